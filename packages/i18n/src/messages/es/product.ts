import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Volver a la tienda',
  facts: {
    type: {
      label: 'Tipo de producto',
      digital: 'Contenido digital, sin soporte material',
      service: 'Servicio en línea, en la fecha indicada aquí o acordada con usted',
    },
    language: {
      single: 'Español',
      all: 'Seis, español incluido',
    },
    vat: {
      label: 'IVA',
      value: 'Incluido en el precio. En la fase de pago se indica el importe del impuesto.',
    },
    delivery: {
      label: 'Entrega',
      value: 'Por correo electrónico, gratis, en cuanto se confirme el pedido',
    },
  },
  preview: 'Vista previa',
  contents: 'Índice',
  sample: {
    'e-books': 'Páginas de muestra',
    software: 'Dos pantallas de muestra',
    courses: 'Parte de una lección',
  },
  locked: {
    title: 'Contenido completo',
    unlock: 'Desbloquear el contenido completo',
  },
  features: 'Qué incluye',
  format: 'Características',
  audience: 'Para quién es',
  requirements: 'Qué necesita',
  author: {
    title: 'Quién lo creó',
    post: 'En nuestro blog: {{title}}',
  },
  faq: 'Preguntas y respuestas',
  reviews: {
    title: 'Opiniones',
    empty: 'Todavía no hay opiniones.',
    new: 'Este producto es nuevo.',
    guarantee:
      'Se aplica la garantía legal de conformidad de dos años: si el producto no es como se describe aquí, lo corregimos o le devolvemos el dinero.',
  },
  related: 'Productos relacionados',
  purchase: {
    vat: 'El IVA aplicable se calculará en la fase de pago.',
    vatIncluded: 'Ya está incluido en el precio indicado.',
    buy: 'Comprar ahora',
    repair: {
      title: 'Función en mantenimiento',
      description: 'El pago no está disponible por el momento. No se ha cobrado nada.',
    },
  },
  notFound: {
    meta: {
      title: 'Producto no encontrado | Vitrine',
      description: 'Este producto no existe o se ha movido.',
    },
    title: 'Producto no encontrado',
    description: 'El producto que busca no existe o se ha movido.',
  },
  // The page of a store-only product.
  store: {
    gallery: {
      label: 'Imágenes de «{{product}}»',
      picture: '{{product}}, imagen {{number}} de {{total}}',
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      zoom: 'Ampliar la imagen',
    },
    variant: 'Variante',
    soldOut: 'Agotado',
    notOffered: 'No disponible',
    noCombination: 'Esta combinación no está disponible. Elija otra opción.',
    quantity: {
      label: 'Cantidad',
      increase: 'Aumentar la cantidad',
      decrease: 'Disminuir la cantidad',
    },
    askedAtPurchase: 'Datos que le pediremos al comprar:',
    description: 'Descripción',
    information: 'Información adicional',
    related: 'Productos relacionados',
    unavailable: {
      meta: {
        title: 'Producto no disponible por ahora | Vitrine',
        description: 'Este producto no se puede cargar. Inténtelo de nuevo en un momento.',
      },
      title: 'No podemos mostrar este producto en este momento',
      description: 'El catálogo de la tienda no responde. Su carrito está a salvo; inténtelo de nuevo en un momento.',
    },
  },
} as const satisfies Translation<'es', 'product'>;
