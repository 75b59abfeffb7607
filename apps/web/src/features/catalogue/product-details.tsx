import { useQueryClient } from '@tanstack/react-query';
import type { LocalProduct, ProductDetails } from '@vitrine/i18n/content';
import { AuthorNote, ContentsList, DetailPart, FactList, PointList, QuestionList, RichText } from '@vitrine/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { productDetails } from './queries.ts';

/** The details of a product; undefined on a prerendered page, whose HTML contains them (`Prerendered`). */
export function useProductDetails(id: string): ProductDetails | undefined {
  const language = useLanguage();
  const queryClient = useQueryClient();
  // Read once: a later prefetch of the same page must not replace the HTML, which would close the open answers.
  return useMemo(
    () => queryClient.getQueryData(productDetails(language, id).queryKey) ?? undefined,
    [queryClient, language, id],
  );
}

interface PreviewDetailsProps extends Pick<ProductDetails, 'contents' | 'sample'> {
  category: LocalProduct['category'];
}

/** The table of contents, and a sample. */
export function PreviewDetails({ contents, sample, category }: PreviewDetailsProps) {
  const { t } = useTranslation('product');
  return (
    <>
      <DetailPart title={t('contents')}>
        <ContentsList items={contents} />
      </DetailPart>
      <DetailPart title={t(`sample.${category}`)}>
        <RichText html={sample} />
      </DetailPart>
    </>
  );
}

/** Who the product is for, what a buyer needs, and its format. */
export function ScopeDetails({
  audience,
  requirements,
  format,
}: Pick<ProductDetails, 'audience' | 'requirements' | 'format'>) {
  const { t } = useTranslation('product');
  return (
    <>
      <DetailPart title={t('audience')}>
        <PointList points={audience} />
      </DetailPart>
      <DetailPart title={t('requirements')}>
        <PointList points={requirements} />
      </DetailPart>
      <DetailPart title={t('format')}>
        <FactList facts={format} />
      </DetailPart>
    </>
  );
}

/** Who made the product. */
export function AuthorDetails({ author }: Pick<ProductDetails, 'author'>) {
  return <AuthorNote {...author} />;
}

/** The questions of buyers. */
export function FaqDetails({ faq }: Pick<ProductDetails, 'faq'>) {
  return <QuestionList items={faq} />;
}
