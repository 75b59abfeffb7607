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
  // The page of a product that only the store has.
  store: {
    gallery: {
      label: 'Imagens de «{{product}}»',
      picture: '{{product}}, imagem {{number}} de {{total}}',
      previous: 'Imagem anterior',
      next: 'Imagem seguinte',
      zoom: 'Ampliar a imagem',
    },
    variant: 'Variante',
    soldOut: 'Esgotado',
    notOffered: 'Não disponível',
    noCombination: 'Esta combinação não está disponível. Escolha outra opção.',
    quantity: {
      label: 'Quantidade',
      increase: 'Aumentar a quantidade',
      decrease: 'Diminuir a quantidade',
    },
    askedAtPurchase: 'Dados pedidos na compra:',
    description: 'Descrição',
    information: 'Informações adicionais',
    related: 'Produtos relacionados',
    unavailable: {
      meta: {
        title: 'Produto indisponível de momento | Vitrine',
        description: 'Não foi possível carregar este produto. Tente novamente dentro de momentos.',
      },
      title: 'Não podemos mostrar este produto de momento',
      description: 'O catálogo da loja não responde. O seu carrinho está a salvo; tente novamente dentro de momentos.',
    },
  },
} as const satisfies Translation<'pt', 'product'>;
