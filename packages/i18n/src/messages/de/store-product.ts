import type { Translation } from '../../messages.ts';

export default {
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
  askedAtPurchase: 'Beim Kauf erforderliche Angaben: {{fields}}',
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
      'Der Katalog des Shops antwortet nicht. Ihr Warenkorb ist sicher; bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Translation<'de', 'store-product'>;
