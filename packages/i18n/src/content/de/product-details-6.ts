import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Alle, die in Vertrieb, Einkauf, Personal oder Verwaltung mit Zahlen arbeiten',
    'Führungskräfte, die Berichte lesen und besser nachfragen wollen',
    'Alle, die über einen Berufswechsel nachdenken und wissen wollen, ob ihnen die Arbeit mit Daten liegt',
  ],
  requirements: [
    'Schulmathematik; keine Programmierkenntnisse',
    'Ein aktueller Browser für Videos und Übungen',
    'Etwa drei Stunden pro Woche, acht Wochen lang',
  ],
  contents: [
    {
      title: 'Eine Frage, eine Tabelle, eine falsche Antwort',
      detail: 'In der Tabellenkalkulation, in zwei Stunden',
    },
    { title: 'Daten bereinigen', detail: 'Was Sie berichtigen, was stehen bleibt, wonach Sie fragen' },
    { title: 'Diagramme zeichnen', detail: 'Vier Diagramme für die meisten Fragen' },
    { title: 'Erste Schritte in Python', detail: 'Dieselbe Tabelle, in zehn Zeilen' },
    {
      title: 'Der Zufall und wie er aussieht',
      detail: 'Warum kleine Shops die besten und die schlechtesten Monate haben',
    },
    { title: 'Zwei Gruppen vergleichen', detail: 'Unterschied oder Zufall?' },
    {
      title: 'Vorhersagen, und wie weit man danebenliegen kann',
      detail: 'Die Bestellungen des nächsten Monats, mit einer Spanne',
    },
    { title: 'Ein kleines Modell, das dem Shop hilft', detail: 'Wer bestellt wieder?' },
    { title: 'Ergebnisse vermitteln', detail: 'Eine Seite, ein Diagramm, eine Empfehlung' },
  ],
  format: [
    { label: 'Format', value: 'Videokurs mit Übungen im Browser' },
    { label: 'Umfang', value: 'Neun Kapitel, zwölf Stunden Video' },
    { label: 'Programme', value: 'Tabellenkalkulation im ersten Teil, Python ab dem zweiten' },
    { label: 'Tempo', value: 'Ihr eigenes; etwa acht Wochen bei drei Stunden pro Woche' },
    { label: 'Zertifikat', value: 'Nach Abschluss der Übungen' },
  ],
  author: {
    name: 'Julien Ferrand',
    role: 'Trainer und Kursproduzent bei Vitrine',
    bio: 'Julien hat Menschen unterrichtet, die überzeugt waren, nicht rechnen zu können. In unserem Blog schreibt er über Kurse, die sich verkaufen, und er erprobt jede Lektion live mit einer Gruppe, bevor er sie aufnimmt.',
  },
  faq: [
    {
      question: 'Muss ich Python installieren?',
      answer: 'Nein. Python läuft in Ihrem Browser, neben der Übung. Wer es schon hat, kann die Dateien herunterladen.',
    },
    {
      question: 'Bereitet dieser Kurs auf den Aufbaukurs vor?',
      answer:
        'Er deckt die Statistik ab. Für den Aufbaukurs brauchen Sie außerdem Übung in Python, etwa doppelt so viel wie in den Kapiteln 4 bis 8.',
    },
    {
      question: 'Sind die Daten des Shops echt?',
      answer:
        'Sie sind denen eines echten Shops nachgebildet, Fehler eingeschlossen. Namen und Adressen sind erfunden, die Privatsphäre bleibt also gewahrt.',
    },
  ],
  sample: `<h3>Kapitel 6, Lektion 3: Ist der Unterschied echt?</h3>
<p>Gliederung der Lektion (14 Minuten)</p>
<ol>
<li>Zwei Newsletter, zwei Betreffzeilen</li>
<li>Was geschähe, wenn die Betreffzeile keinen Unterschied machte</li>
<li>Die Zuordnung mischen, tausendmal</li>
<li>Was Sie sagen dürfen und was nicht</li>
</ol>
<h3>Aufgabe mit Lösung</h3>
<p>Der Shop schreibt an 2.000 Personen. Die eine Hälfte bekommt Betreff A, die andere Betreff B. Welcher ist besser?</p>
<table>
<thead>
<tr><th scope="col">Betreff</th><th scope="col">Gesendet</th><th scope="col">Geöffnet</th><th scope="col">Öffnungsrate</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: „Ihre Liste für den Frühling“</th><td>1.000</td><td>120</td><td>12,0 %</td></tr>
<tr><th scope="row">B: „Was Sie im März säen“</th><td>1.000</td><td>138</td><td>13,8 %</td></tr>
</tbody>
</table>
<p><strong>Schritt 1.</strong> Der Unterschied beträgt 18 Öffnungen oder 1,8 Prozentpunkte. B sieht besser aus.</p>
<p><strong>Schritt 2.</strong> Werfen Sie alle 2.000 Personen in einen Topf und losen Sie neu aus, 1.000 für jede Seite. Notieren Sie den Unterschied. Wiederholen Sie das 1.000-mal; im Notebook dauert es eine Sekunde.</p>
<p><strong>Schritt 3.</strong> In etwa einem Viertel der 1.000 Durchgänge erzeugt schon der Zufall einen Unterschied von 1,8 Punkten oder mehr, in die eine oder die andere Richtung.</p>
<p><strong>Was Sie sagen dürfen:</strong> B war diesmal besser. Ob B wirklich besser ist, wissen wir noch nicht. Senden Sie beide noch einmal an mehr Personen, bevor Sie alle Newsletter ändern.</p>`,
} as const satisfies Translation<'de', 'product-details-6'>;
