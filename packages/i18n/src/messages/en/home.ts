export default {
  meta: {
    title: 'Vitrine | AI consulting, AI solutions, digital marketing and e-learning',
    description:
      'Vitrine advises on AI, builds AI solutions, runs digital marketing and teaches online. See the services, read the blog and visit the shop.',
  },
  hero: {
    title: 'Technology you can see working',
    subtitle:
      'We advise on AI, build it, bring customers to what you sell and teach your teams. Every step is one you can look at, question and measure.',
    shop: 'Visit the shop',
    services: 'See our services',
  },
  services: {
    title: 'What we do',
    subtitle: 'One team, from your first question to the people who use the result.',
    items: {
      aiConsulting: {
        title: 'AI consulting',
        description:
          'We look at how your company works, put a figure on each use of AI, and say plainly which ones are not worth it. You get a plan with costs, risks and an order to follow.',
      },
      aiDevelopment: {
        title: 'AI solution development',
        description:
          'We build assistants, document processing and forecasts into the tools your teams already use, test them on your own data, and hand over code that you can maintain.',
      },
      marketingLearning: {
        title: 'Digital marketing and e-learning',
        description:
          'We run campaigns whose cost per customer you can check each week, and produce courses that people finish, for your clients or for your own staff.',
      },
    },
  },
  blogPreview: {
    title: 'From the blog',
    subtitle: 'One idea per article, with the sums done.',
    viewAll: 'View all articles',
  },
  about: {
    title: 'About Vitrine',
    description:
      'Vitrine means shop window: a pane of glass between you and what you are about to buy. That is how we work. You see the method before the contract, the prototype before the product, and the figures before the invoice.',
    stats: {
      security: {
        title: 'Security',
        description:
          'Before we touch any data, we agree in writing who may see it, where it is kept and when it is deleted.',
      },
      team: {
        title: 'Team',
        description: 'Engineers, marketers and teachers work on the same project, and you speak to them directly.',
      },
      innovation: {
        title: 'Innovation',
        description:
          'New models are tried on real tasks first. We recommend one only when it does better than what you have.',
      },
      global: {
        title: 'Global',
        description: 'Six languages, from English to Arabic, each written by people who work in it.',
      },
    },
    cta: 'Talk to us',
  },
  cta: {
    title: 'Tell us what you would like to see working',
    subtitle: 'A few lines are enough: what you do, what takes too long, what you have tried.',
  },
  contactForm: {
    name: {
      label: 'Name',
      placeholder: 'Your name',
      tooShort: 'Name must be at least 2 characters.',
    },
    email: {
      label: 'E-mail',
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
      title: 'Thank you for your message',
      description: 'This form is a demonstration: nothing has been sent or stored.',
    },
  },
} as const;
