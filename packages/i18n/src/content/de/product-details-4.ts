import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Marketingverantwortliche, die das Budget für das nächste Jahr planen',
    'Alle, die in ihrem Unternehmen das Marketing selbst machen',
    'Agenturen, die mit Zahlen überzeugen wollen',
  ],
  requirements: [
    'Ein Programm für PDF oder EPUB, auf einem Gerät Ihrer Wahl',
    'Eine Textverarbeitung für den Plan auf einer Seite (DOCX und ODT)',
    'Ihre Verkaufszahlen aus zwölf Monaten, wenn Sie mitrechnen möchten',
  ],
  contents: [
    { title: 'Werden Sie zur Quelle', detail: 'Die Zahl veröffentlichen, die andere zitieren' },
    { title: 'Zwölf Briefe im Jahr', detail: 'Eine E-Mail im Monat, die geöffnet wird' },
    { title: 'Der letzte Euro', detail: 'Den Teil des Budgets finden, der Verlust macht' },
    {
      title: 'Verkaufen Sie an Ihre Bestandskunden',
      detail: 'Warum die zweite Bestellung Sie weniger kostet als die erste',
    },
    { title: 'Eine Seite, ein Versprechen', detail: 'Landingpages mit einem einzigen Ziel' },
    { title: 'Lassen Sie Ihre Kundschaft sprechen', detail: 'Fallbeispiele mit Zahlen statt Lob' },
    { title: 'Das Publikum der Nachbarn', detail: 'Partner mit derselben Zielgruppe' },
    { title: 'Was nicht mehr funktioniert', detail: 'Zwei Strategien und woran sie heute scheitern' },
    { title: 'Der Plan auf einer Seite', detail: 'Vorlagen, leer und ausgefüllt' },
  ],
  format: [
    { label: 'Format', value: 'PDF und EPUB, ohne Kopierschutz' },
    { label: 'Umfang', value: '148 Seiten, etwa vier Stunden Lesezeit' },
    { label: 'Zahlen', value: 'Aus 23 Unternehmen, 2025 erhoben' },
    { label: 'Zugaben', value: 'Vorlagen für einen Marketingplan auf einer Seite' },
    { label: 'Lizenz', value: 'Eine Person' },
  ],
  author: {
    name: 'Thomas Belkacem',
    role: 'Leiter Digitalmarketing bei Vitrine',
    bio: 'Thomas steuert Kampagnen für Onlineshops und schreibt in unserem Blog über Marketing. Für dieses Buch hat er 23 Unternehmen nach ihren Zahlen gefragt, auch nach denen der Fehlschläge.',
  },
  faq: [
    {
      question: 'Ist ein Buch über 2025 noch nützlich?',
      answer:
        'Ja. Die Zahlen stammen aus dem Jahr 2025; die Methode, vom Budget bis zum rechtzeitigen Ausstieg, hängt nicht vom Jahr ab.',
    },
    {
      question: 'Eignen sich die Strategien für Geschäfts- oder für Privatkunden?',
      answer:
        'Für beide. Jedes Kapitel beginnt mit der Ausgangslage, zu der seine Strategie passt. Was nicht auf Sie zutrifft, können Sie überspringen.',
    },
    {
      question: 'Wie groß muss mein Budget sein?',
      answer: 'Drei der sieben Strategien kosten weniger als 500 € im Monat. Jedes Kapitel nennt seine Kosten.',
    },
  ],
  sample: `<figure>
<h3>Die ersten neunzig Tage</h3>
<table>
<thead>
<tr><th scope="col">Tage</th><th scope="col">Was Sie tun</th><th scope="col">Worauf Sie achten</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 bis 10</th><td>Festlegen, wer schreibt. Die Liste bereinigen.</td><td>Nicht zustellbare Adressen</td></tr>
<tr><th scope="row">11 bis 30</th><td>Erster Brief: was Sie aus einem Fehler gelernt haben.</td><td>Antworten, nicht Klicks</td></tr>
<tr><th scope="row">31 bis 60</th><td>Zweiter Brief: eine Frage an alle, die ihn lesen.</td><td>Wie viele antworten</td></tr>
<tr><th scope="row">61 bis 90</th><td>Dritter Brief: die Antwort, mit Zahlen.</td><td>Bestellungen binnen sieben Tagen</td></tr>
</tbody>
</table>
<p>Geben Sie auf, wenn bis Tag 90 niemand geantwortet hat. Die Liste ist dann zu kalt, und ein vierter Brief wärmt sie nicht auf.</p>
<figcaption>Seiten 34 und 35, aus „Zwölf Briefe im Jahr“</figcaption>
</figure>
<figure>
<h3>Der Plan auf einer Seite: eine Fahrradwerkstatt</h3>
<table>
<tbody>
<tr><th scope="row">Wir verkaufen</th><td>Eine Wartung im Jahr, 89 €, mit Abholung im Büro</td></tr>
<tr><th scope="row">An</th><td>Unternehmen mit mehr als 50 Beschäftigten im Umkreis von 10 km</td></tr>
<tr><th scope="row">Wir lassen weg</th><td>Flyer, Rabatte im Januar</td></tr>
<tr><th scope="row">Wir probieren aus</th><td>Das Publikum der Nachbarn, mit zwei Bürovermietern</td></tr>
<tr><th scope="row">Es darf kosten</th><td>240 € im Monat bis Juni</td></tr>
<tr><th scope="row">Wir geben auf bei</th><td>weniger als 15 Buchungen bis zum 30. Juni</td></tr>
</tbody>
</table>
<figcaption>Seiten 140 und 141, aus „Der Plan auf einer Seite“</figcaption>
</figure>`,
} as const satisfies Translation<'de', 'product-details-4'>;
