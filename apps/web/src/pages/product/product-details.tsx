import type { LocalProduct, ProductDetails } from '@vitrine/i18n/content';
import { ContentsList, DetailPart, Disclosure, FactList, PlainText, PointList, RichText } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

interface PreviewDetailsProps extends Pick<ProductDetails, 'contents' | 'sample'> {
  category: LocalProduct['category'];
}

/** The table of contents and a sample of the product. */
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

/** The audience, requirements and format of the product. */
export function AudienceAndFormatDetails({
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

/** Frequently asked questions. */
export function FaqDetails({ faq }: Pick<ProductDetails, 'faq'>) {
  return faq.map(({ question, answer }) => (
    <Disclosure key={question} title={question}>
      <PlainText paragraphs={[answer]} />
    </Disclosure>
  ));
}
