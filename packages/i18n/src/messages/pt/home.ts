import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | Consultoria em IA, soluções de IA, marketing digital e e-learning',
    description:
      'A Vitrine presta consultoria em IA, desenvolve soluções de IA, gere marketing digital e dá formação online. Conheça os serviços, o blogue e a loja.',
  },
  hero: {
    title: 'Tecnologia que se vê a funcionar',
    subtitle:
      'Prestamos consultoria em IA, desenvolvemos as soluções, atraímos clientes para o que vende e formamos as suas equipas. Cada etapa pode ser vista, questionada e medida.',
    shop: 'Visitar a loja',
    services: 'Ver os serviços',
  },
  services: {
    title: 'O que fazemos',
    subtitle: 'Uma só equipa, desde a primeira pergunta até às pessoas que usam o resultado.',
    items: {
      aiConsulting: {
        title: 'Consultoria em IA',
        description:
          'Estudamos a forma como a sua empresa trabalha, quantificamos cada utilização possível da IA e dizemos sem rodeios quais não valem a pena. Recebe um plano com os custos, os riscos e a ordem a seguir.',
      },
      aiDevelopment: {
        title: 'Desenvolvimento de soluções de IA',
        description:
          'Integramos assistentes, tratamento de documentos e previsões nas ferramentas que as suas equipas já usam, testamos tudo com os seus próprios dados e entregamos código que a sua empresa consegue manter.',
      },
      marketingLearning: {
        title: 'Marketing digital e e-learning',
        description:
          'Gerimos campanhas cujo custo por cliente pode verificar todas as semanas e produzimos cursos que se fazem até ao fim, para os seus clientes ou para os seus colaboradores.',
      },
    },
  },
  blogPreview: {
    title: 'Do nosso blogue',
    subtitle: 'Uma ideia por artigo, com as contas feitas.',
    viewAll: 'Ver todos os artigos',
  },
  about: {
    title: 'Sobre a Vitrine',
    description:
      'Vitrine é a palavra francesa para «montra»: um vidro entre quem compra e aquilo que vai comprar. É assim que trabalhamos. Mostramos-lhe o método antes do contrato, o protótipo antes do produto e os números antes da fatura.',
    stats: {
      security: {
        title: 'Segurança',
        description:
          'Antes de tocarmos em quaisquer dados, acordamos por escrito quem os pode ver, onde ficam guardados e quando são apagados.',
      },
      team: {
        title: 'Equipa',
        description:
          'Engenheiros, especialistas de marketing e formadores trabalham no mesmo projeto, e é com eles que fala diretamente.',
      },
      innovation: {
        title: 'Inovação',
        description:
          'Experimentamos primeiro os novos modelos em tarefas reais. Só recomendamos um modelo quando supera o que já tem.',
      },
      global: {
        title: 'Alcance global',
        description: 'Seis línguas, do inglês ao árabe, cada uma escrita por quem nela trabalha.',
      },
    },
    cta: 'Fale connosco',
  },
  cta: {
    title: 'Diga-nos o que gostaria de ver a funcionar',
    subtitle: 'Bastam algumas linhas: o que faz, o que demora demasiado, o que já tentou.',
  },
  contactForm: {
    name: {
      label: 'Nome',
      placeholder: 'O seu nome',
      tooShort: 'O nome deve ter pelo menos 2 caracteres.',
    },
    email: {
      label: 'E-mail',
      placeholder: 'nome@example.com',
      invalid: 'Introduza um endereço de e-mail válido.',
    },
    message: {
      label: 'Mensagem',
      placeholder: 'O que gostaria de fazer?',
      tooShort: 'A mensagem deve ter pelo menos 10 caracteres.',
    },
    submit: 'Enviar mensagem',
    submitting: 'A enviar…',
    success: {
      title: 'Agradecemos a sua mensagem',
      description: 'Este formulário é uma demonstração: nada foi enviado nem guardado.',
    },
  },
} as const satisfies Translation<'pt', 'home'>;
