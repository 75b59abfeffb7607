import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Blog | Vitrine',
    description:
      'Artículos sobre IA, marketing, productividad y gestión de empresas: una idea en cada uno, con cálculos que puede rehacer con sus cifras.',
  },
  title: 'El blog',
  subtitle: 'Una idea por artículo, con los cálculos y sus límites.',
  list: 'Artículos',
  empty: {
    title: 'No se encontraron publicaciones',
    description: 'Todavía no hay nada que leer. Los nuevos artículos aparecerán en esta página.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'Volver al blog',
    contents: 'En este artículo',
    author: 'Quién lo escribe',
    more: 'Para saber más',
    notFound: {
      meta: {
        title: 'Artículo no encontrado | Vitrine',
        description: 'Este artículo no existe o se ha movido.',
      },
      title: 'Artículo no encontrado',
      description: 'El artículo que busca no existe o se ha movido.',
    },
  },
} as const satisfies Translation<'es', 'blog'>;
