import { CartButton, createToasts, PageHeading, Pane, PaneGrid, Price, ProductCard, VitrineTheme } from '@vitrine/ui';
import { Toaster } from '@vitrine/ui/toaster';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Cart } from './cart.tsx';
import { formatPrice, products } from './products.ts';
import './styles.css';

const toasts = createToasts();

function Shop() {
  const [isOpen, setIsOpen] = useState(false);
  const [quantities, setQuantities] = useState<Record<string, number>>({ guide: 1 });
  const count = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
  return (
    <VitrineTheme direction="rtl" appearance="dark">
      <main>
        <PageHeading title="المتجر">
          <CartButton label={`افتح السلة، المنتجات: ${count}`} count={count} onClick={() => setIsOpen(true)} />
        </PageHeading>
        <PaneGrid aria-label="المنتجات">
          {products.map(({ id, title, description, cents }, index) => (
            <Pane key={id}>
              <ProductCard
                index={index}
                href={`#${id}`}
                title={title}
                description={description}
                price={<Price price={formatPrice(cents)} />}
                labels={{ details: 'عرض التفاصيل' }}
              />
            </Pane>
          ))}
        </PaneGrid>
      </main>
      <Cart
        open={isOpen}
        onOpenChange={setIsOpen}
        products={products}
        quantities={quantities}
        onQuantityChange={(id, quantity) => setQuantities({ ...quantities, [id]: quantity })}
        toasts={toasts}
      />
      <Toaster toasts={toasts} label="الإشعارات ({hotkey})" labels={{ toast: 'إشعار', close: 'إغلاق' }} />
    </VitrineTheme>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
