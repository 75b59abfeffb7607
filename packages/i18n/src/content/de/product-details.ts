import type { Translation } from '../../messages.ts';

export default {
  '1': {
    audience: [
      'Geschäftsführung in Unternehmen mit 10 bis 500 Beschäftigten',
      'Teamleitungen, die „etwas mit KI machen“ sollen',
      'Einkaufsteams mit einem Angebot auf dem Tisch und Zweifeln daran',
    ],
    requirements: [
      'Ein Programm für PDF oder EPUB, auf jedem Gerät',
      'Excel oder LibreOffice Calc für die Kalkulationstabelle',
      'Kein technisches Vorwissen: Jeder Begriff wird erklärt, wenn er zum ersten Mal vorkommt',
    ],
    contents: [
      { title: 'Die Dienstagsliste', detail: 'An einem Nachmittag finden, was Sie Zeit kostet (Seiten 9 bis 46)' },
      { title: 'Der Preis eines Fehlers', detail: 'Eine Idee beziffern, bevor jemand sie umsetzt (Seiten 47 bis 88)' },
      {
        title: 'Zwölf Fälle',
        detail: 'Neun, die sich gelohnt haben, drei, die beendet wurden, und warum (Seiten 89 bis 176)',
      },
      {
        title: 'Gespräche mit Anbietern',
        detail: 'Die Checkliste und die Antworten, die Sie erwarten dürfen (Seiten 177 bis 196)',
      },
      {
        title: 'Die Kalkulationstabelle, Schritt für Schritt',
        detail: 'Mit Ihren eigenen Zahlen ausfüllen (Seiten 197 bis 212)',
      },
    ],
    format: [
      { label: 'Format', value: 'PDF und EPUB, ohne Kopierschutz' },
      { label: 'Umfang', value: '212 Seiten, etwa sechs Stunden Lesezeit' },
      { label: 'Zugaben', value: 'Kalkulationstabelle (XLSX und ODS) und Checkliste für Anbieter' },
      { label: 'Lizenz', value: 'Eine Person' },
      { label: 'Updates', value: 'Zwölf Monate kostenlos' },
    ],
    author: {
      name: 'Claire Morvan',
      role: 'KI-Beraterin bei Vitrine',
      bio: 'Claire hilft Unternehmen zu entscheiden, welche Aufgaben sie einer Maschine geben. In unserem Blog schreibt sie über den Preis von Fehlern, und die Kalkulationstabelle aus diesem Buch benutzt sie selbst in ihren Projekten.',
    },
    faq: [
      {
        question: 'Geht es um ein bestimmtes Werkzeug?',
        answer:
          'Nein. Mit dem Buch beurteilen Sie jedes Werkzeug danach, was es spart und was seine Fehler Sie kosten. Nur in den Fällen werden Produkte genannt.',
      },
      {
        question: 'Darf ich es mit meinem Team teilen?',
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
<p>Auftragsannahme, 40 Beschäftigte, ein Tag im März. Die Zeiten sind Minuten pro Tag, gemessen und nicht geschätzt.</p>
<table>
<thead>
<tr><th scope="col">Aufgabe</th><th scope="col">Mal am Tag</th><th scope="col">Minuten</th></tr>
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
<li>An wessen Daten wurden Ihre Zahlen gemessen?</li>
<li>Dürfen wir das Werkzeug an 500 unserer vergangenen Fälle testen?</li>
<li>Was tut das Werkzeug, wenn es unsicher ist?</li>
<li>Wo liegen unsere Daten, und wer kann sie lesen?</li>
<li>Was bleibt uns, wenn wir nach einem Jahr aussteigen?</li>
<li>Welche Ihrer Kunden haben aufgehört, und warum?</li>
</ol>
<p>Ein guter Anbieter hat auf die ersten fünf eine Antwort. Ein ehrlicher hat auch eine auf die sechste.</p>
<figcaption>Seiten 180 und 181, aus „Gespräche mit Anbietern“</figcaption>
</figure>`,
  },
  '2': {
    audience: [
      'Unternehmen, die im Monat 500 bis 20.000 € für Werbung ausgeben',
      'Marketingteams mit einer bis zehn Personen',
      'Geschäftsführung, die am Montagmorgen eine verlässliche Zahl will',
    ],
    requirements: [
      'Eine aktuelle Version von Chrome, Edge, Firefox oder Safari',
      'Zugang zu Ihren Werbekonten und Ihrem Shop; für den Anfang genügen Leserechte',
      'Ein Nachmittag zum Einrichten',
    ],
    contents: [
      { title: 'Kampagnen', detail: 'Planung, Budget und Abbruchregel für jeden Kanal, nebeneinander' },
      { title: 'E-Mail', detail: '18 Sequenzen: Begrüßung, abgebrochene Einkäufe, Verlängerung, Rückgewinnung' },
      { title: 'Seiten', detail: '22 Landingpages und ein Test, der zwei Fassungen vergleicht' },
      { title: 'Zahlen', detail: 'Kosten pro Neukunde, nach Kanal und Woche, mit ausgewiesener Unsicherheit' },
      { title: 'Montagsbericht', detail: 'Eine Zahl, drei Zeilen und eine Frage, um 8 Uhr per E-Mail' },
    ],
    format: [
      { label: 'Format', value: 'Webanwendung in sechs Sprachen' },
      { label: 'Lizenz', value: 'Ein Unternehmen, bis zu zehn Zugänge' },
      { label: 'Einrichtung', value: 'Ein Nachmittag, mit Anleitung' },
      { label: 'Updates und Support', value: 'Zwölf Monate' },
      { label: 'Ihre Daten', value: 'Jederzeit Export als CSV' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Leiter Digitalmarketing bei Vitrine',
      bio: 'Thomas steuert Kampagnen für Onlineshops und schreibt in unserem Blog über den letzten Euro eines Budgets. Das Toolkit entstand, weil er Berichte leid war, aus denen niemand etwas machen konnte.',
    },
    faq: [
      {
        question: 'Ändert das Toolkit meine Kampagnen von allein?',
        answer:
          'Nur wenn Sie es erlauben. Mit Leserechten berichtet es; mit vollem Zugriff kann es eine Kampagne stoppen, die ihre Abbruchregel verletzt, und meldet es Ihnen sofort.',
      },
      {
        question: 'Was geschieht nach zwölf Monaten?',
        answer:
          'Die Lizenz läuft nicht ab, und Ihre Version arbeitet weiter. Updates und Support lassen sich um ein Jahr verlängern.',
      },
      {
        question: 'Brauche ich einen Onlineshop?',
        answer:
          'Nein. Als Neukunde kann eine erste Bestellung zählen, ein unterschriebener Vertrag oder ein gebuchter Besuch. Sie legen fest, was zählt, und können es aus einer Tabelle einlesen.',
      },
    ],
    sample: `<figure>
<h3>Montagsbericht</h3>
<p><strong>Letzte Woche kostete ein Neukunde 38 € (in der Woche davor: 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Kanal</th><th scope="col">Ausgaben</th><th scope="col">Neukunden</th><th scope="col">Kosten je Neukunde</th></tr>
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
<h3>Kampagne: Suche im Herbst</h3>
<table>
<tbody>
<tr><th scope="row">Wochenbudget</th><td>300 €</td></tr>
<tr><th scope="row">Ein Neukunde ist</th><td>eine erste, bezahlte Bestellung</td></tr>
<tr><th scope="row">Er darf kosten</th><td>40 €</td></tr>
<tr><th scope="row">Abbruchregel</th><td>Stoppt nach 120 € ohne Neukunden und benachrichtigt Nadia</td></tr>
<tr><th scope="row">Zustand</th><td>Läuft; 64 € seit dem letzten Neukunden</td></tr>
</tbody>
</table>
<figcaption>Ansicht 2: eine Kampagne mit ihrem Budget und ihrer Abbruchregel</figcaption>
</figure>`,
  },
  '3': {
    audience: [
      'Fachleute aus Data Science und Entwicklung, die ein erstes Modell hinter sich haben',
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
      { title: 'Validierung, wenn Zeit vergeht', detail: 'Aufteilungen, die den Kalender achten' },
      { title: 'Data Leakage und wie man es aufspürt', detail: 'Projekt 1: Reparieren' },
      { title: 'Seltene Ereignisse', detail: 'Precision, Recall und die Grundrate' },
      { title: 'Bäume und Boosting, diesmal gründlich', detail: 'Projekt 2: Vorhersagen' },
      { title: 'Neuronale Netze, entzaubert', detail: 'Ein Netz von Hand geschrieben, dann mit einer Bibliothek' },
      { title: 'Sprachmodelle als Bausteine', detail: 'Prompts, Dokumentensuche und Tests' },
      { title: 'Unsicherheit und Kalibrierung', detail: 'Projekt 3: Erkennen' },
      { title: 'Einem Menschen eine Entscheidung erklären', detail: 'Ein Brief, den man versteht' },
      { title: 'Fairness: Definitionen, die einander ausschließen', detail: 'Eine wählen und sagen, warum' },
      { title: 'Vom Notebook zum Dienst', detail: 'Projekt 4: Lesen' },
      { title: 'Überwachung und Drift', detail: 'Drei Alarme, die die Störung wert sind' },
      { title: 'Experimente im laufenden Betrieb', detail: 'Schattenbetrieb und schrittweise Einführung' },
      { title: 'Wann man ein Modell abschaltet', detail: 'Projekt 5: Betreiben' },
    ],
    format: [
      { label: 'Format', value: 'Videokurs mit Notebooks im Browser' },
      { label: 'Umfang', value: '15 Kapitel, 20 Stunden Video, 5 Projekte' },
      { label: 'Lektionen', value: 'Je 8 bis 15 Minuten, mit Transkripten' },
      { label: 'Tempo', value: 'Ihr eigenes; etwa zehn Wochen zu vier Stunden' },
      { label: 'Zertifikat', value: 'Nach den fünf Projekten' },
    ],
    author: {
      name: 'Leïla Haddad',
      role: 'Machine-Learning-Ingenieurin und Trainerin bei Vitrine',
      bio: 'Leïla nimmt Modelle in Betrieb, und sie schaltet sie auch wieder ab. Das Modell aus Kapitel 1 war ihres, und die Beschwerden waren es auch.',
    },
    faq: [
      {
        question: 'Welche Bibliotheken verwendet der Kurs?',
        answer:
          'pandas, scikit-learn und PyTorch. Die Gedanken gelten auch für andere, und jedes Kapitel sagt, was sich dann ändert.',
      },
      {
        question: 'Wer korrigiert die Projekte?',
        answer:
          'Sie selbst, anhand einer Lösung, die jeden Schritt kommentiert. Automatische Prüfungen im Notebook melden, wenn ein Ergebnis nicht stimmen kann.',
      },
      {
        question: 'Wie lange habe ich Zugang?',
        answer: 'So lange Sie möchten. Transkripte und Notebooks können Sie auch herunterladen und behalten.',
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
<tr><th scope="row">Ehrlich</th><td>60</td><td>9.936</td></tr>
</tbody>
</table>
<p><strong>Genauigkeit.</strong> Der Detektor liegt in 3 + 9.936 = 9.939 Fällen richtig: 99,39 %. Das Programm, das nie etwas meldet, liegt in 9.996 Fällen richtig: 99,96 %. Nach dieser Metrik gewinnt das Nichtstun.</p>
<p><strong>Recall.</strong> Der Detektor findet 3 von 4 Betrugsfällen: 75 %. Das Programm, das nichts tut, findet keinen.</p>
<p><strong>Kosten.</strong> Eine Prüfung dauert zwei Minuten, 63 dauern also 126 Minuten: etwa 63 € bei 30 € pro Stunde. Kostet ein Betrug im Schnitt 400 €, so verhindert der Detektor 1.200 € Schaden und kostet 63 €. Die bessere Metrik war die in Euro.</p>`,
  },
  '4': {
    audience: [
      'Marketingverantwortliche, die das Budget für das nächste Jahr planen',
      'Alle, die in ihrem Unternehmen das Marketing selbst machen',
      'Agenturen, die mit Zahlen überzeugen wollen',
    ],
    requirements: [
      'Ein Programm für PDF oder EPUB, auf jedem Gerät',
      'Eine Textverarbeitung für den Plan auf einer Seite (DOCX und ODT)',
      'Zwölf Monate eigener Verkaufszahlen, wenn Sie mitrechnen möchten',
    ],
    contents: [
      { title: 'Seien Sie die Quelle', detail: 'Die Zahl veröffentlichen, die andere zitieren' },
      { title: 'Zwölf Briefe im Jahr', detail: 'Eine E-Mail im Monat, die geöffnet wird' },
      { title: 'Der letzte Euro', detail: 'Den Teil des Budgets finden, der Geld verliert' },
      { title: 'Verkaufen Sie denen, die gekauft haben', detail: 'Die zweite Bestellung vor der ersten von Fremden' },
      { title: 'Eine Seite, ein Versprechen', detail: 'Landingpages, die nur um eines bitten' },
      { title: 'Lassen Sie die Kundschaft erklären', detail: 'Fälle mit Zahlen statt Lob' },
      { title: 'Das Publikum der Nachbarn', detail: 'Partner, die denselben Menschen verkaufen' },
      { title: 'Was nicht mehr funktioniert', detail: 'Zwei Strategien, zerlegt' },
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
          'Ja. Die Zahlen stammen aus 2025; die Methode, vom Budget bis zum Punkt des Aufgebens, hängt nicht vom Jahr ab.',
      },
      {
        question: 'Gelten die Strategien für Geschäfts- oder für Privatkunden?',
        answer:
          'Für beide. Jedes Kapitel beginnt mit der Ausgangslage, zu der seine Strategie passt. Was nicht Ihre ist, können Sie überspringen.',
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
<tr><th scope="row">1 bis 10</th><td>Festlegen, wer schreibt. Die Liste bereinigen.</td><td>Adressen, die nicht mehr gelten</td></tr>
<tr><th scope="row">11 bis 30</th><td>Erster Brief: was Sie aus einem Fehler gelernt haben.</td><td>Antworten, nicht Klicks</td></tr>
<tr><th scope="row">31 bis 60</th><td>Zweiter Brief: eine Frage an alle, die ihn lesen.</td><td>Wie viele antworten</td></tr>
<tr><th scope="row">61 bis 90</th><td>Dritter Brief: die Antwort, mit Zahlen.</td><td>Bestellungen binnen sieben Tagen</td></tr>
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
<tr><th scope="row">An</th><td>Unternehmen mit mehr als 50 Beschäftigten im Umkreis von 10 km</td></tr>
<tr><th scope="row">Wir lassen</th><td>Flyer, Rabatte im Januar</td></tr>
<tr><th scope="row">Wir versuchen</th><td>Das Publikum der Nachbarn, mit zwei Bürovermietern</td></tr>
<tr><th scope="row">Es darf kosten</th><td>240 € im Monat bis Juni</td></tr>
<tr><th scope="row">Wir geben auf bei</th><td>weniger als 15 Buchungen bis 30. Juni</td></tr>
</tbody>
</table>
<figcaption>Seiten 140 und 141, aus „Der Plan auf einer Seite“</figcaption>
</figure>`,
  },
  '5': {
    audience: [
      'Teams von 2 bis 15 Personen mit einem gemeinsamen Posteingang',
      'Handwerk, Praxen und Agenturen, die Angebote schreiben',
      'Alle, die Kundendateien in keine Cloud laden dürfen',
    ],
    requirements: [
      'Windows 11, macOS 14 oder eine aktuelle Linux-Distribution',
      '8 GB Arbeitsspeicher und 6 GB freier Speicherplatz',
      'Ein IMAP-Postfach für Ablage und Erinnerung, ein Kalender für Zeit',
    ],
    contents: [
      { title: 'Ablage', detail: 'Benennt, was per E-Mail eintrifft, und legt es ab' },
      { title: 'Protokoll', detail: 'Macht aus einer Aufnahme Beschlüsse mit Namen und Datum' },
      { title: 'Erinnerung', detail: 'Hakt einmal höflich nach und meldet sich dann bei Ihnen' },
      { title: 'Angebot', detail: 'Füllt Ihre eigene Vorlage aus' },
      { title: 'Zeit', detail: 'Schlägt einen Stundenzettel vor, den Sie korrigieren' },
      { title: 'Nachfassen', detail: 'Zeigt, wer auf ein Wort von Ihnen wartet' },
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
      bio: 'Inès plant die Arbeit unserer eigenen Teams und schreibt in unserem Blog über volle Kalender. Das Paket begann mit sechs Skripten für ein neunköpfiges Team.',
    },
    faq: [
      {
        question: 'Verlässt irgendetwas meine Rechner?',
        answer:
          'Nur was Sie verlangen: Ablage und Erinnerung sprechen mit Ihrem eigenen Mailserver. Aufnahmen, Dateien und Angebote werden auf Ihren Rechnern verarbeitet.',
      },
      {
        question: 'Kann ich nur eines der sechs benutzen?',
        answer:
          'Ja. Jedes Programm wird für sich installiert, und keines braucht ein anderes. Wir empfehlen, mit der Ablage zu beginnen.',
      },
      {
        question: 'Und wenn die Ablage etwas falsch ablegt?',
        answer:
          'Jede Verschiebung lässt sich 90 Tage lang rückgängig machen, einzeln oder für einen ganzen Tag auf einmal.',
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
<figcaption>Ansicht 1: Ablage schlägt Namen und Ordner vor</figcaption>
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
<figcaption>Ansicht 2: Protokoll nach einer Besprechung von 34 Minuten</figcaption>
</figure>`,
  },
  '6': {
    audience: [
      'Alle, die in Vertrieb, Einkauf, Personal oder Verwaltung mit Zahlen arbeiten',
      'Führungskräfte, die Berichte lesen und besser nachfragen wollen',
      'Alle, die über einen Berufswechsel nachdenken und wissen wollen, ob Daten ihr Ding sind',
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
      { title: 'Bereinigen', detail: 'Was Sie berichtigen, was stehen bleibt, wonach Sie fragen' },
      { title: 'Darstellen', detail: 'Vier Diagramme, die die meisten Fragen beantworten' },
      { title: 'Erste Schritte in Python', detail: 'Dieselbe Tabelle, in zehn Zeilen' },
      {
        title: 'Der Zufall und wie er aussieht',
        detail: 'Warum kleine Shops die besten und die schlechtesten Monate haben',
      },
      { title: 'Zwei Gruppen vergleichen', detail: 'Ein Unterschied oder Rauschen?' },
      {
        title: 'Vorhersagen und sagen, wie weit man danebenliegen kann',
        detail: 'Die Bestellungen des nächsten Monats, mit einer Spanne',
      },
      { title: 'Ein kleines Modell, das dem Shop hilft', detail: 'Wer bestellt wieder?' },
      { title: 'Ergebnisse vermitteln', detail: 'Eine Seite, ein Diagramm, eine Empfehlung' },
    ],
    format: [
      { label: 'Format', value: 'Videokurs mit Übungen im Browser' },
      { label: 'Umfang', value: 'Neun Kapitel, zwölf Stunden Video' },
      { label: 'Werkzeuge', value: 'Tabellenkalkulation im ersten Teil, Python ab dem zweiten' },
      { label: 'Tempo', value: 'Ihr eigenes; etwa acht Wochen zu drei Stunden' },
      { label: 'Zertifikat', value: 'Nach den Übungen' },
    ],
    author: {
      name: 'Julien Ferrand',
      role: 'Trainer und Kursproduzent bei Vitrine',
      bio: 'Julien hat Menschen unterrichtet, die sicher waren, nicht rechnen zu können. In unserem Blog schreibt er über Kurse, die sich verkaufen, und er erprobt jede Lektion vor einer Gruppe, bevor er sie aufnimmt.',
    },
    faq: [
      {
        question: 'Muss ich Python installieren?',
        answer:
          'Nein. Python läuft in Ihrem Browser, neben der Übung. Wer es schon hat, kann die Dateien herunterladen.',
      },
      {
        question: 'Bereitet dieser Kurs auf den Aufbaukurs vor?',
        answer:
          'Er deckt die Statistik ab. Für den Aufbaukurs brauchen Sie außerdem Übung in Python, etwa das Doppelte der Kapitel 4 bis 8.',
      },
      {
        question: 'Sind die Daten des Shops echt?',
        answer:
          'Sie sind denen eines echten Shops nachgebildet, Fehler eingeschlossen. Namen und Adressen sind erfunden, es steht also keine Privatsphäre auf dem Spiel.',
      },
    ],
    sample: `<h3>Kapitel 6, Lektion 3: Ist der Unterschied echt?</h3>
<p>Gliederung der Lektion (14 Minuten)</p>
<ol>
<li>Zwei Newsletter, zwei Betreffzeilen</li>
<li>Was geschähe, wenn die Betreffzeile keinen Unterschied machte</li>
<li>Die Etiketten mischen, tausendmal</li>
<li>Was Sie sagen dürfen und was nicht</li>
</ol>
<h3>Aufgabe mit Lösung</h3>
<p>Der Shop schreibt an 2.000 Personen. Die eine Hälfte bekommt Betreff A, die andere Betreff B. Welcher ist besser?</p>
<table>
<thead>
<tr><th scope="col">Betreff</th><th scope="col">Gesendet</th><th scope="col">Geöffnet</th><th scope="col">Anteil</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: „Ihre Liste für den Frühling“</th><td>1.000</td><td>120</td><td>12,0 %</td></tr>
<tr><th scope="row">B: „Was Sie im März säen“</th><td>1.000</td><td>138</td><td>13,8 %</td></tr>
</tbody>
</table>
<p><strong>Schritt 1.</strong> Der Unterschied beträgt 18 Öffnungen oder 1,8 Prozentpunkte. B sieht besser aus.</p>
<p><strong>Schritt 2.</strong> Werfen Sie alle 2.000 Personen in einen Topf und verteilen Sie sie zufällig neu, 1.000 auf jede Seite. Notieren Sie den Unterschied. Wiederholen Sie das 1.000-mal; im Notebook dauert es eine Sekunde.</p>
<p><strong>Schritt 3.</strong> In etwa 230 von 1.000 Durchgängen ergibt schon der Zufall einen Unterschied von 1,8 Punkten oder mehr, in die eine oder die andere Richtung. Das ist fast jeder vierte.</p>
<p><strong>Was Sie sagen dürfen:</strong> B war diesmal besser, und wir wissen noch nicht, ob B besser ist. Und dann: Senden Sie beide noch einmal an mehr Personen, bevor Sie alle Newsletter ändern.</p>`,
  },
} as const satisfies Translation<'de', 'product-details'>;
