import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Bibliothèque de prompts',
    subtitle: '180 prompts éprouvés pour le travail de bureau quotidien',
    ribbon: 'Nouveauté',
    description: `<p>Des prompts pour les devis, les comptes rendus, les résumés, les offres d’emploi et les e-mails délicats. Chacun est accompagné d’un exemple de résultat, des erreurs les plus fréquentes et de la ligne à modifier quand elles surviennent.</p>
<p>Mise à jour chaque trimestre, parce que les modèles changent.</p>`,
    options: {
      licence: { title: 'Licence', values: { personal: 'Une personne', team: 'Équipe, jusqu’à 20 personnes' } },
      language: {
        title: 'Langue des prompts',
        values: { english: 'Anglais', french: 'Français', spanish: 'Espagnol' },
      },
    },
    info: [
      {
        title: 'Ce que contient la bibliothèque',
        description: `<p>180 prompts en six groupes : devis, réunions, résumés, recrutement, e-mails et planification. Ils sont fournis dans un document à consulter par mot-clé et dans un tableau que vous pouvez trier et compléter.</p>`,
      },
      {
        title: 'Avec quels assistants',
        description: `<p>Chaque prompt est du texte simple. Il fonctionne dans tout assistant qui accepte une consigne écrite, sans fonctionnalité payante.</p>`,
      },
      {
        title: 'Ce que couvre la licence',
        description: `<p>Vous pouvez utiliser et adapter les prompts dans votre travail aussi longtemps que vous le voulez. La licence équipe couvre jusqu’à 20 personnes d’une même entreprise. Aucune des deux ne permet la revente.</p>`,
      },
    ],
    related: 'Pour tirer parti des prompts',
  },
  'brand-voice-kit': {
    title: 'Kit d’identité verbale',
    subtitle: 'Trouvez le ton de votre entreprise et mettez-le par écrit',
    ribbon: 'Promotion',
    description: `<p>Un cahier de travail, 24 exercices et un modèle de charte éditoriale de quatre pages. À la fin, toute votre entreprise écrit d’une seule voix, et l’assistant IA auquel vous donnez la charte aussi.</p>`,
    options: {
      package: { title: 'Formule', values: { kit: 'Kit seul', review: 'Kit et relecture de votre charte' } },
    },
    info: [
      {
        title: 'Ce que contient le kit',
        description: `<p>Le cahier de travail en PDF de 64 pages, les 24 exercices avec des exemples rédigés et le modèle de charte éditoriale dans un document modifiable.</p>`,
      },
      {
        title: 'Le temps à prévoir',
        description: `<p>Deux après-midi pour un groupe de trois à cinq personnes, puis une heure par trimestre pour tenir la charte à jour.</p>`,
      },
      {
        title: 'La relecture',
        description: `<p>Vous nous envoyez votre charte terminée. Cinq jours ouvrés plus tard, vous la recevez avec des remarques en marge et deux de vos pages réécrites dans votre nouveau ton.</p>`,
      },
    ],
    related: 'À associer au kit',
  },
  'starter-checklist': {
    title: 'Démarrer avec l’IA : la check-list',
    subtitle: '30 questions avant votre premier projet',
    ribbon: 'Gratuit',
    description: `<p>Deux pages à imprimer et à remplir avec votre équipe : quelle tâche, quelles données, quels risques, et qui décide. Comptez une heure ; vous n’aurez plus besoin du premier rendez-vous avec nous.</p>`,
    options: {
      format: { title: 'Format', values: { pdf: 'PDF à imprimer', editable: 'Document modifiable' } },
    },
    info: [
      {
        title: 'Comment l’utiliser',
        description: `<p>Réunissez les deux ou trois personnes qui font le travail et répondez aux questions dans l’ordre. Celle à laquelle personne ne sait répondre est la première chose à éclaircir.</p>`,
      },
      {
        title: 'Ce que vous saurez ensuite',
        description: `<p>Par quelle tâche commencer, quelles données il lui faut, ce qui peut mal tourner et qui décide. C’est assez pour demander un devis, à nous ou à d’autres.</p>`,
      },
    ],
    related: 'L’étape suivante',
  },
  'live-workshop': {
    title: 'Atelier en direct : votre premier assistant IA',
    subtitle: 'Une demi-journée en ligne, douze personnes au plus',
    ribbon: 'Petit groupe',
    description: `<p>Vous venez avec une tâche de votre quotidien et repartez avec un assistant qui l’accomplit, un test qui mesure la qualité de son travail et la liste de ce qu’il ne faut jamais lui demander. Deux formateurs, un écran partagé, aucune diapositive.</p>`,
    options: {
      date: { title: 'Date', values: { january: '14 janvier', february: '11 février', march: '11 mars' } },
      time: { title: 'Heure de Paris', values: { morning: 'De 9 h 00 à 12 h 30', afternoon: 'De 14 h 00 à 17 h 30' } },
    },
    info: [
      {
        title: 'Déroulement',
        description: `<p>Nous choisissons et décrivons votre tâche (45 minutes), construisons l’assistant (90 minutes), l’essayons sur des cas réels (45 minutes) et fixons ce qu’il ne faut jamais lui demander (30 minutes).</p>`,
      },
      {
        title: 'Ce qu’il vous faut',
        description: `<p>Un ordinateur avec une caméra, un navigateur à jour et un compte sur un assistant IA ; un compte gratuit suffit. Inutile de savoir programmer.</p>`,
      },
      {
        title: 'Après l’atelier',
        description: `<p>Vous gardez tout ce que vous avez construit. Pendant 30 jours, les deux formateurs répondent à vos questions par e-mail.</p>`,
      },
    ],
    fields: { participant: 'Nom du participant', task: 'La tâche que vous souhaitez traiter' },
    related: 'Pour se préparer et aller plus loin',
  },
  'strategy-session': {
    title: 'Séance de stratégie en tête-à-tête',
    subtitle: '90 minutes avec un consultant confirmé',
    ribbon: null,
    description: `<p>Vous décrivez la décision que vous avez à prendre ; nous nous préparons pendant deux heures et consacrons 90 minutes à vous répondre franchement. Une synthèse de deux pages suit le lendemain.</p>`,
    options: {
      language: { title: 'Langue', values: { english: 'Anglais', french: 'Français', german: 'Allemand' } },
    },
    info: [
      {
        title: 'Avant la séance',
        description: `<p>Vous nous envoyez une page sur la décision, avec les chiffres dont vous disposez. Nous vous disons ce qui manque avant le rendez-vous.</p>`,
      },
      {
        title: 'La séance',
        description: `<p>Un appel vidéo avec quatre personnes au plus de votre côté. Vous posez vos questions, nous répondons, et quand nous ne savons pas, nous le disons.</p>`,
      },
      {
        title: 'La synthèse',
        description: `<p>Deux pages : les options, les arguments pour et contre chacune, notre avis et les trois premières étapes.</p>`,
      },
    ],
    fields: { decision: 'La décision, en une phrase', figures: 'Les chiffres à connaître' },
    related: 'En attendant la prochaine date libre',
  },
  'site-audit': {
    title: 'Audit de site web',
    subtitle: 'Ce que votre site vous coûte, page par page',
    ribbon: null,
    description: `<p>Nous testons la rapidité, l’accessibilité et le parcours de commande sur les pages de votre site qui comptent le plus, et vous remettons une liste de modifications classées selon ce que chacune devrait rapporter. Vos propres développeurs peuvent les réaliser.</p>`,
    options: {
      scope: { title: 'Étendue', values: { small: '10 pages', medium: '25 pages', large: '50 pages' } },
      result: { title: 'Restitution', values: { report: 'Rapport écrit', call: 'Rapport et appel vidéo' } },
    },
    info: [
      {
        title: 'Ce que nous testons',
        description: `<p>Les temps de chargement et de réponse sur un téléphone de milieu de gamme, les critères d’accessibilité WCAG de niveau AA et chaque étape entre la fiche produit et le paiement.</p>`,
      },
      {
        title: 'Ce que vous recevez',
        description: `<p>Une liste de modifications. Chacune comporte une capture d’écran, l’effort en jours, le gain attendu et un moyen d’en vérifier l’effet.</p>`,
      },
      {
        title: 'Comment cela se passe',
        description: `<p>Vous désignez les pages, nous les testons de l’extérieur. Le rapport est prêt dix jours ouvrés plus tard ; l’appel vidéo dure une heure.</p>`,
      },
    ],
    fields: { website: 'URL de votre site', pages: 'Les pages les plus importantes' },
    related: 'Après l’audit',
  },
  'tunis-masterclass': {
    title: 'Masterclass de Tunis : vendre en deux langues',
    subtitle: 'Trois heures de vidéo enregistrées à Tunis',
    ribbon: null,
    description: `<p>Comment trois entreprises vendent chacune en français et en arabe depuis une seule boutique : prix, pages, paiement et service clients, chiffres à l’appui. Enregistrée en public à Tunis, en français, avec des sous-titres en arabe et en anglais.</p>`,
    options: {
      access: {
        title: 'Accès',
        values: { streaming: 'En streaming pendant 12 mois', download: 'En téléchargement, à conserver' },
      },
    },
    info: [
      {
        title: 'Les trois heures',
        description: `<p>Prix et paiement, pages qui se lisent dans les deux sens, service clients : une heure pour chaque sujet, avec un chapitre par entreprise.</p>`,
      },
      {
        title: 'Langues',
        description: `<p>En français, avec des sous-titres en arabe et en anglais. Le livret de 28 pages existe dans les trois langues.</p>`,
      },
      {
        title: 'Pourquoi un prix en dinars',
        description: `<p>La masterclass a été produite en Tunisie et se vend en dinars tunisiens. Le panier affiche un total distinct pour chaque devise.</p>`,
      },
    ],
    related: 'Pour les boutiques en plusieurs langues',
  },
  'dashboard-templates': {
    title: 'Modèles de tableaux de bord',
    subtitle: 'Huit tableaux de bord qu’un dirigeant lit jusqu’au bout',
    ribbon: null,
    description: `<p>Ventes, trésorerie, service clients, marketing, projets, personnel, stock et site web : un écran pour chacun. Connectez vos données, remplacez nos chiffres d’exemple et retirez ce que vous n’avez pas regardé depuis un mois.</p>`,
    options: {
      tool: { title: 'Outil', values: { looker: 'Looker Studio', powerbi: 'Power BI', excel: 'Excel' } },
      licence: { title: 'Licence', values: { company: 'Une entreprise', agency: 'Une agence et ses clients' } },
    },
    info: [
      {
        title: 'Ce qu’il vous faut',
        description: `<p>Power BI Desktop, Excel 2019 ou une version plus récente, ou un compte Google pour Looker Studio. Une feuille de calcul suffit comme source de chiffres : chaque modèle décrit les colonnes attendues.</p>`,
      },
      {
        title: 'Comment ils sont faits',
        description: `<p>Chaque tableau de bord s’ouvre sur les trois questions auxquelles il répond. Un graphique n’y figure que s’il répond à l’une d’elles, et la définition de chaque métrique est à un clic.</p>`,
      },
      {
        title: 'La licence agence',
        description: `<p>Elle vous permet d’installer les modèles chez autant de clients que vous voulez, dans Looker Studio et dans Power BI, où un tableau de bord peut être transmis.</p>`,
      },
      {
        title: 'Mises à jour',
        description: `<p>Si l’un des trois outils change dans les douze mois, vous recevez les modèles adaptés.</p>`,
      },
    ],
    related: 'Pour alimenter vos tableaux de bord',
  },
} as const satisfies Translation<'fr', 'catalogue'>;
