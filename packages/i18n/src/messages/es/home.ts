import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Vitrine | Consultoría y soluciones de IA, marketing digital y formación',
    description:
      'Vitrine asesora sobre IA, desarrolla soluciones, gestiona campañas digitales y forma en línea. Conozca los servicios, lea el blog y visite la tienda.',
  },
  hero: {
    title: 'Tecnología que se ve funcionar',
    subtitle:
      'Le asesoramos sobre IA, la desarrollamos, atraemos clientes hacia lo que usted vende y formamos a sus equipos. Cada paso se puede ver, cuestionar y medir.',
    shop: 'Visitar la tienda',
    services: 'Ver los servicios',
  },
  services: {
    title: 'Qué hacemos',
    subtitle: 'Un solo equipo, desde la primera pregunta hasta las personas que usan el resultado.',
    items: {
      aiConsulting: {
        title: 'Consultoría de IA',
        description:
          'Estudiamos cómo trabaja su empresa, ponemos cifras a cada posible uso de la IA y decimos con franqueza cuáles no compensan. Usted recibe un plan con costes, riesgos y un orden de prioridades.',
      },
      aiDevelopment: {
        title: 'Desarrollo de soluciones de IA',
        description:
          'Integramos asistentes, tratamiento de documentos y previsiones en las herramientas que sus equipos ya utilizan, los probamos con los datos de su empresa y entregamos un código que ustedes pueden mantener.',
      },
      marketingLearning: {
        title: 'Marketing digital y formación en línea',
        description:
          'Gestionamos campañas cuyo coste por cliente puede comprobar cada semana y producimos cursos que la gente termina, para sus clientes o para su propia plantilla.',
      },
    },
  },
  blogPreview: {
    title: 'En el blog',
    subtitle: 'Una idea por artículo, con las cuentas hechas.',
    viewAll: 'Ver todos los artículos',
  },
  about: {
    title: 'Sobre Vitrine',
    description:
      'Vitrine significa «escaparate» en francés: un cristal entre usted y lo que está a punto de comprar. Así trabajamos. Usted ve el método antes que el contrato, el prototipo antes que el producto y las cifras antes que la factura.',
    stats: {
      security: {
        title: 'Seguridad',
        description:
          'Antes de tocar un solo dato, acordamos por escrito quién puede verlo, dónde se guarda y cuándo se borra.',
      },
      team: {
        title: 'Equipo',
        description:
          'Profesionales de la ingeniería, el marketing y la docencia comparten proyecto, y usted habla directamente con ellos.',
      },
      innovation: {
        title: 'Innovación',
        description:
          'Los modelos nuevos se prueban primero en tareas reales. Solo recomendamos uno cuando supera a lo que usted ya tiene.',
      },
      global: {
        title: 'Alcance global',
        description: 'Seis idiomas, del inglés al árabe, cada uno redactado por personas que trabajan en ese idioma.',
      },
    },
    cta: 'Hable con nosotros',
  },
  cta: {
    title: 'Cuéntenos qué le gustaría ver funcionando',
    subtitle: 'Bastan unas líneas: a qué se dedica, qué le quita demasiado tiempo y qué ha probado ya.',
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
      invalid: 'Introduzca una dirección de correo válida.',
    },
    message: {
      label: 'Mensaje',
      placeholder: '¿Qué le gustaría hacer?',
      tooShort: 'El mensaje debe tener al menos 10 caracteres.',
    },
    submit: 'Enviar mensaje',
    submitting: 'Enviando…',
    success: {
      title: 'Gracias por su mensaje',
      description: 'Este formulario es una demostración: no se ha enviado ni guardado nada.',
    },
  },
} as const satisfies Translation<'es', 'home'>;
