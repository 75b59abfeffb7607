import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Personnes qui travaillent avec des chiffres : ventes, achats, RH, administration',
    'Responsables qui lisent des rapports et veulent poser de meilleures questions',
    'Personnes en reconversion qui se demandent si la data est faite pour elles',
  ],
  requirements: [
    'Les mathématiques du lycée ; aucune programmation',
    'Un navigateur récent pour les vidéos et les exercices',
    'Environ trois heures par semaine pendant huit semaines',
  ],
  contents: [
    { title: 'Une question, un tableau, une réponse fausse', detail: 'Au tableur, en deux heures' },
    { title: 'Nettoyer les données', detail: 'Ce qu’il faut corriger, laisser ou demander' },
    { title: 'Visualiser les données', detail: 'Quatre graphiques qui répondent à la plupart des questions' },
    { title: 'Premiers pas en Python', detail: 'Le même tableau, en dix lignes' },
    {
      title: 'Le hasard, et à quoi il ressemble',
      detail: 'Pourquoi les petites boutiques ont les meilleurs mois et les pires',
    },
    { title: 'Comparer deux groupes', detail: 'Une différence, ou du bruit ?' },
    {
      title: 'Prédire, et dire de combien l’on peut se tromper',
      detail: 'Les commandes du mois prochain, avec un intervalle',
    },
    { title: 'Un petit modèle au service de la boutique', detail: 'Qui commandera de nouveau ?' },
    { title: 'Expliquer ce que l’on a trouvé', detail: 'Une page, un graphique, une recommandation' },
  ],
  format: [
    { label: 'Format', value: 'Formation en vidéo, exercices dans le navigateur' },
    { label: 'Durée', value: 'Neuf chapitres, douze heures de vidéo' },
    { label: 'Outils', value: 'Le tableur dans la première partie, Python à partir de la deuxième' },
    { label: 'Rythme', value: 'Le vôtre ; environ huit semaines à trois heures par semaine' },
    { label: 'Attestation', value: 'Après les exercices' },
  ],
  author: {
    name: 'Julien Ferrand',
    role: 'Formateur et producteur de formations chez Vitrine',
    bio: 'Julien a formé des gens persuadés d’être nuls en maths. Il parle sur notre blog des formations qui se vendent, et teste chaque leçon devant un groupe avant de l’enregistrer.',
  },
  faq: [
    {
      question: 'Dois-je installer Python ?',
      answer:
        'Non. Python s’exécute dans votre navigateur, à côté de l’exercice. Si vous l’avez déjà, vous pouvez télécharger les fichiers.',
    },
    {
      question: 'Cette formation prépare-t-elle à la formation avancée ?',
      answer:
        'Elle couvre les statistiques. Pour la formation avancée, il faut aussi de la pratique en Python : environ deux fois celle des chapitres 4 à 8.',
    },
    {
      question: 'Les données de la boutique sont-elles réelles ?',
      answer:
        'Elles sont calquées sur celles d’une vraie boutique, erreurs comprises. Les noms et les adresses sont inventés : la vie privée de personne n’est en jeu.',
    },
  ],
  sample: `<h3>Chapitre 6, leçon 3 : la différence est-elle réelle ?</h3>
<p>Plan de la leçon (14 minutes)</p>
<ol>
<li>Deux lettres d’information, deux objets</li>
<li>Ce qui se passerait si l’objet ne changeait rien</li>
<li>Mélanger les étiquettes, mille fois</li>
<li>Ce que l’on peut dire, et ce que l’on ne peut pas</li>
</ol>
<h3>Exercice corrigé</h3>
<p>La boutique écrit à 2 000 clients. La moitié reçoit l’objet A, l’autre l’objet B. Lequel est le meilleur ?</p>
<table>
<thead>
<tr><th scope="col">Objet</th><th scope="col">Envoyés</th><th scope="col">Ouverts</th><th scope="col">Taux</th></tr>
</thead>
<tbody>
<tr><th scope="row">A : « Votre liste de printemps »</th><td>1 000</td><td>120</td><td>12,0 %</td></tr>
<tr><th scope="row">B : « Que semer en mars »</th><td>1 000</td><td>138</td><td>13,8 %</td></tr>
</tbody>
</table>
<p><strong>Étape 1.</strong> L’écart est de 18 ouvertures, soit 1,8 point de pourcentage. B semble meilleur.</p>
<p><strong>Étape 2.</strong> Mettez les 2 000 clients dans le même sac et redistribuez-les au hasard, 1 000 de chaque côté. Notez l’écart. Recommencez 1 000 fois ; dans le notebook, cela prend une seconde.</p>
<p><strong>Étape 3.</strong> Dans environ un quart des 1 000 tirages, le hasard seul donne un écart d’au moins 1,8 point, dans un sens ou dans l’autre.</p>
<p><strong>Ce que l’on peut dire :</strong> B a fait mieux cette fois, et nous ne savons pas encore s’il est meilleur. Prochaine étape : renvoyez les deux, à plus de monde, avant de changer toutes vos lettres.</p>`,
} as const satisfies Translation<'fr', 'product-details-6'>;
