import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | Consultoría de IA, marketing digital y formación',
    description:
      'Descubra qué proyectos de IA son rentables, hágalos realidad y consiga clientes en línea. Libros electrónicos, software y cursos con vista previa.',
  },
  hero: {
    title: 'Tecnología que se ve funcionar',
    subtitle:
      'Le asesoramos sobre IA, la integramos en sus herramientas, atraemos clientes a su negocio y formamos a su personal. Cada paso se puede ver, cuestionar y medir.',
    shop: 'Visitar la tienda',
    services: 'Ver los servicios',
  },
  cta: {
    title: 'Háblenos de su proyecto',
    subtitle:
      'Bastan unas líneas: a qué se dedica, qué le quita demasiado tiempo y qué ha probado ya. Este formulario es una demostración: nada de lo que escriba se envía ni se guarda.',
  },
  contactForm: {
    name: {
      label: 'Nombre',
      placeholder: 'Su nombre',
      tooShort: 'El nombre debe tener al menos 2 caracteres.',
    },
    email: {
      label: 'Correo electrónico',
      placeholder: 'nombre@example.com',
      invalid: 'Escriba una dirección de correo válida.',
    },
    message: {
      label: 'Mensaje',
      placeholder: '¿Cuál es su proyecto?',
      tooShort: 'El mensaje debe tener al menos 10 caracteres.',
    },
    submit: 'Enviar mensaje',
    submitting: 'Enviando…',
    success: {
      title: 'Era una demostración',
      description:
        'Su mensaje no se ha enviado ni guardado. Para ponerse en contacto con nosotros, use la dirección de correo de las condiciones generales.',
    },
  },
} as const satisfies Translation<'es', 'home'>;
