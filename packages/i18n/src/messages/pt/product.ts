import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Voltar à loja',
  preview: 'Pré-visualização',
  locked: {
    title: 'Conteúdo completo',
    unlock: 'Desbloquear o conteúdo completo',
  },
  features: 'O que inclui',
  reviews: {
    title: 'Avaliações',
    empty: 'Ainda não há avaliações.',
  },
  purchase: {
    vat: 'O IVA aplicável será calculado na etapa de pagamento.',
    buy: 'Comprar agora',
    repair: {
      title: 'Funcionalidade em manutenção',
      description: 'O pagamento está temporariamente indisponível. Nada foi cobrado.',
    },
  },
  notFound: {
    meta: {
      title: 'Produto não encontrado | Vitrine',
      description: 'Este produto não existe ou foi movido.',
    },
    title: 'Produto não encontrado',
    description: 'O produto que procura não existe ou foi movido.',
  },
} as const satisfies Translation<'pt', 'product'>;
