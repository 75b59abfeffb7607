import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Data scientists et ingénieurs qui ont déjà entraîné un premier modèle',
    'Analystes sur le point de mettre un modèle en production',
    'Responsables qui valident des modèles construits par d’autres',
  ],
  requirements: [
    'Python, y compris les fonctions et les DataFrames',
    'Un premier cours de statistiques',
    'Environ quatre heures par semaine pendant dix semaines',
    'Un navigateur récent : les notebooks s’y exécutent, sans rien installer',
  ],
  contents: [
    { title: 'Le modèle qui avait raison et qu’il a fallu retirer', detail: 'Ce qu’un jeu de test ne peut pas dire' },
    { title: 'Choisir la métrique avant le modèle', detail: 'Du coût d’une erreur à un nombre à optimiser' },
    { title: 'Valider sur des données temporelles', detail: 'Des découpages qui respectent le calendrier' },
    { title: 'Les fuites de données, et comment les trouver', detail: 'Projet 1 : Réparer' },
    { title: 'Les événements rares', detail: 'Précision, rappel et taux de base' },
    { title: 'Arbres et boosting en profondeur', detail: 'Projet 2 : Prévoir' },
    {
      title: 'Les réseaux de neurones sans mystère',
      detail: 'Un réseau écrit à la main, puis avec une bibliothèque',
    },
    { title: 'Les modèles de langage comme composants', detail: 'Prompts, recherche documentaire et tests' },
    { title: 'Incertitude et calibration', detail: 'Projet 3 : Détecter' },
    { title: 'Expliquer une décision à une personne', detail: 'Une lettre qu’un client comprend' },
    { title: 'L’équité : des définitions qui s’excluent', detail: 'En choisir une et dire pourquoi' },
    { title: 'Du notebook à la production', detail: 'Projet 4 : Lire' },
    { title: 'Supervision et dérive', detail: 'Trois alertes qui valent le dérangement' },
    { title: 'Expérimenter en production', detail: 'Marche à blanc et déploiement par étapes' },
    { title: 'Quand éteindre un modèle', detail: 'Projet 5 : Exploiter' },
  ],
  format: [
    { label: 'Format', value: 'Formation en vidéo, notebooks dans le navigateur' },
    { label: 'Durée', value: '15 chapitres, 20 heures de vidéo, 5 projets' },
    { label: 'Leçons', value: 'De 8 à 15 minutes, avec transcriptions' },
    { label: 'Rythme', value: 'Le vôtre ; environ dix semaines à quatre heures par semaine' },
    { label: 'Attestation', value: 'Après les cinq projets' },
  ],
  author: {
    name: 'Leïla Haddad',
    role: 'Ingénieure en machine learning et formatrice chez Vitrine',
    bio: 'Leïla met des modèles en production, et les en retire. Le modèle du premier chapitre était le sien, et les réclamations aussi.',
  },
  faq: [
    {
      question: 'Quelles bibliothèques la formation utilise-t-elle ?',
      answer:
        'pandas, scikit-learn et PyTorch. Les idées valent pour d’autres bibliothèques, et chaque chapitre dit ce qui change.',
    },
    {
      question: 'Qui corrige les projets ?',
      answer:
        'Vous, à l’aide d’un corrigé qui commente chaque étape. Des contrôles automatiques dans le notebook signalent un résultat impossible.',
    },
    {
      question: 'Pendant combien de temps ai-je accès à la formation ?',
      answer:
        'Aussi longtemps que vous le voulez. Vous pouvez aussi télécharger les transcriptions et les notebooks, et les garder.',
    },
  ],
  sample: `<h3>Chapitre 5, leçon 2 : pourquoi 99 % ne suffisent pas</h3>
<p>Plan de la leçon (12 minutes)</p>
<ol>
<li>Quatre fraudes sur 10 000 paiements : ce que « juste » veut dire ici</li>
<li>Le tableau par lequel tout rapport devrait commencer</li>
<li>Précision et rappel, en paiements et en euros</li>
<li>Ce que coûte un contrôle, et qui le paie</li>
</ol>
<h3>Exercice corrigé</h3>
<p>Sur 10 000 paiements, 4 sont frauduleux. Un détecteur en signale 63, dont 3 fraudes. Fait-il mieux qu’un programme qui ne signale jamais rien ?</p>
<table>
<thead>
<tr><th scope="col">Paiements</th><th scope="col">Signalés</th><th scope="col">Non signalés</th></tr>
</thead>
<tbody>
<tr><th scope="row">Frauduleux</th><td>3</td><td>1</td></tr>
<tr><th scope="row">Légitimes</th><td>60</td><td>9 936</td></tr>
</tbody>
</table>
<p><strong>Exactitude.</strong> Le détecteur a raison dans 3 + 9 936 = 9 939 cas : 99,39 %. Le programme qui ne signale rien a raison dans 9 996 cas : 99,96 %. Selon cette métrique, ne rien faire l’emporte.</p>
<p><strong>Rappel.</strong> Le détecteur trouve 3 fraudes sur 4 : 75 %. Le programme qui ne fait rien n’en trouve aucune.</p>
<p><strong>Coût.</strong> Un contrôle prend deux minutes ; 63 contrôles en prennent 126, soit 63 € à 30 € de l’heure. Si une fraude coûte 400 € en moyenne, le détecteur évite 1 200 € de fraude et coûte 63 €. La bonne métrique était celle qui se calcule en euros.</p>`,
} as const satisfies Translation<'fr', 'product-details-3'>;
