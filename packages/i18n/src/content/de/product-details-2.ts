import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Unternehmen, die im Monat 500 bis 20.000 € für Werbung ausgeben',
    'Marketingteams mit einer bis zehn Personen',
    'Geschäftsleitungen, die am Montagmorgen eine verlässliche Zahl wollen',
  ],
  requirements: [
    'Eine aktuelle Version von Chrome, Edge, Firefox oder Safari',
    'Zugang zu Ihren Werbekonten und, falls vorhanden, zu Ihrem Shop; für den Anfang genügen Leserechte',
    'Ein Nachmittag zum Einrichten',
  ],
  contents: [
    { title: 'Kampagnen', detail: 'Planung, Budget und Abbruchregel für jeden Kanal, nebeneinander' },
    { title: 'E-Mail', detail: '18 Sequenzen: Begrüßung, abgebrochene Einkäufe, Verlängerung, Rückgewinnung' },
    { title: 'Seiten', detail: '22 Landingpages und ein A/B-Test, der zwei Fassungen vergleicht' },
    { title: 'Zahlen', detail: 'Kosten pro Neukunde, nach Kanal und Woche, mit Fehlerspanne' },
    { title: 'Montagsbericht', detail: 'Eine Zahl, drei Zeilen und eine Frage, um 8 Uhr per E-Mail' },
  ],
  format: [
    { label: 'Format', value: 'Webanwendung in sechs Sprachen' },
    { label: 'Lizenz', value: 'Ein Unternehmen, bis zu zehn Zugänge' },
    { label: 'Einrichtung', value: 'Ein Nachmittag, mit Anleitung' },
    { label: 'Updates und Support', value: 'Zwölf Monate' },
    { label: 'Ihre Daten', value: 'Jederzeit als CSV exportierbar' },
  ],
  author: {
    name: 'Thomas Belkacem',
    role: 'Leiter Digitalmarketing bei Vitrine',
    bio: 'Thomas steuert Kampagnen für Onlineshops und schreibt in unserem Blog über den letzten Euro eines Budgets. Das Toolkit entstand, weil er Berichte leid war, mit denen niemand etwas anfangen konnte.',
  },
  faq: [
    {
      question: 'Ändert das Toolkit meine Kampagnen von allein?',
      answer:
        'Nur wenn Sie es erlauben. Mit Leserechten erstellt es nur Berichte; mit vollem Zugriff kann es eine Kampagne stoppen, bei der die Abbruchregel greift, und benachrichtigt Sie sofort.',
    },
    {
      question: 'Was geschieht nach zwölf Monaten?',
      answer:
        'Die Lizenz läuft nicht ab, und Ihre Version funktioniert weiter. Updates und Support lassen sich um ein Jahr verlängern.',
    },
    {
      question: 'Brauche ich einen Onlineshop?',
      answer:
        'Nein. Als Neukunde kann eine erste Bestellung zählen, ein unterschriebener Vertrag oder ein gebuchter Termin. Sie legen fest, was zählt, und können Ihre Neukunden aus einer Kalkulationstabelle einlesen.',
    },
  ],
  sample: `<figure>
<h3>Montagsbericht</h3>
<p><strong>Letzte Woche kostete ein Neukunde 38 € (in der Woche davor: 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Kanal</th><th scope="col">Ausgaben</th><th scope="col">Neukunden</th><th scope="col">Kosten pro Neukunde</th></tr>
</thead>
<tbody>
<tr><th scope="row">Suche</th><td>1.056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Soziale Netzwerke</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">E-Mail</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Gesamt</th><td>2.280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>Die Frage dieser Woche: Würden Sie die letzten zehn Neukunden aus sozialen Netzwerken für je 62 € noch einmal kaufen?</p>
<figcaption>Ansicht 1: der Montagsbericht mit den Zahlen eines Beispielshops</figcaption>
</figure>
<figure>
<h3>Kampagne: Suchanzeigen Herbst</h3>
<table>
<tbody>
<tr><th scope="row">Wochenbudget</th><td>300 €</td></tr>
<tr><th scope="row">Ein Neukunde ist</th><td>eine erste, bezahlte Bestellung</td></tr>
<tr><th scope="row">Darf höchstens kosten</th><td>40 €</td></tr>
<tr><th scope="row">Abbruchregel</th><td>Stoppt nach 120 € ohne Neukunden und benachrichtigt Nadia</td></tr>
<tr><th scope="row">Stand</th><td>Läuft; 64 € seit dem letzten Neukunden</td></tr>
</tbody>
</table>
<figcaption>Ansicht 2: eine Kampagne mit ihrem Budget und ihrer Abbruchregel</figcaption>
</figure>`,
} as const satisfies Translation<'de', 'product-details-2'>;
