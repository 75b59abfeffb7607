import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classes } from '../theme/classes.ts';

/** The aspect ratio; the picture is cropped to it. */
export type PictureRatio = 'square' | 'landscape' | 'wide';

const heights: Record<PictureRatio, number> = { square: 800, landscape: 600, wide: 450 };

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading' | 'ref'> {
  /** URL of the picture; the placeholder is shown for null, undefined and a URL that fails to load. */
  src: string | null | undefined;
  /** URL shown when there is no picture; without it, the pane is empty. */
  placeholder?: string;
  /** Alternative text; empty by default, for a decorative image. */
  alt?: string;
  /** `landscape` (the default) is 4:3, `wide` 16:9, `square` 1:1. */
  ratio?: PictureRatio;
  /** Loads the picture at once, because it is in the first view. Others load when they are near. */
  priority?: boolean;
}

/** A picture with a fixed aspect ratio, so that nothing moves when it loads. */
export function Picture({
  src,
  placeholder,
  alt = '',
  ratio = 'landscape',
  priority,
  className,
  ...rest
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : placeholder;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a prerendered page, the picture may have failed to load before React added its listener.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0)
      current.decode().catch(() => setBroken(current.getAttribute('src') ?? undefined));
  }, []);
  return (
    <span className={classes('vt-picture', `vt-picture--${ratio}`, className)}>
      {shown && (
        <img
          ref={image}
          src={shown}
          alt={alt}
          width={800}
          height={heights[ratio]}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(shown)}
          {...rest}
        />
      )}
    </span>
  );
}
