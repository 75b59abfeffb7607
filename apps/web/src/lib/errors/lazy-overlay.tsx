import type { ComponentProps } from 'react';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { LazyComponent } from './lazy-component.tsx';
import { SectionError } from './section-error.tsx';

interface LazyOverlayProps<Props>
  extends Pick<ComponentProps<typeof LazyComponent<Props & object>>, 'component' | 'props'> {
  /** Whether the overlay is open, so that its loading state or error is shown. */
  isOpen?: boolean;
  /** Called when the visitor closes the error message. The parent must then unmount the overlay. */
  onClose: () => void;
}

/** Renders a lazy dialog or drawer. The page stays usable while the overlay loads, and if loading fails. */
export function LazyOverlay<Props extends object>({
  component,
  props,
  isOpen = true,
  onClose,
}: LazyOverlayProps<Props>) {
  return (
    <LazyComponent
      component={component}
      props={props}
      fallback={isOpen && <LoadingOverlay />}
      errorFallback={(retry) => isOpen && <SectionError onRetry={retry} onClose={onClose} />}
    />
  );
}
