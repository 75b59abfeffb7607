import type { Translation } from '../../messages.ts';

export default {
  services: {
    title: 'O que fazemos',
    subtitle: 'Uma só equipa, da primeira pergunta ao uso diário.',
    items: {
      aiConsulting: {
        title: 'Consultoria em IA',
        description:
          'Estudamos como a sua empresa trabalha, calculamos quanto ganharia ou pouparia com cada aplicação da IA e dizemos sem rodeios quais não valem a pena. O resultado é um plano com custos, riscos e prioridades.',
      },
      aiDevelopment: {
        title: 'Desenvolvimento de soluções de IA',
        description:
          'Integramos assistentes, tratamento de documentos e previsões nas ferramentas que as suas equipas já usam, testamos tudo com os seus próprios dados e entregamos código que os seus programadores conseguem manter.',
      },
      marketingLearning: {
        title: 'Marketing digital e e-learning',
        description:
          'Gerimos as suas campanhas e mostramos todas as semanas quanto custa cada novo cliente. Produzimos cursos que os alunos fazem até ao fim, para os seus clientes ou para os seus colaboradores.',
      },
    },
  },
  blogPreview: {
    title: 'Do nosso blogue',
    subtitle: 'Artigos curtos, com contas que pode refazer com os seus próprios números.',
    viewAll: 'Ver todos os artigos',
  },
  about: {
    title: 'Sobre a Vitrine',
    description:
      'Numa vitrine, vê-se o que se compra antes de pagar. Conduzimos os nossos projetos da mesma forma: antes de cada decisão, tem à sua frente algo que pode ver e avaliar.',
    steps: {
      method: {
        label: 'Antes do contrato',
        title: 'O método',
        text: 'Como vamos trabalhar, quanto custa e o que pode correr mal.',
      },
      prototype: {
        label: 'Antes do produto',
        title: 'O protótipo',
        text: 'Nas suas próprias ferramentas, testado com 500 casos da sua empresa.',
      },
      figures: {
        label: 'Antes da fatura',
        title: 'Os números',
        text: 'Os resultados, comparados com os objetivos acordados.',
      },
    },
    stats: {
      security: {
        unit: 'pedidos a terceiros',
        title: 'Segurança',
        description:
          'Este site guarda no máximo quatro pequenos elementos no seu dispositivo e não carrega nada de terceiros. Em cada projeto, fica escrito quem pode ver os seus dados, onde são guardados e quando são apagados.',
      },
      team: {
        unit: 'profissões num projeto',
        title: 'Equipa',
        description:
          'Engenheiros, especialistas em marketing e formadores trabalham juntos no seu projeto. Pode falar diretamente com todos, sem intermediários.',
      },
      innovation: {
        unit: 'casos seus no primeiro teste',
        title: 'Inovação',
        description:
          'Testamos primeiro cada novo modelo com 500 casos anteriores da sua empresa e só o recomendamos se superar o que já tem.',
      },
      global: {
        unit: 'línguas, uma só loja',
        title: 'Alcance global',
        description:
          'Todo o site, dos preços aos textos legais, está disponível em seis línguas e, em árabe, lê-se da direita para a esquerda.',
      },
    },
    cta: 'Fale connosco',
  },
} as const satisfies Translation<'pt', 'home-sections'>;
