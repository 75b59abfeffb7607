import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Página não encontrada | Vitrine',
    description: 'A página que procura não existe ou foi movida.',
  },
  title: 'Ups! Página não encontrada.',
  description: 'A página que procura não existe ou foi movida.',
} as const satisfies Translation<'pt', 'not-found'>;
