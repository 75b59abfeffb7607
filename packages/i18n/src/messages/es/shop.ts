import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Tienda | Vitrine',
    description:
      'Libros electrónicos, software y cursos en vídeo sobre IA, datos y marketing digital. Véalos por dentro antes de comprar.',
  },
  preview: {
    title: 'La tienda',
    subtitle:
      'Libros electrónicos, software y cursos en vídeo, hechos por quienes ejercen el oficio. Véalos por dentro antes de comprar.',
    viewAll: 'Ver todos los productos',
  },
  filter: {
    label: 'Filtrar por categoría',
    all: 'Todos',
    results_one: 'Se muestra {{count}} producto',
    results_many: 'Se muestran {{count}} de productos',
    results_other: 'Se muestran {{count}} productos',
  },
  list: 'Productos',
  details: 'Ver detalles',
  empty: {
    title: 'Aquí no hay productos',
    description: 'En este momento no hay nada en esta categoría.',
  },
  store: {
    title: 'Más productos de la tienda',
    sort: {
      label: 'Ordenar por',
      order: 'Recomendados',
      title: 'Nombre',
      updated_at: 'Novedades',
    },
    shown_one: '{{shown}} de {{count}} producto',
    shown_many: '{{shown}} de {{count}} de productos',
    shown_other: '{{shown}} de {{count}} productos',
    more: 'Mostrar más',
  },
} as const satisfies Translation<'es', 'shop'>;
