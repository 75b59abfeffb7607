import type { ComponentProps } from 'react';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface GalleryFallbackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first picture of the gallery. */
  image: PictureImage | null | undefined;
}

/** Shows the first picture of a `Gallery` and reserves the space of its controls, until the code of the gallery is loaded. */
export function GalleryFallback({ image, className, ...rest }: GalleryFallbackProps) {
  return (
    <div className={joinClasses('vt-gallery', className)} {...rest}>
      <Picture image={image} priority />
      <div className="vt-gallery__bar" />
    </div>
  );
}
