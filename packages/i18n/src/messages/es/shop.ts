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
      'Libros electrónicos, software y cursos en vídeo, creados por quienes hacen este trabajo cada día. Véalos por dentro antes de comprar.',
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
  search: {
    label: 'Buscar productos',
    submit: 'Buscar',
    clear: 'Borrar la búsqueda',
    meta: {
      title: '{{query}} | Tienda | Vitrine',
    },
    title: 'Resultados de «{{query}}»',
    searching: 'Buscando…',
    found_one: '{{count}} producto encontrado',
    found_many: '{{count}} de productos encontrados',
    found_other: '{{count}} productos encontrados',
    unreachable:
      'Parte de nuestro catálogo no responde, así que aquí pueden faltar productos. Inténtelo de nuevo en un momento.',
    empty: {
      title: 'No hay resultados para «{{query}}»',
      description:
        'Revise la ortografía o pruebe con menos palabras o con otras más cortas. Si busca algo en particular, escríbanos.',
    },
  },
  store: {
    title: 'Más productos de la tienda',
    sort: {
      label: 'Ordenar por',
      order: 'Recomendados',
      title: 'Nombre',
      updated_at: 'Novedades',
    },
    more: 'Mostrar más',
  },
} as const satisfies Translation<'es', 'shop'>;
