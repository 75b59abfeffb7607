import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { isDomError } from './is-dom-error.ts';
import { SectionError } from './section-error.tsx';
import { useAutoRetry } from './use-auto-retry.ts';

/** Like `React.lazy`, which keeps a failed import forever, but loading can be repeated. Render it with `LazyComponent` or `LazyOverlay`. */
export function retryableLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined;
  return {
    /** Loads the component, so that it does not suspend when it is rendered. */
    preload: async () => {
      component = await load();
    },
    /** Returns the component if it is loaded, else a new lazy component. */
    getComponent: (): ComponentType<Props> =>
      component ?? (lazy(async () => ({ default: await load() })) as ComponentType<Props>),
  };
}

type RetryableLazy<Props> = ReturnType<typeof retryableLazy<Props>>;

/** Loads a component right after hydration. If that fails, rendering the component loads it again. */
export function usePreload({ preload }: Pick<RetryableLazy<never>, 'preload'>): void {
  useEffect(() => void preload().catch(() => {}), [preload]);
}

export interface LazyComponentProps<Props> {
  component: RetryableLazy<Props>;
  props: Props;
  /** Rendered while the component loads. */
  fallback?: ReactNode;
  /** Rendered if the component cannot be loaded or rendered. `retry` tries again. By default, the fallback stays. */
  errorFallback?: (retry: () => void) => ReactNode;
}

/** Renders a lazy component in its own Suspense and error boundary. Mounting it again retries a failed import. */
export function LazyComponent<Props extends object>({
  component: { getComponent },
  props,
  fallback,
  errorFallback = () => fallback,
}: LazyComponentProps<Props>) {
  // The state is a component, which React gets by calling the function.
  const [Component, setComponent] = useState(getComponent);
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <AutoRetry isImmediate={isDomError(error)} onRetry={resetErrorBoundary}>
          {errorFallback(resetErrorBoundary)}
        </AutoRetry>
      )}
      onReset={() => setComponent(getComponent)}
    >
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function AutoRetry(props: { isImmediate: boolean; onRetry: () => void; children: ReactNode }) {
  useAutoRetry(props.onRetry, props.isImmediate);
  return props.isImmediate ? null : props.children;
}

interface LazyOverlayProps<Props> extends Pick<LazyComponentProps<Props>, 'component' | 'props'> {
  /** Whether the overlay is open, so that its loading state or error is shown. */
  isOpen: boolean;
  /** Called when the visitor closes the error message. The parent must then unmount the overlay. */
  onCloseError: () => void;
}

/** Renders a lazy dialog or drawer. The page stays usable while the overlay loads, and if loading fails. */
export const LazyOverlay = <Props extends object>({ isOpen, onCloseError, ...lazyProps }: LazyOverlayProps<Props>) => (
  <LazyComponent
    {...lazyProps}
    fallback={isOpen && <LoadingOverlay />}
    errorFallback={(retry) => isOpen && <SectionError onRetry={retry} onClose={onCloseError} />}
  />
);
