export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Back to the shop',
  facts: {
    type: {
      label: 'Product type',
      digital: 'Digital content, without a physical medium',
      service: 'Online service, on the date shown here or agreed with you',
    },
    language: {
      single: 'English',
      all: 'Six, English included',
    },
    vat: {
      label: 'VAT',
      value: 'Included in the price. The payment step shows how much of it is VAT.',
    },
    delivery: {
      label: 'Delivery',
      value: 'By email, free of charge, once your order is confirmed',
    },
  },
  preview: 'Preview',
  contents: 'Contents',
  sample: {
    'e-books': 'Sample pages',
    software: 'Two screens',
    courses: 'Part of a lesson',
  },
  locked: {
    title: 'Full content',
    unlock: 'Unlock the full content',
  },
  features: 'What you get',
  format: 'Key facts',
  audience: 'Who it’s for',
  requirements: 'What you need',
  author: {
    title: 'Who made it',
    post: 'On our blog: {{title}}',
  },
  faq: 'Questions and answers',
  reviews: {
    title: 'Reviews',
    empty: 'There are no reviews yet.',
    new: 'This product is new.',
    guarantee:
      'The two-year legal guarantee of conformity applies: if the product isn’t as described here, we put it right or refund you.',
  },
  related: 'Related products',
  purchase: {
    vat: 'Any applicable VAT will be calculated at the payment step.',
    vatIncluded: 'The price shown already includes it.',
    buy: 'Buy now',
    repair: {
      title: 'Under repair',
      description: 'Payment is temporarily unavailable. Nothing has been charged.',
    },
  },
  notFound: {
    meta: {
      title: 'Product not found | Vitrine',
      description: 'This product doesn’t exist or has been moved.',
    },
    title: 'Product not found',
    description: 'The product you’re looking for doesn’t exist or has been moved.',
  },
  // The page of a store-only product.
  store: {
    gallery: {
      label: 'Pictures of {{product}}',
      picture: '{{product}}, picture {{number}} of {{total}}',
      previous: 'Previous picture',
      next: 'Next picture',
      zoom: 'Enlarge the picture',
    },
    variant: 'Variant',
    soldOut: 'Sold out',
    notOffered: 'Not offered',
    noCombination: 'This combination isn’t offered. Choose another option.',
    quantity: {
      label: 'Quantity',
      increase: 'One more',
      decrease: 'One fewer',
    },
    askedAtPurchase: 'At checkout we’ll ask for:',
    description: 'Description',
    information: 'Additional information',
    related: 'Related products',
    unavailable: {
      meta: {
        title: 'Product unavailable at the moment | Vitrine',
        description: 'We couldn’t load this product. Please try again in a moment.',
      },
      title: 'We can’t show this product right now',
      description: 'The shop’s catalogue isn’t responding. Your cart is safe; please try again in a moment.',
    },
  },
} as const;
