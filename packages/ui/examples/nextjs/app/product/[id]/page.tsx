import { DetailSection, FeatureList, Price, ProductDetail } from '@vitrine/ui';
import { notFound } from 'next/navigation';
import { products } from '../../products.ts';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const product = products.find((product) => product.id === id);
  if (!product) notFound();
  return (
    <ProductDetail
      back={{ href: '/', label: 'Back to the shop' }}
      title={product.title}
      description={product.description}
      price={<Price price={product.price} />}
    >
      <DetailSection title="What you get">
        <FeatureList features={['PDF', 'EPUB']} />
      </DetailSection>
    </ProductDetail>
  );
}
