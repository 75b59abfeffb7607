import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Blogue | Vitrine',
    description:
      'Artigos sobre IA, marketing, produtividade e gestão de empresas: uma ideia em cada um, com contas que pode refazer com os seus números.',
  },
  title: 'O blogue',
  subtitle: 'Uma ideia por artigo, com as contas feitas e os limites à vista.',
  list: 'Artigos',
  empty: {
    title: 'Nenhum artigo encontrado',
    description: 'Ainda não há nada para ler aqui. Os novos artigos aparecem nesta página.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'Voltar ao blogue',
    contents: 'Neste artigo',
    author: 'Quem o escreveu',
    more: 'Para saber mais',
    notFound: {
      meta: {
        title: 'Artigo não encontrado | Vitrine',
        description: 'Este artigo não existe ou foi movido.',
      },
      title: 'Artigo não encontrado',
      description: 'O artigo que procura não existe ou foi movido.',
    },
  },
} as const satisfies Translation<'pt', 'blog'>;
