import type { ComponentProps } from 'react';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { LazyComponent } from './lazy-component.tsx';
import { SectionError } from './section-error.tsx';

interface LazyOverlayProps<Props>
  extends Pick<ComponentProps<typeof LazyComponent<Props & object>>, 'component' | 'props'> {
  /** Called when the visitor closes the error message. The parent must then unmount the overlay. */
  onClose: () => void;
}

/** Renders a lazy dialog or drawer. The page stays usable while the overlay loads, and if loading fails. */
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
