import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | KI-Beratung, KI-Lösungen, Digitalmarketing und E-Learning',
    description:
      'Vitrine berät zu KI, entwickelt KI-Lösungen, übernimmt Ihr Digitalmarketing und unterrichtet online. Entdecken Sie Leistungen, Blog und Shop.',
  },
  hero: {
    title: 'Technologie, die sichtbar funktioniert',
    subtitle:
      'Wir beraten Sie zu KI, entwickeln Lösungen, gewinnen Kundschaft für Ihr Angebot und schulen Ihre Teams. Jeder Schritt lässt sich ansehen, hinterfragen und messen.',
    shop: 'Zum Shop',
    services: 'Unsere Leistungen',
  },
  services: {
    title: 'Was wir für Sie tun',
    subtitle: 'Ein Team, von der ersten Frage bis zu den Menschen, die mit dem Ergebnis arbeiten.',
    items: {
      aiConsulting: {
        title: 'KI-Beratung',
        description:
          'Wir sehen uns an, wie Ihr Unternehmen arbeitet, beziffern, was jeder KI-Einsatz bringt, und sagen offen, welcher sich nicht lohnt. Sie erhalten einen Plan mit Kosten, Risiken und einer klaren Reihenfolge.',
      },
      aiDevelopment: {
        title: 'Entwicklung von KI-Lösungen',
        description:
          'Wir bauen Assistenten, Dokumentenverarbeitung und Prognosen in die Werkzeuge ein, mit denen Ihre Teams schon arbeiten, testen sie an Ihren eigenen Daten und übergeben Code, den Sie selbst pflegen können.',
      },
      marketingLearning: {
        title: 'Digitalmarketing und E-Learning',
        description:
          'Wir führen Kampagnen, deren Kosten pro Neukunde Sie jede Woche nachprüfen können, und produzieren Kurse, die bis zum Schluss durchgearbeitet werden, für Ihre Kundschaft oder für Ihre eigenen Teams.',
      },
    },
  },
  blogPreview: {
    title: 'Aus dem Blog',
    subtitle: 'Ein Gedanke pro Beitrag, vollständig durchgerechnet.',
    viewAll: 'Alle Beiträge ansehen',
  },
  about: {
    title: 'Über Vitrine',
    description:
      'Vitrine ist das französische Wort für Schaufenster: eine Glasscheibe zwischen Ihnen und dem, was Sie kaufen möchten. Genau so arbeiten wir. Sie sehen die Methode vor dem Vertrag, den Prototyp vor dem Produkt und die Zahlen vor der Rechnung.',
    stats: {
      security: {
        title: 'Sicherheit',
        description:
          'Bevor wir Daten anfassen, halten wir schriftlich fest, wer sie sehen darf, wo sie liegen und wann sie gelöscht werden.',
      },
      team: {
        title: 'Team',
        description:
          'Fachleute aus Technik, Marketing und Lehre arbeiten am selben Projekt, und Sie sprechen direkt mit ihnen.',
      },
      innovation: {
        title: 'Innovation',
        description:
          'Neue Modelle erproben wir zuerst an echten Aufgaben. Wir empfehlen eines nur, wenn es mehr leistet als das, was Sie schon haben.',
      },
      global: {
        title: 'International',
        description:
          'Texte in sechs Sprachen, von Englisch bis Arabisch, jeweils von Menschen, die in dieser Sprache arbeiten.',
      },
    },
    cta: 'Mit uns sprechen',
  },
  cta: {
    title: 'Was soll bei Ihnen sichtbar besser laufen?',
    subtitle: 'Ein paar Zeilen genügen: was Sie tun, was zu lange dauert, was Sie schon versucht haben.',
  },
  contactForm: {
    name: {
      label: 'Name',
      placeholder: 'Ihr Name',
      tooShort: 'Der Name muss mindestens 2 Zeichen lang sein.',
    },
    email: {
      label: 'E-Mail',
      placeholder: 'vorname.name@example.com',
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    },
    message: {
      label: 'Nachricht',
      placeholder: 'Was haben Sie vor?',
      tooShort: 'Die Nachricht muss mindestens 10 Zeichen lang sein.',
    },
    submit: 'Nachricht senden',
    submitting: 'Wird gesendet …',
    success: {
      title: 'Vielen Dank für Ihre Nachricht',
      description: 'Dieses Formular dient der Demonstration: Es wurde nichts gesendet und nichts gespeichert.',
    },
  },
} as const satisfies Translation<'de', 'home'>;
