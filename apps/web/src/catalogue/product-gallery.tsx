import { Gallery, type GalleryProps, useHydrated } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

interface ProductGalleryProps extends Pick<GalleryProps, 'images' | 'currentSrc'> {
  name: string;
}

/** The pictures of a product. */
export function ProductGallery({ name, ...gallery }: ProductGalleryProps) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <Gallery
      label={t('store.gallery.label', { product: name })}
      labels={{
        previous: t('store.gallery.previous'),
        next: t('store.gallery.next'),
        zoom: t('store.gallery.zoom'),
        close: t('common:close'),
      }}
      disabled={!useHydrated()}
      {...gallery}
    />
  );
}
