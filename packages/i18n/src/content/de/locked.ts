import type { Translation } from '../../messages.ts';

export default {
  '1': `<h2>Kapitel 1. Die Dienstagsliste</h2>
<p>Nehmen Sie einen gewöhnlichen Dienstag und notieren Sie bei drei Personen aus Ihrem Team jede Aufgabe, die sie erledigen, in der Reihenfolge des Tages und mit gestoppter Zeit. Schreiben Sie auf, was wirklich geschieht, gleich was in der Stellenbeschreibung steht. In den zwölf Unternehmen dieses Buches hatte die Liste zwischen 31 und 58 Zeilen, und auf jeder dieser Listen stand eine Aufgabe, die mehr als eine Stunde kostete, ohne dass jemand sie je Arbeit genannt hätte.</p>
<p>Versehen Sie jede Zeile mit Buchstaben. <strong>W</strong> steht für das, was sich mindestens zehnmal pro Woche wiederholt, <strong>E</strong> für das, was eine Entscheidung verlangt, <strong>A</strong> für das, was von anderen abhängt. Sehen Sie zuerst bei den Zeilen mit W und ohne E nach. Bei Zeilen mit E beginnen die meisten Projekte, und dort scheitern auch die meisten.</p>
<h2>Kapitel 2. Der Preis eines Fehlers</h2>
<p>Angenommen, ein Tool sortiert 2.000 Nachrichten im Monat und irrt sich in 6 % der Fälle. Das sind 120 Fehler. Kostet jeder zehn Euro Nacharbeit, zahlen Sie dafür 1.200 € im Monat, und ein Tool, das günstig aussah, ist es nicht mehr. Lassen Sie es dagegen nur das sortieren, wobei es sich sicher ist, und überlassen den Rest einem Menschen, so macht dasselbe Tool vielleicht nur noch 14 Fehler.</p>
<h2>Kapitel 3. Zwölf Fälle</h2>
<ul>
<li>Ein Großhandel mit 40 Beschäftigten: Auftragserfassung, von neun Minuten auf zwei.</li>
<li>Ein Notariat: Suche in alten Urkunden, und warum das Projekt nach einem Monat beendet wurde.</li>
<li>Eine Hotelgruppe: Antworten in fünf Sprachen, und jede einzelne Antwort liest ein Mensch.</li>
<li>Eine Tischlerei: Angebote anhand von Fotos, der Fall mit dem höchsten Ertrag in diesem Buch.</li>
</ul>
<p>Jeder Fall endet mit der ausgefüllten Kalkulationstabelle, sodass Sie seine Zahlen durch Ihre eigenen ersetzen können.</p>`,
  '2': `<h2>An einem Nachmittag eingerichtet</h2>
<ol>
<li>Verbinden Sie Ihre Werbekonten und Ihren Shop mit dem Toolkit. Leserechte genügen: Es ändert nichts, solange Sie das nicht verlangen.</li>
<li>Legen Sie fest, was ein Neukunde ist. Eine erste Bestellung, ein unterschriebener Vertrag, ein zweiter Besuch: Wählen Sie eines davon und bleiben Sie drei Monate lang dabei.</li>
<li>Geben Sie ein, was ein Kunde Ihnen im Jahr einbringt. Eine ehrliche Schätzung reicht. Das Toolkit zeigt, wie stark das Ergebnis davon abhängt.</li>
</ol>
<h2>Der Montagsbericht</h2>
<p>Der Bericht enthält eine Zahl, drei Zeilen und eine Frage. Die Zahl sagt, was ein Neukunde kostet. Die Zeilen nennen den Kanal, der besser geworden ist, den Kanal, der schlechter geworden ist, und den, für den die Daten noch nicht reichen. Die Frage wechselt von Woche zu Woche, lässt sich aber immer mit Ja oder Nein beantworten.</p>
<h2>Abbruchregeln</h2>
<p>Zu jeder Kampagne gehört eine Regel, die sie beendet: Nach einem festgelegten Betrag ohne Neukunden wird sie gestoppt, und Sie werden benachrichtigt. Setzen Sie die Grenze auf das Dreifache dessen, was ein Neukunde Sie kosten darf. Das ist spät genug, um keine gute Kampagne durch Zufall zu beenden, und früh genug, damit eine schlechte nicht wehtut.</p>
<h2>Vorlagen</h2>
<p>Vierzig Vorlagen stehen zum Anpassen bereit: sechs Begrüßungssequenzen, fünf für abgebrochene Einkäufe, vier für Verlängerungen, drei zur Rückgewinnung und 22 Landingpages. Bei jeder steht, wann sie sich nicht eignet.</p>`,
  '3': `<h2>Programm: 15 Kapitel, 20 Stunden Video, 5 Projekte</h2>
<ol>
<li>Das Modell, das recht hatte und gehen musste</li>
<li>Erst die Metrik wählen, dann das Modell</li>
<li>Validierung bei zeitabhängigen Daten</li>
<li>Data Leakage und wie man es aufspürt</li>
<li>Seltene Ereignisse</li>
<li>Entscheidungsbäume und Boosting, diesmal gründlich</li>
<li>Neuronale Netze, entzaubert</li>
<li>Sprachmodelle als Bausteine</li>
<li>Unsicherheit und Kalibrierung</li>
<li>Einem Menschen eine Entscheidung erklären</li>
<li>Fairness: Definitionen, die einander ausschließen</li>
<li>Vom Notebook in den Betrieb</li>
<li>Überwachung und Drift</li>
<li>Experimente im laufenden Betrieb</li>
<li>Wann man ein Modell abschaltet</li>
</ol>
<h2>Die fünf Projekte</h2>
<ul>
<li><strong>Reparieren:</strong> das Data Leakage in einer Abwanderungsprognose finden, die alle bewundern.</li>
<li><strong>Vorhersagen:</strong> die Nachfrage nach 300 Produkten, mit einem Preis für jeden Fehler.</li>
<li><strong>Erkennen:</strong> Zahlungsbetrug, mit vier echten Fällen auf zehntausend Zahlungen.</li>
<li><strong>Lesen:</strong> Angaben aus 500 eingescannten Verträgen auslesen und kenntlich machen, was unsicher ist.</li>
<li><strong>Betreiben:</strong> das vierte Projekt in Betrieb nehmen, zwei Wochen lang beobachten und seinen Abschlussbericht schreiben.</li>
</ul>
<h2>Kapitel 1, erste Lektion</h2>
<p>Diese Konfusionsmatrix wurde dem Team am Tag des Starts gezeigt. Das Modell sagt voraus, welche Lieferungen sich verspäten; die Tabelle zeigt 1.000 davon.</p>
<table>
<thead>
<tr><th scope="col">Lieferungen</th><th scope="col">Verspätung vorhergesagt</th><th scope="col">Keine Verspätung vorhergesagt</th></tr>
</thead>
<tbody>
<tr><th scope="row">Verspätet</th><td>24</td><td>19</td></tr>
<tr><th scope="row">Pünktlich</th><td>11</td><td>946</td></tr>
</tbody>
</table>
<p>Sehen Sie sich die Tabelle eine Minute lang an, bevor Sie weiterlesen: 970 von 1.000 Vorhersagen sind richtig, also 97 %. Jede Zahl darin stimmt, der Fehler liegt woanders. Die Daten enden an einem Freitag, und die Beschwerden beginnen an einem Montag.</p>`,
  '4': `<h2>Strategie 1. Werden Sie zur Quelle</h2>
<p>Wenn die Antwort über den Ergebnissen steht, ist der Klick verloren, die Frage aber nicht. Wer eine Zahl veröffentlicht, die sonst niemand hat, wird in der Antwort namentlich zitiert. Ein Hersteller von Jalousien hat einen Sommer lang die Temperatur hinter 60 Fenstern gemessen, für weniger als 4.000 €. Seitdem zitiert ihn jeder zweite Artikel zum Thema.</p>
<h2>Strategie 2. Zwölf Briefe im Jahr</h2>
<p>Eine E-Mail im Monat, von einem Menschen geschrieben, über etwas, das er selbst gelernt hat. Keine Bilder, kein Rabatt. Bei den Unternehmen in diesem Buch stieg die Öffnungsrate in acht Monaten von 19 % auf 41 %. Die Zahl der Abonnements sank um ein Viertel, der Umsatz pro Brief verdoppelte sich.</p>
<h2>Strategie 3. Der letzte Euro</h2>
<p>Werbung, die sich im Durchschnitt lohnt, kann mit der letzten Tranche Verlust machen. Wer nur um ein Zehntel kürzt, sieht nichts: Der Zufall lässt die Bestellzahlen stärker schwanken. Halbieren Sie die Ausgaben vier Wochen lang und vergleichen Sie die Marge nach Abzug der Werbekosten mit der in den vier Wochen davor. Von 23 Unternehmen hatten am Ende 15 ein kleineres Budget und eine größere Marge.</p>
<h2>Was nicht mehr funktioniert</h2>
<ul>
<li>Massenhaft für Suchmaschinen geschriebene Artikel: in einem Jahr zwei Drittel weniger Besuche.</li>
<li>Dreißig Tage Retargeting: Nach dem vierten Tag erreicht es vor allem Leute, die schon anderswo gekauft haben.</li>
</ul>`,
  '5': `<h2>Ablage</h2>
<p>Weisen Sie dem Programm ein Postfach und einen Ordner zu. Es liest, was eintrifft, schlägt einen Namen wie <code>2025-08-13 Rechnung Morvan 1240.pdf</code> und einen Ort vor und fragt bei den ersten 50 Dokumenten nach. Danach fragt es nur noch, wenn es unsicher ist. Jede Verschiebung lässt sich 90 Tage lang rückgängig machen.</p>
<h2>Protokoll</h2>
<p>Nehmen Sie die Besprechung mit einem beliebigen Gerät auf. Das Programm schreibt drei Listen und sonst nichts: was beschlossen wurde, wer was bis wann erledigt und was offenblieb. Wofür niemand benannt wurde, das steht auf der dritten Liste, auch wenn alle genickt haben.</p>
<h2>Erinnerung</h2>
<p>Geben Sie eine Aufgabe, einen Namen und ein Datum ein. Zwei Tage vorher verschickt das Programm eine höfliche Nachricht. Am Tag selbst meldet es sich bei Ihnen und überlässt Ihnen das Weitere: Eine zweite Erinnerung von einer Maschine hat noch nie etwas beschleunigt.</p>
<h2>Angebot, Zeit, Nachfassen</h2>
<ul>
<li><strong>Angebot</strong> füllt Ihre eigene Vorlage anhand von zehn Fragen aus.</li>
<li><strong>Zeit</strong> schlägt anhand Ihres Kalenders und Ihrer Dateien einen Stundenzettel vor, den Sie in zwei Minuten korrigieren.</li>
<li><strong>Nachfassen</strong> zeigt Ihnen jeden Morgen die drei Kunden, die auf Antwort von Ihnen warten.</li>
</ul>
<h2>Einrichtung</h2>
<p>Eine Seite pro Programm, jeweils fünfzehn Minuten. Beginnen Sie mit „Ablage“: Das Programm spart am meisten Zeit, und Sie müssen sich nicht umgewöhnen.</p>`,
  '6': `<h2>Kapitel 1. Eine Frage, eine Tabelle, eine falsche Antwort</h2>
<p>Der Shop verkauft Gartengeräte. Er hat 4.000 Bestellungen, 2.600 Kunden und 310 E-Mails. Wer eine E-Mail geschrieben hat, kommt in 38 % der Fälle wieder, wer keine geschrieben hat, in 21 %. Sollte der Shop also alle bitten zu schreiben? Sortieren Sie die Tabelle nach Datum und sehen Sie noch einmal hin: Die meisten, die geschrieben haben und wiedergekommen sind, schrieben erst nach der zweiten Bestellung. Nicht wer schreibt, kommt zurück. Wer zurückkommt, schreibt.</p>
<h2>Kapitel 2. Daten bereinigen</h2>
<p>In der Tabelle gibt es 17 Schreibweisen für „Saint-Étienne“, zwei Kunden mit dem Geburtsjahr 1900 und eine Bestellung über minus drei Harken. Sie lernen, was Sie berichtigen, was Sie stehen lassen und wonach Sie fragen, und halten jede Entscheidung so fest, dass jemand anderes auch anders entscheiden könnte.</p>
<h2>Kapitel 3. Diagramme zeichnen</h2>
<p>Vier Diagramme beantworten die meisten Fragen: wie sich Werte verteilen, wie sie sich mit der Zeit ändern, wie zwei Größen zusammenhängen und worin sich Gruppen unterscheiden. Jedes zeichnen Sie zuerst von Hand, dann mit dem Computer.</p>
<h2>Die weiteren Kapitel</h2>
<ol start="4">
<li>Erste Schritte in Python</li>
<li>Der Zufall und wie er aussieht</li>
<li>Zwei Gruppen vergleichen</li>
<li>Vorhersagen, und wie weit man danebenliegen kann</li>
<li>Ein kleines Modell, das dem Shop hilft</li>
<li>Ergebnisse vermitteln</li>
</ol>`,
} as const satisfies Translation<'de', 'locked'>;
