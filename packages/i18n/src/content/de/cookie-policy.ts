import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Cookie-Richtlinie',
  contents: 'Inhalt',
  html: `
<p>Diese Website speichert auf Ihrem Gerät nur, was sie zum Funktionieren braucht: vier kleine Einträge, die alle unten aufgeführt sind. Keiner verrät, wer Sie sind, keiner misst die Reichweite, keiner dient der Werbung, und keiner stammt von Dritten.</p>

<h2>1. Cookies und lokaler Speicher</h2>
<p>Ein <strong>Cookie</strong> ist ein kurzer Text, den eine Website in Ihrem Browser ablegt und den dieser bei jeder Anfrage an diese Website zurücksendet. Der <strong>lokale Speicher</strong> (<em lang="en">local storage</em>) ist ein Bereich, den der Browser für eine Website bereithält. Was dort gespeichert ist, wird von den Seiten selbst gelesen und nicht mit den Anfragen versendet. Das Gesetz behandelt beides gleich (Artikel 82 des französischen Datenschutzgesetzes, <em lang="fr">loi n° 78-17 du 6 janvier 1978</em>), und diese Seite ebenso.</p>

<h2>2. Was diese Website speichert</h2>
<table>
<thead>
<tr><th scope="col">Name</th><th scope="col">Ort</th><th scope="col">Zweck</th><th scope="col">Speicherdauer</th></tr>
</thead>
<tbody>
<tr><th scope="row">cart</th><td>Lokaler Speicher</td><td>Die Produkte in Ihrem Warenkorb und ihre Mengen, damit beides bei Ihrem nächsten Besuch noch da ist. Wird gespeichert, wenn Sie ein Produkt hinzufügen.</td><td>Bis Sie den Eintrag löschen</td></tr>
<tr><th scope="row">language</th><td>Lokaler Speicher</td><td>Die Sprache, die Sie im Sprachmenü gewählt haben. Wird nur gespeichert, wenn Sie eine wählen.</td><td>Bis Sie den Eintrag löschen</td></tr>
<tr><th scope="row">language</th><td>Cookie dieser Website</td><td>Eine Kopie derselben Wahl, dank der unser Server die Seite sofort in der richtigen Sprache sendet. Einen anderen Zweck hat sie nicht.</td><td>Höchstens zwölf Monate nach dem letzten Speichern oder bis Sie das Cookie löschen</td></tr>
<tr><th scope="row">cookie_consent</th><td>Lokaler Speicher</td><td>Ihre Antwort auf das Cookie-Banner: „<em lang="en">accepted</em>“ (akzeptiert) oder „<em lang="en">declined</em>“ (abgelehnt). So werden Sie nicht erneut gefragt.</td><td>Bis Sie den Eintrag löschen</td></tr>
</tbody>
</table>
<p>Daneben kann Ihr Browser Kopien von Seiten und Bildern in seinem eigenen Cache aufbewahren, um sie schneller anzuzeigen. Wir nutzen diesen Cache nicht, um Sie wiederzuerkennen.</p>

<h2>3. Was diese Website nicht speichert</h2>
<ul>
<li>Keine Reichweitenmessung, auch keine anonyme.</li>
<li>Keine Werbung, keine Schaltflächen sozialer Netzwerke, keine eingebetteten Videos oder Karten.</li>
<li>Keine Cookies von Dritten: Schriften, Bilder und Skripte kommen sämtlich von dieser Website.</li>
<li>Keine Kennung, mit der wir Ihnen von einer Seite zur nächsten oder von einem Besuch zum nächsten folgen könnten.</li>
</ul>

<h2>4. Warum Ihre Einwilligung nicht erforderlich ist</h2>
<p>Das Gesetz nimmt Einträge aus, die für einen von Ihnen ausdrücklich gewünschten Dienst unbedingt erforderlich sind. Nach Auffassung der französischen Datenschutzaufsichtsbehörde <a href="https://www.cnil.fr/en">CNIL</a> gilt das für den Inhalt eines Warenkorbs, die Wahl einer Sprache und die Speicherung Ihrer Antwort zu Cookies: genau die vier oben genannten Einträge.</p>

<h2>5. Akzeptieren, ablehnen, die Meinung ändern</h2>
<p>Das Banner informiert Sie über diese Einträge und merkt sich Ihre Antwort. Da die Website ausschließlich notwendige Einträge verwendet, <strong>haben Akzeptieren und Ablehnen heute dieselbe Wirkung</strong>: Die ganze Website funktioniert in beiden Fällen. Sollten wir eines Tages etwas hinzufügen wollen, das Ihre Einwilligung verlangt, so würden wir diese Seite ändern und Sie vorher erneut fragen; ohne Ihre Zustimmung würde nichts gespeichert.</p>
<p>Sie können das Banner jederzeit wieder öffnen und Ihre Antwort ändern: über den Link „Cookie-Einstellungen“ am Fuß jeder Seite.</p>

<h2>6. So löschen Sie diese Einträge</h2>
<ul>
<li>Öffnen Sie die Einstellungen Ihres Browsers und suchen Sie, meist unter „Datenschutz“, den Bereich für Cookies und Websitedaten.</li>
<li>Suchen Sie dort die Adresse dieser Website und löschen Sie ihre Daten. Cookies und lokaler Speicher werden normalerweise zusammen gelöscht.</li>
<li>Um von vornherein keine Spuren zu hinterlassen, verwenden Sie ein privates Fenster: Der Browser löscht alles, wenn Sie es schließen.</li>
</ul>
<p>Danach beginnen Sie von vorn: Der Warenkorb ist leer, die Sprache ist wieder die Ihres Browsers, und das Banner erscheint erneut. Sie können dieser Website das Speichern auch ganz verbieten. Sie funktioniert dann weiterhin, vergisst aber Warenkorb, Sprache und Antwort, sobald Sie die Seite verlassen oder neu laden.</p>

<h2>7. Fragen</h2>
<p>Diese Website wird von ${seller.name} betrieben. Bei Fragen zu dieser Seite schreiben Sie an ${seller.dataProtectionContact}. Die <a href="/privacy-policy">Datenschutzerklärung</a> erläutert, wie wir personenbezogene Daten im Allgemeinen verarbeiten, welche Rechte Sie haben und wie Sie sich bei der CNIL beschweren.</p>
`,
} satisfies Translation<'de', 'cookie-policy'>;
