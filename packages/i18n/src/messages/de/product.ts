import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Zurück zum Shop',
  preview: 'Vorschau',
  locked: {
    title: 'Vollständiger Inhalt',
    unlock: 'Vollständigen Inhalt freischalten',
  },
  features: 'Das erhalten Sie',
  reviews: {
    title: 'Bewertungen',
    empty: 'Es gibt noch keine Bewertungen.',
  },
  purchase: {
    vat: 'Die jeweils geltende Mehrwertsteuer wird bei der Zahlung berechnet.',
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
