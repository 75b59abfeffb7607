import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Paiement réussi | Vitrine',
    description: 'Votre paiement a bien été effectué. Un e-mail de confirmation va suivre.',
  },
  title: 'Paiement réussi !',
  description: 'Merci de votre achat. Vous recevrez sous peu un e-mail de confirmation.',
  action: 'Continuer mes achats',
} as const satisfies Translation<'fr', 'success'>;
