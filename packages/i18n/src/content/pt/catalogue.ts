import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Biblioteca de prompts',
    subtitle: '180 prompts testados para o trabalho de escritório do dia a dia',
    ribbon: 'Novidade',
    description: `<p>Prompts para orçamentos, atas, resumos, ofertas de emprego e e-mails difíceis. Cada um traz um exemplo do que produz, os erros em que tende a cair e a linha a mudar quando isso acontece.</p>
<p>A biblioteca é atualizada todos os trimestres, porque os modelos mudam.</p>`,
    variants: {
      'prompt-library-personal': 'Licença pessoal',
      'prompt-library-team': 'Licença de equipa, até 20 pessoas',
    },
  },
  'brand-voice-kit': {
    title: 'Kit de voz da marca',
    subtitle: 'Descubra como fala a sua empresa e ponha-o por escrito',
    ribbon: 'Em promoção',
    description: `<p>Um caderno de trabalho, 24 exercícios e um modelo para um guia de estilo de quatro páginas. No fim, toda a sua empresa escreve com uma só voz, e o assistente de IA a quem der o guia também.</p>`,
    variants: { 'brand-voice-kit-default': '' },
  },
  'starter-checklist': {
    title: 'Lista de verificação para começar com a IA',
    subtitle: '30 perguntas antes do primeiro projeto',
    ribbon: 'Grátis',
    description: `<p>Duas páginas para imprimir e preencher com a sua equipa: que tarefa, que dados, que risco e quem decide. Demora uma hora e substitui a primeira reunião connosco.</p>`,
    variants: { 'starter-checklist-default': '' },
  },
  'live-workshop': {
    title: 'Workshop em direto: o seu primeiro assistente',
    subtitle: 'Meio dia online, doze pessoas no máximo',
    ribbon: 'Últimas vagas',
    description: `<p>Traga uma tarefa do seu próprio trabalho e saia com um assistente que a executa, um teste que mostra até que ponto o faz bem e uma lista do que nunca se lhe deve pedir. Dois formadores, trabalho em conjunto, nenhum slide.</p>`,
    variants: { 'live-workshop-default': '' },
  },
  'strategy-session': {
    title: 'Sessão de estratégia individual',
    subtitle: '90 minutos com um consultor sénior',
    ribbon: null,
    description: `<p>Descreva-nos a decisão que tem pela frente; preparamo-nos durante duas horas e damos-lhe 90 minutos de respostas francas. No dia seguinte, enviamos um resumo de duas páginas.</p>`,
    variants: { 'strategy-session-default': '' },
  },
  'site-audit': {
    title: 'Auditoria ao site',
    subtitle: 'O que o seu site lhe custa, página a página',
    ribbon: null,
    description: `<p>Medimos a velocidade, a acessibilidade e o processo de compra em dez páginas do seu site e entregamos uma lista de alterações, ordenadas pelo que cada uma deverá render. Os seus próprios programadores podem executá-la.</p>`,
    variants: { 'site-audit-default': '' },
  },
  'tunis-masterclass': {
    title: 'Masterclass de Tunes: vender em duas línguas',
    subtitle: 'Três horas de vídeo gravadas em Tunes, na Tunísia',
    ribbon: null,
    description: `<p>Como três empresas vendem em francês e em árabe a partir de uma só loja: preços, páginas, pagamento e apoio ao cliente, com os respetivos números. Gravada com público em Tunes, em francês, com legendas em árabe e em inglês.</p>`,
    variants: { 'tunis-masterclass-default': '' },
  },
  'dashboard-templates': {
    title: 'Modelos de painéis de controlo',
    subtitle: 'Oito painéis que um gestor lê até ao fim',
    ribbon: null,
    description: `<p>Vendas, tesouraria, assistência, marketing, projetos, pessoal, stock e site, cada um numa só vista. Ligue os seus dados, substitua os nossos números de exemplo e retire o que ninguém consultar durante um mês.</p>`,
    option: {
      title: 'Ferramenta',
      values: {
        looker: 'Looker Studio',
        powerbi: 'Power BI',
        excel: 'Excel',
      },
    },
    variants: {
      'dashboard-templates-looker': 'Para Looker Studio',
      'dashboard-templates-powerbi': 'Para Power BI',
      'dashboard-templates-excel': 'Para Excel',
    },
  },
} as const satisfies Translation<'pt', 'catalogue'>;
