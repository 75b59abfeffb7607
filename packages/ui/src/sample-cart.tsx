import { fn } from 'storybook/test';
import { CartLine, CartLineList } from './cart-line/cart-line.tsx';
import { Price } from './price/price.tsx';
import { type guide, placeholder } from './samples.ts';
import { SuggestionCard } from './suggestion-card/suggestion-card.tsx';

type Sample = typeof guide;

/** The words of the cart's stories. */
export const cartWords = {
  en: {
    lines: 'Products in the cart',
    quantity: 'Quantity',
    increase: 'One more',
    decrease: 'One less',
    remove: 'Remove',
    add: 'Add to cart',
    related: 'Goes well with it',
    total: 'Total',
    note: 'VAT included',
    checkout: 'Check out',
  },
  de: {
    lines: 'Produkte im Warenkorb',
    quantity: 'Menge',
    increase: 'Eins mehr',
    decrease: 'Eins weniger',
    remove: 'Entfernen',
    add: 'In den Warenkorb legen',
    related: 'Dazu passende Veröffentlichungen',
    total: 'Gesamtbetrag',
    note: 'einschließlich Mehrwertsteuer',
    checkout: 'Zahlungspflichtig bestellen',
  },
  ar: {
    lines: 'المنتجات في السلة',
    quantity: 'الكمية',
    increase: 'زيادة',
    decrease: 'إنقاص',
    remove: 'إزالة',
    add: 'أضف إلى السلة',
    related: 'يناسبها أيضاً',
    total: 'المجموع',
    note: 'شامل الضريبة',
    checkout: 'إتمام الطلب',
  },
};

/** One line for each product. */
export const lines = (products: readonly Sample[], text: typeof cartWords.en) => (
  <CartLineList label={text.lines}>
    {products.map(({ name, image, price, href }) => (
      <CartLine
        key={name}
        title={name}
        image={image}
        href={href}
        placeholder={placeholder}
        unitPrice={<Price price={price} />}
        linePrice={<Price price={price} />}
        quantity={1}
        labels={text}
        onQuantityChange={fn()}
        onRemove={fn()}
      />
    ))}
  </CartLineList>
);

/** A product to go with the others. */
export const suggestion = ({ name, image, price }: Sample, add: string, onAdd = fn()) => (
  <SuggestionCard
    key={name}
    title={name}
    image={image}
    placeholder={placeholder}
    price={<Price price={price} />}
    add={add}
    onAdd={onAdd}
  />
);
