export default {
  meta: {
    title: 'Page not found | Vitrine',
    description: 'The page you are looking for does not exist or has been moved.',
  },
  title: 'Oops! Page not found.',
  description: 'The page you are looking for does not exist or has been moved.',
} as const;
