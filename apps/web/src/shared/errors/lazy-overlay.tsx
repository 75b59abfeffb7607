import type { ComponentProps } from 'react';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { LazyComponent } from './lazy-component.tsx';
import { SectionError } from './section-error.tsx';

interface LazyOverlayProps<Props>
  extends Pick<ComponentProps<typeof LazyComponent<Props & object>>, 'component' | 'props'> {
  /** The visitor closes the error message: the overlay must no longer be rendered. */
  onClose: () => void;
}

/** Renders a lazy dialog or drawer. While it loads or when it fails, the page below keeps working. */
export function LazyOverlay<Props extends object>({ component, props, onClose }: LazyOverlayProps<Props>) {
  return (
    <LazyComponent
      component={component}
      props={props}
      fallback={<LoadingOverlay />}
      errorFallback={(retry) => <SectionError onRetry={retry} onClose={onClose} />}
    />
  );
}
