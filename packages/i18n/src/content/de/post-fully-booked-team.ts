import { bar } from '../figures.ts';

export default `<p>Zwei Aufträge mehr im Monat können die Lieferzeit verdoppeln, ohne dass jemand schlechter arbeitet. Warum das so ist und was Lücken im Kalender bringen.</p>
<h2>Sechzehn, achtzehn, neunzehn</h2>
<p>Camille ist Grafikerin in einer Agentur. Für einen Entwurf braucht sie im Schnitt einen Tag: manchmal zwei Stunden, manchmal drei Tage. Sie arbeitet 20 Tage im Monat, und die Aufträge kommen, wann sie kommen. Wie lange dauert es vom Auftrag bis zur Lieferung?</p>
<p>Die Warteschlangentheorie, vor über einem Jahrhundert entwickelt, um Telefonvermittlungen zu bemessen, gibt eine einfache Antwort: Die durchschnittliche Lieferzeit ist die Dauer der Aufgabe, geteilt durch den Anteil der <em>freien</em> Zeit.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Aufträge im Monat</th><th scope="col">Auslastung</th><th scope="col">Lieferzeit im Schnitt</th></tr>
</thead>
<tbody>
<tr><th scope="row">10</th><td>50 %</td><td>2 Tage${bar(10)}</td></tr>
<tr><th scope="row">16</th><td>80 %</td><td>5 Tage${bar(25)}</td></tr>
<tr><th scope="row">18</th><td>90 %</td><td>10 Tage${bar(50)}</td></tr>
<tr><th scope="row">19</th><td>95 %</td><td>20 Tage${bar(100)}</td></tr>
</tbody>
</table>
<figcaption>Die durchschnittliche Lieferzeit je nach Auslastung</figcaption>
</figure>
<p>Lesen Sie die letzten beiden Zeilen noch einmal. Ein einziger Auftrag mehr, und aus zwei Wochen werden vier. Camille ist nicht langsamer geworden; für jeden Entwurf braucht sie nach wie vor einen Tag. Der Rest ist Wartezeit.</p>
<h2>Eine leere Stunde lässt sich nicht aufsparen</h2>
<p>Der Grund: Aufträge treffen nicht in gleichmäßigen Abständen ein. Kommt am Montag nichts, lässt sich dieser Tag nicht am Donnerstag nachholen. Kommen am Dienstag drei, wird der dritte am Donnerstagabend fertig, und was am Mittwoch eintrifft, stellt sich dahinter an. Mit etwas Luft baut sich die Warteschlange vor der nächsten Welle ab. Ohne Luft türmt sich jede Verspätung auf die vorige. Je voller der Kalender, desto länger dauert es, einen unerwarteten Rückstand aufzuholen.</p>
<p>Ein Auslastungsdiagramm verbirgt das. Dort stehen 95 %, und alle sind zufrieden. Dass ein Kunde vier Wochen auf die Arbeit eines Tages wartet und dreimal nachfragt, steht dort nicht. Auch nicht, dass Camille für jede Antwort ihre Arbeit unterbricht.</p>
<h2>Drei Gegenmittel</h2>
<p><strong>Große Aufträge aus der Warteschlange nehmen.</strong> In diesem Modell entsteht die Hälfte der Wartezeit dadurch, dass die Aufgaben ungleich groß sind. Würde jeder Entwurf genau einen Tag dauern, fiele die Lieferzeit bei 90 % Auslastung von 10 Tagen auf 5,5 Tage. Ganz erreichen Sie das nie, aber Sie können eine Obergrenze setzen: Was länger als zwei Tage dauert, ist ein Projekt und bekommt eigene Termine.</p>
<p><strong>Eine gemeinsame Warteschlange bilden.</strong> Zwei Grafikerinnen mit jeweils eigenen Kunden haben zwei Schlangen, bei 90 % Auslastung mit je zehn Tagen Lieferzeit. Mit einer einzigen Schlange, aus der den nächsten Auftrag nimmt, wer gerade frei ist, liefern sie bei gleicher Auslastung in 5,3 Tagen. Die Bedingung: Jede kann auch die Kunden der anderen bedienen.</p>
<p><strong>Luft lassen.</strong> Geht Camille von 18 Aufträgen auf 16 zurück, halbiert sich die Lieferzeit. Wird ihr Tag mit 400 € berechnet, kosten die beiden abgelehnten Aufträge 800 € im Monat. Das ist der Preis kurzer Lieferzeiten. Stellen Sie ihn dem gegenüber, was Verspätungen Sie heute schon kosten: einen Kunden, der gegangen ist, einen Nachlass zur Entschuldigung, einen Eilauftrag, der für 600 € am Tag nach außen vergeben wird.</p>
<h2>Frei heißt nicht untätig</h2>
<p>Jeden fünften Tag von Zusagen freizuhalten bedeutet nicht, auf einen Anruf zu warten. Füllen Sie ihn mit Arbeit, die sich ohne Schaden unterbrechen lässt: dokumentieren, lernen, Vorlagen vorbereiten, die beim nächsten Mal eine Stunde sparen. Die Regel: Ein Kundenauftrag geht vor. Und wenn sich der Tag mit festen Besprechungen füllt, gibt es ihn nicht mehr.</p>
<h2>Was das Modell ausblendet</h2>
<p>Diese Zahlen setzen zufälliges Eintreffen, sehr ungleiche Aufgaben und eine Bearbeitung der Reihe nach voraus. Die Wirklichkeit wird milder oder härter sein. Merken Sie sich deshalb die Form der Kurve und vergessen Sie die Nachkommastellen. Das Modell lässt die Schlange außerdem endlos wachsen. In der Praxis leidet die Qualität, jemand arbeitet abends, oder der Kunde geht. Das Diagramm zeigt dann keine Verspätung, aber bezahlt hat sie trotzdem jemand.</p>
<p>Das Modell gilt auch nicht überall. Wenn Ihre Kunden es nicht eilig haben oder Sie jede Aufgabe Wochen im Voraus planen, können 95 % durchaus vernünftig sein.</p>
<p>Wo Sie stehen, finden Sie so heraus: Notieren Sie sechs Wochen lang zu jedem Auftrag drei Zeitpunkte, nämlich Eingang, Beginn und Lieferung. Berechnen Sie dann, welcher Anteil der Gesamtzeit auf das Warten entfiel. In diesem Modell entspricht er der Auslastung: Bei 80 % stecken in einer Lieferzeit von fünf Tagen vier Tage Warten. Wenn Sie auf 95 % kommen, kaufen Sie nicht noch ein Tool zur Auftragsverfolgung. Lehnen Sie zuerst den neunzehnten Auftrag ab, oder verschieben Sie ihn.</p>
<p>Und wenn Ablage, Protokolle und Nachhaken den Kalender füllen, übernehmen das die sechs Programme im <a href="/product/5">Booster-Paket für mehr Produktivität</a>.</p>`;
