import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | Conseil en IA, solutions d’IA, marketing digital et formation en ligne',
    description:
      'Conseil en IA, développement de solutions, marketing digital et formation en ligne : découvrez nos services, lisez le blog et visitez la boutique.',
  },
  hero: {
    title: 'Une technologie que vous voyez à l’œuvre',
    subtitle:
      'Nous vous conseillons sur l’IA, concevons vos solutions, vous amenons des clients et formons vos équipes. Chaque étape se regarde, se discute et se mesure.',
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
          'Nous observons le fonctionnement de votre entreprise, chiffrons chaque usage possible de l’IA et disons franchement lesquels n’en valent pas la peine. Vous recevez un plan : les coûts, les risques et l’ordre à suivre.',
      },
      aiDevelopment: {
        title: 'Développement de solutions d’IA',
        description:
          'Nous intégrons assistants, traitement de documents et prévisions aux outils que vos équipes utilisent déjà, nous les testons sur vos propres données et vous remettons un code que vous pourrez maintenir.',
      },
      marketingLearning: {
        title: 'Marketing digital et formation en ligne',
        description:
          'Nous menons des campagnes dont vous pouvez vérifier chaque semaine le coût par client, et produisons des formations que l’on suit jusqu’au bout, pour vos clients ou pour vos équipes.',
      },
    },
  },
  blogPreview: {
    title: 'Sur le blog',
    subtitle: 'Une idée par article, calculs à l’appui.',
    viewAll: 'Voir tous les articles',
  },
  about: {
    title: 'À propos de Vitrine',
    description:
      'Une vitrine, c’est une simple vitre entre vous et ce que vous allez acheter. Nous travaillons ainsi : vous voyez la méthode avant le contrat, le prototype avant le produit et les chiffres avant la facture.',
    stats: {
      security: {
        title: 'Sécurité',
        description:
          'Avant de toucher à la moindre donnée, nous fixons par écrit qui peut la voir, où elle est conservée et quand elle sera supprimée.',
      },
      team: {
        title: 'Équipe',
        description:
          'Ingénieurs, spécialistes du marketing et formateurs travaillent au même projet, et vous leur parlez directement.',
      },
      innovation: {
        title: 'Innovation',
        description:
          'Tout nouveau modèle est d’abord essayé sur des tâches réelles. Nous ne le recommandons que s’il fait mieux que ce que vous avez.',
      },
      global: {
        title: 'International',
        description:
          'Six langues, de l’anglais à l’arabe, chacune écrite par des personnes dont c’est la langue de travail.',
      },
    },
    cta: 'Parlons-en',
  },
  cta: {
    title: 'Qu’aimeriez-vous voir à l’œuvre ?',
    subtitle:
      'Quelques lignes suffisent : ce que vous faites, ce qui prend trop de temps, ce que vous avez déjà essayé.',
  },
  contactForm: {
    name: {
      label: 'Nom',
      placeholder: 'Votre nom',
      tooShort: 'Le nom doit comporter au moins 2 caractères.',
    },
    email: {
      label: 'Adresse électronique',
      placeholder: 'nom@exemple.fr',
      invalid: 'Veuillez saisir une adresse électronique valide.',
    },
    message: {
      label: 'Message',
      placeholder: 'Que souhaitez-vous faire ?',
      tooShort: 'Le message doit comporter au moins 10 caractères.',
    },
    submit: 'Envoyer',
    submitting: 'Envoi en cours…',
    success: {
      title: 'Merci de votre message',
      description: 'Ce formulaire est une démonstration : rien n’a été envoyé ni conservé.',
    },
  },
} as const satisfies Translation<'fr', 'home'>;
