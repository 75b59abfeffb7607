export default {
  services: {
    title: 'What we do',
    subtitle: 'One team, from first question to daily use.',
    items: {
      aiConsulting: {
        title: 'AI consulting',
        description:
          'We look at how your company works, calculate what each use of AI would earn or save you, and tell you plainly which ones aren’t worth it. You get a plan with costs, risks and priorities.',
      },
      aiDevelopment: {
        title: 'AI solution development',
        description:
          'We build AI assistants, document processing and forecasts into the tools your teams already use, test them on your own data, and hand over code you can maintain.',
      },
      marketingLearning: {
        title: 'Digital marketing and e-learning',
        description:
          'We run campaigns and show you the cost per customer every week. We produce courses that people finish, for your clients or your own staff.',
      },
    },
  },
  blogPreview: {
    title: 'From the blog',
    subtitle: 'Short articles you can test against your own figures.',
    viewAll: 'View all articles',
  },
  about: {
    title: 'About Vitrine',
    description:
      'Vitrine is French for shop window: you see what you’re buying before you pay. We run our projects the same way. Before each decision, you have something in front of you to look at and judge.',
    steps: {
      method: {
        label: 'Before the contract',
        title: 'The method',
        text: 'How we’ll work, what it costs and what could go wrong.',
      },
      prototype: {
        label: 'Before the product',
        title: 'The prototype',
        text: 'In your own tools, tested on 500 of your cases.',
      },
      figures: {
        label: 'Before the invoice',
        title: 'The figures',
        text: 'The results, against the targets we agreed.',
      },
    },
    stats: {
      security: {
        unit: 'requests to third parties',
        title: 'Security',
        description:
          'This site stores at most four small items on your device and loads nothing from third parties. On a project, we agree in writing who may see your data, where it’s kept and when it’s deleted.',
      },
      team: {
        unit: 'professions on one project',
        title: 'Team',
        description:
          'Engineers, marketers and trainers work on your project together. You talk to them directly, with nobody in between.',
      },
      innovation: {
        unit: 'of your own cases, tested first',
        title: 'Innovation',
        description:
          'We try every new model on 500 of your own past cases first, and recommend it only if it beats what you have.',
      },
      global: {
        unit: 'languages, one shop',
        title: 'Global',
        description:
          'Everything on this site, from the prices to the legal texts, comes in six languages, and in Arabic it reads from right to left.',
      },
    },
    cta: 'Talk to us',
  },
} as const;
