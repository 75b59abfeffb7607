export default {
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
  askedAtPurchase: 'Asked at purchase: {{fields}}',
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
} as const;
