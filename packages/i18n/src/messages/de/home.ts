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
