import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Geschäftsleitungen von Unternehmen mit 10 bis 500 Beschäftigten',
    'Teamleitungen, die „etwas mit KI machen“ sollen',
    'Einkaufsteams mit einem Angebot auf dem Tisch und Zweifeln daran',
  ],
  requirements: [
    'Ein Programm für PDF oder EPUB, auf einem Gerät Ihrer Wahl',
    'Excel oder LibreOffice Calc für die Kalkulationstabelle',
    'Kein technisches Vorwissen: Jeder Begriff wird erklärt, wenn er zum ersten Mal vorkommt',
  ],
  contents: [
    { title: 'Die Dienstagsliste', detail: 'An einem Nachmittag finden, was Sie Zeit kostet (Seiten 9 bis 46)' },
    { title: 'Der Preis eines Fehlers', detail: 'Eine Idee durchrechnen, bevor jemand sie umsetzt (Seiten 47 bis 88)' },
    {
      title: 'Zwölf Fälle',
      detail: 'Neun, die sich gelohnt haben, drei, die beendet wurden, und warum (Seiten 89 bis 176)',
    },
    {
      title: 'Gespräche mit Anbietern',
      detail: 'Die Checkliste und die Antworten, die Sie erwarten dürfen (Seiten 177 bis 196)',
    },
    {
      title: 'Die Kalkulationstabelle, Schritt für Schritt',
      detail: 'Mit Ihren eigenen Zahlen ausfüllen (Seiten 197 bis 212)',
    },
  ],
  format: [
    { label: 'Format', value: 'PDF und EPUB, ohne Kopierschutz' },
    { label: 'Umfang', value: '212 Seiten, etwa sechs Stunden Lesezeit' },
    { label: 'Zugaben', value: 'Kalkulationstabelle (XLSX und ODS) und Checkliste für Anbietergespräche' },
    { label: 'Lizenz', value: 'Eine Person' },
    { label: 'Updates', value: 'Zwölf Monate kostenlos' },
  ],
  author: {
    name: 'Claire Morvan',
    role: 'KI-Beraterin bei Vitrine',
    bio: 'Claire hilft Unternehmen zu entscheiden, welche Aufgaben sie einer Maschine geben. In unserem Blog schreibt sie über den Preis von Fehlern, und mit der Kalkulationstabelle aus diesem Buch arbeitet sie selbst in ihren Projekten.',
  },
  faq: [
    {
      question: 'Geht es um ein bestimmtes KI-Tool?',
      answer:
        'Nein. Mit dem Buch beurteilen Sie jedes Tool danach, was es Ihnen spart und was seine Fehler Sie kosten. Produktnamen stehen nur in den Fallbeispielen.',
    },
    {
      question: 'Darf ich das Buch mit meinem Team teilen?',
      answer:
        'Die Lizenz gilt für eine Person. Die Kalkulationstabelle mit Ihren Zahlen dürfen Sie im ganzen Unternehmen zeigen.',
    },
    {
      question: 'Wie bekomme ich die Updates?',
      answer:
        'Per E-Mail mit einem neuen Link zum Herunterladen, sooft sich in den ersten zwölf Monaten ein Kapitel ändert.',
    },
  ],
  sample: `<figure>
<h3>Ein Dienstag im Großhandel</h3>
<p>Auftragsannahme eines Unternehmens mit 40 Beschäftigten, ein Tag im März. Gemessene Zeiten, in Minuten pro Tag.</p>
<table>
<thead>
<tr><th scope="col">Aufgabe</th><th scope="col">Pro Tag</th><th scope="col">Minuten</th></tr>
</thead>
<tbody>
<tr><th scope="row">Bestellungen eintippen, die als PDF kommen</th><td>22</td><td>198</td></tr>
<tr><th scope="row">Einen Liefertermin nachsehen</th><td>31</td><td>93</td></tr>
<tr><th scope="row">„Wo ist mein Paket?“ beantworten</th><td>14</td><td>56</td></tr>
<tr><th scope="row">Einen Preis berichtigen</th><td>6</td><td>42</td></tr>
</tbody>
</table>
<p>Bevor Sie weiterlesen: Mit welcher Zeile würden Sie anfangen? Die meisten nehmen die dritte, weil sie am meisten nervt.</p>
<figcaption>Seiten 30 und 31, aus „Die Dienstagsliste“</figcaption>
</figure>
<figure>
<h3>Sechs Fragen vor dem zweiten Gespräch</h3>
<ol>
<li>Mit wessen Daten wurden Ihre Zahlen ermittelt?</li>
<li>Dürfen wir das Tool an 500 unserer abgeschlossenen Fälle testen?</li>
<li>Was tut das Tool, wenn es unsicher ist?</li>
<li>Wo liegen unsere Daten, und wer kann sie lesen?</li>
<li>Was bleibt uns, wenn wir nach einem Jahr aussteigen?</li>
<li>Welche Kunden haben bei Ihnen gekündigt, und warum?</li>
</ol>
<p>Ein guter Anbieter hat auf die ersten fünf eine Antwort. Ein ehrlicher hat auch eine auf die sechste.</p>
<figcaption>Seiten 180 und 181, aus „Gespräche mit Anbietern“</figcaption>
</figure>`,
} as const satisfies Translation<'de', 'product-details-1'>;
