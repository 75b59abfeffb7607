import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Allgemeine Geschäftsbedingungen und Impressum',
  contents: 'Inhalt',
  html: `
<p>Diese Bedingungen regeln die Nutzung dieser Website und, sobald Bestellungen möglich sind, den Verkauf der hier vorgestellten digitalen Produkte. Sie enthalten zugleich das Impressum (<em lang="fr">mentions légales</em>).</p>

<h2>1. Wer wir sind</h2>
<p>Diese Website wird unter dem Namen Vitrine von folgendem Unternehmen betrieben (Artikel 1-1 und 19 der <em lang="fr">loi n° 2004-575 du 21 juin 2004</em>):</p>
<ul>
<li><strong>Unternehmen:</strong> ${seller.name}, ${seller.legalForm}, Gesellschaftskapital: ${seller.shareCapital}</li>
<li><strong>Sitz:</strong> ${seller.address}</li>
<li><strong>Handels- und Gesellschaftsregister (RCS):</strong> ${seller.rcsNumber}</li>
<li><strong>Umsatzsteuer-Identifikationsnummer:</strong> ${seller.vatNumber}</li>
<li><strong>E-Mail und Telefon:</strong> ${seller.email}, ${seller.phone}</li>
<li><strong>Verantwortlich für die Veröffentlichung (<em lang="fr">directeur de la publication</em>):</strong> ${seller.publicationDirector}</li>
<li><strong>Hosting:</strong> ${seller.hostName}, ${seller.hostAddress}, ${seller.hostPhone}</li>
</ul>

<h2>2. Ein Shop zur Demonstration</h2>
<p><strong>Derzeit ist kein Zahlungsdienst angebunden, und es wird keine Bestellung erfasst.</strong> Sie können sich umsehen, einen Warenkorb füllen und das Kauffenster öffnen, doch die letzte Schaltfläche führt nur zu einer Meldung. Es wird nichts abgebucht, nichts geliefert und kein Kaufvertrag geschlossen. Die Seite, die eine erfolgreiche Zahlung meldet, zeigt, was nach einer bezahlten Bestellung zu sehen wäre. Wer sie öffnet, hat damit nichts bezahlt.</p>
<p>Die angezeigten Preise sind daher kein Angebot, das Sie annehmen könnten. Die Abschnitte 5 bis 9 enthalten die Regeln, die ab dem Tag gelten, an dem Bestellungen möglich sind.</p>

<h2>3. Verbraucher und Geschäftskunden</h2>
<p>Verbraucher ist jede natürliche Person, die zu Zwecken handelt, die außerhalb ihrer kaufmännischen, gewerblichen, handwerklichen, freiberuflichen oder landwirtschaftlichen Tätigkeit liegen (einleitender Artikel des <em lang="fr">Code de la consommation</em>, des französischen Verbrauchergesetzbuchs). Die Abschnitte 8 und 9 sowie die in Abschnitt 12 beschriebene Schlichtung schützen Verbraucher; anderen Kunden kommen sie nur zugute, wenn das Gesetz es vorsieht. Soweit kein anderes Gesetz genannt ist, sind die im Folgenden angeführten Artikel solche dieses Gesetzbuchs.</p>

<h2>4. Unser Angebot</h2>
<p>Wir bieten E-Books, Software und Videokurse an, die online und ohne körperlichen Datenträger bereitgestellt werden, sowie einige Dienstleistungen wie Workshops. Jede Produktseite beschreibt den Inhalt des Produkts. Funktionen, Kompatibilität und erforderliche Ausstattung werden vor der Bestellung angegeben (Artikel L. 111-1 und L. 221-5). Der vollständige Inhalt ist Käufern vorbehalten; die Vorschau ist Teil des Produkts. Die Website veröffentlicht derzeit keine Kundenbewertungen.</p>

<h2>5. Preise</h2>
<p>Die Preise sind in Euro angegeben, sofern keine andere Währung genannt ist, und <strong>enthalten die Mehrwertsteuer</strong>. Der Steuersatz richtet sich nach dem Produkt und nach Ihrem Land. Der Steuerbetrag wird bei der Zahlung berechnet und angezeigt, bevor Sie sich binden, und erhöht den angezeigten Preis nicht. Die Bereitstellung online ist kostenlos. Es gilt der Preis, der bei Abgabe Ihrer Bestellung angezeigt wird.</p>

<h2>6. Bestellung</h2>
<ol>
<li>Sie legen Produkte in den Warenkorb, wo Sie Mengen ändern und Produkte entfernen können.</li>
<li>Sie machen die für die Bestellung nötigen Angaben und stimmen diesen Bedingungen zu. Wünschen Sie sofortigen Zugang, so erteilen Sie außerdem die in Abschnitt 8 beschriebene Zustimmung.</li>
<li>Sie prüfen die Bestellung im Einzelnen und ihren Gesamtpreis und berichtigen etwaige Fehler (Artikel 1127-1 und 1127-2 des <em lang="fr">Code civil</em>).</li>
<li>Sie geben die Bestellung über eine Schaltfläche auf, die eindeutig angibt, dass die Bestellung zur Zahlung verpflichtet (Artikel L. 221-14).</li>
<li>Sie erhalten per E-Mail eine Bestätigung mit dem Inhalt des Vertrags und gegebenenfalls Ihrer Zustimmung (Artikel L. 221-13).</li>
</ol>
<p>Die akzeptierten Zahlungsmittel werden vor dem ersten Schritt angegeben. Der Vertrag kann in jeder Sprache der Website geschlossen werden. Verträge ab einem Betrag von 120 € bewahren wir zehn Jahre lang auf und gewähren Ihnen auf Anfrage Zugang dazu (Artikel L. 213-1, D. 213-1 und D. 213-2).</p>

<h2>7. Bereitstellung</h2>
<p>Sie erhalten per E-Mail unverzüglich nach Bestätigung der Zahlung Zugang zu den Inhalten, es sei denn, Sie haben sich dafür entschieden, das Ende der Widerrufsfrist abzuwarten. Fehlt der Zugang oder funktioniert er nicht, so schreiben Sie uns: Wir stellen ihn her; gelingt das nicht, endet der Vertrag, und wir erstatten Ihnen den Preis.</p>
<p>Workshops und Gespräche finden online statt, zu dem Termin, der auf der Produktseite angegeben oder mit Ihnen vereinbart ist. Bis spätestens sieben Tage vorher können Sie Ihre Buchung kostenlos auf einen anderen Termin verlegen; danach kann eine andere Person an Ihrer Stelle teilnehmen. Müssen wir einen Termin absagen oder verlegen, so wählen Sie zwischen einem neuen Termin und der vollen Erstattung binnen vierzehn Tagen. Ihr Widerrufsrecht (Abschnitt 8) bleibt unberührt.</p>

<h2>8. Widerrufsrecht</h2>
<p>Sie können den Vertrag binnen vierzehn Tagen ab dem Tag des Vertragsschlusses ohne Angabe von Gründen widerrufen (<em lang="fr">droit de rétractation</em>, Artikel L. 221-18). Um Ihr Recht auszuüben, nutzen Sie vor Ablauf dieser Frist die Online-Widerrufsfunktion, die diese Website während der ganzen Frist bereitstellen wird (Artikel L. 221-21), oder senden Sie uns das nachstehende Formular oder eine andere eindeutige Erklärung. Wir bestätigen den Eingang auf einem dauerhaften Datenträger. Wir zahlen Ihnen den Preis binnen vierzehn Tagen ab dem Tag zurück, an dem wir von Ihrer Entscheidung erfahren, und zwar mit demselben Zahlungsmittel, das Sie verwendet haben (Artikel L. 221-24).</p>
<p><strong>Bei digitalen Inhalten, die nicht auf einem körperlichen Datenträger bereitgestellt werden, verlieren Sie dieses Recht, sobald die Bereitstellung begonnen hat</strong>, wenn die drei Voraussetzungen des Artikels L. 221-28 Nummer 13 erfüllt sind:</p>
<ol>
<li>Sie haben vorher ausdrücklich zugestimmt, dass die Vertragserfüllung vor Ablauf der Widerrufsfrist beginnt;</li>
<li>Sie haben zur Kenntnis genommen, dass Sie hierdurch Ihr Widerrufsrecht verlieren;</li>
<li>wir haben Ihnen diese Zustimmung auf einem dauerhaften Datenträger bestätigt.</li>
</ol>
<p>Es steht Ihnen frei, nicht zuzustimmen: Der Zugang wird dann nach vierzehn Tagen freigeschaltet, und Ihr Recht bleibt uneingeschränkt bestehen. Fehlt eine dieser Voraussetzungen, so behalten Sie das Widerrufsrecht und schulden für die bereits bereitgestellten Inhalte nichts (Artikel L. 221-26). Für eine Dienstleistung, die auf Ihren Wunsch innerhalb der Frist begonnen hat, zahlen Sie einen Betrag, der dem Anteil der erbrachten Leistung entspricht (Artikel L. 221-25); das Recht erlischt, sobald die Dienstleistung vollständig erbracht ist, sofern sie mit Ihrer vorherigen ausdrücklichen Zustimmung begonnen hat und Sie zur Kenntnis genommen haben, dass Sie das Recht dann verlieren (Artikel L. 221-28 Nummer 1).</p>
<h3>Muster-Widerrufsformular</h3>
<p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
<ul>
<li>An ${seller.name}, ${seller.address}, ${seller.email}:</li>
<li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):</li>
<li>Bestellt am (*)/erhalten am (*):</li>
<li>Name des/der Verbraucher(s):</li>
<li>Anschrift des/der Verbraucher(s):</li>
<li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):</li>
<li>Datum:</li>
</ul>
<p>(*) Unzutreffendes streichen. Bei digitalen Inhalten geben Sie bitte den Titel an.</p>

<h2>9. Gesetzliche Gewährleistung</h2>
<p>Wir haften für Vertragswidrigkeiten digitaler Inhalte (<em lang="fr">garantie légale de conformité</em>, Artikel L. 224-25-1 ff.) und für verborgene Mängel. Um diese Gewährleistung in Anspruch zu nehmen, schreiben Sie an ${seller.email}. Der gesetzlich vorgeschriebene Hinweis (Anhang zu Artikel D. 211-3) lautet in deutscher Übersetzung:</p>
<p>Der Verbraucher kann binnen zwei Jahren ab der Bereitstellung der digitalen Inhalte oder der digitalen Dienstleistung die gesetzliche Gewährleistung der Vertragsmäßigkeit in Anspruch nehmen, wenn eine Vertragswidrigkeit auftritt. Innerhalb eines Jahres ab dem Tag der Bereitstellung muss der Verbraucher nur das Vorliegen der Vertragswidrigkeit beweisen und nicht den Zeitpunkt ihres Auftretens.</p>
<p>Die gesetzliche Gewährleistung der Vertragsmäßigkeit umfasst die Verpflichtung, alle Aktualisierungen bereitzustellen, die notwendig sind, um die Vertragsmäßigkeit der digitalen Inhalte oder der digitalen Dienstleistung zu erhalten.</p>
<p>Die gesetzliche Gewährleistung der Vertragsmäßigkeit gibt dem Verbraucher Anspruch darauf, dass der vertragsgemäße Zustand der digitalen Inhalte oder der digitalen Dienstleistung auf sein Verlangen ohne ungerechtfertigte Verzögerung, kostenfrei und ohne erhebliche Unannehmlichkeiten für ihn hergestellt wird.</p>
<p>Der Verbraucher kann eine Preisminderung erhalten und die digitalen Inhalte oder die digitale Dienstleistung behalten, oder er kann den Vertrag beenden und gegen Verzicht auf die digitalen Inhalte oder die digitale Dienstleistung die volle Erstattung verlangen, wenn:</p>
<ol>
<li>der Unternehmer sich weigert, den vertragsgemäßen Zustand der digitalen Inhalte oder der digitalen Dienstleistung herzustellen;</li>
<li>die Herstellung des vertragsgemäßen Zustands der digitalen Inhalte oder der digitalen Dienstleistung sich ungerechtfertigt verzögert;</li>
<li>der vertragsgemäße Zustand der digitalen Inhalte oder der digitalen Dienstleistung nicht hergestellt werden kann, ohne dass dem Verbraucher Kosten auferlegt werden;</li>
<li>die Herstellung des vertragsgemäßen Zustands der digitalen Inhalte oder der digitalen Dienstleistung dem Verbraucher erhebliche Unannehmlichkeiten verursacht;</li>
<li>die Vertragswidrigkeit der digitalen Inhalte oder der digitalen Dienstleistung trotz des erfolglosen Versuchs des Unternehmers fortbesteht, den vertragsgemäßen Zustand herzustellen.</li>
</ol>
<p>Der Verbraucher hat auch dann Anspruch auf Preisminderung oder auf Beendigung des Vertrags, wenn die Vertragswidrigkeit derart schwerwiegend ist, dass eine sofortige Preisminderung oder Beendigung des Vertrags gerechtfertigt ist. Der Verbraucher muss in diesem Fall nicht zuvor die Herstellung des vertragsgemäßen Zustands der digitalen Inhalte oder der digitalen Dienstleistung verlangen.</p>
<p>Ist die Vertragswidrigkeit geringfügig, so hat der Verbraucher nur dann Anspruch auf Beendigung des Vertrags, wenn der Vertrag keine Zahlung eines Preises vorsieht.</p>
<p>Jeder Zeitraum, in dem die digitalen Inhalte oder die digitale Dienstleistung zur Wiederherstellung des vertragsgemäßen Zustands nicht verfügbar sind, hemmt den Lauf der verbleibenden Gewährleistungsfrist, bis die digitalen Inhalte oder die digitale Dienstleistung wieder vertragsgemäß bereitgestellt werden.</p>
<p>Die vorstehenden Rechte ergeben sich aus den Artikeln L. 224-25-1 bis L. 224-25-31 des <em lang="fr">Code de la consommation</em>.</p>
<p>Ein Unternehmer, der die Durchsetzung der gesetzlichen Gewährleistung der Vertragsmäßigkeit bösgläubig behindert, kann mit einer zivilrechtlichen Geldbuße (<em lang="fr">amende civile</em>) von bis zu 300.000 € belegt werden, die auf bis zu 10 % des durchschnittlichen Jahresumsatzes erhöht werden kann (Artikel L. 242-18-1 des <em lang="fr">Code de la consommation</em>).</p>
<p>Dem Verbraucher steht außerdem nach den Artikeln 1641 bis 1649 des <em lang="fr">Code civil</em> zwei Jahre lang ab Entdeckung des Mangels die gesetzliche Gewährleistung für verborgene Mängel (<em lang="fr">vices cachés</em>) zu. Diese Gewährleistung gibt Anspruch auf Preisminderung, wenn die digitalen Inhalte oder die digitale Dienstleistung behalten werden, oder auf volle Erstattung gegen Verzicht auf die digitalen Inhalte oder die digitale Dienstleistung.</p>

<h2>10. Geistiges Eigentum und Lizenz</h2>
<p>Die Texte, Bilder und Kennzeichen dieser Website sowie die Produkte gehören uns oder ihren Urhebern. Was zusammen mit dem Quellcode der Website unter einer offenen Lizenz veröffentlicht ist, darf nach dieser Lizenz genutzt werden.</p>
<p>Mit dem Kauf erwerben Sie das persönliche, nicht ausschließliche und nicht übertragbare Recht, das Produkt weltweit und für die Schutzdauer des Inhalts für sich selbst zu nutzen oder, wenn Sie für eine Organisation kaufen, für die Anzahl von Personen oder Geräten, die auf der Produktseite oder in der gewählten Variante angegeben ist. Sie dürfen es nicht weiterverkaufen oder veröffentlichen und Ihren Zugang nicht mit anderen teilen. Die gesetzlichen Ausnahmen bleiben unberührt, insbesondere die der Artikel L. 122-5 und L. 122-6-1 des <em lang="fr">Code de la propriété intellectuelle</em>.</p>

<h2>11. Haftung</h2>
<p>Die Nutzung der Website ist kostenlos, und wir können sie zu Wartungszwecken unterbrechen. Beiträge und Vorschauen informieren in allgemeiner Form; sie sind keine Beratung im Einzelfall und versprechen keinen Erfolg.</p>
<p><strong>Verbraucher:</strong> Wir haften verschuldensunabhängig für die ordnungsgemäße Erfüllung des Vertrags (Artikel L. 221-15), es sei denn, die Nichterfüllung ist Ihnen, dem unvorhersehbaren und unüberwindbaren Verhalten eines Dritten oder höherer Gewalt (<em lang="fr">force majeure</em>) zuzurechnen.</p>
<p><strong>Geschäftskunden:</strong> Wir haften für unmittelbare und vorhersehbare Schäden bis zur Höhe des Preises, der für das betroffene Produkt gezahlt wurde.</p>
<p>Unberührt bleiben die Haftung für Personenschäden, Vorsatz (<em lang="fr">dol</em>) und grobe Fahrlässigkeit (<em lang="fr">faute lourde</em>) sowie die gesetzlichen Rechte der Verbraucher.</p>

<h2>12. Beschwerden und Schlichtung</h2>
<p>Wenden Sie sich zunächst an uns: ${seller.email}. Ist der Streit damit nicht beigelegt, können Verbraucher binnen eines Jahres nach ihrer schriftlichen Beschwerde unentgeltlich unsere Verbraucherschlichtungsstelle (<em lang="fr">médiateur de la consommation</em>) anrufen (Artikel L. 612-1 und L. 612-2): ${seller.mediatorName}, ${seller.mediatorAddress}, ${seller.mediatorWebsite}. Das Verfahren ist auf der <a href="https://www.economie.gouv.fr/mediation-conso">Website zur Verbraucherschlichtung</a> des französischen Wirtschaftsministeriums erläutert (auf Französisch). Die europäische Plattform zur Online-Streitbeilegung wurde am 20. Juli 2025 eingestellt.</p>

<h2>13. Anwendbares Recht und Gerichtsstand</h2>
<p><strong>Diese Bedingungen unterliegen französischem Recht.</strong> Verbraucher, die in einem anderen Land der Europäischen Union wohnen, behalten den Schutz der zwingenden Vorschriften dieses Landes (Artikel 6 der Verordnung (EG) Nr. 593/2008).</p>
<p>Verbraucher können das Gericht des Ortes anrufen, an dem sie bei Vertragsschluss oder bei Eintritt des schädigenden Ereignisses wohnten (Artikel R. 631-3), oder die Gerichte ihres eigenen Landes innerhalb der Union (Artikel 18 der Verordnung (EU) Nr. 1215/2012). <strong>Für Streitigkeiten mit Geschäftskunden sind die Gerichte an unserem Sitz zuständig.</strong></p>

<h2>14. Sprachen und Änderungen</h2>
<p>Maßgeblich ist die französische Fassung; die anderen Sprachfassungen sind Übersetzungen. Im Zweifel gilt die für Verbraucher günstigste Auslegung (Artikel L. 211-1). Für eine Bestellung gelten die Bedingungen, die am Tag ihrer Abgabe in Kraft waren. Personenbezogene Daten behandelt die <a href="/privacy-policy">Datenschutzerklärung</a>, Cookies die <a href="/cookie-policy">Cookie-Richtlinie</a>.</p>
`,
} satisfies Translation<'de', 'terms-of-service'>;
