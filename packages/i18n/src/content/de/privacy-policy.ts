import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Datenschutzerklärung',
  contents: 'Inhalt',
  html: `
<p>In dieser Erklärung lesen Sie, welche personenbezogenen Daten diese Website wozu und wie lange verarbeitet und welche Rechte Sie haben. Sie ist kurz, weil die Website wenig tut: Sie führt keine Benutzerkonten, nimmt keine Zahlungen entgegen, erfasst keine Bestellungen, betreibt kein Tracking, zeigt keine Werbung, und ihr Kontaktformular versendet nichts.</p>

<h2>1. Verantwortlicher</h2>
<p>Verantwortlicher (<em lang="fr">responsable du traitement</em>) ist ${seller.name}, ${seller.legalForm}. Das Unternehmen betreibt diese Website unter dem Namen Vitrine. Seine vollständigen Angaben stehen unter <a href="/terms-of-service">AGB und Impressum</a>. Bei allen Fragen zu Ihren personenbezogenen Daten schreiben Sie an:</p>
<address>
<p>${seller.dataProtectionContact}</p>
</address>

<h2>2. Das Kontaktformular ist eine Demonstration</h2>
<p><strong>Nichts von dem, was Sie in das Kontaktformular eingeben, wird versendet oder gespeichert.</strong> Wenn Sie auf die Schaltfläche klicken, prüft die Seite die Felder, wartet einen Augenblick und teilt Ihnen mit, dass es eine Demonstration war. Ihr Name, Ihre E-Mail-Adresse und Ihre Nachricht verlassen Ihren Browser nicht, und die Seite vergisst sie sofort. Niemand liest sie, und niemand kann darauf antworten. Um uns zu erreichen, verwenden Sie bitte die E-Mail-Adresse oder die Telefonnummer, die unter AGB und Impressum angegeben sind.</p>

<h2>3. Auch der Shop ist eine Demonstration</h2>
<p>Es ist kein Zahlungsdienst angebunden, und es wird keine Bestellung erfasst. Wir verfügen daher weder über Kundendaten noch über Rechnungs- oder Zahlungsdaten. Der Warenkorb bleibt in Ihrem Browser. Um Preise und Bestände zu prüfen und Ihnen Produkte vorzuschlagen, fragt Ihr Browser bei dieser Website Produktdaten ab. Eine solche Anfrage kann die Kennungen der Produkte in Ihrem Warenkorb oder die Wörter enthalten, nach denen Sie im Shop suchen, aber nichts, was Sie namentlich erkennen ließe.</p>

<h2>4. Welche Daten wir verarbeiten und wozu</h2>
<p>Die im Folgenden genannten Rechtsgrundlagen sind die des Artikels 6 Absatz 1 der <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">Datenschutz-Grundverordnung</a> (DSGVO).</p>
<h3>Serverprotokolle</h3>
<ul>
<li><strong>Daten:</strong> IP-Adresse, Datum und Uhrzeit, aufgerufene Adresse, Ergebnis der Anfrage sowie die Angaben Ihres Browsers über sich selbst und über die Seite, von der Sie kommen. Unser Hosting-Anbieter zeichnet sie in unserem Auftrag auf. Die von Ihrem Browser mitgeteilte bevorzugte Sprache dient allein dazu, die Sprache der Seite zu wählen.</li>
<li><strong>Zweck:</strong> die Seiten auszuliefern, Störungen zu finden und Angriffe abzuwehren.</li>
<li><strong>Rechtsgrundlage:</strong> unser berechtigtes Interesse an einer funktionierenden und sicheren Website (Buchstabe f).</li>
<li><strong>Speicherdauer:</strong> höchstens zwölf Monate; länger nur die Einträge, die einen Vorfall belegen, und zwar bis zu dessen Klärung.</li>
</ul>
<h3>Auf Ihrem Gerät gespeicherte Einstellungen</h3>
<ul>
<li><strong>Daten:</strong> die gewählte Sprache, der Inhalt des Warenkorbs und Ihre Antwort auf das Cookie-Banner. Unseren Server erreichen nur die Sprachwahl, und zwar in einem Cookie, das jede Seitenanfrage begleitet, und die in Abschnitt 3 genannten Produktkennungen.</li>
<li><strong>Zweck:</strong> die von Ihnen gewählte Sprache anzuzeigen, Ihren Warenkorb von einem Besuch zum nächsten zu erhalten und das Banner nicht erneut einzublenden.</li>
<li><strong>Rechtsgrundlage:</strong> unser berechtigtes Interesse daran, bereitzustellen, was Sie anfordern (Buchstabe f). Da diese Einträge hierfür unbedingt erforderlich sind, verlangt Artikel 82 des französischen Datenschutzgesetzes (<em lang="fr">loi n° 78-17 du 6 janvier 1978</em>) keine Einwilligung.</li>
<li><strong>Speicherdauer:</strong> wie in der <a href="/cookie-policy">Cookie-Richtlinie</a> für jeden Eintrag angegeben.</li>
</ul>
<h3>Mitteilungen per E-Mail, Post oder Telefon</h3>
<ul>
<li><strong>Daten:</strong> Ihr Name, Ihre Kontaktdaten und der Inhalt Ihrer Mitteilung.</li>
<li><strong>Zweck:</strong> Ihnen zu antworten.</li>
<li><strong>Rechtsgrundlage:</strong> vorvertragliche Maßnahmen auf Ihre Anfrage hin (Buchstabe b), wenn Sie sich nach unseren Angeboten erkundigen; im Übrigen unser berechtigtes Interesse an der Beantwortung (Buchstabe f).</li>
<li><strong>Speicherdauer:</strong> so lange, wie die Bearbeitung Ihres Anliegens dauert, danach höchstens drei Jahre ab unserem letzten Austausch.</li>
</ul>
<h3>Anträge auf Ausübung Ihrer Rechte</h3>
<ul>
<li><strong>Daten:</strong> Ihr Antrag, unsere Antwort und, bei begründeten Zweifeln an der Identität der antragstellenden Person, ein Identitätsnachweis.</li>
<li><strong>Zweck:</strong> zu antworten und nachweisen zu können, dass wir geantwortet haben.</li>
<li><strong>Rechtsgrundlage:</strong> unsere rechtlichen Verpflichtungen (Buchstabe c).</li>
<li><strong>Speicherdauer:</strong> fünf Jahre, die allgemeine Verjährungsfrist (Artikel 2224 des <em lang="fr">Code civil</em>); der Identitätsnachweis wird gelöscht, sobald er geprüft ist.</li>
</ul>
<p>Um diese Website zu lesen, müssen Sie uns keine Daten bereitstellen. Wir erheben keine Daten bei Dritten, betreiben kein Profiling und treffen keine automatisierten Entscheidungen.</p>

<h2>5. Empfänger der Daten</h2>
<ul>
<li>Unsere Beschäftigten, soweit sie die Daten für die oben genannten Zwecke benötigen.</li>
<li>Unser Hosting-Anbieter, ${seller.hostName}, ${seller.hostAddress}, der als Auftragsverarbeiter nach unseren Weisungen handelt (Artikel 28 DSGVO).</li>
<li>Gerichte und Behörden, soweit wir gesetzlich dazu verpflichtet sind.</li>
</ul>
<p>Wir verkaufen und vermieten keine Daten und geben keine zu Werbezwecken weiter. Schriften, Bilder und Skripte kommen von dieser Website selbst: Keine Seite nimmt Verbindung zu Dritten auf.</p>

<h2>6. Speicherort der Daten</h2>
<p>Die Website wird in folgendem Land gehostet: ${seller.hostCountry}. Wir übermitteln keine personenbezogenen Daten in Länder außerhalb des Europäischen Wirtschaftsraums. Sollte eine Übermittlung eines Tages notwendig werden, so würde sie auf einem Angemessenheitsbeschluss oder auf den Standardvertragsklauseln der Europäischen Kommission beruhen (Artikel 45 und 46 DSGVO), und diese Seite würde sie vorher ankündigen.</p>

<h2>7. Ihre Rechte</h2>
<p>Sie können von uns verlangen,</p>
<ul>
<li>Ihnen Auskunft über Ihre Daten und eine Kopie davon zu geben (Artikel 15 DSGVO),</li>
<li>unrichtige Daten zu berichtigen und unvollständige zu vervollständigen (Artikel 16),</li>
<li>die Daten zu löschen (Artikel 17) oder ihre Verarbeitung einzuschränken (Artikel 18), in den von der Verordnung vorgesehenen Fällen,</li>
<li>Ihnen die Daten, die Sie uns aufgrund eines Vertrags oder im Hinblick auf einen Vertrag bereitgestellt haben, in einem maschinenlesbaren Format zu übergeben (Artikel 20),</li>
<li>die Verarbeitung zu beenden, wenn Sie ihr aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben, soweit wir uns auf unser berechtigtes Interesse stützen (Widerspruchsrecht, Artikel 21),</li>
<li>Ihre Anweisungen zum Umgang mit den Daten nach Ihrem Tod zu befolgen (Artikel 85 des französischen Datenschutzgesetzes).</li>
</ul>
<p>Schreiben Sie an den in Abschnitt 1 genannten Kontakt. Das ist kostenlos, und wir antworten innerhalb eines Monats. Bei komplexen Anträgen kann sich diese Frist um zwei Monate verlängern, worüber wir Sie innerhalb des ersten Monats unterrichten (Artikel 12). Eine IP-Adresse allein sagt uns nicht, wer Sie sind: Betrifft Ihr Antrag die Serverprotokolle, so teilen Sie uns bitte diese Adresse und die Zeitpunkte Ihrer Besuche mit (Artikel 11).</p>

<h2>8. Beschwerden</h2>
<p>Stellt unsere Antwort Sie nicht zufrieden, können Sie sich bei der französischen Datenschutzaufsichtsbehörde beschweren: <em lang="fr">Commission nationale de l’informatique et des libertés</em> (CNIL), <em lang="fr">3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07</em>, <a href="https://www.cnil.fr/en">cnil.fr</a>. Wenn Sie in einem anderen Land der Europäischen Union wohnen oder arbeiten, können Sie sich auch an die dortige Aufsichtsbehörde wenden (Artikel 77 DSGVO).</p>

<h2>9. Falls der Shop öffnet</h2>
<p>Bevor die erste Bestellung möglich wird, werden wir diese Erklärung ergänzen. Sie wird dann mindestens Folgendes beschreiben: die Bestell- und Rechnungsdaten, die zur Erfüllung des Vertrags erforderlich sind (Buchstabe b), die Rechnungen, die Kaufleute nach französischem Recht zehn Jahre lang aufbewahren müssen (Artikel L. 123-22 des <em lang="fr">Code de commerce</em>), und, unter den Empfängern, den Zahlungsdienstleister. Bis dahin gibt es keine dieser Daten.</p>

<h2>10. Änderungen dieser Erklärung</h2>
<p>Das Datum oben auf der Seite ist das der letzten Änderung. Wollten wir bereits vorhandene Daten zu einem neuen Zweck nutzen, würden wir die betroffenen Personen vorher informieren.</p>
`,
} satisfies Translation<'de', 'privacy-policy'>;
