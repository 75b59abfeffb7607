import { bar } from '../figures.ts';

export default `<p>Ihre Werbung bringt drei Euro Umsatz pro eingesetzten Euro. Der letzte Euro kostet Sie vielleicht trotzdem mehr, als er einbringt. So finden Sie es heraus.</p>
<h2>Ein Durchschnitt, der beruhigt</h2>
<p>Stellen Sie sich einen Onlineshop vor: durchschnittlicher Bestellwert 50 €, Marge vor Werbekosten 40 %, also 20 € pro Bestellung. Er gibt im Monat 4.000 € für Anzeigen aus, die ihm 240 Bestellungen und 12.000 € Umsatz bringen: drei Euro für jeden eingesetzten. Kostendeckend sind 2,5 (eins geteilt durch 40 %), also steht das Dashboard auf Grün. Nach Abzug der Werbekosten bleiben 800 €.</p>
<p>Daraus schließt die Inhaberin, dass die Werbung wirkt, und überlegt, mehr auszugeben. Das ist voreilig, denn ein Durchschnitt wirft sehr unterschiedliche Euros in einen Topf. Die ersten erreichen Menschen, die das Produkt ohnehin suchen. Die letzten zeigen dieselbe Anzeige zum neunten Mal Menschen, die es nie haben wollen.</p>
<h2>Das Budget in Tranchen teilen</h2>
<p>Angenommen, der Shop wüsste, was jede Ausgabenhöhe bringt:</p>
<ul>
<li>1.000 € Werbung: 100 Bestellungen,</li>
<li>2.000 €: 170 Bestellungen,</li>
<li>3.000 €: 214 Bestellungen,</li>
<li>4.000 €: 240 Bestellungen.</li>
</ul>
<p>Betrachten wir nun jede Tranche von 1.000 € für sich. Die erste bringt 100 Bestellungen und 2.000 € Marge, also 1.000 € Gewinn. Die zweite bringt 70 Bestellungen und 400 € Gewinn. Die dritte bringt 44 und damit 880 € Marge: 120 € Verlust. Die vierte bringt 26 und damit 520 €: 480 € Verlust.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Tranche des Budgets</th><th scope="col">Bestellungen</th><th scope="col">Was übrig bleibt</th></tr>
</thead>
<tbody>
<tr><th scope="row">Erste</th><td>100</td><td>1.000 € Gewinn${bar(100, 32)}</td></tr>
<tr><th scope="row">Zweite</th><td>70</td><td>400 € Gewinn${bar(59, 32)}</td></tr>
<tr><th scope="row">Dritte</th><td>44</td><td>120 € Verlust${bar(32, 24, 'loss')}</td></tr>
<tr><th scope="row">Vierte</th><td>26</td><td>480 € Verlust${bar(32, 0, 'loss')}</td></tr>
</tbody>
</table>
<figcaption>Was jede Tranche von 1.000 € nach Abzug der Werbekosten übrig lässt</figcaption>
</figure>
<p>Hörte der Shop bei 2.000 € auf, würde er 29 % weniger verkaufen, behielte aber 1.400 € statt 800 €, also 75 % mehr. Keine Zahl auf dem Dashboard war falsch. Die Zahlen beantworteten nur eine andere Frage: was die Werbung einbringt, und nicht, was <em>der nächste Euro</em> einbringt.</p>
<h2>Messen, ohne sich selbst zu täuschen</h2>
<p>Diese Kurve wird Ihnen niemand schenken, am wenigsten die Plattform, die Ihnen die Anzeigen verkauft. Diese rechnet sich auch Verkäufe an, die ohnehin zustande gekommen wären. Sie müssen also die Ausgaben verändern und auf alle Bestellungen achten, gleich woher sie kommen.</p>
<p>Der übliche Fehler ist, zu wenig zu verändern. Streichen Sie einen Monat lang 1.000 €, so sind 26 Bestellungen weniger zu erwarten. Bei dieser Menge unterscheiden sich aber selbst zwei völlig gleiche Monate oft um rund zwanzig Bestellungen, allein durch Zufall, und um mehr, wenn Sie auch ohne Werbung verkaufen. Sie sehen also nichts. Gehen Sie stattdessen von 4.000 € auf 2.000 €. Jetzt beträgt der erwartete Abstand 70 Bestellungen, mehr als das Dreifache der Zufallsschwankung, und das Ergebnis lässt sich ablesen.</p>
<p>Vier Wochen können genügen, unter drei Bedingungen: Meiden Sie das Weihnachtsgeschäft und große Rabattaktionen. Lassen Sie Preise und Website unverändert. Und warten Sie eine Woche, bevor Sie zu zählen beginnen, damit bereits gesehene Anzeigen noch wirken können. Noch besser, wenn Sie in mehreren Regionen verkaufen: Kürzen Sie die Ausgaben in der einen Hälfte und vergleichen Sie beide Hälften. Wetter und Kalender sind dann auf beiden Seiten gleich.</p>
<h2>Drei Vorbehalte</h2>
<p><strong>Kunden, die wiederkommen.</strong> Wenn jeder zweite Neukunde innerhalb eines Jahres ein zweites Mal bestellt, ist ein gewonnener Kunde nicht 20 €, sondern 30 € Marge wert. Damit lohnt sich die dritte Tranche: 44 × 30 € = 1.320 €. Die vierte lohnt sich mit 780 € noch immer nicht. Das setzt voraus, dass die Kunden der letzten Tranchen so treu sind wie die der ersten, und das kann Ihnen niemand versprechen.</p>
<p><strong>Die Marke.</strong> Eine Kampagne kann Verkäufe anbahnen, die erst in einem halben Jahr kommen und die ein Test von vier Wochen nicht erfasst. Wenn das Ihr Argument ist, schreiben Sie vorher auf, was Sie bis wann erwarten. Sonst rechtfertigt es jede Ausgabe.</p>
<p><strong>Die Kurve verschiebt sich.</strong> Ein Wettbewerber taucht auf, eine Anzeige nutzt sich ab, und der richtige Betrag ist ein anderer. Wiederholen Sie den Test ein- oder zweimal im Jahr, aber nicht öfter: Solange er läuft, kann er Sie lohnende Verkäufe kosten.</p>
<h2>Die Aufgabe für diesen Monat</h2>
<p>Berechnen Sie Ihre Marge pro Bestellung vor Werbekosten und teilen Sie 1.000 € durch diese Zahl. Das Ergebnis sagt Ihnen, wie viele Bestellungen jede Tranche von 1.000 € bringen muss, um sich zu lohnen: fünfzig in unserem Beispiel. Fragen Sie sich dann, ob Ihre letzte Tranche sie wirklich bringt. Bringt sie deutlich mehr, geben Sie zu wenig aus. Bringt sie weniger, wissen Sie, wo Sie kürzen. Und wenn Sie es nicht sagen können, haben Sie soeben Ihren nächsten Test gefunden.</p>
<p>Der letzte Euro ist eine der sieben Strategien in <a href="/product/4">Digitalmarketing-Strategien 2025</a>, jede mit Budget und Kalender.</p>`;
