import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Fachleute aus Data Science und Entwicklung, die schon ein erstes Modell trainiert haben',
    'Alle, die Daten auswerten und bald ein Modell in Betrieb nehmen',
    'Teamleitungen, die Modelle anderer freigeben',
  ],
  requirements: [
    'Python, einschließlich Funktionen und Data Frames',
    'Grundkenntnisse in Statistik',
    'Etwa vier Stunden pro Woche, zehn Wochen lang',
    'Ein aktueller Browser; die Notebooks laufen darin, ohne Installation',
  ],
  contents: [
    { title: 'Das Modell, das recht hatte und gehen musste', detail: 'Was Ihnen ein Testdatensatz nicht sagen kann' },
    {
      title: 'Erst die Metrik wählen, dann das Modell',
      detail: 'Vom Preis eines Fehlers zu einer Zahl, die sich optimieren lässt',
    },
    { title: 'Validierung bei zeitabhängigen Daten', detail: 'Aufteilungen, die sich nach dem Kalender richten' },
    { title: 'Data Leakage und wie man es aufspürt', detail: 'Projekt 1: Reparieren' },
    { title: 'Seltene Ereignisse', detail: 'Precision, Recall und die Basisrate' },
    { title: 'Entscheidungsbäume und Boosting, diesmal gründlich', detail: 'Projekt 2: Vorhersagen' },
    { title: 'Neuronale Netze, entzaubert', detail: 'Ein Netz von Hand geschrieben, dann mit einer Bibliothek' },
    { title: 'Sprachmodelle als Bausteine', detail: 'Prompts, Dokumentensuche und Tests' },
    { title: 'Unsicherheit und Kalibrierung', detail: 'Projekt 3: Erkennen' },
    { title: 'Einem Menschen eine Entscheidung erklären', detail: 'Ein Brief, den man versteht' },
    { title: 'Fairness: Definitionen, die einander ausschließen', detail: 'Eine wählen und sagen, warum' },
    { title: 'Vom Notebook in den Betrieb', detail: 'Projekt 4: Lesen' },
    { title: 'Überwachung und Drift', detail: 'Drei Alarme, auf die es ankommt' },
    { title: 'Experimente im laufenden Betrieb', detail: 'Schattenbetrieb und schrittweise Einführung' },
    { title: 'Wann man ein Modell abschaltet', detail: 'Projekt 5: Betreiben' },
  ],
  format: [
    { label: 'Format', value: 'Videokurs mit Notebooks im Browser' },
    { label: 'Umfang', value: '15 Kapitel, 20 Stunden Video, 5 Projekte' },
    { label: 'Lektionen', value: 'Je 8 bis 15 Minuten, mit Transkripten' },
    { label: 'Tempo', value: 'Ihr eigenes; etwa zehn Wochen bei vier Stunden pro Woche' },
    { label: 'Zertifikat', value: 'Nach Abschluss der fünf Projekte' },
  ],
  author: {
    name: 'Leïla Haddad',
    role: 'Machine-Learning-Ingenieurin und Trainerin bei Vitrine',
    bio: 'Leïla nimmt Modelle in Betrieb und schaltet sie auch wieder ab. Das Modell aus Kapitel 1 war ihres, und die Beschwerden gingen an sie.',
  },
  faq: [
    {
      question: 'Welche Bibliotheken verwendet der Kurs?',
      answer:
        'pandas, scikit-learn und PyTorch. Die Konzepte gelten auch für andere, und jedes Kapitel sagt, was sich dann ändert.',
    },
    {
      question: 'Wer korrigiert die Projekte?',
      answer:
        'Sie selbst, anhand einer Lösung, die jeden Schritt kommentiert. Automatische Prüfungen im Notebook melden, wenn ein Ergebnis nicht stimmen kann.',
    },
    {
      question: 'Wie lange habe ich Zugang?',
      answer: 'Solange Sie möchten. Transkripte und Notebooks können Sie auch herunterladen und behalten.',
    },
  ],
  sample: `<h3>Kapitel 5, Lektion 2: Warum 99 % nicht genügen</h3>
<p>Gliederung der Lektion (12 Minuten)</p>
<ol>
<li>Vier Betrugsfälle unter 10.000 Zahlungen: was „genau“ hier heißt</li>
<li>Die Tabelle, mit der jeder Bericht anfangen sollte</li>
<li>Precision und Recall, in Zahlungen und in Euro</li>
<li>Was eine Prüfung kostet und wer sie bezahlt</li>
</ol>
<h3>Aufgabe mit Lösung</h3>
<p>Von 10.000 Zahlungen sind 4 betrügerisch. Ein Detektor meldet 63, davon sind 3 Betrug. Ist er besser als ein Programm, das nie etwas meldet?</p>
<table>
<thead>
<tr><th scope="col">Zahlungen</th><th scope="col">Gemeldet</th><th scope="col">Nicht gemeldet</th></tr>
</thead>
<tbody>
<tr><th scope="row">Betrügerisch</th><td>3</td><td>1</td></tr>
<tr><th scope="row">Legitim</th><td>60</td><td>9.936</td></tr>
</tbody>
</table>
<p><strong>Genauigkeit.</strong> Der Detektor liegt in 3 + 9.936 = 9.939 Fällen richtig: 99,39 %. Das Programm, das nie etwas meldet, liegt in 9.996 Fällen richtig: 99,96 %. Nach dieser Metrik gewinnt das Nichtstun.</p>
<p><strong>Recall.</strong> Der Detektor findet 3 von 4 Betrugsfällen: 75 %. Das Programm, das nichts tut, findet keinen.</p>
<p><strong>Kosten.</strong> Eine Prüfung dauert zwei Minuten, 63 dauern also 126 Minuten: 63 € bei 30 € pro Stunde. Kostet ein Betrug im Schnitt 400 €, so verhindert der Detektor 1.200 € Schaden und kostet 63 €. Die bessere Metrik war die in Euro.</p>`,
} as const satisfies Translation<'de', 'product-details-3'>;
