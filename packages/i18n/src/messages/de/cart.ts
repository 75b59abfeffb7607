import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Warenkorb | Vitrine',
    description: 'Die Produkte in Ihrem Warenkorb und ihre Gesamtsumme inkl. MwSt.',
  },
  heading: 'Warenkorb',
  title_one: 'Warenkorb ({{count}} Artikel)',
  title_other: 'Warenkorb ({{count}} Artikel)',
  close: 'Warenkorb schließen',
  lines: {
    label: 'Produkte im Warenkorb',
    variant: '{{product}} ({{variant}})',
    lineTotal: 'Positionssumme',
    quantity: 'Menge: {{product}}',
    increase: 'Menge erhöhen: {{product}}',
    decrease: 'Menge verringern: {{product}}',
    removeProduct: '{{product}} aus dem Warenkorb entfernen',
    removed: '„{{product}}“ wurde aus dem Warenkorb entfernt.',
    changed: '{{product}}: Menge {{quantity}}.',
    variantOf: 'Variante: {{product}}',
    variantChanged: '{{product}}: {{variant}}, Menge {{quantity}}.',
  },
  total: {
    label: 'Gesamtsumme',
    vat: 'inkl. MwSt.',
  },
  checkout: 'Zur Kasse',
  empty: {
    title: 'Ihr Warenkorb ist leer',
    description: 'Legen Sie Produkte hinein, bevor Sie zur Kasse gehen.',
    action: 'Im Shop stöbern',
  },
  checkoutUnavailable: {
    title: 'Supabase-Verbindung erforderlich',
    description:
      'Dies ist ein Demo-Shop: Die Datenbank, die Bestellungen speichern würde, ist nicht angebunden. Es wurde nichts bestellt und nichts abgebucht.',
  },
  paymentInit: 'Zahlungsfehler: Beim Starten der Zahlung ist ein Problem aufgetreten. Bitte versuchen Sie es erneut.',
  added: {
    title: 'In den Warenkorb gelegt',
    quantity: 'Menge: {{quantity}}',
    viewCart: 'Warenkorb ansehen',
    continue: 'Weiter einkaufen',
  },
  suggestions: {
    title: 'Das könnte Ihnen auch gefallen …',
    none: 'Derzeit keine Vorschläge.',
    added: '„{{product}}“ wurde in den Warenkorb gelegt.',
  },
  related: {
    title: 'Passende Produkte',
  },
  stock: {
    unavailable: 'Derzeit nicht verfügbar',
    low_one: 'Nur noch {{count}} verfügbar',
    low_other: 'Nur noch {{count}} verfügbar',
  },
  refusals: {
    title: 'Nicht in den Warenkorb gelegt',
    outOfStock_one: 'Der Bestand von „{{product}}“ reicht nicht aus. Es ist nur noch {{count}} Artikel verfügbar.',
    outOfStock_other: 'Der Bestand von „{{product}}“ reicht nicht aus. Es sind nur noch {{count}} Artikel verfügbar.',
    outOfStockVariant_one:
      'Der Bestand von „{{product}}“ ({{variant}}) reicht nicht aus. Es ist nur noch {{count}} Artikel verfügbar.',
    outOfStockVariant_other:
      'Der Bestand von „{{product}}“ ({{variant}}) reicht nicht aus. Es sind nur noch {{count}} Artikel verfügbar.',
    soldOut: '„{{product}}“ ist ausverkauft.',
    unknownStock:
      'Der Bestand von „{{product}}“ ist uns derzeit nicht bekannt. Deshalb lässt sich die Menge gerade nicht erhöhen. Bitte versuchen Sie es später noch einmal.',
    invalidQuantity: 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
    cannotAdd: '„{{product}}“ lässt sich nicht in den Warenkorb legen.',
  },
  notices: {
    title: 'Ihr Warenkorb hat sich geändert',
    clamped_one: 'Von „{{product}}“ ist nur noch {{count}} Stück verfügbar. Die Menge beträgt jetzt {{count}}.',
    clamped_other: 'Von „{{product}}“ sind nur noch {{count}} Stück verfügbar. Die Menge beträgt jetzt {{count}}.',
    priceUp: 'Der Preis von „{{product}}“ ist von {{before}} auf {{price}} gestiegen.',
    priceDown: 'Der Preis von „{{product}}“ ist von {{before}} auf {{price}} gesunken.',
    gone: '„{{product}}“ wird nicht mehr angeboten und wurde aus Ihrem Warenkorb entfernt.',
  },
} as const satisfies Translation<'de', 'cart'>;
