export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Back to the shop',
  preview: 'Preview',
  locked: {
    title: 'Full content',
    unlock: 'Unlock the full content',
  },
  features: 'What you get',
  reviews: {
    title: 'Reviews',
    empty: 'There are no reviews yet.',
  },
  purchase: {
    vat: 'Any applicable VAT will be calculated at the payment step.',
    buy: 'Buy now',
    repair: {
      title: 'Feature under repair',
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
} as const;
