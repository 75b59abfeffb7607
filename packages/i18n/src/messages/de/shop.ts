import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Shop | Vitrine',
    description:
      'E-Books, Software und Videokurse zu KI, Daten und Digitalmarketing. Schauen Sie hinein, bevor Sie kaufen.',
  },
  preview: {
    title: 'Der Shop',
    subtitle: 'E-Books, Software und Videokurse aus der täglichen Praxis. Schauen Sie hinein, bevor Sie kaufen.',
    viewAll: 'Alle Produkte ansehen',
  },
  filter: {
    label: 'Nach Kategorie filtern',
    all: 'Alle',
    results_one: '{{count}} Produkt angezeigt',
    results_other: '{{count}} Produkte angezeigt',
  },
  list: 'Produkte',
  details: 'Details ansehen',
  search: {
    label: 'Produkte durchsuchen',
    submit: 'Suchen',
    clear: 'Suche zurücksetzen',
    meta: {
      title: '{{query}} | Shop | Vitrine',
    },
    title: 'Ergebnisse für „{{query}}“',
    searching: 'Suche läuft …',
    found_one: '{{count}} Produkt gefunden',
    found_other: '{{count}} Produkte gefunden',
    unreachable:
      'Ein Teil des Katalogs ist gerade nicht erreichbar, deshalb können Produkte fehlen. Bitte versuchen Sie es gleich noch einmal.',
    empty: {
      title: 'Keine Ergebnisse für „{{query}}“',
      description:
        'Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger oder kürzeren Wörtern. Suchen Sie etwas Bestimmtes? Dann schreiben Sie uns.',
    },
  },
  store: {
    title: 'Mehr aus dem Shop',
    sort: {
      label: 'Sortieren nach',
      order: 'Empfohlen',
      title: 'Name',
      updated_at: 'Neueste',
    },
    more: 'Mehr anzeigen',
  },
} as const satisfies Translation<'de', 'shop'>;
