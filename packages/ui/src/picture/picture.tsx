import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classes } from '../theme/classes.ts';

/** The shape of the pane; what does not fit is cut off. */
export type PictureRatio = 'square' | 'landscape' | 'wide';

const heights: Record<PictureRatio, number> = { square: 800, landscape: 600, wide: 450 };

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading' | 'ref'> {
  /** Address of the picture; null, undefined and an address that does not load give the placeholder. */
  src: string | null | undefined;
  /** Shown when there is no picture; left out, an empty pane is shown. */
  placeholder?: string;
  /** What the picture says; empty (the default) when the text beside it says it already. */
  alt?: string;
  /** `landscape` is four by three, `wide` sixteen by nine. */
  ratio?: PictureRatio;
  /** The picture is in the first view: load it at once. All others wait until they are near. */
  priority?: boolean;
}

/** A picture in a pane of fixed proportions, so that nothing moves when it arrives. */
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
    // On a prerendered page the picture may have failed before anyone could hear of it.
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
