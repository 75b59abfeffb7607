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
} as const satisfies Translation<'es', 'shop'>;
