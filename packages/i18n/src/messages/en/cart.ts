export default {
  meta: {
    title: 'Cart | Vitrine',
    description: 'The products in your cart and their total, VAT included.',
  },
  heading: 'Cart',
  title_one: 'Cart ({{count}} item)',
  title_other: 'Cart ({{count}} items)',
  close: 'Close the cart',
  lines: {
    label: 'Products in the cart',
    variant: '{{product}} ({{variant}})',
    lineTotal: 'Line total',
    quantity: 'Quantity of {{product}}',
    increase: 'One more {{product}}',
    decrease: 'One fewer {{product}}',
    removeProduct: 'Remove {{product}} from the cart',
    removed: '{{product}} has been removed from the cart.',
    changed: '{{product}}: quantity {{quantity}}.',
    variantOf: 'Variant of {{product}}',
    variantChanged: '{{product}}: {{variant}}, quantity {{quantity}}.',
  },
  total: {
    label: 'Total',
    vat: 'VAT included',
  },
  checkout: 'Check out',
  empty: {
    title: 'Your cart is empty',
    description: 'Add products before you check out.',
    action: 'Browse the shop',
  },
  checkoutUnavailable: {
    title: 'Supabase connection required',
    description:
      'This is a demonstration shop: the database that would store orders isn’t connected. Nothing has been ordered or charged.',
  },
  paymentInit: 'Payment error: There was a problem starting the payment. Please try again.',
  added: {
    title: 'Added to cart',
    quantity: 'Quantity: {{quantity}}',
    viewCart: 'View cart',
    continue: 'Continue shopping',
  },
  suggestions: {
    title: 'You may also like…',
    none: 'No suggestions at the moment.',
    added: '{{product}} has been added to the cart.',
  },
  related: {
    title: 'Related products',
  },
  stock: {
    unavailable: 'Currently unavailable',
    low_one: 'Only {{count}} in stock',
    low_other: 'Only {{count}} in stock',
  },
  refusals: {
    title: 'Not added to the cart',
    outOfStock_one: 'Not enough stock for {{product}}. Only {{count}} item left.',
    outOfStock_other: 'Not enough stock for {{product}}. Only {{count}} items left.',
    outOfStockVariant_one: 'Not enough stock for {{product}} ({{variant}}). Only {{count}} item left.',
    outOfStockVariant_other: 'Not enough stock for {{product}} ({{variant}}). Only {{count}} items left.',
    soldOut: '{{product}} is sold out.',
    unknownStock:
      'We don’t know right now how many of {{product}} are left, so you can’t add more. Please try again later.',
    invalidQuantity: 'Please enter a whole number, 1 or more.',
    cannotAdd: '{{product}} can’t be added to the cart.',
  },
  notices: {
    title: 'Your cart has changed',
    clamped_one: 'Only {{count}} left of {{product}}; quantity set to {{count}}.',
    clamped_other: 'Only {{count}} left of {{product}}; quantity set to {{count}}.',
    priceUp: 'The price of {{product}} has gone up from {{before}} to {{price}}.',
    priceDown: 'The price of {{product}} has gone down from {{before}} to {{price}}.',
    gone: '{{product}} is no longer for sale and has been removed from your cart.',
  },
} as const;
