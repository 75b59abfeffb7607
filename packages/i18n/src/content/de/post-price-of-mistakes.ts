import { bar } from '../figures.ts';

export default `<p>„Zu 94 % genau“ verrät nicht, ob sich eine KI rechnet. Den Ausschlag gibt der Preis jedes Fehlers, und den können Sie vor der Unterschrift ausrechnen.</p>
<h2>Die Rechnung, die alle aufmachen</h2>
<p>Nehmen wir einen alltäglichen Fall. Ein Kundenservice erhält 2.000 E-Mails im Monat. Jemand liest jede einzelne und leitet sie an die Buchhaltung, den Versand oder den technischen Support weiter. Bei zwei Minuten pro Nachricht und 30 € pro Stunde, alle Nebenkosten eingerechnet, kostet das Sortieren 1 € je E-Mail, also 2.000 € im Monat. Auch Menschen irren sich. Wenn 3 % an der falschen Stelle landen, müssen 60 Nachrichten wieder aufgespürt werden, was je zwanzig Minuten oder 10 € kostet. Gesamtkosten: 2.600 €.</p>
<p>Ein KI-Tool verspricht 94 % Genauigkeit für 300 € im Monat. Es irrt sich doppelt so oft, bei 120 Nachrichten; die Nacharbeit kostet also 1.200 €. Trotzdem sind es zusammen nur 1.500 €. Macht 1.100 € Ersparnis im Monat. Wo sollen wir unterschreiben?</p>
<h2>Nicht jeder Fehler kostet gleich viel</h2>
<p>Sehen wir genauer hin. Von diesen 2.000 E-Mails stammen 20 von Kunden, die kurz vor dem Absprung stehen. Wird eine davon fehlgeleitet, bleibt sie drei Tage zu lange liegen, und das kostet das Unternehmen nach eigener Schätzung im Schnitt 400 € Marge. Ein Mensch erkennt fast alle und übersieht eine. Die KI kennt nur wenige Beispiele, und wer gehen will, schreibt oft höflich und vage: Sie übersieht sechs. Rechnen wir noch einmal:</p>
<ul>
<li><strong>Von Hand:</strong> 2.000 € für das Sortieren, 59 gewöhnliche Fehler zu 10 €, ein schwerer zu 400 €. Zusammen: 2.990 €.</li>
<li><strong>Mit der KI:</strong> 300 € Abonnement, 114 gewöhnliche Fehler, sechs schwere. Zusammen: 3.840 €.</li>
</ul>
<p>An der Genauigkeit hat sich nichts geändert, es sind immer noch 94 %. Doch aus 1.100 € Ersparnis sind 850 € Verlust geworden. Die sechs E-Mails, die den Ausschlag geben, sind 0,3 % der Post, und kein Gesamtprozentsatz wird sie Ihnen jemals zeigen.</p>
<h2>Wer bekommt die Zweifelsfälle?</h2>
<p>Viele Sortierprogramme liefern zu jeder Antwort einen Konfidenzwert. Sie können also eine Schwelle festlegen: Darüber entscheidet die KI, darunter liest ein Mensch. Angenommen, 1.600 Nachrichten liegen über der Schwelle. Bei diesen leichteren Fällen macht die KI 32 Fehler, darunter einen schweren. Die übrigen 400 gehen an den Menschen, der nach wie vor 3 % falsch zuordnet: zwölf Fehler, von denen wir vorsichtshalber einen als schwer werten.</p>
<p>Die Rechnung lautet nun: 300 € Abonnement, 710 € für Fehler der KI, 400 € für das Sortieren von Hand, 510 € für menschliche Fehler. Zusammen 1.920 €, gegenüber 2.990 € ganz ohne KI. Sie sparen 1.070 € im Monat, 12.840 € im Jahr. Das Modell ist dabei dasselbe geblieben. Geändert hat sich nur, welche Entscheidungen Sie ihm überlassen.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Kosten im Monat</th><th scope="col">Von Hand</th><th scope="col">Nur die KI</th><th scope="col">Mit Schwelle</th></tr>
</thead>
<tbody>
<tr><th scope="row">Sortieren und Abonnement</th><td>2.000 €${bar(52)}</td><td>300 €${bar(8)}</td><td>700 €${bar(18)}</td></tr>
<tr><th scope="row">Gewöhnliche Fehler</th><td>590 €${bar(15)}</td><td>1.140 €${bar(30)}</td><td>420 €${bar(11)}</td></tr>
<tr><th scope="row">Schwere Fehler</th><td>400 €${bar(10)}</td><td>2.400 €${bar(62)}</td><td>800 €${bar(21)}</td></tr>
<tr><th scope="row">Zusammen</th><td>2.990 €${bar(78)}</td><td>3.840 €${bar(100)}</td><td>1.920 €${bar(50)}</td></tr>
</tbody>
</table>
<figcaption>Drei Arten, 2.000 E-Mails im Monat zu sortieren, und was sie kosten</figcaption>
</figure>
<h2>So prüfen Sie das in Ihrem Betrieb</h2>
<ol>
<li>Listen Sie die Arten von Fehlern auf (drei oder vier genügen) und geben Sie jeder einen Preis: Nacharbeit, Erstattung, verlorener Kunde. Wenn Sie unsicher sind, notieren Sie eine Spanne und rechnen Sie mit beiden Enden.</li>
<li>Sammeln Sie alte Fälle, bei denen Sie die richtige Antwort kennen. Mit fünfhundert zufällig gezogenen messen Sie die Genauigkeit insgesamt. Nach seltenen Fällen müssen Sie suchen: Bei 20 im Monat liefern sechs Monate Archiv 120, genug, um eine KI, die 5 % davon übersieht, von einer zu unterscheiden, die 30 % übersieht. In diesen Archiven stehen personenbezogene Daten. Regeln Sie daher vertraglich, was der Anbieter damit tun darf.</li>
<li>Lassen Sie die KI diese Fälle bearbeiten und zählen Sie die Fehler nach Art, bei mehreren Schwellen. Die richtige Schwelle ist die mit den niedrigsten Gesamtkosten, nicht die mit dem schönsten Prozentsatz.</li>
<li>Wiederholen Sie das jedes Quartal. Ein neues Produkt oder eine neue Kundengruppe bringt andere Fehler mit sich.</li>
</ol>
<h2>Was die Rechnung nicht verrät</h2>
<p>Konfidenzwerte können täuschen: Manche Tools geben sich zu 99 % sicher und liegen falsch. Testen Sie deshalb mit Ihren eigenen Nachrichten, bevor Sie irgendetwas unterschreiben.</p>
<p>Die 400 € pro verlorenen Kunden bleiben eine Schätzung. Setzen Sie stattdessen 100 € ein: Das Sortieren von Hand kostet dann 2.690 €, die KI allein 2.040 €, die KI mit Schwelle 1.320 €. Die KI allein, eben noch ein Verlustgeschäft, lohnt sich plötzlich. Mit Schwelle gewinnt sie in beiden Fällen. Dazu taugt eine Schätzung am besten: Sie zeigt, ob die Entscheidung überhaupt von dieser Zahl abhängt.</p>
<p>Und manche Fehler haben keinen vertretbaren Preis: bei einem medizinischen Rat, einem Kreditantrag oder der Sicherheit eines Menschen. Dort sagt ein Durchschnitt nichts. Entscheiden muss ein Mensch, gleich welchen Wert die Maschine anzeigt.</p>
<p>Geben Sie sich bei allem anderen nicht mit einem Prozentsatz zufrieden. Fragen Sie den Anbieter: <strong>„Welche Fehler macht Ihr Tool, und welche davon kommen uns teuer zu stehen?“</strong> Schlägt er vor, gemeinsam in Ihren Archiven nachzusehen, kann das Gespräch beginnen.</p>
<p>Die ganze Methode, mit zwölf durchgerechneten Fällen und der Kalkulationstabelle, steht in unserem Leitfaden <a href="/product/1">KI im Unternehmen</a>.</p>`;
