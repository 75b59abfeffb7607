import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Loja | Vitrine',
    description:
      'E-books, software e cursos em vídeo sobre IA, dados e marketing digital. Veja-os por dentro antes de comprar.',
  },
  preview: {
    title: 'A loja',
    subtitle:
      'E-books, software e cursos em vídeo, feitos por quem trabalha na área. Veja-os por dentro antes de comprar.',
    viewAll: 'Ver todos os produtos',
  },
  filter: {
    label: 'Filtrar por categoria',
    all: 'Todos',
    results_one: '{{count}} produto apresentado',
    results_many: '{{count}} de produtos apresentados',
    results_other: '{{count}} produtos apresentados',
  },
  list: 'Produtos',
  details: 'Ver detalhes',
  empty: {
    title: 'Não há produtos aqui',
    description: 'De momento, não há nada nesta categoria.',
  },
  store: {
    title: 'Mais produtos da loja',
    sort: {
      label: 'Ordenar por',
      order: 'Recomendados',
      title: 'Nome',
      updated_at: 'Novidades',
    },
    shown_one: '{{shown}} de {{count}} produto',
    shown_many: '{{shown}} de {{count}} de produtos',
    shown_other: '{{shown}} de {{count}} produtos',
    more: 'Mostrar mais',
  },
} as const satisfies Translation<'pt', 'shop'>;
