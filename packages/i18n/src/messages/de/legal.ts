import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{title}} | Vitrine',
    'privacy-policy':
      'Welche personenbezogenen Daten diese Website verarbeitet, warum und wie lange, und welche Rechte Sie haben.',
    'terms-of-service':
      'Die Bedingungen für die Nutzung dieser Website und den Kauf digitaler Produkte bei Vitrine, samt Impressum.',
    'cookie-policy':
      'Die wenigen Einträge, die diese Website auf Ihrem Gerät ablegt, wozu sie dienen und wie man sie löscht.',
  },
  updated: 'Zuletzt aktualisiert: {{date}}',
  close: 'Schließen und zur Startseite gehen',
} as const satisfies Translation<'de', 'legal'>;
