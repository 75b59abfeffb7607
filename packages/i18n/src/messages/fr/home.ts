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
  services: {
    title: 'Ce que nous faisons',
    subtitle: 'Une seule équipe, de la première question à l’usage quotidien.',
    items: {
      aiConsulting: {
        title: 'Conseil en IA',
        description:
          'Nous observons le fonctionnement de votre entreprise, chiffrons tous les usages possibles de l’IA et disons franchement lesquels n’en valent pas la peine. Vous recevez un plan avec les coûts, les risques et les priorités.',
      },
      aiDevelopment: {
        title: 'Développement de solutions d’IA',
        description:
          'Nous intégrons assistants IA, traitement de documents et prévisions aux outils que vos équipes utilisent déjà, les testons sur vos propres données et vous remettons un code que vous pourrez maintenir.',
      },
      marketingLearning: {
        title: 'Marketing digital et formation en ligne',
        description:
          'Nous menons vos campagnes et vous montrons chaque semaine ce que vous coûte un nouveau client. Nous produisons des formations que l’on suit jusqu’au bout, pour vos clients ou pour vos équipes.',
      },
    },
  },
  blogPreview: {
    title: 'Sur le blog',
    subtitle: 'Des articles courts, à vérifier avec vos propres chiffres.',
    viewAll: 'Voir tous les articles',
  },
  about: {
    title: 'À propos de Vitrine',
    description:
      'Dans une vitrine, on voit ce que l’on achète avant de payer. Nous menons nos projets de la même façon : avant chaque décision, vous avez sous les yeux quelque chose de concret à examiner.',
    steps: {
      method: {
        label: 'Avant le contrat',
        title: 'La méthode',
        text: 'Notre façon de travailler, le prix et ce qui peut mal tourner.',
      },
      prototype: {
        label: 'Avant le produit',
        title: 'Le prototype',
        text: 'Dans vos propres outils, testé sur 500 de vos cas.',
      },
      figures: {
        label: 'Avant la facture',
        title: 'Les chiffres',
        text: 'Les résultats, comparés aux objectifs convenus.',
      },
    },
    stats: {
      security: {
        unit: 'requête vers des tiers',
        title: 'Sécurité',
        description:
          'Ce site conserve au plus quatre petits éléments sur votre appareil et ne charge aucun contenu de tiers. Sur un projet, nous fixons par écrit qui peut voir vos données, où elles sont conservées et quand elles seront supprimées.',
      },
      team: {
        unit: 'métiers sur un projet',
        title: 'Équipe',
        description:
          'Ingénieurs, spécialistes du marketing et formateurs travaillent ensemble sur votre projet. Vous leur parlez directement, sans intermédiaire.',
      },
      innovation: {
        unit: 'de vos cas au premier test',
        title: 'Innovation',
        description:
          'Tout nouveau modèle est d’abord testé sur 500 de vos cas déjà traités. Nous ne le recommandons que s’il fait mieux que ce que vous avez.',
      },
      global: {
        unit: 'langues, une seule boutique',
        title: 'International',
        description:
          'Tout le site, des prix aux textes juridiques, existe en six langues, et ses pages en arabe se lisent de droite à gauche.',
      },
    },
    cta: 'Parlons-en',
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
