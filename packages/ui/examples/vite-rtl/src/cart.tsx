import { Flex, Switch, Text } from '@radix-ui/themes';
import { Button, Notice, Price, type Toasts } from '@vitrine/ui';
import { CartDrawer, CartLine, CartLineList, CartTotals } from '@vitrine/ui/cart';
import { formatPrice, type Product } from './products.ts';

interface CartProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  products: readonly Product[];
  quantities: Readonly<Record<string, number>>;
  onQuantityChange: (id: string, quantity: number) => void;
  toasts: Toasts;
}

/** The drawer of the cart, with a switch of Radix Themes beside the components of the kit. */
export function Cart({ open, onOpenChange, products, quantities, onQuantityChange, toasts }: CartProps) {
  const lines = products.flatMap((product) => {
    const quantity = quantities[product.id] ?? 0;
    return quantity > 0 ? [{ ...product, quantity }] : [];
  });
  const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  return (
    <CartDrawer
      open={open}
      onOpenChange={onOpenChange}
      title="سلة المشتريات"
      labels={{ close: 'أغلق السلة' }}
      footer={
        lines.length > 0 && (
          <>
            <Text as="label" size="3">
              <Flex gap="2" align="center">
                <Switch size="3" /> تغليف هدية
              </Flex>
            </Text>
            <CartTotals rows={[{ id: 'total', label: 'المجموع', amount: <Price price={formatPrice(total)} /> }]} />
            <Button onClick={() => toasts.show({ title: 'لا دفع في هذا المثال.' })}>إتمام الشراء</Button>
          </>
        )
      }
    >
      {lines.length > 0 ? (
        <CartLineList label="المنتجات في السلة">
          {lines.map(({ id, title, cents, quantity }) => (
            <CartLine
              key={id}
              title={title}
              href={`#${id}`}
              unitPrice={<Price price={formatPrice(cents)} />}
              linePrice={<Price price={formatPrice(cents * quantity)} />}
              quantity={quantity}
              labels={{ quantity: 'الكمية', increase: 'زيادة', decrease: 'إنقاص', remove: 'إزالة' }}
              onQuantityChange={(next) => onQuantityChange(id, next)}
              onRemove={() => onQuantityChange(id, 0)}
            />
          ))}
        </CartLineList>
      ) : (
        <Notice title="سلتك فارغة" headingLevel={3} />
      )}
    </CartDrawer>
  );
}
