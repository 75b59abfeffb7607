export default {
  meta: {
    title: 'Blog | Vitrine',
    description:
      'Articles on AI, marketing, productivity and running a company, each with one idea that you can check and use.',
  },
  title: 'The blog',
  subtitle: 'One idea per article, with the sums done and the limits stated.',
  list: 'Articles',
  empty: {
    title: 'No posts found',
    description: 'There’s nothing to read here yet. New articles appear on this page.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'Back to the blog',
    contents: 'In this article',
    author: 'Who wrote it',
    more: 'More on this',
    notFound: {
      meta: {
        title: 'Article not found | Vitrine',
        description: 'This article doesn’t exist or has been moved.',
      },
      title: 'Article not found',
      description: 'The article you’re looking for doesn’t exist or has been moved.',
    },
  },
} as const;
