import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Voltar à loja',
  facts: {
    type: {
      label: 'Tipo de produto',
      digital: 'Conteúdo digital, sem suporte material',
      service: 'Serviço online, na data aqui indicada ou acordada com o cliente',
    },
    language: {
      single: 'Português',
      all: 'Seis, português incluído',
    },
    vat: {
      label: 'IVA',
      value: 'Incluído no preço. A etapa de pagamento mostra o montante do imposto.',
    },
    delivery: {
      label: 'Entrega',
      value: 'Por e-mail, sem custos, assim que a encomenda for confirmada',
    },
  },
  preview: 'Pré-visualização',
  contents: 'Índice',
  sample: {
    'e-books': 'Páginas de amostra',
    software: 'Duas imagens do programa',
    courses: 'Parte de uma lição',
  },
  locked: {
    title: 'Conteúdo completo',
    unlock: 'Desbloquear o conteúdo completo',
  },
  features: 'O que inclui',
  format: 'Ficha técnica',
  audience: 'Para quem é',
  requirements: 'O que é preciso',
  author: {
    title: 'Quem o criou',
    post: 'No nosso blogue: {{title}}',
  },
  faq: 'Perguntas e respostas',
  reviews: {
    title: 'Avaliações',
    empty: 'Ainda não há avaliações.',
    new: 'Este produto é novo.',
    guarantee:
      'Aplica-se a garantia legal de conformidade de dois anos: se o produto não corresponder à descrição, corrigimos o problema ou devolvemos-lhe o dinheiro.',
  },
  related: 'Produtos relacionados',
  purchase: {
    vat: 'O IVA aplicável será calculado na etapa de pagamento.',
    vatIncluded: 'Já está incluído no preço apresentado.',
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
  // The page of a store-only product.
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
    noCombination: 'Esta combinação não existe. Escolha outra opção.',
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
        title: 'Produto temporariamente indisponível | Vitrine',
        description: 'Não foi possível carregar este produto. Tente novamente dentro de momentos.',
      },
      title: 'De momento, não é possível mostrar este produto',
      description: 'O catálogo da loja não responde. O seu carrinho está guardado; tente novamente dentro de momentos.',
    },
  },
} as const satisfies Translation<'pt', 'product'>;
