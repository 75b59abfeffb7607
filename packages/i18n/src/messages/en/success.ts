export default {
  meta: {
    title: 'Payment successful | Vitrine',
    description: 'Your payment was successful. A confirmation email will follow.',
  },
  title: 'Payment Successful!',
  description: 'Thank you for your purchase. A confirmation email will follow shortly.',
  action: 'Continue Shopping',
} as const;
