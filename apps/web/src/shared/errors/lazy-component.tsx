import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface RetryableLazy<Props> {
  /** The loaded component, or one that suspends while it loads. */
  (): ComponentType<Props>;
  /** Loads the component, so that it does not suspend when it is rendered. Rejects when that fails; rendering it retries. */
  preload: () => Promise<void>;
}

/**
 * Like `React.lazy`, which keeps a failed load forever: returns a function that creates a new lazy component after a failure.
 * Render it with `LazyComponent`.
 */
export function retryableLazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>): RetryableLazy<Props> {
  let component: ComponentType<Props> | undefined;
  const create = () =>
    lazy(() =>
      load().catch((error) => {
        component = undefined;
        throw error;
      }),
    );
  const getComponent = () => {
    component ??= create() as ComponentType<Props>;
    return component;
  };
  const preload = async () => {
    component = (await load()).default;
  };
  return Object.assign(getComponent, { preload });
}

interface LazyComponentProps<Props> {
  component: RetryableLazy<Props>;
  props: Props;
  /** Rendered while the component loads. */
  fallback?: ReactNode;
  /** Rendered when it could not be loaded or rendered; `retry` tries again. */
  errorFallback: (retry: () => void) => ReactNode;
}

/** Renders a component of `retryableLazy` inside a Suspense and an error boundary of its own. Mounting it again retries, too. */
export function LazyComponent<Props extends object>({
  component: getComponent,
  props,
  fallback,
  errorFallback,
}: LazyComponentProps<Props>) {
  const [Component, setComponent] = useState(getComponent);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => errorFallback(resetErrorBoundary)}
      onReset={() => setComponent(getComponent)}
    >
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
