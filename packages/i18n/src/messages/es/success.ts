import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Pago completado | Vitrine',
    description: 'El pago se ha completado correctamente. Recibirá un correo de confirmación.',
  },
  title: '¡Pago completado!',
  description: 'Gracias por su compra. En breve recibirá un correo de confirmación.',
  action: 'Seguir comprando',
} as const satisfies Translation<'es', 'success'>;
