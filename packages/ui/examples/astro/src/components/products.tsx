import { PageHeading, Pane, PaneGrid, Price, ProductCard, VitrineTheme } from '@vitrine/ui';
import { products } from '../products.ts';

/** The cards. Without a `client:` directive, Astro renders them to HTML and sends no script. */
export const Products = () => (
  <VitrineTheme direction="ltr">
    <main>
      <PageHeading title="Shop" />
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
    </main>
  </VitrineTheme>
);
