import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Prompt-Bibliothek',
    subtitle: '180 erprobte Prompts für den Büroalltag',
    ribbon: 'Neu',
    description: `<p>Prompts für Angebote, Protokolle, Zusammenfassungen, Stellenanzeigen und heikle E-Mails. Zu jedem gehören ein Beispiel für das Ergebnis, die typischen Fehler und die Zeile, die Sie bei einem Fehler ändern.</p>
<p>Die Sammlung wird jedes Quartal aktualisiert, weil sich die Modelle ändern.</p>`,
    options: {
      licence: { title: 'Lizenz', values: { personal: 'Eine Person', team: 'Team, bis zu 20 Personen' } },
      language: {
        title: 'Sprache der Prompts',
        values: { english: 'Englisch', french: 'Französisch', spanish: 'Spanisch' },
      },
    },
    info: [
      {
        title: 'Das ist enthalten',
        description: `<p>180 Prompts in sechs Gruppen: Angebote, Besprechungen, Zusammenfassungen, Personalsuche, E-Mails und Planung. Sie erhalten sie als durchsuchbares Dokument und als Tabelle, die Sie sortieren und ergänzen können.</p>`,
      },
      {
        title: 'Geeignete Assistenten',
        description: `<p>Jeder Prompt ist reiner Text. Er funktioniert in jedem Assistenten, der geschriebene Anweisungen annimmt, und braucht keine kostenpflichtige Funktion.</p>`,
      },
      {
        title: 'Was die Lizenz umfasst',
        description: `<p>Sie dürfen die Prompts beruflich ohne zeitliche Grenze verwenden und anpassen. Die Teamlizenz gilt für bis zu 20 Personen eines Unternehmens. Weiterverkaufen dürfen Sie die Prompts mit keiner der beiden Lizenzen.</p>`,
      },
    ],
    related: 'So setzen Sie die Prompts ein',
  },
  'brand-voice-kit': {
    title: 'Kit für Ihre Markensprache',
    subtitle: 'Finden Sie heraus, wie Ihr Unternehmen klingt, und halten Sie es fest',
    ribbon: 'Im Angebot',
    description: `<p>Ein Arbeitsbuch, 24 Übungen und die Vorlage für einen vierseitigen Styleguide. Am Ende schreiben in Ihrem Unternehmen alle im selben Ton, auch ein KI-Assistent, dem Sie den Styleguide geben.</p>`,
    options: {
      package: { title: 'Paket', values: { kit: 'Nur das Kit', review: 'Kit und Durchsicht Ihres Styleguides' } },
    },
    info: [
      {
        title: 'Das ist enthalten',
        description: `<p>Das Arbeitsbuch als PDF mit 64 Seiten, die 24 Übungen mit ausgearbeiteten Beispielen und die Vorlage für den Styleguide als bearbeitbares Dokument.</p>`,
      },
      {
        title: 'So viel Zeit brauchen Sie',
        description: `<p>Zwei Nachmittage für eine Gruppe von drei bis fünf Personen, danach eine Stunde im Quartal, um den Styleguide aktuell zu halten.</p>`,
      },
      {
        title: 'Die Durchsicht',
        description: `<p>Sie schicken uns Ihren fertigen Styleguide. Fünf Werktage später erhalten Sie ihn mit Anmerkungen am Rand zurück, dazu zwei Ihrer Seiten, umgeschrieben in Ihrem neuen Ton.</p>`,
      },
    ],
    related: 'Passt gut zum Kit',
  },
  'starter-checklist': {
    title: 'Checkliste für den KI-Einstieg',
    subtitle: '30 Fragen vor dem ersten Projekt',
    ribbon: 'Kostenlos',
    description: `<p>Zwei Seiten, die Sie ausdrucken und mit Ihrem Team ausfüllen: welche Aufgabe, welche Daten, welches Risiko, und wer entscheidet. Das dauert eine Stunde und ersetzt das erste Treffen mit uns.</p>`,
    options: {
      format: { title: 'Format', values: { pdf: 'PDF zum Ausdrucken', editable: 'Bearbeitbares Dokument' } },
    },
    info: [
      {
        title: 'So nutzen Sie die Checkliste',
        description: `<p>Setzen Sie sich mit den zwei oder drei Personen zusammen, die heute die Aufgabe erledigen, um die es geht, und beantworten Sie die Fragen der Reihe nach. Eine Frage, auf die niemand eine Antwort hat, klären Sie als Erstes.</p>`,
      },
      {
        title: 'Das wissen Sie danach',
        description: `<p>Mit welcher Aufgabe Sie anfangen, welche Daten sie braucht, was schiefgehen kann und wer entscheidet. Das genügt, um ein Angebot einzuholen, bei uns oder anderswo.</p>`,
      },
    ],
    related: 'Der nächste Schritt',
  },
  'live-workshop': {
    title: 'Live-Workshop: Ihr erster KI-Assistent',
    subtitle: 'Ein halber Tag online, höchstens zwölf Personen',
    ribbon: 'Kleine Gruppe',
    description: `<p>Sie bringen eine Aufgabe aus Ihrem Arbeitsalltag mit. Am Ende haben Sie einen Assistenten, der sie erledigt, einen Test, der zeigt, wie gut er das tut, und eine Liste dessen, was man nie von ihm verlangen darf. Zwei Fachleute, ein gemeinsamer Bildschirm, keine Folien.</p>`,
    options: {
      date: { title: 'Termin', values: { january: '14. Januar', february: '11. Februar', march: '11. März' } },
      time: { title: 'Uhrzeit in Paris', values: { morning: '9:00 bis 12:30 Uhr', afternoon: '14:00 bis 17:30 Uhr' } },
    },
    info: [
      {
        title: 'Ablauf',
        description: `<p>Wir wählen und beschreiben Ihre Aufgabe (45 Minuten), bauen den Assistenten (90 Minuten), testen ihn an echten Fällen (45 Minuten) und legen fest, was man nie von ihm verlangen darf (30 Minuten).</p>`,
      },
      {
        title: 'Das brauchen Sie',
        description: `<p>Einen Computer mit Kamera, einen aktuellen Browser und ein Konto bei einem KI-Assistenten; ein kostenloses genügt. Programmieren müssen Sie nicht können.</p>`,
      },
      {
        title: 'Nach dem Workshop',
        description: `<p>Alles, was Sie gebaut haben, gehört Ihnen. 30 Tage lang beantworten die beiden Fachleute Ihre Fragen per E-Mail.</p>`,
      },
    ],
    fields: { participant: 'Name der teilnehmenden Person', task: 'Die Aufgabe, die Sie mitbringen möchten' },
    related: 'Zur Vorbereitung und Vertiefung',
  },
  'strategy-session': {
    title: 'Persönliches Strategiegespräch',
    subtitle: '90 Minuten mit einem Beratungsprofi',
    ribbon: null,
    description: `<p>Sie schildern die Entscheidung, vor der Sie stehen. Wir bereiten uns zwei Stunden darauf vor und geben Ihnen 90 Minuten lang klare Antworten. Am nächsten Tag folgt eine zweiseitige Zusammenfassung.</p>`,
    options: {
      language: { title: 'Sprache', values: { english: 'Englisch', french: 'Französisch', german: 'Deutsch' } },
    },
    info: [
      {
        title: 'Vor dem Gespräch',
        description: `<p>Sie schicken uns eine Seite über die Entscheidung, mit den Zahlen, die Sie haben. Wir sagen Ihnen vor dem Termin, was noch fehlt.</p>`,
      },
      {
        title: 'Das Gespräch',
        description: `<p>Ein Videoanruf mit bis zu vier Personen aus Ihrem Unternehmen. Sie fragen, wir antworten, und wo wir etwas nicht wissen, sagen wir das.</p>`,
      },
      {
        title: 'Die Zusammenfassung',
        description: `<p>Zwei Seiten: die Möglichkeiten, was jeweils dafür und dagegen spricht, unser Rat und die ersten drei Schritte.</p>`,
      },
    ],
    fields: { decision: 'Die Entscheidung, in einem Satz', figures: 'Zahlen, die wir kennen sollten' },
    related: 'Bis zum nächsten freien Termin',
  },
  'site-audit': {
    title: 'Website-Audit',
    subtitle: 'Was Ihre Website Sie kostet, Seite für Seite',
    ribbon: null,
    description: `<p>Wir prüfen Geschwindigkeit, Barrierefreiheit und den Bestellvorgang auf den wichtigsten Seiten Ihrer Website und übergeben Ihnen eine Liste mit Verbesserungen, sortiert nach dem erwarteten Ertrag. Umsetzen kann sie Ihr eigenes Entwicklungsteam.</p>`,
    options: {
      scope: { title: 'Umfang', values: { small: '10 Seiten', medium: '25 Seiten', large: '50 Seiten' } },
      result: { title: 'Ergebnis', values: { report: 'Schriftlicher Bericht', call: 'Bericht und Videoanruf' } },
    },
    info: [
      {
        title: 'Das prüfen wir',
        description: `<p>Lade- und Antwortzeiten auf einem Smartphone der Mittelklasse, die WCAG-Kriterien der Stufe AA für Barrierefreiheit und jeden Schritt von der Produktseite bis zur Zahlung.</p>`,
      },
      {
        title: 'Das erhalten Sie',
        description: `<p>Eine Liste mit Verbesserungen. Zu jeder gehören ein Bildschirmfoto, der Aufwand in Tagen, der erwartete Ertrag und ein Weg, den Erfolg zu prüfen.</p>`,
      },
      {
        title: 'So läuft es ab',
        description: `<p>Sie nennen die Seiten, wir prüfen sie von außen. Der Bericht ist zehn Werktage später fertig; der Videoanruf dauert eine Stunde.</p>`,
      },
    ],
    fields: { website: 'URL Ihrer Website', pages: 'Die wichtigsten Seiten' },
    related: 'Nach dem Audit',
  },
  'tunis-masterclass': {
    title: 'Masterclass aus Tunis: Verkaufen in zwei Sprachen',
    subtitle: 'Drei Stunden Video, aufgezeichnet in Tunis',
    ribbon: null,
    description: `<p>Wie drei Unternehmen mit jeweils nur einem Shop auf Französisch und Arabisch verkaufen: Preise, Seiten, Zahlung und Kundenservice, mit ihren Zahlen. Vor Publikum in Tunis aufgezeichnet, auf Französisch mit arabischen und englischen Untertiteln.</p>`,
    options: {
      access: {
        title: 'Zugang',
        values: { streaming: 'Streaming für 12 Monate', download: 'Download ohne Ablaufdatum' },
      },
    },
    info: [
      {
        title: 'Die drei Stunden',
        description: `<p>Preise und Zahlung, Seiten in beiden Leserichtungen, Kundenservice: je eine Stunde, mit einem Kapitel zu jedem Unternehmen.</p>`,
      },
      {
        title: 'Sprachen',
        description: `<p>Auf Französisch, mit arabischen und englischen Untertiteln. Das Begleitheft mit 28 Seiten gibt es in allen drei Sprachen.</p>`,
      },
      {
        title: 'Warum der Preis in Dinar angegeben ist',
        description: `<p>Die Masterclass wurde in Tunesien produziert und wird in tunesischen Dinar verkauft. Der Warenkorb zeigt für jede Währung eine eigene Summe.</p>`,
      },
    ],
    related: 'Für Shops in mehreren Sprachen',
  },
  'dashboard-templates': {
    title: 'Dashboard-Vorlagen',
    subtitle: 'Acht Dashboards, die auch die Chefetage zu Ende liest',
    ribbon: null,
    description: `<p>Vertrieb, Liquidität, Support, Marketing, Projekte, Personal, Lager und Website, jeweils auf einem Bildschirm. Binden Sie Ihre Daten an, ersetzen Sie unsere Beispielzahlen und löschen Sie, was Sie einen Monat lang nicht angesehen haben.</p>`,
    options: {
      tool: { title: 'Programm', values: { looker: 'Looker Studio', powerbi: 'Power BI', excel: 'Excel' } },
      licence: { title: 'Lizenz', values: { company: 'Ein Unternehmen', agency: 'Agentur samt Kundschaft' } },
    },
    info: [
      {
        title: 'Das brauchen Sie',
        description: `<p>Power BI Desktop, Excel ab Version 2019 oder ein Google-Konto für Looker Studio. Als Datenquelle genügt eine Kalkulationstabelle: Jede Vorlage nennt die Spalten, die sie braucht.</p>`,
      },
      {
        title: 'So sind die Dashboards aufgebaut',
        description: `<p>Jedes Dashboard beginnt mit den drei Fragen, die es beantwortet. Ein Diagramm steht nur dort, wo es eine davon beantwortet, und die Definition jeder Metrik ist einen Klick entfernt.</p>`,
      },
      {
        title: 'Die Agenturlizenz',
        description: `<p>Damit dürfen Sie die Vorlagen für beliebig viele Unternehmen einrichten, die Sie betreuen, in Looker Studio und in Power BI, wo sich ein Dashboard übergeben lässt.</p>`,
      },
      {
        title: 'Updates',
        description: `<p>Ändert sich in den ersten zwölf Monaten eines der drei Programme, erhalten Sie die angepassten Vorlagen.</p>`,
      },
    ],
    related: 'Für die Zahlen dahinter',
  },
} as const satisfies Translation<'de', 'catalogue'>;
