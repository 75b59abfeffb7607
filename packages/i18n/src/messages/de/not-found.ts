import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Seite nicht gefunden | Vitrine',
    description: 'Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.',
  },
  title: 'Hoppla! Seite nicht gefunden.',
  description: 'Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.',
} as const satisfies Translation<'de', 'not-found'>;
