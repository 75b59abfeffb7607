import type { Translation } from '../../messages.ts';

export default {
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
} as const satisfies Translation<'fr', 'home-sections'>;
