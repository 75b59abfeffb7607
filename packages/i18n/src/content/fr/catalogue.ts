import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Bibliothèque de prompts',
    subtitle: '180 prompts éprouvés pour le travail de bureau quotidien',
    ribbon: 'Nouveauté',
    description: `<p>Des prompts pour les devis, les comptes rendus, les résumés, les offres d’emploi et les e-mails délicats. Chacun est accompagné d’un exemple de ce qu’il donne, des erreurs auxquelles il donne souvent lieu et de la ligne à modifier quand cela arrive.</p>
<p>Mise à jour chaque trimestre, parce que les modèles changent.</p>`,
    variants: {
      'prompt-library-personal': 'Licence individuelle',
      'prompt-library-team': 'Licence équipe, jusqu’à 20 personnes',
    },
  },
  'brand-voice-kit': {
    title: 'Kit d’identité verbale',
    subtitle: 'Trouvez le ton de votre entreprise et mettez-le par écrit',
    ribbon: 'Promotion',
    description: `<p>Un cahier de travail, 24 exercices et un modèle de charte éditoriale de quatre pages. À la fin, toute votre entreprise écrit d’une seule voix, et l’assistant IA à qui vous donnez la charte aussi.</p>`,
    variants: { 'brand-voice-kit-default': '' },
  },
  'starter-checklist': {
    title: 'Démarrer avec l’IA : la check-list',
    subtitle: '30 questions avant le premier projet',
    ribbon: 'Gratuit',
    description: `<p>Deux pages à imprimer et à remplir avec votre équipe : quelle tâche, quelles données, quel risque, et qui décide. Comptez une heure : elle remplace le premier rendez-vous avec nous.</p>`,
    variants: { 'starter-checklist-default': '' },
  },
  'live-workshop': {
    title: 'Atelier en direct : votre premier assistant',
    subtitle: 'Une demi-journée en ligne, douze personnes au plus',
    ribbon: 'Dernières places',
    description: `<p>Vous venez avec une tâche de votre quotidien et repartez avec un assistant qui l’accomplit, un test qui dit à quel point il y parvient et la liste de ce qu’il ne faut jamais lui demander. Deux formateurs, un écran partagé, aucune diapositive.</p>`,
    variants: { 'live-workshop-default': '' },
  },
  'strategy-session': {
    title: 'Séance de stratégie en tête-à-tête',
    subtitle: '90 minutes avec un consultant confirmé',
    ribbon: null,
    description: `<p>Vous décrivez la décision que vous avez à prendre ; nous nous préparons pendant deux heures et consacrons 90 minutes à vous répondre franchement. Une synthèse de deux pages suit le lendemain.</p>`,
    variants: { 'strategy-session-default': '' },
  },
  'site-audit': {
    title: 'Audit de site web',
    subtitle: 'Ce que votre site vous coûte, page par page',
    ribbon: null,
    description: `<p>Nous mesurons la rapidité, l’accessibilité et le parcours de commande sur dix pages de votre site, et vous remettons une liste de modifications classées selon ce que chacune devrait rapporter. Vos propres développeurs peuvent les réaliser.</p>`,
    variants: { 'site-audit-default': '' },
  },
  'tunis-masterclass': {
    title: 'Masterclass de Tunis : vendre en deux langues',
    subtitle: 'Trois heures de vidéo enregistrées à Tunis',
    ribbon: null,
    description: `<p>Comment trois entreprises vendent en français et en arabe depuis une seule boutique : prix, pages, paiement et service clients, chiffres à l’appui. Enregistrée en public à Tunis, en français, avec des sous-titres en arabe et en anglais.</p>`,
    variants: { 'tunis-masterclass-default': '' },
  },
  'dashboard-templates': {
    title: 'Modèles de tableaux de bord',
    subtitle: 'Huit tableaux de bord qu’un dirigeant lit jusqu’au bout',
    ribbon: null,
    description: `<p>Ventes, trésorerie, assistance, marketing, projets, personnel, stock et site web : un écran pour chacun. Connectez vos données, remplacez nos chiffres d’exemple et retirez ce que vous n’avez pas regardé depuis un mois.</p>`,
    option: {
      title: 'Outil',
      values: {
        looker: 'Looker Studio',
        powerbi: 'Power BI',
        excel: 'Excel',
      },
    },
    variants: {
      'dashboard-templates-looker': 'Looker Studio',
      'dashboard-templates-powerbi': 'Power BI',
      'dashboard-templates-excel': 'Excel',
    },
  },
} as const satisfies Translation<'fr', 'catalogue'>;
