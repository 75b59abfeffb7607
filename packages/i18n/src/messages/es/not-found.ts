import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Página no encontrada | Vitrine',
    description: 'La página que busca no existe o se ha movido.',
  },
  title: '¡Vaya! Página no encontrada.',
  description: 'La página que busca no existe o se ha movido.',
} as const satisfies Translation<'es', 'not-found'>;
