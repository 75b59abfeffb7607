import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Zahlung erfolgreich | Vitrine',
    description: 'Ihre Zahlung war erfolgreich. Eine Bestätigung per E-Mail folgt.',
  },
  title: 'Zahlung erfolgreich!',
  description: 'Vielen Dank für Ihren Einkauf. Sie erhalten in Kürze eine Bestätigung per E-Mail.',
  action: 'Weiter einkaufen',
} as const satisfies Translation<'de', 'success'>;
