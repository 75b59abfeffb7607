import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Biblioteca de prompts',
    subtitle: '180 prompts testados para o trabalho de escritório do dia a dia',
    ribbon: 'Novidade',
    description: `<p>Prompts para orçamentos, atas, resumos, anúncios de emprego e e-mails difíceis. Cada um traz um exemplo do que produz, os erros em que tende a cair e a linha que deve mudar quando isso acontece.</p>
<p>A biblioteca é atualizada todos os trimestres, porque os modelos mudam.</p>`,
    options: {
      licence: { title: 'Licença', values: { personal: 'Uma pessoa', team: 'Equipa, até 20 pessoas' } },
      language: { title: 'Língua dos prompts', values: { english: 'Inglês', french: 'Francês', spanish: 'Espanhol' } },
    },
    info: [
      {
        title: 'O que contém',
        description: `<p>180 prompts em seis grupos: orçamentos, reuniões, resumos, recrutamento, e-mail e planeamento. São entregues num documento pesquisável e numa tabela que pode ordenar e completar.</p>`,
      },
      {
        title: 'Com que assistentes funciona',
        description: `<p>Cada prompt é texto simples: funciona em qualquer assistente que aceite uma instrução escrita e não exige funcionalidades pagas.</p>`,
      },
      {
        title: 'O que a licença abrange',
        description: `<p>Pode usar e adaptar os prompts no seu trabalho sem limite de tempo. A licença de equipa abrange até 20 pessoas da mesma empresa. Nenhuma das duas licenças permite a revenda.</p>`,
      },
    ],
    related: 'Para tirar partido dos prompts',
  },
  'brand-voice-kit': {
    title: 'Kit de tom de voz da marca',
    subtitle: 'Descubra como fala a sua empresa e ponha-o por escrito',
    ribbon: 'Em promoção',
    description: `<p>Um caderno de trabalho, 24 exercícios e um modelo para um guia de estilo de quatro páginas. No fim, toda a sua empresa escreve com uma só voz, e o assistente de IA ao qual der o guia também.</p>`,
    options: {
      package: { title: 'Modalidade', values: { kit: 'Só o kit', review: 'Kit e revisão do seu guia' } },
    },
    info: [
      {
        title: 'O que contém',
        description: `<p>O caderno de trabalho num PDF de 64 páginas, os 24 exercícios com exemplos resolvidos e o modelo do guia de estilo num documento editável.</p>`,
      },
      {
        title: 'Quanto tempo demora',
        description: `<p>Duas tardes para um grupo de três a cinco pessoas e, depois, uma hora por trimestre para manter o guia atualizado.</p>`,
      },
      {
        title: 'A revisão',
        description: `<p>Envie-nos o guia terminado. Cinco dias úteis depois, devolvemo-lo com comentários à margem e duas das suas páginas reescritas no seu novo tom.</p>`,
      },
    ],
    related: 'Combinam bem com o kit',
  },
  'starter-checklist': {
    title: 'Lista de verificação para começar com a IA',
    subtitle: '30 perguntas antes do primeiro projeto',
    ribbon: 'Grátis',
    description: `<p>Duas páginas para imprimir e preencher com a sua equipa: que tarefa, que dados, que riscos e quem decide. O trabalho demora uma hora e substitui a primeira reunião connosco.</p>`,
    options: {
      format: { title: 'Formato', values: { pdf: 'PDF para imprimir', editable: 'Documento editável' } },
    },
    info: [
      {
        title: 'Como usar',
        description: `<p>Reúna-se com as duas ou três pessoas que fazem o trabalho e respondam às perguntas por ordem. Aquela a que ninguém souber responder é a primeira coisa a esclarecer.</p>`,
      },
      {
        title: 'O que fica a saber',
        description: `<p>Por que tarefa começar, de que dados precisa, o que pode correr mal e quem decide. É o suficiente para pedir um orçamento, a nós ou a qualquer outra empresa.</p>`,
      },
    ],
    related: 'O passo seguinte',
  },
  'live-workshop': {
    title: 'Workshop ao vivo: o seu primeiro assistente de IA',
    subtitle: 'Uma manhã ou uma tarde online, doze pessoas no máximo',
    ribbon: 'Grupo pequeno',
    description: `<p>Traga uma tarefa do seu próprio trabalho e saia com um assistente que a executa, um teste que mostra até que ponto o faz bem e uma lista do que nunca se lhe deve pedir. Dois formadores, muita prática e nenhum slide.</p>`,
    options: {
      date: { title: 'Data', values: { january: '14 de janeiro', february: '11 de fevereiro', march: '11 de março' } },
      time: { title: 'Hora de Paris', values: { morning: 'Das 9:00 às 12:30', afternoon: 'Das 14:00 às 17:30' } },
    },
    info: [
      {
        title: 'Programa',
        description: `<p>Escolhemos e descrevemos a sua tarefa (45 minutos), construímos o assistente (90 minutos), testamo-lo com casos reais (45 minutos) e definimos o que nunca se lhe deve pedir (30 minutos).</p>`,
      },
      {
        title: 'De que precisa',
        description: `<p>Um computador com câmara, um navegador atualizado e uma conta num assistente de IA; basta uma gratuita. Não é preciso saber programar.</p>`,
      },
      {
        title: 'Depois do workshop',
        description: `<p>Tudo o que construir é seu. Durante 30 dias, os dois formadores respondem às suas perguntas por e-mail.</p>`,
      },
    ],
    fields: { participant: 'Nome do participante', task: 'A tarefa que gostaria de trazer' },
    related: 'Para se preparar e ir mais longe',
  },
  'strategy-session': {
    title: 'Sessão de estratégia individual',
    subtitle: '90 minutos com um consultor sénior',
    ribbon: null,
    description: `<p>Descreva-nos a decisão que tem pela frente; preparamo-nos durante duas horas e damos-lhe 90 minutos de respostas francas. No dia seguinte, enviamos um resumo de duas páginas.</p>`,
    options: {
      language: { title: 'Língua', values: { english: 'Inglês', french: 'Francês', german: 'Alemão' } },
    },
    info: [
      {
        title: 'Antes da sessão',
        description: `<p>Envie-nos uma página sobre a decisão, com os números de que dispõe. Dizemos o que falta antes de nos reunirmos.</p>`,
      },
      {
        title: 'A sessão',
        description: `<p>Uma videochamada com até quatro pessoas da sua empresa. As perguntas são suas, as respostas são nossas e, quando não sabemos, dizemo-lo.</p>`,
      },
      {
        title: 'O resumo',
        description: `<p>Duas páginas: as opções, os prós e os contras de cada uma, o nosso conselho e os três primeiros passos.</p>`,
      },
    ],
    fields: { decision: 'A decisão, numa frase', figures: 'Números que devemos conhecer' },
    related: 'Enquanto não há uma data livre',
  },
  'site-audit': {
    title: 'Auditoria ao site',
    subtitle: 'O que o seu site lhe custa, página a página',
    ribbon: null,
    description: `<p>Testamos a velocidade, a acessibilidade e o processo de compra nas páginas mais importantes do seu site e entregamos uma lista de alterações, ordenadas pelo que cada uma deverá render. Os seus próprios programadores podem aplicá-las.</p>`,
    options: {
      scope: { title: 'Âmbito', values: { small: '10 páginas', medium: '25 páginas', large: '50 páginas' } },
      result: { title: 'Entrega', values: { report: 'Relatório escrito', call: 'Relatório e videochamada' } },
    },
    info: [
      {
        title: 'O que testamos',
        description: `<p>Os tempos de carregamento e de resposta num smartphone de gama média, os critérios de acessibilidade WCAG de nível AA e cada passo entre a página de um produto e o pagamento.</p>`,
      },
      {
        title: 'O que vai receber',
        description: `<p>Uma lista de alterações. Cada uma traz uma imagem da página, o esforço em dias, o ganho esperado e uma forma de verificar se resultou.</p>`,
      },
      {
        title: 'Como decorre',
        description: `<p>Indique-nos as páginas; testamo-las como um visitante, sem acesso ao seu servidor. O relatório fica pronto dez dias úteis depois; a videochamada dura uma hora.</p>`,
      },
    ],
    fields: { website: 'URL do seu site', pages: 'As páginas mais importantes' },
    related: 'Depois da auditoria',
  },
  'tunis-masterclass': {
    title: 'Masterclass de Tunes: vender em duas línguas',
    subtitle: 'Três horas de vídeo gravadas em Tunes',
    ribbon: null,
    description: `<p>Como três empresas vendem em francês e em árabe, cada uma a partir de uma só loja: preços, páginas, pagamento e apoio ao cliente, com os respetivos números. Gravada com público em Tunes, em francês, com legendas em árabe e em inglês.</p>`,
    options: {
      access: {
        title: 'Acesso',
        values: { streaming: 'Online durante 12 meses', download: 'Download sem prazo' },
      },
    },
    info: [
      {
        title: 'As três horas',
        description: `<p>Preços e pagamento, páginas que se leem nos dois sentidos, apoio ao cliente: uma hora para cada tema, com um capítulo por empresa.</p>`,
      },
      {
        title: 'Línguas',
        description: `<p>Em francês, com legendas em árabe e em inglês. O caderno de 28 páginas está nas três línguas.</p>`,
      },
      {
        title: 'Porque é que o preço está em dinares',
        description: `<p>A masterclass foi produzida na Tunísia e é vendida em dinares tunisinos. O carrinho mostra um total separado para cada moeda.</p>`,
      },
    ],
    related: 'Para lojas em várias línguas',
  },
  'dashboard-templates': {
    title: 'Modelos de dashboards',
    subtitle: 'Oito painéis de controlo que um gestor lê até ao fim',
    ribbon: null,
    description: `<p>Vendas, tesouraria, apoio ao cliente, marketing, projetos, pessoal, stock e site, cada um numa só página. Ligue os seus dados, substitua os nossos números de exemplo e retire o que ninguém consultar durante um mês.</p>`,
    options: {
      tool: { title: 'Ferramenta', values: { looker: 'Looker Studio', powerbi: 'Power BI', excel: 'Excel' } },
      licence: { title: 'Licença', values: { company: 'Uma empresa', agency: 'Uma agência e os seus clientes' } },
    },
    info: [
      {
        title: 'De que precisa',
        description: `<p>O Power BI Desktop, o Excel 2019 ou posterior, ou uma conta Google para o Looker Studio. Uma folha de cálculo basta como fonte de dados: cada modelo indica as colunas de que precisa.</p>`,
      },
      {
        title: 'Como são feitos',
        description: `<p>Cada painel abre com as três perguntas a que responde e só contém gráficos que respondem a uma delas; a definição de cada métrica está a um clique.</p>`,
      },
      {
        title: 'A licença de agência',
        description: `<p>Esta licença permite instalar os modelos para todos os clientes que quiser, no Looker Studio e no Power BI, onde um painel pode ser entregue a outra pessoa.</p>`,
      },
      {
        title: 'Atualizações',
        description: `<p>Durante doze meses, enviamos-lhe os modelos adaptados sempre que uma das três ferramentas mudar.</p>`,
      },
    ],
    related: 'Para alimentar os seus painéis',
  },
} as const satisfies Translation<'pt', 'catalogue'>;
