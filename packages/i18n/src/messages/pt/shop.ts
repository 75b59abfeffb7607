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
      'E-books, software e cursos em vídeo, criados por quem faz este trabalho todos os dias. Veja-os por dentro antes de comprar.',
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
  search: {
    label: 'Pesquisar produtos',
    submit: 'Pesquisar',
    clear: 'Limpar a pesquisa',
    meta: {
      title: '{{query}} | Loja | Vitrine',
    },
    title: 'Resultados para «{{query}}»',
    searching: 'Pesquisa em curso…',
    found_one: '{{count}} produto encontrado',
    found_many: '{{count}} de produtos encontrados',
    found_other: '{{count}} produtos encontrados',
    unreachable:
      'Parte do nosso catálogo não responde, por isso podem faltar aqui alguns produtos. Tente novamente dentro de momentos.',
    empty: {
      title: 'Não há resultados para «{{query}}»',
      description:
        'Verifique a ortografia ou tente com menos palavras, ou mais curtas. Se procura algo em concreto, escreva-nos.',
    },
  },
  store: {
    title: 'Mais produtos da loja',
    sort: {
      label: 'Ordenar por',
      order: 'Recomendados',
      title: 'Nome',
      updated_at: 'Mais recentes',
    },
    more: 'Mostrar mais',
  },
} as const satisfies Translation<'pt', 'shop'>;
