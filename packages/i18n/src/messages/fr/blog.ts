import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Blog | Vitrine',
    description:
      'Articles sur l’IA, le marketing, la productivité et l’entrepreneuriat : une idée par article, calculs à l’appui.',
  },
  title: 'Le blog',
  subtitle: 'Une idée par article, avec les calculs et leurs limites.',
  list: 'Articles',
  empty: {
    title: 'Aucun article trouvé',
    description: 'Il n’y a encore rien à lire ici. Les nouveaux articles paraîtront sur cette page.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'Retour au blog',
    contents: 'Dans cet article',
    author: 'Qui l’a écrit',
    more: 'Pour aller plus loin',
    notFound: {
      meta: {
        title: 'Article non trouvé | Vitrine',
        description: 'Cet article n’existe pas ou a été déplacé.',
      },
      title: 'Article non trouvé',
      description: 'L’article que vous recherchez n’existe pas ou a été déplacé.',
    },
  },
} as const satisfies Translation<'fr', 'blog'>;
