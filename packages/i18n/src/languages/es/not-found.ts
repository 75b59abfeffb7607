import type { Texts } from '../../texts.ts';

export default {
  meta: {
    title: 'Página no encontrada | Vitrine',
    description: 'La página que busca no existe o se ha movido.',
  },
  title: '¡Vaya! Página no encontrada.',
  description: 'La página que busca no existe o se ha movido.',
} as const satisfies Texts<'es', 'not-found'>;
