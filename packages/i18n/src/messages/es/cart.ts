import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Carrito | Vitrine',
    description: 'Los productos de su carrito y el total, IVA incluido.',
  },
  heading: 'Carrito',
  title_one: 'Carrito ({{count}} producto)',
  title_many: 'Carrito ({{count}} de productos)',
  title_other: 'Carrito ({{count}} productos)',
  close: 'Cerrar el carrito',
  lines: {
    label: 'Productos del carrito',
    variant: '{{product}} ({{variant}})',
    lineTotal: 'Total de la línea',
    quantity: 'Cantidad de {{product}}',
    increase: 'Añadir una unidad de {{product}}',
    decrease: 'Restar una unidad de {{product}}',
    removeProduct: 'Quitar {{product}} del carrito',
    removed: 'Se ha quitado «{{product}}» del carrito.',
    changed: '{{product}}: cantidad {{quantity}}.',
    variantOf: 'Variante de {{product}}',
    variantChanged: '{{product}}: {{variant}}, cantidad {{quantity}}.',
  },
  total: {
    label: 'Total',
    vat: 'IVA incluido',
  },
  checkout: 'Finalizar compra',
  empty: {
    title: 'Su carrito está vacío',
    description: 'Añada productos antes de finalizar la compra.',
    action: 'Ver la tienda',
  },
  checkoutUnavailable: {
    title: 'Se requiere conexión con Supabase',
    description:
      'Esta es una tienda de demostración: la base de datos que guardaría los pedidos no está conectada. No se ha pedido ni cobrado nada.',
  },
  paymentInit: 'Error de pago: se ha producido un problema al iniciar el pago. Inténtelo de nuevo.',
  added: {
    title: 'Añadido al carrito',
    quantity: 'Cantidad: {{quantity}}',
    viewCart: 'Ver carrito',
    continue: 'Seguir comprando',
  },
  suggestions: {
    title: 'También le puede interesar…',
    none: 'No hay sugerencias por el momento.',
    added: 'Se ha añadido «{{product}}» al carrito.',
  },
  related: {
    title: 'Productos relacionados',
  },
  stock: {
    unavailable: 'No disponible en este momento',
    low_one: 'Solo queda {{count}} disponible',
    low_many: 'Solo quedan {{count}} disponibles',
    low_other: 'Solo quedan {{count}} disponibles',
  },
  refusals: {
    title: 'No se ha añadido al carrito',
    outOfStock_one: 'No hay existencias suficientes de «{{product}}». Solo queda {{count}} unidad.',
    outOfStock_many: 'No hay existencias suficientes de «{{product}}». Solo quedan {{count}} de unidades.',
    outOfStock_other: 'No hay existencias suficientes de «{{product}}». Solo quedan {{count}} unidades.',
    outOfStockVariant_one:
      'No hay existencias suficientes de «{{product}}» ({{variant}}). Solo queda {{count}} unidad.',
    outOfStockVariant_many:
      'No hay existencias suficientes de «{{product}}» ({{variant}}). Solo quedan {{count}} de unidades.',
    outOfStockVariant_other:
      'No hay existencias suficientes de «{{product}}» ({{variant}}). Solo quedan {{count}} unidades.',
    soldOut: 'El producto «{{product}}» está agotado.',
    unknownStock:
      'En este momento no sabemos cuántas unidades quedan de «{{product}}», así que no se pueden añadir más. Inténtelo más tarde.',
    invalidQuantity: 'Escriba un número entero igual o mayor que 1.',
    cannotAdd: 'El producto «{{product}}» no se puede añadir al carrito.',
  },
  notices: {
    title: 'Su carrito ha cambiado',
    clamped_one: 'Solo queda {{count}} unidad de «{{product}}», así que hemos ajustado la cantidad a {{count}}.',
    clamped_many: 'Solo quedan {{count}} de unidades de «{{product}}», así que hemos ajustado la cantidad a {{count}}.',
    clamped_other: 'Solo quedan {{count}} unidades de «{{product}}», así que hemos ajustado la cantidad a {{count}}.',
    priceUp: 'El precio de «{{product}}» ha subido de {{before}} a {{price}}.',
    priceDown: 'El precio de «{{product}}» ha bajado de {{before}} a {{price}}.',
    gone: 'El producto «{{product}}» ya no está a la venta y se ha retirado de su carrito.',
  },
} as const satisfies Translation<'es', 'cart'>;
