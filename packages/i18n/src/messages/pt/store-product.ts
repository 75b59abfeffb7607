import type { Translation } from '../../messages.ts';

export default {
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
  askedAtPurchase: 'Dados pedidos na compra: {{fields}}',
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
} as const satisfies Translation<'pt', 'store-product'>;
