import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | Consultoria em IA, marketing digital e e-learning',
    description:
      'Saiba quais os projetos de IA que compensam, ponha-os em prática e ganhe clientes online. E-books, software e cursos, todos com pré-visualização.',
  },
  hero: {
    title: 'Tecnologia que se vê a funcionar',
    subtitle:
      'Consultoria em IA, soluções à sua medida, novos clientes online e formação para as suas equipas. Em cada etapa, pode ver, questionar e medir o que fazemos.',
    shop: 'Visitar a loja',
    services: 'Ver os serviços',
  },
  cta: {
    title: 'Fale-nos do seu projeto',
    subtitle:
      'Bastam algumas linhas: o que faz, o que demora demasiado, o que já tentou. Este formulário é uma demonstração: nada do que escrever é enviado ou guardado.',
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
      invalid: 'Indique um endereço de e-mail válido.',
    },
    message: {
      label: 'Mensagem',
      placeholder: 'O que gostaria de fazer?',
      tooShort: 'A mensagem deve ter pelo menos 10 caracteres.',
    },
    submit: 'Enviar mensagem',
    submitting: 'Envio em curso…',
    success: {
      title: 'Isto foi uma demonstração',
      description:
        'A sua mensagem não foi enviada nem guardada. Para nos contactar, use o endereço de e-mail indicado nos termos e condições.',
    },
  },
} as const satisfies Translation<'pt', 'home'>;
