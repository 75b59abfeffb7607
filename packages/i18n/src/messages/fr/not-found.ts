import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Page non trouvée | Vitrine',
    description: 'La page que vous cherchez n’existe pas ou a été déplacée.',
  },
  title: 'Oups! Page non trouvée.',
  description: "La page que vous cherchez n'existe pas ou a été déplacée.",
} as const satisfies Translation<'fr', 'not-found'>;
