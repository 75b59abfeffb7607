import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'Biblioteca de prompts',
    subtitle: '180 prompts probados para el trabajo diario de oficina',
    ribbon: 'Novedad',
    description: `<p>Prompts para presupuestos, actas, resúmenes, ofertas de empleo y correos difíciles. Cada uno viene con un ejemplo de lo que produce, los errores que suele provocar y la línea que hay que cambiar cuando aparecen.</p>
<p>Se actualiza cada trimestre, porque los modelos cambian.</p>`,
    options: {
      licence: { title: 'Licencia', values: { personal: 'Una persona', team: 'Equipo, hasta 20 personas' } },
      language: {
        title: 'Idioma de los prompts',
        values: { english: 'Inglés', french: 'Francés', spanish: 'Español' },
      },
    },
    info: [
      {
        title: 'Qué contiene',
        description: `<p>180 prompts en seis grupos: presupuestos, reuniones, resúmenes, selección de personal, correo y planificación. Se entregan en un documento con buscador y en una tabla que puede ordenar y ampliar.</p>`,
      },
      {
        title: 'Con qué asistentes funciona',
        description: `<p>Cada prompt es texto sin formato. Funciona en cualquier asistente que acepte instrucciones escritas y no requiere funciones de pago.</p>`,
      },
      {
        title: 'Qué cubre la licencia',
        description: `<p>Puede usar y adaptar los prompts en su trabajo sin límite de tiempo. La licencia de equipo cubre hasta 20 personas de una misma empresa. Ninguna de las dos permite la reventa.</p>`,
      },
    ],
    related: 'Para sacar partido a los prompts',
  },
  'brand-voice-kit': {
    title: 'Kit de voz de marca',
    subtitle: 'Encuentre el tono de su empresa y póngalo por escrito',
    ribbon: 'Oferta',
    description: `<p>Un cuaderno de trabajo, 24 ejercicios y una plantilla para una guía de estilo de cuatro páginas. Al terminar, toda su empresa escribe con una sola voz, y también el asistente de IA al que se le entregue la guía.</p>`,
    options: {
      package: { title: 'Modalidad', values: { kit: 'Solo el kit', review: 'Kit y revisión de su guía' } },
    },
    info: [
      {
        title: 'Qué contiene',
        description: `<p>El cuaderno de trabajo en un PDF de 64 páginas, los 24 ejercicios con ejemplos resueltos y la plantilla de la guía de estilo en un documento que se puede editar.</p>`,
      },
      {
        title: 'Cuánto tiempo lleva',
        description: `<p>Dos tardes para un grupo de tres a cinco personas y, después, una hora por trimestre para mantener la guía al día.</p>`,
      },
      {
        title: 'La revisión',
        description: `<p>Usted nos envía su guía terminada. Cinco días hábiles después la recibe con comentarios al margen, junto con dos páginas de su empresa reescritas con la nueva voz.</p>`,
      },
    ],
    related: 'Combinan bien con el kit',
  },
  'starter-checklist': {
    title: 'Lista de comprobación para empezar con la IA',
    subtitle: '30 preguntas antes del primer proyecto',
    ribbon: 'Gratis',
    description: `<p>Dos páginas para imprimir y completar con su equipo: qué tarea, qué datos, qué riesgos y quién decide. Se completan en una hora y sustituyen la primera reunión con nosotros.</p>`,
    options: {
      format: { title: 'Formato', values: { pdf: 'PDF para imprimir', editable: 'Documento editable' } },
    },
    info: [
      {
        title: 'Cómo usarla',
        description: `<p>Reúnase con las dos o tres personas que hacen el trabajo y respondan juntos a las preguntas, en orden. La que nadie sepa contestar es lo primero que hay que averiguar.</p>`,
      },
      {
        title: 'Qué sabrá después',
        description: `<p>Por qué tarea empezar, qué datos necesita, qué puede salir mal y quién decide. Con eso basta para pedir un presupuesto, a nosotros o a cualquier otro.</p>`,
      },
    ],
    related: 'El siguiente paso',
  },
  'live-workshop': {
    title: 'Taller en vivo: su primer asistente de IA',
    subtitle: 'Media jornada en línea, doce personas como máximo',
    ribbon: 'Grupo reducido',
    description: `<p>Usted trae una tarea de su propio trabajo y se va con un asistente que la hace, una prueba que mide lo bien que la hace y una lista de lo que nunca se le debe pedir. Dos formadores, una pantalla compartida y ninguna diapositiva.</p>`,
    options: {
      date: { title: 'Fecha', values: { january: '14 de enero', february: '11 de febrero', march: '11 de marzo' } },
      time: { title: 'Hora de París', values: { morning: 'De 9:00 a 12:30', afternoon: 'De 14:00 a 17:30' } },
    },
    info: [
      {
        title: 'Programa',
        description: `<p>Elegimos y describimos su tarea (45 minutos), construimos el asistente (90 minutos), lo probamos con casos reales (45 minutos) y acordamos lo que nunca se le debe pedir (30 minutos).</p>`,
      },
      {
        title: 'Qué necesita',
        description: `<p>Un equipo informático con cámara, un navegador actualizado y una cuenta en un asistente de IA; basta una gratuita. No hace falta saber programar.</p>`,
      },
      {
        title: 'Después del taller',
        description: `<p>Todo lo que haya construido es suyo. Durante 30 días, los dos formadores responden a sus preguntas por correo.</p>`,
      },
    ],
    fields: { participant: 'Nombre de la persona que participa', task: 'La tarea que le gustaría traer' },
    related: 'Para prepararse y seguir avanzando',
  },
  'strategy-session': {
    title: 'Sesión individual de estrategia',
    subtitle: '90 minutos con un consultor sénior',
    ribbon: null,
    description: `<p>Usted nos cuenta qué decisión tiene por delante; nosotros nos preparamos durante dos horas y dedicamos 90 minutos a responderle con claridad. Al día siguiente recibe un resumen de dos páginas.</p>`,
    options: {
      language: { title: 'Idioma', values: { english: 'Inglés', french: 'Francés', german: 'Alemán' } },
    },
    info: [
      {
        title: 'Antes de la sesión',
        description: `<p>Usted nos envía una página sobre la decisión, con las cifras de que disponga. Antes de reunirnos, le decimos lo que falta.</p>`,
      },
      {
        title: 'La sesión',
        description: `<p>Una videollamada con hasta cuatro personas de su empresa. Usted pregunta, nosotros respondemos y, si no sabemos algo, lo decimos.</p>`,
      },
      {
        title: 'El resumen',
        description: `<p>Dos páginas: las opciones, los argumentos a favor y en contra de cada una, nuestro consejo y los tres primeros pasos.</p>`,
      },
    ],
    fields: { decision: 'La decisión, en una frase', figures: 'Cifras que deberíamos conocer' },
    related: 'Mientras llega la próxima fecha libre',
  },
  'site-audit': {
    title: 'Auditoría web',
    subtitle: 'Lo que le cuesta su sitio, página por página',
    ribbon: null,
    description: `<p>Analizamos la velocidad, la accesibilidad y el proceso de compra en las páginas más importantes de su sitio, y entregamos una lista de cambios ordenada según lo que cada uno debería aportar. Su propio equipo de desarrollo puede llevarlos a cabo.</p>`,
    options: {
      scope: { title: 'Alcance', values: { small: '10 páginas', medium: '25 páginas', large: '50 páginas' } },
      result: { title: 'Entrega', values: { report: 'Informe escrito', call: 'Informe y videollamada' } },
    },
    info: [
      {
        title: 'Qué analizamos',
        description: `<p>Los tiempos de carga y de respuesta en un teléfono de gama media, los criterios de accesibilidad WCAG de nivel AA y cada paso desde la ficha de producto hasta el pago.</p>`,
      },
      {
        title: 'Qué recibe',
        description: `<p>Una lista de cambios. Cada uno incluye una captura de pantalla, el esfuerzo en días, el beneficio esperado y una forma de comprobar que ha funcionado.</p>`,
      },
      {
        title: 'Cómo se desarrolla',
        description: `<p>Usted elige las páginas y nosotros las analizamos desde fuera. El informe está listo diez días hábiles después; la videollamada dura una hora.</p>`,
      },
    ],
    fields: { website: 'URL de su sitio web', pages: 'Las páginas más importantes' },
    related: 'Después de la auditoría',
  },
  'tunis-masterclass': {
    title: 'Clase magistral en Túnez: vender en dos idiomas',
    subtitle: 'Tres horas de vídeo grabadas en Túnez',
    ribbon: null,
    description: `<p>Cómo venden tres empresas en francés y en árabe, cada una desde una sola tienda: precios, páginas, pago y atención al cliente, con sus cifras. Grabada con público en Túnez, en francés, con subtítulos en árabe e inglés.</p>`,
    options: {
      access: {
        title: 'Acceso',
        values: { streaming: 'En línea durante 12 meses', download: 'Descarga sin caducidad' },
      },
    },
    info: [
      {
        title: 'Las tres horas',
        description: `<p>Precios y pago, páginas que se leen en ambos sentidos, atención al cliente: una hora para cada tema, con un capítulo por empresa.</p>`,
      },
      {
        title: 'Idiomas',
        description: `<p>En francés, con subtítulos en árabe e inglés. El cuaderno de 28 páginas está en los tres idiomas.</p>`,
      },
      {
        title: 'Por qué el precio está en dinares',
        description: `<p>La clase magistral se produjo en Túnez y se vende en dinares tunecinos. El carrito muestra un total aparte para cada moneda.</p>`,
      },
    ],
    related: 'Para tiendas en varios idiomas',
  },
  'dashboard-templates': {
    title: 'Plantillas de cuadros de mando',
    subtitle: 'Ocho cuadros de mando que la dirección lee hasta el final',
    ribbon: null,
    description: `<p>Ventas, tesorería, soporte, marketing, proyectos, personal, inventario y sitio web, cada uno en una sola pantalla. Conecte sus datos, sustituya nuestras cifras de ejemplo y elimine lo que no haya mirado en un mes.</p>`,
    options: {
      tool: { title: 'Herramienta', values: { looker: 'Looker Studio', powerbi: 'Power BI', excel: 'Excel' } },
      licence: { title: 'Licencia', values: { company: 'Una empresa', agency: 'Una agencia y sus clientes' } },
    },
    info: [
      {
        title: 'Qué necesita',
        description: `<p>Power BI Desktop, Excel 2019 o posterior, o una cuenta de Google para Looker Studio. Como fuente de datos basta una hoja de cálculo: cada plantilla indica las columnas que necesita.</p>`,
      },
      {
        title: 'Cómo están hechas',
        description: `<p>Cada cuadro de mando se abre con las tres preguntas a las que responde. Un gráfico solo aparece si responde a una de ellas, y la definición de cada métrica está a un clic.</p>`,
      },
      {
        title: 'La licencia de agencia',
        description: `<p>Permite instalar las plantillas para todos los clientes que quiera, en Looker Studio y en Power BI, donde se puede transferir un cuadro de mando.</p>`,
      },
      {
        title: 'Actualizaciones',
        description: `<p>Durante doce meses, cada vez que cambie una de las tres herramientas, recibirá las plantillas adaptadas.</p>`,
      },
    ],
    related: 'Para alimentar sus cuadros de mando',
  },
} as const satisfies Translation<'es', 'catalogue'>;
