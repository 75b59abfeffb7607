import type { Translation } from '../../messages.ts';

export default {
  services: {
    title: 'Was wir für Sie tun',
    subtitle: 'Ein Team, von der ersten Frage bis zum täglichen Einsatz.',
    items: {
      aiConsulting: {
        title: 'KI-Beratung',
        description:
          'Wir sehen uns an, wie Ihr Unternehmen arbeitet, rechnen aus, was jeder Einsatz von KI einbringt oder spart, und sagen offen, welcher sich nicht lohnt. Sie erhalten einen Plan mit Kosten, Risiken und einer klaren Reihenfolge.',
      },
      aiDevelopment: {
        title: 'Entwicklung von KI-Lösungen',
        description:
          'Wir bauen KI-Assistenten, Dokumentenverarbeitung und Prognosen in die Programme ein, mit denen Ihre Teams schon arbeiten, testen sie an Ihren eigenen Daten und übergeben Code, den Sie selbst pflegen können.',
      },
      marketingLearning: {
        title: 'Digitalmarketing und E-Learning',
        description:
          'Wir steuern Kampagnen und zeigen Ihnen jede Woche, was ein Neukunde kostet. Wir produzieren Kurse, bei denen man bis zum Schluss dranbleibt, für Ihre Kundschaft oder Ihre eigenen Teams.',
      },
    },
  },
  blogPreview: {
    title: 'Aus dem Blog',
    subtitle: 'Kurze Beiträge, die Sie mit Ihren eigenen Zahlen nachprüfen können.',
    viewAll: 'Alle Beiträge ansehen',
  },
  about: {
    title: 'Über Vitrine',
    description:
      'Vitrine ist das französische Wort für Schaufenster: Sie sehen, was Sie kaufen, bevor Sie bezahlen. So führen wir auch unsere Projekte. Vor jeder Entscheidung liegt etwas auf dem Tisch, das Sie ansehen und beurteilen können.',
    steps: {
      method: {
        label: 'Vor dem Vertrag',
        title: 'Die Methode',
        text: 'Wie wir arbeiten, was es kostet und was schiefgehen kann.',
      },
      prototype: {
        label: 'Vor dem Produkt',
        title: 'Der Prototyp',
        text: 'In Ihren eigenen Systemen, getestet an 500 Ihrer Fälle.',
      },
      figures: {
        label: 'Vor der Rechnung',
        title: 'Die Zahlen',
        text: 'Die Ergebnisse, verglichen mit den vereinbarten Zielen.',
      },
    },
    stats: {
      security: {
        unit: 'Anfragen an Dritte',
        title: 'Sicherheit',
        description:
          'Diese Website legt höchstens vier kleine Einträge auf Ihrem Gerät ab und lädt nichts von Dritten. Im Projekt halten wir schriftlich fest, wer Ihre Daten sehen darf, wo sie liegen und wann sie gelöscht werden.',
      },
      team: {
        unit: 'Fachrichtungen, ein Projekt',
        title: 'Team',
        description:
          'Fachleute für Technik, Marketing und Schulung arbeiten gemeinsam an Ihrem Projekt. Sie sprechen direkt mit ihnen, ohne Umwege.',
      },
      innovation: {
        unit: 'Ihrer Fälle im Test',
        title: 'Innovation',
        description:
          'Jedes neue Modell testen wir zuerst an 500 Ihrer abgeschlossenen Fälle. Wir empfehlen es nur, wenn es mehr leistet als das, was Sie schon haben.',
      },
      global: {
        unit: 'Sprachen, ein Shop',
        title: 'International',
        description:
          'Alles auf dieser Website, von den Preisen bis zu den Rechtstexten, gibt es in sechs Sprachen, im Arabischen von rechts nach links.',
      },
    },
    cta: 'Mit uns sprechen',
  },
} as const satisfies Translation<'de', 'home-sections'>;
