import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Pagamento efetuado | Vitrine',
    description: 'O pagamento foi efetuado com sucesso. Receberá um e-mail de confirmação.',
  },
  title: 'Pagamento efetuado com sucesso!',
  description: 'Agradecemos a sua compra. Receberá em breve um e-mail de confirmação.',
  action: 'Continuar a comprar',
} as const satisfies Translation<'pt', 'success'>;
