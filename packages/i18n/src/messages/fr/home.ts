import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | Conseil en IA, marketing digital, e-learning',
    description:
      'Repérez les projets d’IA qui rapportent, faites-les réaliser et gagnez des clients en ligne. E-books, logiciels et formations, avec un aperçu de chacun.',
  },
  hero: {
    title: 'Une technologie que vous voyez à l’œuvre',
    subtitle:
      'Conseil en IA, solutions sur mesure, acquisition de clients, formation de vos équipes : à chaque étape, vous voyez, vous questionnez, vous mesurez.',
    shop: 'Visiter la boutique',
    services: 'Voir nos services',
  },
  cta: {
    title: 'Parlez-nous de votre projet',
    subtitle:
      'Quelques lignes suffisent : ce que vous faites, ce qui vous prend trop de temps, ce que vous avez déjà essayé. Ce formulaire est une démonstration : rien n’est envoyé ni conservé.',
  },
  contactForm: {
    name: {
      label: 'Nom',
      placeholder: 'Votre nom',
      tooShort: 'Le nom doit comporter au moins 2 caractères.',
    },
    email: {
      label: 'Adresse e-mail',
      placeholder: 'nom@example.com',
      invalid: 'Veuillez saisir une adresse e-mail valide.',
    },
    message: {
      label: 'Message',
      placeholder: 'Quel est votre projet ?',
      tooShort: 'Le message doit comporter au moins 10 caractères.',
    },
    submit: 'Envoyer',
    submitting: 'Envoi en cours…',
    success: {
      title: 'C’était une démonstration',
      description:
        'Votre message n’a été ni envoyé ni conservé. Pour nous joindre, utilisez l’adresse e-mail indiquée dans les conditions générales.',
    },
  },
} as const satisfies Translation<'fr', 'home'>;
