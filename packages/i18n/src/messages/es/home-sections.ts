import type { Translation } from '../../messages.ts';

export default {
  services: {
    title: 'Qué hacemos',
    subtitle: 'Un solo equipo, desde la primera pregunta hasta el uso diario.',
    items: {
      aiConsulting: {
        title: 'Consultoría de IA',
        description:
          'Estudiamos cómo trabaja su empresa, calculamos cuánto ganaría o ahorraría con cada uso de la IA y le decimos con franqueza cuáles no valen la pena. Usted recibe un plan con costes, riesgos y prioridades.',
      },
      aiDevelopment: {
        title: 'Desarrollo de soluciones de IA',
        description:
          'Integramos asistentes, tratamiento de documentos y previsiones en las herramientas que sus equipos ya utilizan, los probamos con los datos de su empresa y le entregamos código que su equipo puede mantener.',
      },
      marketingLearning: {
        title: 'Marketing digital y formación en línea',
        description:
          'Gestionamos sus campañas y le mostramos cada semana cuánto le cuesta un cliente nuevo. Producimos cursos que la gente termina, para sus clientes o para su personal.',
      },
    },
  },
  blogPreview: {
    title: 'En el blog',
    subtitle: 'Artículos breves, con cálculos que puede rehacer con sus propias cifras.',
    viewAll: 'Ver todos los artículos',
  },
  about: {
    title: 'Sobre Vitrine',
    description:
      'En francés, «vitrine» es el escaparate o la vitrina de una tienda: usted ve lo que compra antes de pagar. Así llevamos también los proyectos: antes de cada decisión, tiene delante algo que puede ver y valorar.',
    steps: {
      method: {
        label: 'Antes del contrato',
        title: 'El método',
        text: 'Cómo trabajaremos, cuánto cuesta y qué puede salir mal.',
      },
      prototype: {
        label: 'Antes del producto',
        title: 'El prototipo',
        text: 'En sus propias herramientas, probado con 500 de sus casos.',
      },
      figures: {
        label: 'Antes de la factura',
        title: 'Las cifras',
        text: 'Los resultados, frente a los objetivos acordados.',
      },
    },
    stats: {
      security: {
        unit: 'peticiones a terceros',
        title: 'Seguridad',
        description:
          'Este sitio guarda como máximo cuatro pequeños elementos en su dispositivo y no carga nada de terceros. En un proyecto, acordamos por escrito quién puede ver sus datos, dónde se guardan y cuándo se borran.',
      },
      team: {
        unit: 'especialidades en un proyecto',
        title: 'Equipo',
        description:
          'Ingenieros, especialistas en marketing y formadores trabajan juntos en su proyecto. Usted habla directamente con ellos, sin intermediarios.',
      },
      innovation: {
        unit: 'casos suyos en la primera prueba',
        title: 'Innovación',
        description:
          'Primero probamos cada modelo nuevo con 500 casos anteriores de su empresa y solo lo recomendamos si supera lo que usted ya tiene.',
      },
      global: {
        unit: 'idiomas, una sola tienda',
        title: 'Alcance global',
        description:
          'Todo el sitio, desde los precios hasta los textos legales, está en seis idiomas y, en árabe, se lee de derecha a izquierda.',
      },
    },
    cta: 'Hable con nosotros',
  },
} as const satisfies Translation<'es', 'home-sections'>;
