import type { Translation } from '../../messages.ts';

export default {
  '1': {
    name: 'KI im Unternehmen: Der Praxisleitfaden',
    imageAlt: 'Ein gebundenes Buch, auf dem Umschlag ein Aktenkoffer mit Leiterbahnen wie ein Mikrochip',
    description:
      'Erfahren Sie vor der Unterschrift, welche KI-Projekte sich lohnen: der Leitfaden für den Mittelstand (10 bis 500 Beschäftigte), mit zwölf durchgerechneten Fällen und der Kalkulationstabelle aus unseren eigenen Kundenprojekten.',
    previewContent: `<p>Die meisten Bücher über KI beginnen mit dem, was die Maschine kann. Dieses beginnt mit Ihrem Dienstagnachmittag: mit dem Posteingang, den niemand leert, dem Angebot, das drei Tage braucht, dem Bericht, der von Hand aus zwei Systemen zusammenkopiert wird.</p>
<p>Zu jeder Aufgabe beantworten Sie vier Fragen.</p>
<ol>
<li>Wie oft fällt sie an, und wie lange dauert sie?</li>
<li>Was kostet ein Fehler, und wer bemerkt ihn?</li>
<li>Haben Sie gelungene Beispiele?</li>
<li>Wer müsste anders arbeiten als bisher?</li>
</ol>
<p>Die Antworten passen auf eine Seite. In den meisten Unternehmen scheiden damit zwei von drei Ideen aus, und genau darum geht es: <strong>Das Geld steckt in der dritten.</strong></p>`,
    features: [
      '212 Seiten, als PDF und EPUB',
      'Zwölf durchgerechnete Fälle mit Kosten und Ergebnissen',
      'Eine Kalkulationstabelle, mit der Sie Ihre eigenen Aufgaben durchrechnen',
      'Eine Checkliste für Gespräche mit Anbietern',
      'Zwölf Monate kostenlose Updates',
    ],
  },
  '2': {
    name: 'Digitalmarketing-Toolkit',
    imageAlt: 'Ein Werkzeugkasten mit Lupe, Diagramm, Megafon und Brief',
    description:
      'Sehen Sie jeden Montag, was Sie ein Neukunde kostet, und stoppen Sie sofort alles, was Verlust macht. Eine Oberfläche für Kampagnen, Mailings und Landingpages, verbunden mit den Konten, die Sie schon haben.',
    previewContent: `<p>Wenn Sie das Toolkit am Montag öffnen, sehen Sie eine Zeile: <em>Letzte Woche kostete ein Neukunde 38 €, in der Woche davor 44 €.</em> Alles andere ist dazu da, diese Zeile zu erklären und zu verbessern.</p>
<h3>Das ist enthalten</h3>
<ul>
<li><strong>Kampagnen:</strong> Planung, Budget und Abbruchregeln für jeden Kanal, nebeneinander.</li>
<li><strong>E-Mail:</strong> Sequenzen für Begrüßung, abgebrochene Einkäufe und Verlängerung, die Sie nur noch anpassen.</li>
<li><strong>Seiten:</strong> Landingpages, die schnell laden und für A/B-Tests bereit sind.</li>
<li><strong>Zahlen:</strong> Kosten pro Neukunde, nach Kanal und Woche, mit Fehlerspanne.</li>
</ul>
<p>Eingerichtet ist das Toolkit an einem Nachmittag. Oft zeigt es Ihnen als Erstes eine Kampagne, die Verlust macht und die Sie sofort beenden können.</p>`,
    features: [
      'Lizenz für ein Unternehmen, bis zu zehn Zugänge',
      'Anbindung der wichtigsten Werbe- und E-Mail-Dienste',
      '40 Vorlagen für E-Mails und Seiten',
      'Wochenbericht über die Kosten pro Neukunde',
      'Zwölf Monate Updates und Support',
    ],
  },
  '3': {
    name: 'Aufbaukurs Machine Learning',
    imageAlt: 'Ein Bildschirm mit einem neuronalen Netz, ein Pfad leuchtet, an der Ecke hängt ein Doktorhut',
    description:
      'Nehmen Sie ein Modell in Betrieb und verantworten Sie die Ergebnisse: von der Metrik zur Überwachung. 15 Kapitel, 20 Stunden Video und 5 Projekte, für alle, die schon ein erstes Modell trainiert haben.',
    previewContent: `<p>Das erste Kapitel beginnt mit einem Modell, das in 97 von 100 Fällen richtigliegt und doch binnen einer Woche abgeschaltet werden muss. Sie bekommen seine Daten, seinen Code, die Beschwerden und eine Stunde Zeit, um den Grund zu finden.</p>
<h3>Der Kurs auf einen Blick</h3>
<ul>
<li><strong>15 Kapitel</strong>, von Metriken und Validierung bis zu Überwachung und Drift.</li>
<li><strong>20 Stunden Video</strong> in Lektionen von 8 bis 15 Minuten, mit Transkripten.</li>
<li><strong>5 Projekte</strong> mit echten, unvollkommenen Daten, jeweils mit kommentierter Lösung.</li>
</ul>
<p>Sie brauchen Python, Grundkenntnisse in Statistik und zehn Wochen lang etwa vier Stunden pro Woche.</p>`,
    features: [
      '15 Kapitel',
      '20 Stunden Video mit Transkripten',
      '5 Projekte mit kommentierten Lösungen',
      'Notebooks, die im Browser laufen',
      'Zertifikat nach Abschluss',
    ],
  },
  '4': {
    name: 'Digitalmarketing-Strategien 2025',
    imageAlt:
      'Ein offenes Buch: auf einer Seite ein Megafon, auf der anderen eine Zielscheibe mit Treffer in der Mitte',
    description:
      'Sieben Strategien, die 2025 noch Neukunden brachten, jede mit Budget und einem Plan für neunzig Tage, dazu die Zahlen der Unternehmen, die sie erprobt haben. Zu zwei weiteren lesen Sie, warum sie nicht mehr funktionieren.',
    previewContent: `<p>2025 endet eine Suche oft ohne Klick: Die Antwort steht über den Ergebnissen. Wer im Marketingplan noch Besuche zählt, zählt das Falsche. Die erste Strategie in diesem Buch zeigt, was Sie stattdessen zählen sollten.</p>
<blockquote>Bevor Sie entscheiden, was Sie ausprobieren, entscheiden Sie, womit Sie aufhören.</blockquote>
<p>Jedes Kapitel hat dieselben vier Teile: die Ausgangslage, zu der die Strategie passt, ihre Kosten pro Monat, einen Kalender für die ersten neunzig Tage und den Punkt, an dem Sie besser aufhören.</p>`,
    features: [
      '148 Seiten, als PDF und EPUB',
      'Sieben Strategien, jede mit Budget und Kalender',
      'Zahlen aus 23 Unternehmen',
      'Vorlagen für einen Marketingplan auf einer Seite',
    ],
  },
  '5': {
    name: 'Booster-Paket für mehr Produktivität',
    imageAlt: 'Eine Rakete mit einer Uhr als Fenster steigt aus einer Kiste voller abgehakter Aufgaben',
    description:
      'Sparen Sie jede Woche Stunden ein: Sechs kleine Programme erledigen Ablage, Protokolle, Erinnerungen, Angebote, Stundenzettel und das Nachfassen. Sie laufen auf Ihren eigenen Rechnern, und dort bleiben auch Ihre Dateien.',
    previewContent: `<p>Das Paket entstand für ein neunköpfiges Team, das jede Woche elf Stunden mit Kopieren, Ablegen und Nachhaken verlor. Heute sind es zwei. Jedes Programm hat eine einzige Aufgabe, und die erledigt es gut.</p>
<ul>
<li><strong>Ablage</strong> benennt und speichert, was per E-Mail eintrifft.</li>
<li><strong>Protokoll</strong> macht aus einer Aufnahme Beschlüsse mit Zuständigkeit und Termin.</li>
<li><strong>Erinnerung</strong> hakt einmal höflich nach und meldet sich dann bei Ihnen.</li>
<li><strong>Angebot</strong>, <strong>Zeit</strong> und <strong>Nachfassen</strong> kümmern sich um Angebote, Stundenzettel und alle, die auf Antwort von Ihnen warten.</li>
</ul>`,
    features: [
      'Sechs Programme für Windows, macOS und Linux',
      'Lizenz für bis zu 15 Rechner',
      'Läuft auf Ihren eigenen Rechnern, nicht in der Cloud',
      'Zu jedem Programm eine Anleitung auf einer Seite',
      'Zwölf Monate Updates und Support',
    ],
  },
  '6': {
    name: 'Einführung in Data Science',
    imageAlt: 'Ein Laborkolben, in dem sich Datenblasen zu einem Balkendiagramm ordnen',
    description:
      'Lernen Sie, Ihren Zahlen zu trauen: Fragen an Ihre Daten stellen, sie bereinigen, Diagramme zeichnen und sagen, wie sicher das Ergebnis ist. Ein Einstiegskurs, für den Schulmathematik genügt.',
    previewContent: `<p>Am Anfang stehen eine Tabelle mit 4.000 Bestellungen eines kleinen Onlineshops und eine Frage: <em>Kommt häufiger wieder, wer uns schreibt?</em> Nach der ersten Stunde haben Sie eine Antwort. Nach der zweiten wissen Sie, warum sie falsch ist.</p>
<p>So geht es den ganzen Kurs hindurch: erst eine Frage, dann genau die Methode, die sie verlangt. Im ersten Teil mit Tabellenkalkulation, ab dem zweiten mit Python, immer am selben Shop, bis Sie ihn kennen wie Ihren eigenen.</p>`,
    features: [
      'Neun Kapitel und zwölf Stunden Video',
      'Im ganzen Kurs die Daten eines einzigen Shops',
      'Übungen mit Korrektur im Browser',
      'Keine Programmierkenntnisse nötig',
      'Zertifikat nach Abschluss',
    ],
  },
} as const satisfies Translation<'de', 'products'>;
