export default {
  meta: {
    title: 'Blog | Vitrine',
    description:
      'Articles on AI, marketing, productivity and running a company: one idea each, with sums you can redo using your own figures.',
  },
  title: 'The blog',
  subtitle: 'One idea per article, with the sums behind it and the cases where it doesn’t hold.',
  list: 'Articles',
  empty: {
    title: 'No posts found',
    description: 'There’s nothing to read here yet. New articles will appear on this page.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'Back to the blog',
    contents: 'In this article',
    author: 'About the author',
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
