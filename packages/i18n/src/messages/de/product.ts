import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Zurück zum Shop',
  facts: {
    language: {
      own: 'Deutsch',
      all: 'Sechs, darunter Deutsch',
    },
    vat: {
      label: 'MwSt.',
      value: 'Im Preis enthalten. Der Betrag wird bei der Zahlung ausgewiesen.',
    },
    delivery: {
      label: 'Lieferung',
      value: 'Per E-Mail, kostenlos, sobald die Zahlung angenommen ist',
    },
  },
  preview: 'Vorschau',
  contents: 'Inhalt',
  sample: {
    'e-books': 'Probeseiten',
    software: 'Zwei Ansichten daraus',
    courses: 'Auszug aus einer Lektion',
  },
  locked: {
    title: 'Vollständiger Inhalt',
    unlock: 'Vollständigen Inhalt freischalten',
  },
  features: 'Das erhalten Sie',
  format: 'Format und Umfang',
  audience: 'Für wen es gedacht ist',
  requirements: 'Das brauchen Sie',
  author: {
    title: 'Wer dahintersteht',
    post: 'In unserem Blog: {{title}}',
  },
  faq: 'Fragen und Antworten',
  reviews: {
    title: 'Bewertungen',
    empty: 'Es gibt noch keine Bewertungen.',
    new: 'Das Produkt ist neu. Die gesetzliche Gewährleistung von zwei Jahren gilt trotzdem: Entspricht es nicht dieser Beschreibung, bessern wir nach oder erstatten den Preis.',
  },
  related: 'Passende Produkte',
  purchase: {
    vat: 'Die jeweils geltende Mehrwertsteuer wird bei der Zahlung berechnet.',
    vatIncluded: 'Sie ist im angezeigten Preis bereits enthalten.',
    buy: 'Jetzt kaufen',
    repair: {
      title: 'Funktion wird repariert',
      description: 'Die Zahlungsfunktion wird gerade repariert. Es wurde nichts abgebucht.',
    },
  },
  notFound: {
    meta: {
      title: 'Produkt nicht gefunden | Vitrine',
      description: 'Dieses Produkt existiert nicht oder wurde verschoben.',
    },
    title: 'Produkt nicht gefunden',
    description: 'Das Produkt, das Sie suchen, existiert nicht oder wurde verschoben.',
  },
} as const satisfies Translation<'de', 'product'>;
