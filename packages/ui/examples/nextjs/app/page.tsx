import { PageHeading, Pane, PaneGrid, Price, ProductCard } from '@vitrine/ui';
import { Cart } from './cart.tsx';
import { products } from './products.ts';

// A server component: the cards and the prices are rendered on the server.
export default function Page() {
  return (
    <>
      <PageHeading title="Shop">
        <Cart products={products} />
      </PageHeading>
      <PaneGrid aria-label="Products">
        {products.map(({ id, title, description, price }, index) => (
          <Pane key={id}>
            <ProductCard
              index={index}
              href={`/product/${id}`}
              title={title}
              description={description}
              price={<Price price={price} />}
              labels={{ details: 'View details' }}
            />
          </Pane>
        ))}
      </PaneGrid>
    </>
  );
}
