import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Científicos de datos e ingenieros que ya han entrenado un modelo',
    'Analistas a punto de poner un modelo en producción',
    'Responsables de equipo que dan el visto bueno a modelos de otros',
  ],
  requirements: [
    'Python, con manejo de funciones y dataframes',
    'Un primer curso de estadística',
    'Unas cuatro horas por semana durante diez semanas',
    'Un navegador reciente; los cuadernos de código funcionan en él, sin instalar nada',
  ],
  contents: [
    { title: 'El modelo que acertaba y hubo que retirar', detail: 'Lo que un conjunto de prueba no puede decirle' },
    { title: 'Elegir la métrica antes que el modelo', detail: 'Del coste de un error a un número que optimizar' },
    { title: 'Validación con datos temporales', detail: 'Particiones que respetan el calendario' },
    { title: 'Las fugas de datos y cómo encontrarlas', detail: 'Proyecto 1: Reparar' },
    { title: 'Sucesos poco frecuentes', detail: 'Precisión, exhaustividad y tasa base' },
    { title: 'Árboles y boosting a fondo', detail: 'Proyecto 2: Prever' },
    { title: 'Redes neuronales sin misterio', detail: 'Una red escrita a mano y después con una biblioteca' },
    { title: 'Modelos de lenguaje como componentes', detail: 'Prompts, recuperación de documentos y pruebas' },
    { title: 'Incertidumbre y calibración', detail: 'Proyecto 3: Detectar' },
    { title: 'Explicar una decisión a una persona', detail: 'Una carta que un cliente entiende' },
    { title: 'Equidad: definiciones que se excluyen entre sí', detail: 'Elegir una y decir por qué' },
    { title: 'Del cuaderno a producción', detail: 'Proyecto 4: Leer' },
    { title: 'Supervisión y deriva', detail: 'Tres alertas por las que vale la pena levantarse' },
    { title: 'Experimentos en producción', detail: 'Ejecución en modo sombra y despliegue por etapas' },
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
    bio: 'Leïla pone modelos en producción, y también los retira. El modelo del capítulo 1 era suyo, y fue ella quien recibió las quejas.',
  },
  faq: [
    {
      question: '¿Qué bibliotecas utiliza el curso?',
      answer: 'pandas, scikit-learn y PyTorch. Las ideas sirven para otras, y cada capítulo dice qué cambia.',
    },
    {
      question: '¿Quién corrige los proyectos?',
      answer:
        'Usted, con una solución comentada paso a paso. Las comprobaciones automáticas del cuaderno le avisan cuando un resultado no puede ser correcto.',
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
<p><strong>Coste.</strong> Una comprobación lleva dos minutos, así que 63 llevan 126 minutos: 63 €, a 30 € la hora. Si un fraude cuesta en promedio 400 €, el detector ahorra 1200 € y cuesta 63 €. La mejor métrica es la que se expresa en euros.</p>`,
} as const satisfies Translation<'es', 'product-details-3'>;
