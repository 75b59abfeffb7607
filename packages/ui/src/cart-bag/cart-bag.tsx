import type { ComponentProps } from 'react';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

/** The number of pictures that fit into the bag. */
const maxPictures = 4;

export interface CartBagProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pictures of the lines. The first four are visible. */
  images: readonly { id: string; image?: PictureImage | null }[];
}

/** A drawn shopping bag with the pictures of the lines in it. It is decorative: the lines of the cart say what is in it. */
export function CartBag({ images, className, ...rest }: CartBagProps) {
  return (
    <div className={joinClasses('vt-cart-bag', className)} aria-hidden="true" {...rest}>
      <svg className="vt-cart-bag__handle" aria-hidden="true" viewBox="0 0 200 150">
        <path d="M72 70V40a28 28 0 0 1 56 0v30" />
      </svg>
      {images.slice(0, maxPictures).map(({ id, image }) => (
        <Picture key={id} className="vt-cart-bag__item" image={image && { ...image, alt: '' }} />
      ))}
      <svg className="vt-cart-bag__front" aria-hidden="true" viewBox="0 0 200 150">
        <path d="M22 66h156l-8 84H30z" />
        <path className="vt-cart-bag__window" d="M84 90h32v36H84zM100 90v36M84 108h32" />
      </svg>
    </div>
  );
}
