export default {
  meta: {
    title: '{{title}} | Vitrine',
    'privacy-policy': 'Which personal data this site handles, why, for how long, and what your rights are.',
    'terms-of-service':
      'The terms for using this site and buying digital products from Vitrine, with the legal notice.',
    'cookie-policy': 'The few items that this site keeps on your device, what each is for, and how to remove them.',
  },
  updated: 'Last updated: {{date}}',
  close: 'Close and go to the home page',
} as const;
