import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{title}} | Vitrine',
    'privacy-policy':
      'Qué datos personales trata este sitio, con qué fin, durante cuánto tiempo y cuáles son sus derechos.',
    'terms-of-service':
      'Las condiciones de uso de este sitio y de compra de los productos digitales de Vitrine, con el aviso legal.',
    'cookie-policy':
      'Los pocos elementos que este sitio guarda en su dispositivo, para qué sirve cada uno y cómo eliminarlos.',
  },
  updated: 'Última actualización: {{date}}',
  close: 'Cerrar e ir a la página de inicio',
} as const satisfies Translation<'es', 'legal'>;
