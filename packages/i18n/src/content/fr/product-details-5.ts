import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Équipes de 2 à 15 personnes qui partagent une boîte de réception',
    'Artisans, cabinets et agences qui rédigent des devis',
    'Professionnels qui ne doivent pas confier au cloud les fichiers de leurs clients',
  ],
  requirements: [
    'Windows 11, macOS 14 ou une distribution Linux récente',
    '8 Go de mémoire et 6 Go d’espace disque',
    'Une messagerie IMAP pour Classement et Rappel, un agenda pour Temps',
  ],
  contents: [
    { title: 'Classement', detail: 'Nomme ce qui arrive par e-mail et le met à sa place' },
    { title: 'Compte rendu', detail: 'Transforme un enregistrement en décisions, avec un responsable et une date' },
    { title: 'Rappel', detail: 'Envoie un rappel poli, un seul, puis vous avertit' },
    { title: 'Devis', detail: 'Remplit votre propre modèle' },
    { title: 'Temps', detail: 'Propose une feuille de temps que vous corrigez' },
    { title: 'Relance', detail: 'Montre qui attend un mot de vous' },
  ],
  format: [
    { label: 'Format', value: 'Six logiciels à installer' },
    { label: 'Licence', value: 'Jusqu’à 15 ordinateurs d’une entreprise' },
    { label: 'Fonctionnement', value: 'Sur vos propres ordinateurs, pas dans le cloud' },
    { label: 'Mise en place', value: 'Un quart d’heure par logiciel' },
    { label: 'Mises à jour et assistance', value: 'Douze mois' },
  ],
  author: {
    name: 'Inès Delaunay',
    role: 'Responsable des opérations chez Vitrine',
    bio: 'Inès planifie le travail de nos équipes et parle sur notre blog des agendas trop pleins. Le pack est né de six scripts qu’elle avait écrits pour une équipe de neuf personnes.',
  },
  faq: [
    {
      question: 'Mes données quittent-elles mes ordinateurs ?',
      answer:
        'Seulement à votre demande : Classement et Rappel échangent avec votre propre serveur de messagerie. Enregistrements, fichiers et devis sont traités sur vos ordinateurs.',
    },
    {
      question: 'Puis-je n’utiliser qu’un seul des six ?',
      answer:
        'Oui. Chaque logiciel s’installe séparément et n’a besoin d’aucun autre. Nous conseillons de commencer par Classement.',
    },
    {
      question: 'Et si Classement range un document au mauvais endroit ?',
      answer: 'Pendant 90 jours, vous pouvez annuler les déplacements un par un, ou tous ceux d’une journée d’un coup.',
    },
  ],
  sample: `<figure>
<h3>Classement : les propositions de ce matin</h3>
<table>
<thead>
<tr><th scope="col">Reçu sous le nom</th><th scope="col">Nouveau nom</th><th scope="col">Dossier</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Bon de livraison Ferrand</td><td>Achats</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Photo du toit, côté nord</td><td>Chantier de Lille</td></tr>
<tr><td><code>offre finale (3).docx</code></td><td>2025-09-01 Devis Delmas, version 3</td><td>Pas sûr : Devis ou Delmas ?</td></tr>
</tbody>
</table>
<p>Deux propositions acceptées, une question pour vous.</p>
<figcaption>Écran 1 : Classement propose des noms et des dossiers</figcaption>
</figure>
<figure>
<h3>Compte rendu : réunion de chantier, 2 septembre</h3>
<table>
<tbody>
<tr><th scope="row">Décidé</th><td>Le côté nord d’abord. De l’ardoise, pas de la tuile.</td></tr>
<tr><th scope="row">Qui fait quoi, pour quand</th><td>Hugo commande l’ardoise d’ici à jeudi. Amel prévient le client aujourd’hui.</td></tr>
<tr><th scope="row">En suspens</th><td>Qui récupère l’échafaudage ?</td></tr>
</tbody>
</table>
<figcaption>Écran 2 : Compte rendu, après une réunion de 34 minutes</figcaption>
</figure>`,
} as const satisfies Translation<'fr', 'product-details-5'>;
