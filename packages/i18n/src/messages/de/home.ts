import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | KI-Beratung, Digitalmarketing und E-Learning',
    description:
      'Welche KI-Projekte lohnen sich? Wir rechnen nach, setzen die besten um und gewinnen online Neukunden für Sie. E-Books, Software und Kurse mit Vorschau.',
  },
  hero: {
    title: 'Technologie, die sichtbar funktioniert',
    subtitle:
      'Wir beraten Sie zu KI, bauen sie in Ihre Systeme ein, gewinnen online Neukunden für Sie und schulen Ihre Teams. Jeden Schritt können Sie sehen, hinterfragen und nachrechnen.',
    shop: 'Zum Shop',
    services: 'Unsere Leistungen',
  },
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
  cta: {
    title: 'Erzählen Sie uns von Ihrem Projekt',
    subtitle:
      'Ein paar Zeilen genügen: was Ihr Unternehmen macht, was zu lange dauert, was Sie schon versucht haben. Dieses Formular dient der Demonstration: Was Sie schreiben, wird weder gesendet noch gespeichert.',
  },
  contactForm: {
    name: {
      label: 'Name',
      placeholder: 'Ihr Name',
      tooShort: 'Bitte geben Sie einen Namen mit mindestens 2 Zeichen ein.',
    },
    email: {
      label: 'E-Mail',
      placeholder: 'vorname.name@example.com',
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    },
    message: {
      label: 'Nachricht',
      placeholder: 'Was haben Sie vor?',
      tooShort: 'Bitte schreiben Sie mindestens 10 Zeichen.',
    },
    submit: 'Nachricht senden',
    submitting: 'Wird gesendet …',
    success: {
      title: 'Das war eine Demonstration',
      description:
        'Ihre Nachricht wurde weder gesendet noch gespeichert. Sie erreichen uns über die E-Mail-Adresse unter „AGB und Impressum“.',
    },
  },
} as const satisfies Translation<'de', 'home'>;
