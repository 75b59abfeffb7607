import type { Texts } from '../../texts.ts';

export default {
  meta: {
    title: 'Seite nicht gefunden | Vitrine',
    description: 'Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.',
  },
  title: 'Hoppla! Seite nicht gefunden.',
  description: 'Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.',
} as const satisfies Texts<'de', 'not-found'>;
