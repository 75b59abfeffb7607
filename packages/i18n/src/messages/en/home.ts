export default {
  meta: {
    title: 'Vitrine | AI consulting, digital marketing, e-learning',
    description:
      'Find out which AI projects pay off, get them built and win customers online. Preview our e-books, software and courses before you buy.',
  },
  hero: {
    title: 'Technology you can see working',
    subtitle:
      'We advise you on AI, build it into your tools, win you customers online and train your teams. You can see, question and measure every step.',
    shop: 'Visit the shop',
    services: 'See our services',
  },
  cta: {
    title: 'Tell us about your project',
    subtitle:
      'A few lines are enough: what you do, what takes too long, what you’ve tried. This form is a demonstration: nothing you write is sent or stored.',
  },
  contactForm: {
    name: {
      label: 'Name',
      placeholder: 'Your name',
      tooShort: 'Name must be at least 2 characters.',
    },
    email: {
      label: 'Email',
      placeholder: 'name@example.com',
      invalid: 'Please enter a valid email.',
    },
    message: {
      label: 'Message',
      placeholder: 'What would you like to do?',
      tooShort: 'Message must be at least 10 characters.',
    },
    submit: 'Send message',
    submitting: 'Sending…',
    success: {
      title: 'This was a demonstration',
      description:
        'Your message hasn’t been sent or stored. To reach us, use the email address in the terms of service.',
    },
  },
} as const;
