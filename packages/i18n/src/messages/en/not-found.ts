export default {
  meta: {
    title: 'Page not found | Vitrine',
    description: 'The page you’re looking for doesn’t exist or has been moved.',
  },
  title: 'Oops! Page not found.',
  description: 'The page you’re looking for doesn’t exist or has been moved.',
} as const;
