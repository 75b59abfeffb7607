import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Personas que trabajan con cifras en ventas, compras, recursos humanos o administración',
    'Responsables que leen informes y quieren hacer mejores preguntas',
    'Quienes piensan cambiar de profesión y quieren saber si los datos son lo suyo',
  ],
  requirements: [
    'Las matemáticas del colegio; no hace falta saber programar',
    'Un navegador reciente para los vídeos y los ejercicios',
    'Unas tres horas por semana durante ocho semanas',
  ],
  contents: [
    { title: 'Una pregunta, una tabla, una respuesta errónea', detail: 'En la hoja de cálculo, en dos horas' },
    { title: 'Limpieza de datos', detail: 'Qué corregir, qué dejar y qué consultar' },
    { title: 'Visualización de datos', detail: 'Cuatro gráficos que responden a la mayoría de las preguntas' },
    { title: 'Primeros pasos en Python', detail: 'La misma tabla, en diez líneas' },
    {
      title: 'El azar y cómo reconocerlo',
      detail: 'Por qué las tiendas pequeñas tienen los mejores meses y también los peores',
    },
    { title: 'Comparar dos grupos', detail: '¿Diferencia real o ruido?' },
    {
      title: 'Predecir e indicar el margen de error',
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
      answer: 'No. Python funciona en su navegador, junto al ejercicio. Si ya lo tiene, puede descargar los archivos.',
    },
    {
      question: '¿Este curso prepara para el avanzado?',
      answer:
        'En estadística, sí. Para el curso avanzado necesita además práctica con Python, más o menos el doble de la que dan los capítulos 4 a 8.',
    },
    {
      question: '¿Los datos de la tienda son reales?',
      answer:
        'Siguen de cerca los de una tienda real, errores incluidos. Los nombres y las direcciones son inventados, así que no está en juego la privacidad de nadie.',
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
<p><strong>Paso 1.</strong> La diferencia es de 18 aperturas, es decir, 1,8 puntos porcentuales. B parece mejor.</p>
<p><strong>Paso 2.</strong> Junte a los 2000 clientes y vuelva a repartirlos al azar, 1000 a cada lado. Anote la diferencia. Hágalo 1000 veces; en el cuaderno de código lleva un segundo.</p>
<p><strong>Paso 3.</strong> En cerca de una cuarta parte de las 1000 rondas, el puro azar da una diferencia de 1,8 puntos o más, en un sentido o en el otro.</p>
<p><strong>Qué se puede decir:</strong> esta vez, B ha dado mejor resultado; todavía no sabemos si es mejor. El siguiente paso: vuelva a enviar los dos, a más personas, antes de cambiar todos los boletines.</p>`,
} as const satisfies Translation<'es', 'product-details-6'>;
