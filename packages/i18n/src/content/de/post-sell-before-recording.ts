import { bar } from '../figures.ts';

export default `<p>Einen Kurs aufzunehmen dauert Monate. Ob ihn jemand kauft, wissen Sie in drei Wochen. Verkaufen Sie zuerst eine kleine Live-Fassung mit Termin und Preis.</p>
<h2>Zwei Arten, ein „Nein“ zu hören</h2>
<p>Nadia ist Buchhalterin und möchte Handwerksbetrieben beibringen, ihre Liquidität zu planen. Ihr schweben acht Stunden Video vor. Bei fünfzehn Stunden Arbeit pro fertige Stunde (schreiben, drehen, schneiden, wiederholen) sind das 120 Stunden, und bei 50 € pro Stunde steckt sie Zeit im Wert von 6.000 € hinein. Bei einem Preis von 199 € braucht sie 31 zahlende Kunden, um das wieder hereinzuholen. Findet sie die? Das weiß sie erst hinterher.</p>
<p>Oder sie kündigt vier Live-Termine an: per Videokonferenz, je neunzig Minuten, Beginn in fünf Wochen, für 149 €, höchstens zwölf Plätze. Eine Seite zu schreiben und sechzig persönliche Nachrichten zu verschicken kostet sie acht Stunden, also 400 €. Dann wartet sie drei Wochen. Haben bis dahin weniger als sechs Personen bezahlt, erstattet sie allen das Geld und lässt es sein.</p>
<p>Dasselbe „Nein“ kostet sie auf dem einen Weg 6.000 €, auf dem anderen 400 €. Darum geht es.</p>
<h2>Die Rechnung mit mehreren Ideen</h2>
<p>Angenommen, jede dritte Idee findet ihr Publikum. Das ist nur eine Annahme, setzen Sie Ihre eigene ein. Wenn Nadia zuerst aufnimmt, produziert sie im Schnitt drei Kurse, bis sich einer verkauft: Zeit im Wert von 18.000 €. Wenn sie zuerst verkauft, bezahlt sie drei Ankündigungen (1.200 €). Sie bereitet eine Reihe von Live-Terminen vor und führt sie durch (30 Stunden, 1.500 €), erhält zehn Teilnahmegebühren (1.490 €) und nimmt dann den einen Kurs auf, der sich verkauft hat (6.000 €). Kosten unter dem Strich: 7.210 €.</p>
<p>Und wenn Sie sich Ihres Erfolgs sicher wären? Dann käme Sie der Vorverkauf 410 € teurer zu stehen als der direkte Weg vor die Kamera: 400 € für die Ankündigung und die 10 €, die zehn Gebühren nicht decken. Betrachten Sie das als Versicherungsprämie.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Was es kostet</th><th scope="col">Zuerst aufnehmen</th><th scope="col">Zuerst verkaufen</th></tr>
</thead>
<tbody>
<tr><th scope="row">Ein „Nein“</th><td>6.000 €${bar(33)}</td><td>400 €${bar(2)}</td></tr>
<tr><th scope="row">Ein Kurs, der sich verkauft</th><td>18.000 €${bar(100)}</td><td>7.210 €${bar(40)}</td></tr>
<tr><th scope="row">Ein sicherer Erfolg</th><td>6.000 €${bar(33)}</td><td>6.410 €${bar(36)}</td></tr>
</tbody>
</table>
<figcaption>Die Kosten beider Wege, Nadias Zeit eingerechnet</figcaption>
</figure>
<h2>Was als Beweis zählt</h2>
<p>„Tolle Idee“ zählt nicht. Eine Newsletter-Anmeldung auch nicht. Eine Zahlung zählt, sofern Sie nur Fremde und flüchtige Bekannte mitzählen. Ihre Schwester und Ihr früherer Geschäftspartner kaufen Ihnen zuliebe. Beide sind willkommen, zählen aber nicht zu den sechs.</p>
<p>Legen Sie Schwelle und Stichtag fest, bevor Sie den Verkauf starten, und schreiben Sie beides auf. Sonst werden aus vier Anmeldungen „fast sechs“, und Sie nehmen den Kurs trotzdem auf.</p>
<h2>Was Sie an den Live-Terminen lernen</h2>
<p>Zehn Menschen, die sechs Stunden lang Fragen stellen, verraten Ihnen mehr als jede Gliederung. Notieren Sie drei Dinge: wo mehrere nicht mehr mitkommen, welche Fragen immer wiederkehren und was zwischen zwei Terminen niemand angewendet hat.</p>
<p>Vielleicht stellt Nadia fest, dass ihre Handwerksbetriebe gar nicht am Liquiditätsplan scheitern, sondern an der Umsatzsteuer, die sie zurücklegen müssten. Das Kapitel, das sie in zehn Minuten abgehandelt hätte, wird zum Herzstück des Kurses. Zwei Stunden Theorie fallen weg und mit ihnen dreißig Stunden Arbeit: 1.500 €, weit mehr als die Prämie.</p>
<h2>Ehrlich bleiben</h2>
<p>Ein Vorverkauf ist nur dann fair, wenn alle wissen, was sie kaufen. Sagen Sie deutlich:</p>
<ul>
<li>wann der Kurs stattfindet, wie lange er dauert und dass Sie ihn zum ersten Mal geben,</li>
<li>wie viele Anmeldungen es mindestens braucht und an welchem Tag Sie entscheiden,</li>
<li>dass alle ihr Geld vollständig und unaufgefordert zurückbekommen, wenn Sie absagen.</li>
</ul>
<p>Bis zu diesem Tag rühren Sie das Geld nicht an, denn noch gehört es Ihnen nicht. Prüfen Sie auch Ihre Pflichten. Wer in der Europäischen Union oder im Vereinigten Königreich privat online kauft, hat in der Regel vierzehn Tage Widerrufsrecht, und daran ändert ein Verkauf vor der Produktion nichts.</p>
<h2>Wann es nicht funktioniert</h2>
<p>Sie brauchen sechzig Menschen, denen Sie schreiben können. Wenn Sie die nicht haben, lernen Sie erst einmal welche kennen. Keine Verkaufsseite nimmt Ihnen das ab.</p>
<p>Außerdem beweist der Versuch nur, dass sich das Thema verkauft. Über das Video sagt er nichts. Manche bezahlen dafür, Ihnen ihre eigenen Fragen zu stellen, und würden eine Aufzeichnung nie kaufen. Bieten Sie die Videofassung deshalb vor dem Dreh einem zweiten Kreis zur Vorbestellung an, mit Schwelle und Stichtag, nach denselben Regeln.</p>
<p>Und sechs Käufe sind eben nur sechs. Sie berechtigen zum nächsten Schritt und versprechen nichts darüber hinaus. Genauso denken wir über den <a href="/blog/price-of-mistakes">Preis der Fehler einer KI</a>: Sicher sein können Sie nicht, aber Sie können dafür sorgen, dass ein Irrtum wenig kostet.</p>
<p>Wahrscheinlich bringen Sie so weniger Kurse heraus. Dafür hat jeder davon schon Kundschaft.</p>
<p>Und wenn sich Ihr Kurs verkauft hat, produzieren wir ihn gern mit Ihnen: <a href="/#cta">Erzählen Sie uns von Ihrem Projekt</a>.</p>`;
