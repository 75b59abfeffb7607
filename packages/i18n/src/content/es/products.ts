import type { Translation } from '../../messages.ts';

export default {
  '1': {
    name: 'La IA en la empresa: guía práctica',
    imageAlt: 'Un libro encuadernado en cuya cubierta se ve un maletín cableado como un microchip',
    description:
      'Sepa, antes de firmar, qué proyectos de IA le convienen: una guía para empresas de 10 a 500 personas, con doce casos prácticos y la hoja de cálculo que usamos con nuestros propios clientes.',
    previewContent: `<p>La mayoría de los libros sobre IA empiezan por lo que la máquina sabe hacer. Este empieza por su martes por la tarde: la bandeja de entrada que nadie vacía, el presupuesto que tarda tres días, el informe que se copia a mano de dos sistemas.</p>
<p>Para cada tarea, responda a cuatro preguntas.</p>
<ol>
<li>¿Con qué frecuencia se presenta y cuánto tiempo lleva?</li>
<li>¿Cuánto cuesta un error y quién se da cuenta?</li>
<li>¿Tiene ejemplos bien resueltos?</li>
<li>¿Quién tendría que cambiar su forma de trabajar?</li>
</ol>
<p>Las respuestas caben en una página. En la mayoría de las empresas descartan dos ideas de cada tres, y de eso se trata: <strong>la rentable es la tercera</strong>.</p>`,
    features: [
      '212 páginas, en PDF y EPUB',
      'Doce casos prácticos, con costes y resultados',
      'Una hoja de cálculo para poner cifras a sus propias tareas',
      'Una lista de comprobación para hablar con proveedores',
      'Actualizaciones gratuitas durante doce meses',
    ],
  },
  '2': {
    name: 'Kit de marketing digital',
    imageAlt: 'Una caja de herramientas con una lupa, un gráfico, un megáfono y una carta',
    description:
      'Sepa todos los lunes cuánto le cuesta captar un cliente nuevo y detenga lo que le hace perder dinero. Un espacio único para campañas, correo y páginas de destino, conectado a las cuentas que ya tiene.',
    previewContent: `<p>Abra el kit un lunes y verá una sola línea: <em>la semana pasada, un cliente nuevo le costó 38 €, frente a 44 € la anterior</em>. Todo lo demás está ahí para explicar esa línea y para mejorarla.</p>
<h3>Qué contiene</h3>
<ul>
<li><strong>Campañas:</strong> plan, presupuesto y reglas de parada de cada canal, en una misma vista.</li>
<li><strong>Correo:</strong> secuencias de bienvenida, de carritos abandonados y de renovación, listas para adaptar.</li>
<li><strong>Páginas:</strong> páginas de destino que cargan rápido y están listas para pruebas A/B.</li>
<li><strong>Cifras:</strong> coste por cliente, por canal y por semana, con su margen de error.</li>
</ul>
<p>Se pone en marcha en una tarde. Lo primero que muestra suele ser una campaña que pierde dinero, y usted puede detenerla en el acto.</p>`,
    features: [
      'Licencia para una empresa, hasta diez usuarios',
      'Conectores para los principales servicios de publicidad y correo',
      '40 plantillas de correos y páginas',
      'Informe semanal del coste por cliente',
      'Doce meses de actualizaciones y asistencia',
    ],
  },
  '3': {
    name: 'Curso avanzado de machine learning',
    imageAlt: 'Una pantalla con una red neuronal, uno de sus caminos iluminado y un birrete en la esquina',
    description:
      'Ponga un modelo en producción y responda de sus resultados, de la métrica apropiada a la supervisión. 15 capítulos, 20 horas de vídeo y 5 proyectos, para quienes ya han entrenado un primer modelo.',
    previewContent: `<p>El primer capítulo empieza con un modelo que acierta 97 veces de cada 100 y que, aun así, hay que retirar al cabo de una semana. Usted recibe los datos, el código y las quejas, y dispone de una hora para averiguar por qué.</p>
<h3>El curso de un vistazo</h3>
<ul>
<li><strong>15 capítulos</strong>, desde las métricas y la validación hasta la supervisión y la deriva de los datos.</li>
<li><strong>20 horas de vídeo</strong> en lecciones de 8 a 15 minutos, con transcripción.</li>
<li><strong>5 proyectos</strong> con datos reales e imperfectos, cada uno con su solución comentada.</li>
</ul>
<p>Necesita saber Python, haber hecho un primer curso de estadística y reservar unas cuatro horas por semana durante diez semanas.</p>`,
    features: [
      '15 capítulos',
      '20 horas de vídeo con transcripción',
      '5 proyectos con soluciones comentadas',
      'Cuadernos de código que se ejecutan en el navegador',
      'Certificado al terminar',
    ],
  },
  '4': {
    name: 'Estrategias de marketing digital 2025',
    imageAlt: 'Un libro abierto: en una página, un megáfono; en la otra, una diana alcanzada en el centro',
    description:
      'Siete estrategias que en 2025 aún captaban clientes, cada una con presupuesto y plan de noventa días, y las cifras de las empresas que las probaron. El libro explica también por qué otras dos ya no funcionan.',
    previewContent: `<p>En 2025, muchas búsquedas terminan sin un clic: la respuesta aparece encima de los resultados. Si su plan sigue contando visitas, se equivoca de indicador. La primera estrategia de este libro muestra qué contar en su lugar.</p>
<blockquote>Antes de elegir qué va a probar, decida qué va a dejar de hacer.</blockquote>
<p>Cada capítulo tiene las mismas cuatro partes: la situación en la que encaja la estrategia, lo que cuesta al mes, un calendario para los primeros noventa días y el momento en que conviene abandonarla.</p>`,
    features: [
      '148 páginas, en PDF y EPUB',
      'Siete estrategias, cada una con presupuesto y calendario',
      'Cifras de 23 empresas',
      'Plantillas para un plan de marketing de una página',
    ],
  },
  '5': {
    name: 'Pack para ganar productividad',
    imageAlt: 'Un cohete con un reloj por ventanilla despega de una caja de tareas marcadas como hechas',
    description:
      'Recupere horas todas las semanas: seis programas se ocupan del archivo, las actas, los recordatorios, los presupuestos, el registro de horas y el seguimiento de los clientes. Se instalan en los equipos de su empresa, y los archivos no salen de ahí.',
    previewContent: `<p>El pack nació para un equipo de nueve personas que perdía once horas a la semana copiando, archivando y reclamando respuestas. Ahora pierde dos. Cada programa hace una sola cosa, y la hace bien.</p>
<ul>
<li><strong>Archivo</strong> pone nombre a lo que llega por correo y lo guarda en su sitio.</li>
<li><strong>Actas</strong> convierte una grabación en decisiones con responsable y fecha.</li>
<li><strong>Recordatorio</strong> insiste una vez, con cortesía, y luego le avisa a usted.</li>
<li><strong>Presupuesto</strong>, <strong>Horas</strong> y <strong>Seguimiento</strong> se ocupan de los presupuestos, del registro de horas y de los clientes que esperan respuesta.</li>
</ul>`,
    features: [
      'Seis programas para Windows, macOS y Linux',
      'Licencia para un máximo de 15 equipos informáticos',
      'Funciona en los equipos de su empresa, no en la nube',
      'Guía de instalación de una página por programa',
      'Doce meses de actualizaciones y asistencia',
    ],
  },
  '6': {
    name: 'Introducción a la ciencia de datos',
    imageAlt: 'Un matraz de laboratorio en el que burbujas de datos se asientan en un gráfico de barras',
    description:
      'Confíe en las cifras con las que trabaja: aprenda a interrogar los datos, limpiarlos, representarlos en gráficos y decir con qué certeza responden. Un primer curso, sin más matemáticas que las del colegio.',
    previewContent: `<p>El curso empieza con una tabla de 4000 pedidos de una pequeña tienda en línea y una pregunta: <em>¿los clientes que nos escriben vuelven más a menudo?</em> Al final de la primera hora, usted tiene una respuesta. Al final de la segunda, sabe por qué era errónea.</p>
<p>Así continúa hasta el final: primero una pregunta y después el método exacto que requiere. Hojas de cálculo en la primera parte, Python a partir de la segunda, siempre con la misma tienda, hasta que la conozca como si fuera suya.</p>`,
    features: [
      'Nueve capítulos y doce horas de vídeo',
      'Los datos de una misma tienda, de principio a fin',
      'Ejercicios que se corrigen en el navegador',
      'No hace falta saber programar',
      'Certificado al terminar',
    ],
  },
} as const satisfies Translation<'es', 'products'>;
