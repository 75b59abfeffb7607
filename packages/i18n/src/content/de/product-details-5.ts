import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Teams von 2 bis 15 Personen mit einem gemeinsamen Posteingang',
    'Handwerk, Praxen und Agenturen, die Angebote schreiben',
    'Alle, die Kundendaten nicht in die Cloud laden dürfen',
  ],
  requirements: [
    'Windows 11, macOS 14 oder eine aktuelle Linux-Distribution',
    '8 GB Arbeitsspeicher und 6 GB freier Speicherplatz',
    'Ein IMAP-Postfach für „Ablage“ und „Erinnerung“, ein Kalender für „Zeit“',
  ],
  contents: [
    { title: 'Ablage', detail: 'Benennt, was per E-Mail eintrifft, und legt es ab' },
    { title: 'Protokoll', detail: 'Macht aus einer Aufnahme Beschlüsse mit Zuständigkeit und Termin' },
    { title: 'Erinnerung', detail: 'Hakt einmal höflich nach und meldet sich dann bei Ihnen' },
    { title: 'Angebot', detail: 'Füllt Ihre eigene Vorlage aus' },
    { title: 'Zeit', detail: 'Schlägt einen Stundenzettel vor, den Sie korrigieren' },
    { title: 'Nachfassen', detail: 'Zeigt, wer auf Antwort von Ihnen wartet' },
  ],
  format: [
    { label: 'Format', value: 'Sechs Programme zum Installieren' },
    { label: 'Lizenz', value: 'Bis zu 15 Rechner eines Unternehmens' },
    { label: 'Wo es läuft', value: 'Auf Ihren eigenen Rechnern, nicht in der Cloud' },
    { label: 'Einrichtung', value: 'Fünfzehn Minuten pro Programm' },
    { label: 'Updates und Support', value: 'Zwölf Monate' },
  ],
  author: {
    name: 'Inès Delaunay',
    role: 'Leiterin Organisation bei Vitrine',
    bio: 'Inès plant die Arbeit unserer eigenen Teams und schreibt in unserem Blog über volle Kalender. Das Paket begann mit sechs Skripten, die sie für ein neunköpfiges Team schrieb.',
  },
  faq: [
    {
      question: 'Verlässt irgendetwas meine Rechner?',
      answer:
        'Nur was Sie selbst veranlassen: „Ablage“ und „Erinnerung“ verbinden sich mit Ihrem eigenen Mailserver. Aufnahmen, Dateien und Angebote werden auf Ihren Rechnern verarbeitet.',
    },
    {
      question: 'Kann ich nur eines der sechs Programme benutzen?',
      answer:
        'Ja. Jedes Programm wird für sich installiert, und keines braucht ein anderes. Wir empfehlen, mit „Ablage“ zu beginnen.',
    },
    {
      question: 'Und wenn „Ablage“ etwas falsch ablegt?',
      answer:
        'Jede Verschiebung lässt sich 90 Tage lang rückgängig machen, einzeln oder zusammen mit allen anderen desselben Tages.',
    },
  ],
  sample: `<figure>
<h3>Ablage: die Vorschläge von heute Morgen</h3>
<table>
<thead>
<tr><th scope="col">Eingetroffen als</th><th scope="col">Neuer Name</th><th scope="col">Ordner</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Lieferschein Ferrand</td><td>Einkauf</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Foto Dach Nordseite</td><td>Baustelle Lille</td></tr>
<tr><td><code>Angebot final (3).docx</code></td><td>2025-09-01 Angebot Delmas, Fassung 3</td><td>Unsicher: Angebote oder Delmas?</td></tr>
</tbody>
</table>
<p>Zwei Vorschläge angenommen, eine Frage an Sie.</p>
<figcaption>Ansicht 1: „Ablage“ schlägt Namen und Ordner vor</figcaption>
</figure>
<figure>
<h3>Protokoll: Baubesprechung, 2. September</h3>
<table>
<tbody>
<tr><th scope="row">Beschlossen</th><td>Zuerst die Nordseite. Schiefer, keine Ziegel.</td></tr>
<tr><th scope="row">Wer was bis wann</th><td>Hugo bestellt bis Donnerstag den Schiefer. Amel informiert heute die Bauherrin.</td></tr>
<tr><th scope="row">Offen</th><td>Wer holt das Gerüst ab?</td></tr>
</tbody>
</table>
<figcaption>Ansicht 2: was „Protokoll“ nach einer Besprechung von 34 Minuten geschrieben hat</figcaption>
</figure>`,
} as const satisfies Translation<'de', 'product-details-5'>;
