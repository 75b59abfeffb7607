import type { LocalProduct } from '@vitrine/i18n/content';
import { Gallery, useHydrated } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** The pictures of a local product: its cover and what is inside. */
export function ProductGallery({ product: { id, name, image_url, imageAlt, pictures } }: { product: LocalProduct }) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <Gallery
      label={t('store.gallery.label', { product: name })}
      images={[
        { src: image_url, alt: imageAlt },
        ...pictures.map((picture) => ({
          src: `/art/products/${id}-${picture}.svg`,
          alt: t(`pictures.${picture}`),
        })),
      ]}
      labels={{
        previous: t('store.gallery.previous'),
        next: t('store.gallery.next'),
        zoom: t('store.gallery.zoom'),
        close: t('common:close'),
      }}
      disabled={!useHydrated()}
    />
  );
}
