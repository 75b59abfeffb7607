import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Biblioteca de prompts',
    subtitle: '180 prompts probados para el trabajo diario de oficina',
    ribbon: 'Novedad',
    description: `<p>Prompts para presupuestos, actas, resúmenes, ofertas de empleo y correos difíciles. Cada uno viene con un ejemplo de lo que produce, los errores que suele provocar y la línea que hay que cambiar cuando aparecen.</p>
<p>Se actualiza cada trimestre, porque los modelos cambian.</p>`,
    variants: {
      'prompt-library-personal': 'Licencia personal',
      'prompt-library-team': 'Licencia de equipo, hasta 20 personas',
    },
  },
  'brand-voice-kit': {
    title: 'Kit de voz de marca',
    subtitle: 'Descubra cómo suena su empresa y póngalo por escrito',
    ribbon: 'Oferta',
    description: `<p>Un cuaderno de trabajo, 24 ejercicios y una plantilla para una guía de estilo de cuatro páginas. Al terminar, toda su empresa escribe con una sola voz, y también el asistente de IA al que se le entregue la guía.</p>`,
    variants: { 'brand-voice-kit-default': '' },
  },
  'starter-checklist': {
    title: 'Lista de comprobación para empezar con la IA',
    subtitle: '30 preguntas antes del primer proyecto',
    ribbon: 'Gratis',
    description: `<p>Dos páginas para imprimir y rellenar con su equipo: qué tarea, qué datos, qué riesgo y quién decide. Lleva una hora y sustituye a la primera reunión con nosotros.</p>`,
    variants: { 'starter-checklist-default': '' },
  },
  'live-workshop': {
    title: 'Taller en directo: su primer asistente',
    subtitle: 'Media jornada en línea, doce personas como máximo',
    ribbon: 'Últimas plazas',
    description: `<p>Usted trae una tarea de su propio trabajo y se va con un asistente que la hace, una prueba que muestra hasta qué punto la hace bien y una lista de lo que nunca se le debe pedir. Dos formadores, una pantalla compartida y ninguna diapositiva.</p>`,
    variants: { 'live-workshop-default': '' },
  },
  'strategy-session': {
    title: 'Sesión individual de estrategia',
    subtitle: '90 minutos con un consultor sénior',
    ribbon: null,
    description: `<p>Usted nos cuenta qué decisión tiene por delante; nosotros nos preparamos durante dos horas y dedicamos 90 minutos a responderle con claridad. Al día siguiente recibe un resumen de dos páginas.</p>`,
    variants: { 'strategy-session-default': '' },
  },
  'site-audit': {
    title: 'Auditoría web',
    subtitle: 'Lo que le cuesta su sitio, página por página',
    ribbon: null,
    description: `<p>Medimos la velocidad, la accesibilidad y el proceso de compra en diez páginas de su sitio, y entregamos una lista de cambios ordenada según lo que cada uno debería aportar. Su propio equipo de desarrollo puede llevarlos a cabo.</p>`,
    variants: { 'site-audit-default': '' },
  },
  'tunis-masterclass': {
    title: 'Clase magistral en Túnez: vender en dos idiomas',
    subtitle: 'Tres horas de vídeo grabadas en Túnez',
    ribbon: null,
    description: `<p>Cómo tres empresas venden en francés y en árabe desde una misma tienda: precios, páginas, pago y atención al cliente, con sus cifras. Grabada con público en Túnez, en francés, con subtítulos en árabe e inglés.</p>`,
    variants: { 'tunis-masterclass-default': '' },
  },
  'dashboard-templates': {
    title: 'Plantillas de cuadros de mando',
    subtitle: 'Ocho cuadros de mando que la dirección lee hasta el final',
    ribbon: null,
    description: `<p>Ventas, tesorería, soporte, marketing, proyectos, personal, existencias y sitio web, cada uno en una sola pantalla. Conecte sus datos, sustituya nuestras cifras de ejemplo y elimine lo que no haya mirado en un mes.</p>`,
    option: {
      title: 'Herramienta',
      values: {
        looker: 'Looker Studio',
        powerbi: 'Power BI',
        excel: 'Excel',
      },
    },
    variants: {
      'dashboard-templates-looker': 'Looker Studio',
      'dashboard-templates-powerbi': 'Power BI',
      'dashboard-templates-excel': 'Excel',
    },
  },
} as const satisfies Translation<'es', 'catalogue'>;
