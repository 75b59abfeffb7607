import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Zurück zum Shop',
  preview: 'Vorschau',
  locked: {
    title: 'Der ganze Inhalt',
    unlock: 'Ganzen Inhalt freischalten',
  },
  features: 'Das erhalten Sie',
  reviews: {
    title: 'Bewertungen',
    empty: 'Es gibt noch keine Bewertungen.',
  },
  purchase: {
    vat: 'Die jeweils geltende Mehrwertsteuer wird im Zahlungsschritt berechnet.',
    buy: 'Jetzt kaufen',
    repair: {
      title: 'Funktion wird repariert',
      description:
        'Die Zahlung befindet sich im Reparaturmodus. Es wurde also nichts gekauft und nichts abgebucht. Bitte versuchen Sie es später erneut.',
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
