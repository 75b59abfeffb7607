import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Carrinho | Vitrine',
    description: 'Os produtos do seu carrinho e o total a pagar, com IVA incluído.',
  },
  heading: 'Carrinho',
  title_one: 'Carrinho ({{count}} produto)',
  title_many: 'Carrinho ({{count}} de produtos)',
  title_other: 'Carrinho ({{count}} produtos)',
  close: 'Fechar o carrinho',
  lines: {
    label: 'Produtos no carrinho',
    variant: '{{product}} ({{variant}})',
    lineTotal: 'Total da linha',
    quantity: 'Quantidade de {{product}}',
    increase: 'Aumentar a quantidade de {{product}}',
    decrease: 'Diminuir a quantidade de {{product}}',
    removeProduct: 'Remover {{product}} do carrinho',
    removed: 'O produto «{{product}}» foi removido do carrinho.',
    changed: '{{product}}: quantidade {{quantity}}.',
    variantOf: 'Variante de {{product}}',
    variantChanged: '{{product}}: {{variant}}, quantidade {{quantity}}.',
  },
  total: {
    label: 'Total',
    vat: 'IVA incluído',
  },
  checkout: 'Finalizar compra',
  empty: {
    title: 'O seu carrinho está vazio',
    description: 'Adicione produtos antes de finalizar a compra.',
    action: 'Explorar a loja',
  },
  checkoutUnavailable: {
    title: 'É necessária uma ligação ao Supabase',
    description:
      'Esta é uma loja de demonstração: a base de dados que guardaria as encomendas não está ligada. Nada foi encomendado nem cobrado.',
  },
  paymentInit: 'Erro de pagamento: ocorreu um problema ao iniciar o pagamento. Tente novamente.',
  added: {
    title: 'Adicionado ao carrinho',
    quantity: 'Quantidade: {{quantity}}',
    viewCart: 'Ver carrinho',
    continue: 'Continuar a comprar',
  },
  suggestions: {
    title: 'Também poderá gostar de…',
    none: 'De momento, não há sugestões.',
    added: 'O produto «{{product}}» foi adicionado ao carrinho.',
  },
  related: {
    title: 'Produtos relacionados',
  },
  stock: {
    unavailable: 'Atualmente indisponível',
    low_one: 'Apenas {{count}} em stock',
    low_many: 'Apenas {{count}} em stock',
    low_other: 'Apenas {{count}} em stock',
  },
  refusals: {
    title: 'Não foi adicionado ao carrinho',
    outOfStock_one: 'Não há stock suficiente de «{{product}}». Resta apenas {{count}} unidade.',
    outOfStock_many: 'Não há stock suficiente de «{{product}}». Restam apenas {{count}} de unidades.',
    outOfStock_other: 'Não há stock suficiente de «{{product}}». Restam apenas {{count}} unidades.',
    outOfStockVariant_one: 'Não há stock suficiente de «{{product}}» ({{variant}}). Resta apenas {{count}} unidade.',
    outOfStockVariant_many:
      'Não há stock suficiente de «{{product}}» ({{variant}}). Restam apenas {{count}} de unidades.',
    outOfStockVariant_other:
      'Não há stock suficiente de «{{product}}» ({{variant}}). Restam apenas {{count}} unidades.',
    soldOut: 'O produto «{{product}}» esgotou.',
    unknownStock:
      'De momento, não sabemos quantas unidades de «{{product}}» restam, por isso não é possível adicionar mais. Tente novamente mais tarde.',
    invalidQuantity: 'Indique um número inteiro igual ou superior a 1.',
    cannotAdd: 'Não é possível adicionar «{{product}}» ao carrinho.',
  },
  notices: {
    title: 'O seu carrinho foi alterado',
    clamped_one: 'Resta apenas {{count}} unidade de «{{product}}», por isso a quantidade passou para {{count}}.',
    clamped_many: 'Restam apenas {{count}} de unidades de «{{product}}», por isso a quantidade passou para {{count}}.',
    clamped_other: 'Restam apenas {{count}} unidades de «{{product}}», por isso a quantidade passou para {{count}}.',
    priceUp: 'O preço de «{{product}}» subiu de {{before}} para {{price}}.',
    priceDown: 'O preço de «{{product}}» desceu de {{before}} para {{price}}.',
    gone: 'O produto «{{product}}» já não está à venda e foi retirado do seu carrinho.',
  },
} as const satisfies Translation<'pt', 'cart'>;
