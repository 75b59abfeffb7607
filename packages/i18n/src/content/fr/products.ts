import type { Translation } from '../../messages.ts';

export default {
  '1': {
    name: 'L’IA en entreprise : le guide pratique',
    imageAlt: 'Un livre relié dont la couverture montre une mallette câblée comme une puce électronique',
    description:
      'Sachez avant de signer quel projet d’IA rapportera : un guide pour les sociétés de 10 à 500 salariés, avec douze cas détaillés et la feuille de calcul que nous utilisons avec nos propres clients.',
    previewContent: `<p>La plupart des livres sur l’IA commencent par ce que la machine sait faire. Celui-ci commence par votre mardi après-midi : la boîte de réception que personne ne vide, le devis qui prend trois jours, le rapport que l’on recopie à la main depuis deux systèmes.</p>
<p>Pour chaque tâche, vous répondez à quatre questions.</p>
<ol>
<li>À quelle fréquence revient-elle, et combien de temps prend-elle ?</li>
<li>Que coûte une erreur, et qui s’en aperçoit ?</li>
<li>Avez-vous des exemples réussis ?</li>
<li>Qui devrait changer sa manière de travailler ?</li>
</ol>
<p>Les réponses tiennent sur une page. Dans la plupart des entreprises, elles écartent deux idées sur trois, et c’est bien le but : <strong>c’est la troisième qui rapporte</strong>.</p>`,
    features: [
      '212 pages, en PDF et en EPUB',
      'Douze cas détaillés, avec coûts et résultats',
      'Une feuille de calcul pour chiffrer vos propres tâches',
      'Une liste de questions à poser aux fournisseurs',
      'Mises à jour gratuites pendant douze mois',
    ],
  },
  '2': {
    name: 'Boîte à outils du marketing digital',
    imageAlt: 'Une boîte à outils contenant une loupe, un graphique, un mégaphone et une lettre',
    description:
      'Voyez tous les lundis combien coûte un nouveau client et arrêtez ce qui vous fait perdre de l’argent. Un seul espace pour les campagnes, les e-mails et les landing pages, relié aux comptes que vous avez déjà.',
    previewContent: `<p>Vous ouvrez la boîte à outils un lundi et vous lisez une ligne : <em>la semaine dernière, un nouveau client vous a coûté 38 €, contre 44 € la semaine précédente</em>. Tout le reste est là pour expliquer cette ligne et pour l’améliorer.</p>
<h3>Ce qu’elle contient</h3>
<ul>
<li><strong>Campagnes :</strong> plan, budget et règles d’arrêt de chaque canal, côte à côte.</li>
<li><strong>E-mails :</strong> séquences de bienvenue, de panier abandonné et de renouvellement, prêtes à adapter.</li>
<li><strong>Pages :</strong> des landing pages qui se chargent vite, prêtes pour les tests A/B.</li>
<li><strong>Chiffres :</strong> coût par client, par canal et par semaine, avec la marge d’erreur.</li>
</ul>
<p>Un après-midi suffit pour tout mettre en place. Premier résultat, bien souvent : vous coupez une campagne qui perd de l’argent.</p>`,
    features: [
      'Licence pour une entreprise, jusqu’à dix utilisateurs',
      'Connecteurs pour les principaux services de publicité et d’envoi d’e-mails',
      '40 modèles d’e-mails et de pages',
      'Rapport hebdomadaire sur le coût par client',
      'Douze mois de mises à jour et d’assistance',
    ],
  },
  '3': {
    name: 'Machine learning : formation avancée',
    imageAlt:
      'Un écran montrant un réseau de neurones dont un chemin est allumé, une toque de diplômé posée sur un coin',
    description:
      'Mettez un modèle en production et répondez de chaque résultat, de la bonne métrique à la supervision. 15 chapitres, 20 heures de vidéo et 5 projets, pour qui a déjà entraîné un premier modèle.',
    previewContent: `<p>Le premier chapitre s’ouvre sur un modèle qui a raison 97 fois sur 100 et qu’il faut pourtant retirer au bout d’une semaine. On vous remet ses données, son code et les réclamations, et vous avez une heure pour comprendre pourquoi.</p>
<h3>La formation en bref</h3>
<ul>
<li><strong>15 chapitres</strong>, des métriques et de la validation à la supervision et à la dérive des données.</li>
<li><strong>20 heures de vidéo</strong>, en leçons de 8 à 15 minutes, avec transcriptions.</li>
<li><strong>5 projets</strong> sur des données réelles et imparfaites, chacun avec un corrigé commenté.</li>
</ul>
<p>Il vous faut connaître Python, avoir suivi un premier cours de statistiques et disposer d’environ quatre heures par semaine pendant dix semaines.</p>`,
    features: [
      '15 chapitres',
      '20 heures de vidéo avec transcriptions',
      '5 projets avec corrigés commentés',
      'Des notebooks à exécuter dans le navigateur',
      'Attestation de fin de formation',
    ],
  },
  '4': {
    name: 'Stratégies de marketing digital 2025',
    imageAlt: 'Un livre ouvert : un mégaphone sur une page, une cible touchée en plein centre sur l’autre',
    description:
      'Sept stratégies qui attiraient encore de nouveaux clients en 2025, chacune avec budget et calendrier, et les chiffres des entreprises qui les ont essayées. Et deux qui ne marchent plus, passées au crible.',
    previewContent: `<p>En 2025, une recherche se termine souvent sans un clic : la réponse s’affiche au-dessus des résultats. Si votre plan compte encore les visites, il se trompe d’indicateur. La première stratégie de ce livre montre ce qu’il faut compter à la place.</p>
<blockquote>Avant de choisir ce que vous allez essayer, décidez de ce que vous allez arrêter.</blockquote>
<p>Chaque chapitre suit le même plan, en quatre parties : la situation à laquelle la stratégie convient, ce qu’elle coûte par mois, un calendrier pour les quatre-vingt-dix premiers jours, et le moment où il faut y renoncer.</p>`,
    features: [
      '148 pages, en PDF et en EPUB',
      'Sept stratégies, chacune avec budget et calendrier',
      'Les chiffres de 23 entreprises',
      'Des modèles de plan marketing d’une page',
    ],
  },
  '5': {
    name: 'Pack accélérateur de productivité',
    imageAlt: 'Une fusée dont le hublot est une horloge s’élève d’une boîte de tâches cochées',
    description:
      'Gagnez des heures chaque semaine : six petits logiciels s’occupent du classement, des comptes rendus, des rappels, des devis, des feuilles de temps et des relances. Ils tournent sur vos ordinateurs, et vos fichiers y restent.',
    previewContent: `<p>Ce pack a été conçu pour une équipe de neuf personnes qui perdait onze heures par semaine à copier, à classer et à courir après les réponses. Elle n’en perd plus que deux. Chaque logiciel fait une seule chose, et la fait bien.</p>
<ul>
<li><strong>Classement</strong> nomme et range ce qui arrive par e-mail.</li>
<li><strong>Compte rendu</strong> transforme un enregistrement en décisions, avec un responsable et une date.</li>
<li><strong>Rappel</strong> envoie un rappel poli, un seul, puis vous avertit.</li>
<li><strong>Devis</strong>, <strong>Temps</strong> et <strong>Relance</strong> s’occupent des devis, des feuilles de temps et des clients qui attendent une réponse.</li>
</ul>`,
    features: [
      'Six logiciels pour Windows, macOS et Linux',
      'Licence pour 15 ordinateurs au plus',
      'Sur vos propres ordinateurs, pas dans le cloud',
      'Un guide d’installation d’une page par logiciel',
      'Douze mois de mises à jour et d’assistance',
    ],
  },
  '6': {
    name: 'Introduction à la data science',
    imageAlt: 'Une fiole de laboratoire où des bulles de données se déposent en diagramme en barres',
    description:
      'Fiez-vous enfin à vos chiffres : apprenez à interroger des données, à les nettoyer, à les visualiser et à dire avec quelle certitude vous concluez. Une première formation, sans autres mathématiques que celles du lycée.',
    previewContent: `<p>Vous partez d’un tableau de 4 000 commandes d’une petite boutique en ligne et d’une question : <em>les clients qui nous écrivent reviennent-ils plus souvent ?</em> Au bout d’une heure, vous avez une réponse. Au bout de deux, vous savez pourquoi elle est fausse.</p>
<p>Toute la formation avance ainsi : d’abord une question, puis la méthode qu’elle demande, et elle seule. Le tableur dans la première partie, Python à partir de la deuxième, et toujours la même boutique, que vous finissez par connaître comme la vôtre.</p>`,
    features: [
      'Neuf chapitres et douze heures de vidéo',
      'Les données d’une même boutique du début à la fin',
      'Exercices corrigés dans le navigateur',
      'Aucune connaissance en programmation requise',
      'Attestation de fin de formation',
    ],
  },
} as const satisfies Translation<'fr', 'products'>;
