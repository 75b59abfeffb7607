import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Blog | Vitrine',
    description:
      'Beiträge über KI, Marketing, Produktivität und Unternehmertum: jeweils ein Gedanke, durchgerechnet und mit Ihren eigenen Zahlen überprüfbar.',
  },
  title: 'Der Blog',
  subtitle: 'Ein Gedanke pro Beitrag: durchgerechnet und mit den Fällen, in denen er nicht gilt.',
  list: 'Beiträge',
  empty: {
    title: 'Keine Beiträge gefunden',
    description: 'Hier gibt es noch nichts zu lesen. Neue Beiträge erscheinen auf dieser Seite.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'Zurück zum Blog',
    contents: 'In diesem Beitrag',
    author: 'Wer diesen Beitrag geschrieben hat',
    more: 'Mehr dazu',
    notFound: {
      meta: {
        title: 'Beitrag nicht gefunden | Vitrine',
        description: 'Dieser Beitrag existiert nicht oder wurde verschoben.',
      },
      title: 'Beitrag nicht gefunden',
      description: 'Der Beitrag, den Sie suchen, existiert nicht oder wurde verschoben.',
    },
  },
} as const satisfies Translation<'de', 'blog'>;
