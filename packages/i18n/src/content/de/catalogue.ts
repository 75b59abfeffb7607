import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Prompt-Bibliothek',
    subtitle: '180 erprobte Prompts für den Büroalltag',
    ribbon: 'Neu',
    description: `<p>Prompts für Angebote, Protokolle, Zusammenfassungen, Stellenanzeigen und heikle E-Mails. Zu jedem gehören ein Beispiel für das Ergebnis, die typischen Fehler und die Zeile, die Sie dann ändern.</p>
<p>Wird jedes Quartal aktualisiert, weil sich die Modelle ändern.</p>`,
    variants: {
      'prompt-library-personal': 'Einzellizenz',
      'prompt-library-team': 'Teamlizenz, bis zu 20 Personen',
    },
  },
  'brand-voice-kit': {
    title: 'Kit für Ihre Markensprache',
    subtitle: 'Finden Sie heraus, wie Ihr Unternehmen klingt, und halten Sie es fest',
    ribbon: 'Im Angebot',
    description: `<p>Ein Arbeitsbuch, 24 Übungen und die Vorlage für einen vierseitigen Styleguide. Am Ende schreibt Ihr ganzes Unternehmen mit einer Stimme. Ein KI-Assistent, dem Sie den Styleguide geben, tut es auch.</p>`,
    variants: { 'brand-voice-kit-default': '' },
  },
  'starter-checklist': {
    title: 'Checkliste für den KI-Einstieg',
    subtitle: '30 Fragen vor dem ersten Projekt',
    ribbon: 'Kostenlos',
    description: `<p>Zwei Seiten, die Sie ausdrucken und mit Ihrem Team ausfüllen: welche Aufgabe, welche Daten, welches Risiko, und wer entscheidet. Das dauert eine Stunde und ersetzt das erste Treffen mit uns.</p>`,
    variants: { 'starter-checklist-default': '' },
  },
  'live-workshop': {
    title: 'Live-Workshop: Ihr erster Assistent',
    subtitle: 'Ein halber Tag online, höchstens zwölf Personen',
    ribbon: 'Wenige Plätze',
    description: `<p>Sie bringen eine Aufgabe aus Ihrem Arbeitsalltag mit und gehen mit einem Assistenten, der sie erledigt, einem Test, der zeigt, wie gut, und einer Liste dessen, wonach man ihn nie fragen darf. Zwei Fachleute, ein gemeinsamer Bildschirm, keine Folien.</p>`,
    variants: { 'live-workshop-default': '' },
  },
  'strategy-session': {
    title: 'Strategiegespräch unter vier Augen',
    subtitle: '90 Minuten mit einem Beratungsprofi',
    ribbon: null,
    description: `<p>Sie schildern die Entscheidung, vor der Sie stehen. Wir bereiten uns zwei Stunden vor und geben Ihnen 90 Minuten lang klare Antworten. Am nächsten Tag folgt eine zweiseitige Zusammenfassung.</p>`,
    variants: { 'strategy-session-default': '' },
  },
  'site-audit': {
    title: 'Website-Audit',
    subtitle: 'Was Ihre Website Sie kostet, Seite für Seite',
    ribbon: null,
    description: `<p>Wir messen Geschwindigkeit, Barrierefreiheit und den Bestellvorgang auf zehn Seiten Ihrer Website und übergeben eine Liste von Änderungen, sortiert nach ihrem voraussichtlichen Ertrag. Umsetzen kann sie Ihr eigenes Entwicklungsteam.</p>`,
    variants: { 'site-audit-default': '' },
  },
  'tunis-masterclass': {
    title: 'Masterclass aus Tunis: Verkaufen in zwei Sprachen',
    subtitle: 'Drei Stunden Video, aufgezeichnet in Tunis',
    ribbon: null,
    description: `<p>Wie drei Unternehmen aus einem einzigen Shop auf Französisch und auf Arabisch verkaufen: Preise, Seiten, Zahlung und Kundenservice, mit ihren Zahlen. Vor Publikum in Tunis aufgezeichnet, auf Französisch mit arabischen und englischen Untertiteln.</p>`,
    variants: { 'tunis-masterclass-default': '' },
  },
  'dashboard-templates': {
    title: 'Dashboard-Vorlagen',
    subtitle: 'Acht Dashboards, die auch die Chefetage zu Ende liest',
    ribbon: null,
    description: `<p>Vertrieb, Liquidität, Support, Marketing, Projekte, Personal, Lager und Website, jeweils auf einem Bildschirm. Verbinden Sie Ihre Daten, ersetzen Sie unsere Beispielzahlen und löschen Sie, was Sie einen Monat lang nicht ansehen.</p>`,
    option: {
      title: 'Werkzeug',
      values: {
        looker: 'Looker Studio',
        powerbi: 'Power BI',
        excel: 'Excel',
      },
    },
    variants: {
      'dashboard-templates-looker': 'Für Looker Studio',
      'dashboard-templates-powerbi': 'Für Power BI',
      'dashboard-templates-excel': 'Für Excel',
    },
  },
} as const satisfies Translation<'de', 'catalogue'>;
