import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../lib/seo/page-meta.tsx';
import { getProductPath } from './product-path.ts';

interface ProductHeadProps extends Omit<ComponentProps<typeof PageMeta>, 'title' | 'crumbs'> {
  id: string;
  name: string;
}

/** The metadata and the structured data of a product page, with its breadcrumbs. */
export function ProductHead({ id, name, ...meta }: ProductHeadProps) {
  const { t } = useTranslation(['product', 'common']);
  const crumbs = [
    [t('common:nav.shop'), '/shop'],
    [name, getProductPath(id)],
  ] as const;
  return <PageMeta title={t('meta.title', { name })} crumbs={crumbs} {...meta} />;
}
