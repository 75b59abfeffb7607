import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Volver a la tienda',
  preview: 'Vista previa',
  locked: {
    title: 'Contenido completo',
    unlock: 'Desbloquear el contenido completo',
  },
  features: 'Qué incluye',
  reviews: {
    title: 'Opiniones',
    empty: 'Todavía no hay opiniones.',
  },
  purchase: {
    vat: 'El IVA aplicable se calculará en la fase de pago.',
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
} as const satisfies Translation<'es', 'product'>;
