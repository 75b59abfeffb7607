import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{title}} | Vitrine',
    'privacy-policy':
      'Quais os dados pessoais que este site trata, porquê, durante quanto tempo e quais são os seus direitos.',
    'terms-of-service':
      'As condições de utilização deste site e de compra de produtos digitais à Vitrine, com a informação legal.',
    'cookie-policy': 'Os poucos elementos que este site guarda no seu dispositivo, para que servem e como apagá-los.',
  },
  updated: 'Última atualização: {{date}}',
  close: 'Fechar e ir para a página inicial',
} as const satisfies Translation<'pt', 'legal'>;
