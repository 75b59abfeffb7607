import type { LocalProduct } from '@vitrine/i18n/content';
import { GalleryFallback, useHydrated } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { LazyComponent, retryableLazy } from '../../lib/errors/lazy-component.tsx';

const Gallery = retryableLazy(async () => (await import('./gallery.ts')).Gallery);

/** The pictures of a local product: its cover and what is inside. The code of the gallery is loaded after hydration. */
export function ProductGallery({ product: { id, name, image_url, imageAlt, pictures } }: { product: LocalProduct }) {
  const { t } = useTranslation(['product', 'common']);
  const isHydrated = useHydrated();
  const cover = { src: image_url, alt: imageAlt };
  const fallback = <GalleryFallback image={cover} />;
  if (!isHydrated) return fallback;
  return (
    <LazyComponent
      component={Gallery}
      props={{
        label: t('store.gallery.label', { product: name }),
        images: [
          cover,
          ...pictures.map((picture) => ({
            src: `/art/products/${id}-${picture}.svg`,
            alt: t(`pictures.${picture}`),
          })),
        ],
        labels: {
          previous: t('store.gallery.previous'),
          next: t('store.gallery.next'),
          zoom: t('store.gallery.zoom'),
          close: t('common:close'),
        },
      }}
      fallback={fallback}
      errorFallback={() => fallback}
    />
  );
}
