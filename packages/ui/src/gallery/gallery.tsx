'use client';

import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ignoreDoubleClick } from '../button/ignore-double-click.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { BackIcon, CloseIcon, ForwardIcon, PlusIcon } from '../icon/icons.tsx';
import { useImageContext } from '../picture/image-provider.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { joinClasses } from '../theme/join-classes.ts';

/** A picture of a gallery. `alt` is also the accessible name of its thumbnail. */
export interface GalleryImage extends PictureImage {
  src: string;
  alt: string;
  /** The page that the picture shows, such as `RichText`, so that visitors can read it. The gallery shows its beginning, the dialog all of it. */
  page?: ReactNode;
}

export interface GalleryLabels {
  /** Accessible name of the button that shows the previous picture. */
  previous: string;
  /** Accessible name of the button that shows the next picture. */
  next: string;
  /** Accessible name of the button that enlarges the picture. */
  zoom: string;
  /** Accessible name of the button that closes the enlarged picture. */
  close: string;
}

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the gallery. */
  label: string;
  /** If the array is empty, the placeholder of `ImageProvider` is shown. */
  images: readonly GalleryImage[];
  /** Accessible names of the buttons. `zoom` enlarges the picture, `close` closes it. */
  labels: GalleryLabels;
  /** URL of one of the images. The gallery scrolls to it initially and when this prop changes. */
  currentSrc?: string | null;
}

/**
 * A carousel of a product's pictures, scrolled by swipe, arrow key, button or thumbnail. A click or Enter enlarges a picture. The buttons are
 * disabled until they are hydrated; swiping works without JavaScript.
 */
export function Gallery({ label, images, labels, currentSrc, className, ...rest }: GalleryProps) {
  const { placeholder } = useImageContext();
  const slidesRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  /** The picture that the gallery is scrolling to. `currentIndex` follows when half of the way is done. */
  const targetIndexRef = useRef<number>(undefined);
  const currentPicture = images[Math.min(currentIndex, images.length - 1)];

  function scrollToPicture(targetIndex: number) {
    const slide = slidesRef.current?.children[targetIndex];
    if (!(slide instanceof HTMLElement)) return;
    targetIndexRef.current = targetIndex;
    slidesRef.current?.scrollTo({ left: slide.offsetLeft });
  }

  const scrollBy = (offset: -1 | 1) => scrollToPicture((targetIndexRef.current ?? currentIndex) + offset);

  const chosenIndex = currentSrc ? images.findIndex(({ src }) => src === currentSrc) : -1;
  useEffect(() => {
    const slide = slidesRef.current?.children[chosenIndex];
    if (!(slide instanceof HTMLElement)) return;
    targetIndexRef.current = chosenIndex;
    slidesRef.current?.scrollTo({ left: slide.offsetLeft });
  }, [chosenIndex]);

  useEffect(() => {
    if (isZoomed) dialogRef.current?.showModal();
  }, [isZoomed]);

  function updateCurrentIndex() {
    const { scrollLeft = 0, clientWidth = 0 } = slidesRef.current ?? {};
    // In right-to-left layouts, `scrollLeft` is negative.
    if (clientWidth === 0) return;
    const index = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (index === targetIndexRef.current) targetIndexRef.current = undefined;
    setCurrentIndex(index);
  }

  /** The visitor scrolls to another picture than the gallery does. */
  function forgetTarget() {
    targetIndexRef.current = undefined;
  }

  function scrollOnKey(event: KeyboardEvent) {
    const forwardKey = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const scroll = {
      Home: () => scrollToPicture(0),
      End: () => scrollToPicture(images.length - 1),
      Enter: () => setIsZoomed(true),
      ArrowLeft: () => scrollBy(forwardKey === 'ArrowLeft' ? 1 : -1),
      ArrowRight: () => scrollBy(forwardKey === 'ArrowRight' ? 1 : -1),
    }[event.key];
    if (!scroll) return;
    event.preventDefault();
    scroll();
  }

  if (!currentPicture)
    return (
      <section className={joinClasses('vt-gallery', className)} aria-label={label} {...rest}>
        <Picture image={null} priority />
      </section>
    );
  const hasSeveralPictures = images.length > 1;
  return (
    <section className={joinClasses('vt-gallery', className)} aria-label={label} {...rest}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div
        ref={slidesRef}
        role="group"
        aria-label={label}
        className="vt-gallery__slides"
        tabIndex={hasSeveralPictures ? 0 : undefined}
        onScroll={updateCurrentIndex}
        onPointerDown={forgetTarget}
        onWheel={forgetTarget}
        onKeyDown={scrollOnKey}
        onClick={ignoreDoubleClick(() => setIsZoomed(true))}
      >
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: URLs can be equal.
          <Slide key={index} image={image} priority={index === 0} style={{ zIndex: images.length - index }} />
        ))}
      </div>
      <div className="vt-gallery__bar">
        {hasSeveralPictures && (
          <>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
            <ul role="list" className="vt-gallery__thumbnails">
              {images.map((image, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: URLs can be equal.
                <li key={index}>
                  <Thumbnail {...image} isCurrent={index === currentIndex} onClick={() => scrollToPicture(index)} />
                </li>
              ))}
            </ul>
            <div className="vt-gallery__controls">
              <IconButton
                label={labels.previous}
                aria-disabled={currentIndex === 0 || undefined}
                onClick={() => scrollBy(-1)}
              >
                <BackIcon />
              </IconButton>
              <span className="vt-gallery__position" aria-hidden="true" dir="ltr">
                {currentIndex + 1} / {images.length}
              </span>
              <IconButton
                label={labels.next}
                aria-disabled={currentIndex === images.length - 1 || undefined}
                onClick={() => scrollBy(1)}
              >
                <ForwardIcon />
              </IconButton>
            </div>
          </>
        )}
        <IconButton
          className="vt-gallery__zoom"
          label={labels.zoom}
          onClick={ignoreDoubleClick(() => setIsZoomed(true))}
        >
          <PlusIcon />
        </IconButton>
      </div>
      {isZoomed && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape.
        <dialog
          ref={dialogRef}
          className="vt-gallery__dialog"
          aria-label={currentPicture.alt}
          onClose={() => setIsZoomed(false)}
          onClick={({ target, currentTarget, detail }) =>
            detail < 2 && target === currentTarget && currentTarget.close()
          }
        >
          {currentPicture.page ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
            <section className="vt-gallery__sheet" aria-label={currentPicture.alt} tabIndex={0}>
              {currentPicture.page}
            </section>
          ) : (
            <img
              src={currentPicture.src}
              alt={currentPicture.alt}
              onError={({ currentTarget }) => {
                if (placeholder && currentTarget.getAttribute('src') !== placeholder) currentTarget.src = placeholder;
              }}
            />
          )}
          <IconButton
            className="vt-gallery__close"
            label={labels.close}
            onClick={ignoreDoubleClick(() => dialogRef.current?.close())}
          >
            <CloseIcon />
          </IconButton>
        </dialog>
      )}
    </section>
  );
}

interface ThumbnailProps extends GalleryImage {
  isCurrent: boolean;
  onClick: () => void;
}

function Thumbnail({ src, alt, isCurrent, onClick }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={alt}
      aria-current={isCurrent || undefined}
      disabled={!useHydrated()}
      onClick={onClick}
    >
      <Picture image={{ src }} ratio="square" />
    </button>
  );
}

interface SlideProps {
  image: GalleryImage;
  priority: boolean;
  style: CSSProperties;
}

/** A picture of the gallery, or the beginning of the page that it shows. */
function Slide({ image: { page, ...image }, priority, style }: SlideProps) {
  if (!page) return <Picture image={image} priority={priority} style={style} />;
  return (
    <div role="img" aria-label={image.alt} className="vt-picture vt-picture--landscape" style={style}>
      <div className="vt-gallery__page" aria-hidden="true" inert>
        {page}
      </div>
    </div>
  );
}
