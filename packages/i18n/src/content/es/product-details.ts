import type { Translation } from '../../messages.ts';

export default {
  '1': {
    audience: [
      'Dueños y directivos de empresas de 10 a 500 personas',
      'Responsables de equipo a los que se les ha pedido «hacer algo con IA»',
      'Responsables de compras con un presupuesto sobre la mesa y dudas',
    ],
    requirements: [
      'Un lector de PDF o EPUB, en cualquier dispositivo',
      'Excel o LibreOffice Calc para la hoja de cálculo',
      'Ningún conocimiento técnico: cada término se explica la primera vez que aparece',
    ],
    contents: [
      {
        title: 'La lista del martes',
        detail: 'Encontrar en una tarde las tareas que le quitan tiempo (páginas 9 a 46)',
      },
      {
        title: 'El precio de un error',
        detail: 'Poner cifras a una idea antes de que nadie la desarrolle (páginas 47 a 88)',
      },
      {
        title: 'Doce casos',
        detail: 'Nueve que resultaron rentables, tres que se detuvieron y por qué (páginas 89 a 176)',
      },
      {
        title: 'Hablar con proveedores',
        detail: 'La lista de comprobación y las respuestas que cabe esperar (páginas 177 a 196)',
      },
      { title: 'La hoja de cálculo, paso a paso', detail: 'Rellenarla con sus propias cifras (páginas 197 a 212)' },
    ],
    format: [
      { label: 'Formato', value: 'PDF y EPUB, sin protección anticopia' },
      { label: 'Extensión', value: '212 páginas, unas seis horas de lectura' },
      { label: 'Extras', value: 'Hoja de cálculo (XLSX y ODS) y lista para hablar con proveedores' },
      { label: 'Licencia', value: 'Una persona' },
      { label: 'Actualizaciones', value: 'Gratuitas durante doce meses' },
    ],
    author: {
      name: 'Claire Morvan',
      role: 'Consultora de IA en Vitrine',
      bio: 'Claire ayuda a las empresas a decidir qué tareas confiar a una máquina. Escribe sobre el precio de los errores en nuestro blog, y la hoja de cálculo de este libro es la que usa con sus clientes.',
    },
    faq: [
      {
        question: '¿El libro trata de una herramienta concreta?',
        answer:
          'No. Le ayuda a juzgar cualquier herramienta por lo que ahorraría y por lo que le costarían sus errores. Solo los casos citan productos.',
      },
      {
        question: '¿Puedo compartirlo con mi equipo?',
        answer:
          'La licencia es para una persona. Puede enseñar la hoja de cálculo, rellena con sus cifras, a toda su empresa.',
      },
      {
        question: '¿Cómo se reciben las actualizaciones?',
        answer:
          'Por correo, con un nuevo enlace de descarga, cada vez que cambia un capítulo durante los primeros doce meses.',
      },
    ],
    sample: `<figure>
<h3>Un martes en un mayorista</h3>
<p>Servicio de pedidos, 40 empleados, un día de marzo. Los tiempos son minutos al día, medidos y no supuestos.</p>
<table>
<thead>
<tr><th scope="col">Tarea</th><th scope="col">Veces al día</th><th scope="col">Minutos</th></tr>
</thead>
<tbody>
<tr><th scope="row">Introducir los pedidos que llegan en PDF</th><td>22</td><td>198</td></tr>
<tr><th scope="row">Buscar una fecha de entrega</th><td>31</td><td>93</td></tr>
<tr><th scope="row">Responder a «¿dónde está mi paquete?»</th><td>14</td><td>56</td></tr>
<tr><th scope="row">Corregir un precio</th><td>6</td><td>42</td></tr>
</tbody>
</table>
<p>Antes de seguir: ¿por qué línea empezaría usted? La mayoría elige la tercera, porque es la que más molesta.</p>
<figcaption>Páginas 30 y 31, de «La lista del martes»</figcaption>
</figure>
<figure>
<h3>Seis preguntas antes de la segunda reunión</h3>
<ol>
<li>¿Con datos de quién se midieron sus cifras?</li>
<li>¿Podemos probar la herramienta con 500 casos pasados nuestros?</li>
<li>¿Qué hace la herramienta cuando no está segura?</li>
<li>¿Dónde se guardan nuestros datos y quién puede leerlos?</li>
<li>¿Qué nos queda si nos vamos al cabo de un año?</li>
<li>¿Qué clientes lo han dejado y por qué?</li>
</ol>
<p>Un buen proveedor tiene respuesta para las cinco primeras. Uno honesto la tiene para la sexta.</p>
<figcaption>Páginas 180 y 181, de «Hablar con proveedores»</figcaption>
</figure>`,
  },
  '2': {
    audience: [
      'Empresas que gastan de 500 a 20 000 € al mes en publicidad',
      'Equipos de marketing de una a diez personas',
      'Dueños que quieren, el lunes por la mañana, una cifra fiable',
    ],
    requirements: [
      'Una versión reciente de Chrome, Edge, Firefox o Safari',
      'Acceso a sus cuentas publicitarias y a su tienda; para empezar basta con permisos de lectura',
      'Una tarde para ponerlo en marcha',
    ],
    contents: [
      { title: 'Campañas', detail: 'Plan, presupuesto y regla de parada de cada canal, en una misma vista' },
      {
        title: 'Correo',
        detail: '18 secuencias: bienvenida, carritos abandonados, renovación y recuperación de clientes',
      },
      { title: 'Páginas', detail: '22 páginas de destino y una prueba que compara dos versiones' },
      { title: 'Cifras', detail: 'Coste por cliente, por canal y por semana, con su margen de incertidumbre' },
      { title: 'Informe del lunes', detail: 'Una cifra, tres líneas y una pregunta, por correo a las 8' },
    ],
    format: [
      { label: 'Formato', value: 'Aplicación web, en seis idiomas' },
      { label: 'Licencia', value: 'Una empresa, hasta diez usuarios' },
      { label: 'Puesta en marcha', value: 'Una tarde, con guía' },
      { label: 'Actualizaciones y asistencia', value: 'Doce meses' },
      { label: 'Sus datos', value: 'Exportación a CSV en cualquier momento' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Responsable de marketing digital en Vitrine',
      bio: 'Thomas gestiona campañas de tiendas en línea y escribe en nuestro blog sobre el último euro de un presupuesto. Creó el kit cansado de informes con los que nadie podía hacer nada.',
    },
    faq: [
      {
        question: '¿El kit cambia mis campañas por su cuenta?',
        answer:
          'Solo si usted se lo permite. Con permisos de lectura, informa; con acceso completo, puede detener una campaña que incumpla su regla de parada, y le avisa en el acto.',
      },
      {
        question: '¿Qué pasa después de doce meses?',
        answer:
          'La licencia no caduca y su versión sigue funcionando. Las actualizaciones y la asistencia se pueden renovar por un año.',
      },
      {
        question: '¿Necesito una tienda en línea?',
        answer:
          'No. Un cliente puede ser un primer pedido, un contrato firmado o una visita reservada. Usted dice qué cuenta, y puede importarlo de una hoja de cálculo.',
      },
    ],
    sample: `<figure>
<h3>Informe del lunes</h3>
<p><strong>La semana pasada, un cliente nuevo le costó 38 € (la anterior: 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Canal</th><th scope="col">Gasto</th><th scope="col">Clientes nuevos</th><th scope="col">Coste de cada uno</th></tr>
</thead>
<tbody>
<tr><th scope="row">Buscadores</th><td>1056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Redes sociales</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">Correo</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Total</th><td>2280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>La pregunta de la semana: ¿volvería a comprar los diez últimos clientes de las redes sociales a 62 € cada uno?</p>
<figcaption>Pantalla 1: el informe del lunes, con las cifras de una tienda de ejemplo</figcaption>
</figure>
<figure>
<h3>Campaña: búsqueda de otoño</h3>
<table>
<tbody>
<tr><th scope="row">Presupuesto</th><td>300 € por semana</td></tr>
<tr><th scope="row">Un cliente es</th><td>Un primer pedido pagado</td></tr>
<tr><th scope="row">Puede costar</th><td>40 €</td></tr>
<tr><th scope="row">Regla de parada</th><td>Se detiene tras 120 € sin un cliente y avisa a Nadia</td></tr>
<tr><th scope="row">Estado</th><td>Activa; 64 € desde el último cliente</td></tr>
</tbody>
</table>
<figcaption>Pantalla 2: una campaña con su presupuesto y su regla de parada</figcaption>
</figure>`,
  },
  '3': {
    audience: [
      'Científicos de datos e ingenieros que ya han hecho un primer modelo',
      'Analistas a punto de poner un modelo en servicio',
      'Responsables que dan el visto bueno a modelos de otros',
    ],
    requirements: [
      'Python, con funciones y tablas de datos',
      'Un primer curso de estadística',
      'Unas cuatro horas por semana durante diez semanas',
      'Un navegador reciente; los cuadernos de código funcionan en él, sin instalar nada',
    ],
    contents: [
      { title: 'El modelo que acertaba y hubo que retirar', detail: 'Lo que un conjunto de prueba no puede decirle' },
      { title: 'Elegir la métrica antes que el modelo', detail: 'Del coste de un error a un número que optimizar' },
      { title: 'Validar cuando pasa el tiempo', detail: 'Particiones que respetan el calendario' },
      { title: 'Las fugas de datos y cómo encontrarlas', detail: 'Proyecto 1: Reparar' },
      { title: 'Sucesos poco frecuentes', detail: 'Precisión, exhaustividad y tasa base' },
      { title: 'Árboles y boosting, en serio', detail: 'Proyecto 2: Prever' },
      { title: 'Redes neuronales sin misterio', detail: 'Una red escrita a mano y después con una biblioteca' },
      { title: 'Modelos de lenguaje como componentes', detail: 'Prompts, recuperación de documentos y pruebas' },
      { title: 'Incertidumbre y calibración', detail: 'Proyecto 3: Detectar' },
      { title: 'Explicar una decisión a una persona', detail: 'Una carta que un cliente entiende' },
      { title: 'Equidad: definiciones que se excluyen entre sí', detail: 'Elegir una y decir por qué' },
      { title: 'Del cuaderno al servicio', detail: 'Proyecto 4: Leer' },
      { title: 'Supervisión y deriva', detail: 'Tres alertas por las que vale la pena levantarse' },
      { title: 'Experimentos en producción', detail: 'Ejecución en sombra y despliegue por etapas' },
      { title: 'Cuándo apagar un modelo', detail: 'Proyecto 5: Operar' },
    ],
    format: [
      { label: 'Formato', value: 'Curso en vídeo con cuadernos de código en el navegador' },
      { label: 'Duración', value: '15 capítulos, 20 horas de vídeo, 5 proyectos' },
      { label: 'Lecciones', value: 'De 8 a 15 minutos, con transcripción' },
      { label: 'Ritmo', value: 'El suyo; unas diez semanas a cuatro horas por semana' },
      { label: 'Certificado', value: 'Al terminar los cinco proyectos' },
    ],
    author: {
      name: 'Leïla Haddad',
      role: 'Ingeniera de machine learning y formadora en Vitrine',
      bio: 'Leïla pone modelos en servicio, y también los retira. El modelo del capítulo 1 era suyo, y las quejas también.',
    },
    faq: [
      {
        question: '¿Qué bibliotecas utiliza el curso?',
        answer: 'pandas, scikit-learn y PyTorch. Las ideas sirven para otras, y cada capítulo dice qué cambia.',
      },
      {
        question: '¿Quién corrige los proyectos?',
        answer:
          'Usted, con una solución que comenta cada paso. Las comprobaciones automáticas del cuaderno le avisan cuando un resultado no puede ser correcto.',
      },
      {
        question: '¿Durante cuánto tiempo tengo acceso?',
        answer: 'Todo el que quiera. También puede descargar las transcripciones y los cuadernos y quedárselos.',
      },
    ],
    sample: `<h3>Capítulo 5, lección 2: por qué no basta un 99 %</h3>
<p>Esquema de la lección (12 minutos)</p>
<ol>
<li>Cuatro fraudes en 10 000 pagos: qué significa aquí «acertar»</li>
<li>La tabla con la que debería empezar todo informe</li>
<li>Precisión y exhaustividad, en pagos y en euros</li>
<li>Cuánto cuesta una comprobación y quién la paga</li>
</ol>
<h3>Ejercicio resuelto</h3>
<p>De 10 000 pagos, 4 son fraudulentos. Un detector señala 63, y 3 de ellos son fraudes. ¿Es mejor que un programa que nunca señala nada?</p>
<table>
<thead>
<tr><th scope="col">Pagos</th><th scope="col">Señalados</th><th scope="col">No señalados</th></tr>
</thead>
<tbody>
<tr><th scope="row">Fraudulentos</th><td>3</td><td>1</td></tr>
<tr><th scope="row">Legítimos</th><td>60</td><td>9936</td></tr>
</tbody>
</table>
<p><strong>Exactitud.</strong> El detector acierta en 3 + 9936 = 9939 casos: 99,39 %. El programa que nunca señala nada acierta en 9996: 99,96 %. Según esta métrica, gana no hacer nada.</p>
<p><strong>Exhaustividad.</strong> El detector encuentra 3 fraudes de 4: 75 %. El programa que no hace nada no encuentra ninguno.</p>
<p><strong>Coste.</strong> Una comprobación lleva dos minutos, así que 63 llevan 126 minutos: unos 63 € a 30 € la hora. Si un fraude cuesta en promedio 400 €, el detector evita 1200 € y cuesta 63 €. La mejor métrica era la que se expresa en euros.</p>`,
  },
  '4': {
    audience: [
      'Responsables de marketing que preparan el presupuesto del próximo año',
      'Dueños que se ocupan ellos mismos del marketing',
      'Agencias que quieren cifras con las que argumentar',
    ],
    requirements: [
      'Un lector de PDF o EPUB, en cualquier dispositivo',
      'Un procesador de textos para el plan de una página (DOCX y ODT)',
      'Doce meses de sus propias ventas, si quiere ir calculando',
    ],
    contents: [
      { title: 'Ser la fuente', detail: 'Publicar la cifra que los demás citan' },
      { title: 'Doce cartas al año', detail: 'Un correo al mes que la gente abre' },
      { title: 'El último euro', detail: 'Encontrar la parte del presupuesto que pierde dinero' },
      { title: 'Vender a quien ya compró', detail: 'El segundo pedido antes que el primero de un desconocido' },
      { title: 'Una página, una promesa', detail: 'Páginas de destino que piden una sola cosa' },
      { title: 'Que lo expliquen los clientes', detail: 'Casos con cifras en lugar de elogios' },
      { title: 'El público del vecino', detail: 'Socios que venden a las mismas personas' },
      { title: 'Lo que ya no funciona', detail: 'Dos estrategias, desmontadas' },
      { title: 'El plan en una página', detail: 'Plantillas, vacías y rellenas' },
    ],
    format: [
      { label: 'Formato', value: 'PDF y EPUB, sin protección anticopia' },
      { label: 'Extensión', value: '148 páginas, unas cuatro horas de lectura' },
      { label: 'Cifras', value: 'De 23 empresas, recogidas en 2025' },
      { label: 'Extras', value: 'Plantillas para un plan de marketing de una página' },
      { label: 'Licencia', value: 'Una persona' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Responsable de marketing digital en Vitrine',
      bio: 'Thomas gestiona campañas de tiendas en línea y escribe sobre marketing en nuestro blog. Para este libro pidió sus cifras a 23 empresas, también a las que no lo lograron.',
    },
    faq: [
      {
        question: '¿Sigue siendo útil un libro sobre 2025?',
        answer: 'Sí. Las cifras son de 2025; el método, del presupuesto al momento de abandonar, no depende del año.',
      },
      {
        question: '¿Las estrategias son para vender a empresas o a particulares?',
        answer:
          'A ambos. Cada capítulo empieza por la situación en la que encaja su estrategia, así que puede saltarse las que no sean la suya.',
      },
      {
        question: '¿Qué presupuesto necesito?',
        answer: 'Tres de las siete estrategias cuestan menos de 500 € al mes. Cada capítulo indica su coste.',
      },
    ],
    sample: `<figure>
<h3>Los primeros noventa días</h3>
<table>
<thead>
<tr><th scope="col">Días</th><th scope="col">Qué hace</th><th scope="col">En qué se fija</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 a 10</th><td>Elegir a la persona que escribe. Limpiar la lista.</td><td>Las direcciones que devuelven error</td></tr>
<tr><th scope="row">11 a 30</th><td>Primera carta: qué aprendió de un error.</td><td>Las respuestas, no los clics</td></tr>
<tr><th scope="row">31 a 60</th><td>Segunda carta: una pregunta a sus lectores.</td><td>Cuántos contestan</td></tr>
<tr><th scope="row">61 a 90</th><td>Tercera carta: la respuesta, con cifras.</td><td>Los pedidos en siete días</td></tr>
</tbody>
</table>
<p>Abandone si el día 90 no ha contestado nadie. La lista está entonces demasiado fría, y una cuarta carta no la calentará.</p>
<figcaption>Páginas 34 y 35, de «Doce cartas al año»</figcaption>
</figure>
<figure>
<h3>El plan en una página: un taller de bicicletas</h3>
<table>
<tbody>
<tr><th scope="row">Vendemos</th><td>Una revisión anual, 89 €, con recogida en la oficina</td></tr>
<tr><th scope="row">A</th><td>Empresas de más de 50 personas a menos de 10 km</td></tr>
<tr><th scope="row">Dejamos</th><td>Los folletos, los descuentos de enero</td></tr>
<tr><th scope="row">Probamos</th><td>El público del vecino, con dos arrendadores de oficinas</td></tr>
<tr><th scope="row">Puede costar</th><td>240 € al mes hasta junio</td></tr>
<tr><th scope="row">Abandonamos si</th><td>hay menos de 15 reservas el 30 de junio</td></tr>
</tbody>
</table>
<figcaption>Páginas 140 y 141, de «El plan en una página»</figcaption>
</figure>`,
  },
  '5': {
    audience: [
      'Equipos de 2 a 15 personas que comparten una bandeja de entrada',
      'Oficios, consultas y agencias que redactan presupuestos',
      'Quienes no deben subir a la nube los archivos de sus clientes',
    ],
    requirements: [
      'Windows 11, macOS 14 o una distribución de Linux reciente',
      '8 GB de memoria y 6 GB de espacio en disco',
      'Un buzón IMAP para Archivo y Recordatorio, y un calendario para Horas',
    ],
    contents: [
      { title: 'Archivo', detail: 'Pone nombre a lo que llega por correo y lo guarda en su sitio' },
      { title: 'Actas', detail: 'Convierte una grabación en decisiones con responsable y fecha' },
      { title: 'Recordatorio', detail: 'Envía un recordatorio cortés, uno solo, y luego le avisa' },
      { title: 'Presupuesto', detail: 'Rellena su propia plantilla' },
      { title: 'Horas', detail: 'Propone un parte de horas que usted corrige' },
      { title: 'Seguimiento', detail: 'Muestra quién espera noticias suyas' },
    ],
    format: [
      { label: 'Formato', value: 'Seis programas que se instalan' },
      { label: 'Licencia', value: 'Hasta 15 equipos de una empresa' },
      { label: 'Dónde funciona', value: 'En sus propios equipos, no en la nube' },
      { label: 'Instalación', value: 'Quince minutos por programa' },
      { label: 'Actualizaciones y asistencia', value: 'Doce meses' },
    ],
    author: {
      name: 'Inès Delaunay',
      role: 'Responsable de organización en Vitrine',
      bio: 'Inès planifica el trabajo de nuestros equipos y escribe en nuestro blog sobre las agendas llenas. El pack nació de seis scripts que hizo para un equipo de nueve.',
    },
    faq: [
      {
        question: '¿Sale algo de mis equipos?',
        answer:
          'Solo lo que usted pide: Archivo y Recordatorio se comunican con su propio servidor de correo. Grabaciones, archivos y presupuestos se procesan en sus equipos.',
      },
      {
        question: '¿Puedo usar solo uno de los seis?',
        answer:
          'Sí. Cada programa se instala por separado y ninguno necesita a otro. Le aconsejamos empezar por Archivo.',
      },
      {
        question: '¿Y si Archivo guarda algo donde no debe?',
        answer: 'Puede deshacer cada movimiento durante 90 días, uno a uno o un día entero de una vez.',
      },
    ],
    sample: `<figure>
<h3>Archivo: las propuestas de esta mañana</h3>
<table>
<thead>
<tr><th scope="col">Llegó como</th><th scope="col">Nombre nuevo</th><th scope="col">Carpeta</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Albarán Ferrand</td><td>Compras</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Foto del tejado, lado norte</td><td>Obra de Lille</td></tr>
<tr><td><code>oferta final (3).docx</code></td><td>2025-09-01 Presupuesto Delmas, versión 3</td><td>Sin certeza: ¿Presupuestos o Delmas?</td></tr>
</tbody>
</table>
<p>Dos propuestas aceptadas, una pregunta para usted.</p>
<figcaption>Pantalla 1: Archivo propone nombres y carpetas</figcaption>
</figure>
<figure>
<h3>Actas: reunión de obra, 2 de septiembre</h3>
<table>
<tbody>
<tr><th scope="row">Decidido</th><td>Primero el lado norte. Pizarra, no teja.</td></tr>
<tr><th scope="row">Quién hace qué y para cuándo</th><td>Hugo encarga la pizarra antes del jueves. Amel avisa hoy al cliente.</td></tr>
<tr><th scope="row">Pendiente</th><td>¿Quién recoge el andamio?</td></tr>
</tbody>
</table>
<figcaption>Pantalla 2: Actas después de una reunión de 34 minutos</figcaption>
</figure>`,
  },
  '6': {
    audience: [
      'Personas que trabajan con cifras en ventas, compras, recursos humanos o administración',
      'Responsables que leen informes y quieren hacer mejores preguntas',
      'Quienes piensan cambiar de profesión y quieren saber si los datos son lo suyo',
    ],
    requirements: [
      'Las matemáticas del colegio; nada de programación',
      'Un navegador reciente para los vídeos y los ejercicios',
      'Unas tres horas por semana durante ocho semanas',
    ],
    contents: [
      { title: 'Una pregunta, una tabla, una respuesta errónea', detail: 'En la hoja de cálculo, en dos horas' },
      { title: 'Limpiar', detail: 'Qué corregir, qué dejar y qué consultar' },
      { title: 'Representar', detail: 'Cuatro gráficos que responden a la mayoría de las preguntas' },
      { title: 'Primeros pasos en Python', detail: 'La misma tabla, en diez líneas' },
      {
        title: 'El azar y qué aspecto tiene',
        detail: 'Por qué las tiendas pequeñas tienen los mejores meses y los peores',
      },
      { title: 'Comparar dos grupos', detail: '¿Una diferencia o ruido?' },
      {
        title: 'Predecir y decir cuánto puede uno equivocarse',
        detail: 'Los pedidos del mes próximo, con un intervalo',
      },
      { title: 'Un pequeño modelo que ayuda a la tienda', detail: '¿Quién volverá a comprar?' },
      { title: 'Comunicar los hallazgos', detail: 'Una página, un gráfico, una recomendación' },
    ],
    format: [
      { label: 'Formato', value: 'Curso en vídeo con ejercicios en el navegador' },
      { label: 'Duración', value: 'Nueve capítulos, doce horas de vídeo' },
      { label: 'Herramientas', value: 'Hoja de cálculo en la primera parte, Python a partir de la segunda' },
      { label: 'Ritmo', value: 'El suyo; unas ocho semanas a tres horas por semana' },
      { label: 'Certificado', value: 'Al terminar los ejercicios' },
    ],
    author: {
      name: 'Julien Ferrand',
      role: 'Formador y productor de cursos en Vitrine',
      bio: 'Julien ha enseñado a personas convencidas de que no valían para las matemáticas. Escribe en nuestro blog sobre cursos que se venden y prueba cada lección con un grupo antes de grabarla.',
    },
    faq: [
      {
        question: '¿Tengo que instalar Python?',
        answer:
          'No. Python funciona en su navegador, junto al ejercicio. Si ya lo tiene, puede descargar los archivos.',
      },
      {
        question: '¿Este curso prepara para el avanzado?',
        answer:
          'Cubre la estadística. Para el curso avanzado necesita además práctica con Python, más o menos el doble de los capítulos 4 a 8.',
      },
      {
        question: '¿Los datos de la tienda son reales?',
        answer:
          'Están calcados de los de una tienda real, errores incluidos. Los nombres y las direcciones son inventados, así que no está en juego la privacidad de nadie.',
      },
    ],
    sample: `<h3>Capítulo 6, lección 3: ¿es real la diferencia?</h3>
<p>Esquema de la lección (14 minutos)</p>
<ol>
<li>Dos boletines, dos asuntos</li>
<li>Qué pasaría si el asunto no cambiara nada</li>
<li>Mezclar las etiquetas mil veces</li>
<li>Qué se puede decir y qué no</li>
</ol>
<h3>Ejercicio resuelto</h3>
<p>La tienda escribe a 2000 clientes. La mitad recibe el asunto A y la otra mitad, el asunto B. ¿Cuál es mejor?</p>
<table>
<thead>
<tr><th scope="col">Asunto</th><th scope="col">Enviados</th><th scope="col">Abiertos</th><th scope="col">Tasa</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: «Su lista de primavera»</th><td>1000</td><td>120</td><td>12,0 %</td></tr>
<tr><th scope="row">B: «Qué sembrar en marzo»</th><td>1000</td><td>138</td><td>13,8 %</td></tr>
</tbody>
</table>
<p><strong>Paso 1.</strong> La diferencia es de 18 aperturas, o 1,8 puntos porcentuales. B parece mejor.</p>
<p><strong>Paso 2.</strong> Meta a los 2000 clientes en un mismo saco y vuelva a repartirlos al azar, 1000 a cada lado. Anote la diferencia. Hágalo 1000 veces; en el cuaderno tarda un segundo.</p>
<p><strong>Paso 3.</strong> En unas 230 de las 1000 rondas, el puro azar da una diferencia de 1,8 puntos o más, en un sentido o en el otro. Es casi una de cada cuatro.</p>
<p><strong>Qué se puede decir:</strong> B ha ido mejor esta vez, y todavía no sabemos si es mejor. Y después: vuelva a enviar los dos, a más personas, antes de cambiar todos los boletines.</p>`,
  },
} as const satisfies Translation<'es', 'product-details'>;
