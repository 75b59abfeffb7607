import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

/** The aspect ratio; the picture is cropped to it. */
export type PictureRatio = 'square' | 'landscape' | 'wide';

const imageWidth = 800;
/** The height in px of an image with the width `imageWidth`. */
const heightByRatio: Record<PictureRatio, number> = { square: 800, landscape: 600, wide: 450 };

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'loading' | 'ref'> {
  /** URL of the picture; the placeholder is shown for null, undefined and a URL that fails to load. */
  src: string | null | undefined;
  /** URL of the image that is shown when there is no picture. Without it, the element is empty. */
  placeholder?: string;
  /** Alternative text; empty by default, for a decorative image. */
  alt?: string;
  /** `landscape` (the default) is 4:3, `wide` 16:9, `square` 1:1. */
  ratio?: PictureRatio;
  /** Loads the picture eagerly and with high priority, because it is visible without scrolling. Others are lazy-loaded. */
  priority?: boolean;
}

/** A picture with a fixed aspect ratio, which prevents layout shift when it loads. */
export function Picture({
  src,
  placeholder,
  alt = '',
  ratio = 'landscape',
  priority,
  className,
  onError,
  ...rest
}: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>();
  const source = src && src !== failedSource ? src : placeholder;
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a prerendered page, the picture may have failed to load before React added its listener.
    const { current: element } = imageRef;
    if (element?.complete && element.naturalWidth === 0)
      element.decode().catch(() => setFailedSource(element.getAttribute('src') ?? undefined));
  }, []);
  return (
    <span className={joinClasses('vt-picture', `vt-picture--${ratio}`, className)}>
      {source && (
        <img
          ref={imageRef}
          src={source}
          alt={alt}
          width={imageWidth}
          height={heightByRatio[ratio]}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          {...rest}
          onError={(event) => {
            setFailedSource(src ?? undefined);
            onError?.(event);
          }}
        />
      )}
    </span>
  );
}
