import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type GetComponent<Props> = () => LazyExoticComponent<ComponentType<Props>>;

/**
 * Like `React.lazy`, which keeps a failed load forever: returns a function that creates a new lazy component after a failure.
 * Render it with `LazyComponent`.
 */
export function retryableLazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>): GetComponent<Props> {
  let component: LazyExoticComponent<ComponentType<Props>> | undefined;
  const create = () =>
    lazy(() =>
      load().catch((error) => {
        component = undefined;
        throw error;
      }),
    );
  return () => {
    component ??= create();
    return component;
  };
}

interface LazyComponentProps<Props> {
  component: GetComponent<Props>;
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
