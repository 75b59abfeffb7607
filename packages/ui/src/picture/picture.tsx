'use client';

import { type ComponentProps, type ReactEventHandler, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../theme/join-classes.ts';
import { useImageContext } from './image-provider.tsx';

/** The aspect ratio; the picture is cropped to it. */
export type PictureRatio = 'square' | 'landscape' | 'wide';

const imageWidth = 800;
/** The height in px of an image with the width `imageWidth`. */
const heightByRatio: Record<PictureRatio, number> = { square: 800, landscape: 600, wide: 450 };

/** An image. `src` can be missing: the placeholder of `ImageProvider` is then shown. */
export interface PictureImage {
  src?: string | null;
  srcSet?: string;
  sizes?: string;
  /** Alternative text; empty by default, for a decorative image. */
  alt?: string;
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children' | 'onError'> {
  /** The placeholder is shown for null, undefined, and an image that fails to load. */
  image: PictureImage | null | undefined;
  /** `landscape` (the default) is 4:3, `wide` 16:9, `square` 1:1. */
  ratio?: PictureRatio;
  /** Loads the picture eagerly and with high priority, because it is visible without scrolling. Others are lazy-loaded. */
  priority?: boolean;
  /** Called when the image fails to load, before the placeholder is shown. */
  onError?: ReactEventHandler<HTMLImageElement>;
}

/** A picture with a fixed aspect ratio, which prevents layout shift when it loads. */
export function Picture({ image, ratio = 'landscape', priority, className, onError, ...rest }: PictureProps) {
  const { component: Image, placeholder } = useImageContext();
  const [failedSource, setFailedSource] = useState<string>();
  const { src, srcSet, sizes, alt = '' } = image ?? {};
  const isShown = !!src && src !== failedSource;
  const source = isShown ? src : placeholder;
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a prerendered page, the picture may have failed to load before React added its listener.
    const { current: element } = imageRef;
    if (element?.complete && element.naturalWidth === 0)
      element.decode().catch(() => setFailedSource(src ?? undefined));
  }, [src]);
  return (
    <span className={joinClasses('vt-picture', `vt-picture--${ratio}`, className)} {...rest}>
      {source && (
        <Image
          ref={imageRef}
          src={source}
          srcSet={isShown ? srcSet : undefined}
          sizes={isShown ? sizes : undefined}
          alt={alt}
          width={imageWidth}
          height={heightByRatio[ratio]}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={(event) => {
            setFailedSource(src ?? undefined);
            onError?.(event);
          }}
        />
      )}
    </span>
  );
}
