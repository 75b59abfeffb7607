import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { getBfcacheRestoreCount, useAutoRetry } from './use-auto-retry.ts';

interface RetryableLazy<Props> {
  /** Returns the component, which suspends until it is loaded. */
  (): ComponentType<Props>;
  /** Loads the component, so that it does not suspend when it is rendered. Rejects if loading fails. The next render then retries. */
  preload: () => Promise<void>;
}

/**
 * Like `React.lazy`, but loading can be retried: the returned function creates a new lazy component after a failure. Render it with
 * `LazyComponent`.
 */
export function retryableLazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>): RetryableLazy<Props> {
  let component: ComponentType<Props> | undefined;
  const createLazy = () =>
    lazy(() =>
      load().catch((error) => {
        component = undefined;
        throw error;
      }),
    );
  const getComponent = () => {
    component ??= createLazy() as ComponentType<Props>;
    return component;
  };
  const preload = async () => {
    component = (await load()).default;
  };
  return Object.assign(getComponent, { preload });
}

interface LazyComponentProps<Props> {
  /** Created by `retryableLazy`. It returns the component to render. */
  component: RetryableLazy<Props>;
  props: Props;
  /** Rendered while the component loads. */
  fallback?: ReactNode;
  /** Rendered if the component cannot be loaded or rendered. `retry` tries again. */
  errorFallback: (retry: () => void) => ReactNode;
}

/**
 * Renders a component of `retryableLazy` in its own Suspense and error boundary. After a failure, mounting it again retries, and so do the
 * events of `useAutoRetry`.
 */
export function LazyComponent<Props extends object>({
  component: getComponent,
  props,
  fallback,
  errorFallback,
}: LazyComponentProps<Props>) {
  // With the count, `useAutoRetry` can tell whether the page was restored from the back-forward cache (bfcache) since loading started.
  const startLoading = () => ({ Component: getComponent(), bfcacheRestoreCountAtStart: getBfcacheRestoreCount() });
  const [{ Component, bfcacheRestoreCountAtStart }, setLoading] = useState(startLoading);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <AutoRetry onRetry={resetErrorBoundary} bfcacheRestoreCountAtStart={bfcacheRestoreCountAtStart}>
          {errorFallback(resetErrorBoundary)}
        </AutoRetry>
      )}
      onReset={() => setLoading(startLoading)}
    >
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface AutoRetryProps {
  onRetry: () => void;
  bfcacheRestoreCountAtStart: number;
  children: ReactNode;
}

function AutoRetry({ onRetry, bfcacheRestoreCountAtStart, children }: AutoRetryProps) {
  useAutoRetry(onRetry, bfcacheRestoreCountAtStart);
  return children;
}
