import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Zurück zum Shop',
  facts: {
    type: {
      label: 'Produktart',
      digital: 'Digitaler Inhalt, ohne körperlichen Datenträger',
      service: 'Online-Dienstleistung zum angegebenen oder vereinbarten Termin',
    },
    language: {
      single: 'Deutsch',
      all: 'Sechs, darunter Deutsch',
    },
    vat: {
      label: 'MwSt.',
      value: 'Im Preis enthalten. Der Betrag wird bei der Zahlung ausgewiesen.',
    },
    delivery: {
      label: 'Lieferung',
      value: 'Per E-Mail, kostenlos, sobald die Bestellung bestätigt ist',
    },
  },
  preview: 'Vorschau',
  contents: 'Inhalt',
  sample: {
    'e-books': 'Leseprobe',
    software: 'Zwei Ansichten der Software',
    courses: 'Auszug aus einer Lektion',
  },
  locked: {
    title: 'Vollständiger Inhalt',
    unlock: 'Vollständigen Inhalt freischalten',
  },
  features: 'Das erhalten Sie',
  format: 'Auf einen Blick',
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
    new: 'Das Produkt ist neu.',
    guarantee:
      'Es gilt die gesetzliche Gewährleistung von zwei Jahren: Entspricht das Produkt nicht dieser Beschreibung, bessern wir nach oder erstatten den Preis.',
  },
  related: 'Passende Produkte',
  purchase: {
    vat: 'Die jeweils geltende Mehrwertsteuer wird bei der Zahlung berechnet.',
    vatIncluded: 'Sie ist im angezeigten Preis bereits enthalten.',
    buy: 'Jetzt kaufen',
    repair: {
      title: 'Zahlungsfunktion wird repariert',
      description: 'Die Zahlung ist vorübergehend nicht möglich. Es wurde nichts abgebucht.',
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
  // The page of a store-only product.
  store: {
    gallery: {
      label: 'Bilder: {{product}}',
      picture: '{{product}}, Bild {{number}} von {{total}}',
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      zoom: 'Bild vergrößern',
    },
    variant: 'Variante',
    soldOut: 'Ausverkauft',
    notOffered: 'Nicht erhältlich',
    noCombination: 'Diese Kombination ist nicht erhältlich. Bitte wählen Sie eine andere Option.',
    quantity: {
      label: 'Menge',
      increase: 'Menge erhöhen',
      decrease: 'Menge verringern',
    },
    askedAtPurchase: 'Beim Kauf erforderliche Angaben:',
    description: 'Beschreibung',
    information: 'Weitere Informationen',
    related: 'Passende Produkte',
    unavailable: {
      meta: {
        title: 'Produkt derzeit nicht abrufbar | Vitrine',
        description: 'Dieses Produkt konnte nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
      },
      title: 'Dieses Produkt lässt sich gerade nicht anzeigen',
      description:
        'Der Katalog des Shops ist nicht erreichbar. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
} as const satisfies Translation<'de', 'product'>;
