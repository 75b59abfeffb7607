import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Responsables de marketing que preparan el presupuesto del próximo año',
    'Empresarios que se ocupan ellos mismos del marketing',
    'Agencias que quieren respaldar sus propuestas con cifras',
  ],
  requirements: [
    'Un lector de PDF o EPUB, en cualquier dispositivo',
    'Un procesador de textos para el plan de una página (DOCX y ODT)',
    'Sus ventas de los últimos doce meses, si quiere hacer los cálculos mientras lee',
  ],
  contents: [
    { title: 'Ser la fuente', detail: 'Publicar la cifra que los demás citan' },
    { title: 'Doce cartas al año', detail: 'Un correo al mes que la gente abre' },
    { title: 'El último euro', detail: 'Encontrar la parte del presupuesto que pierde dinero' },
    {
      title: 'Vender a quien ya compró',
      detail: 'Por qué un segundo pedido cuesta menos que el primero de un desconocido',
    },
    { title: 'Una página, una promesa', detail: 'Páginas de destino que piden una sola cosa' },
    { title: 'Que lo expliquen los clientes', detail: 'Casos con cifras en lugar de elogios' },
    { title: 'El público del vecino', detail: 'Socios que venden a las mismas personas' },
    { title: 'Lo que ya no funciona', detail: 'Dos estrategias, y por qué fallan hoy' },
    { title: 'El plan en una página', detail: 'Plantillas en blanco y completadas' },
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
    bio: 'Thomas gestiona campañas de tiendas en línea y escribe sobre marketing en nuestro blog. Para este libro pidió a 23 empresas sus cifras, fracasos incluidos.',
  },
  faq: [
    {
      question: '¿Sigue siendo útil un libro sobre 2025?',
      answer: 'Sí. Las cifras son de 2025; el método, del presupuesto al momento de abandonar, no depende del año.',
    },
    {
      question: '¿Las estrategias son para vender a empresas o a particulares?',
      answer:
        'A ambos. Cada capítulo empieza por la situación en la que encaja su estrategia, así que puede saltarse los capítulos que no sean para usted.',
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
<tr><th scope="col">Días</th><th scope="col">Qué hacer</th><th scope="col">En qué fijarse</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 a 10</th><td>Elegir a la persona que escribe. Limpiar la lista.</td><td>Las direcciones que devuelven error</td></tr>
<tr><th scope="row">11 a 30</th><td>Primera carta: qué aprendió de un error.</td><td>Las respuestas, no los clics</td></tr>
<tr><th scope="row">31 a 60</th><td>Segunda carta: una pregunta a sus lectores.</td><td>Cuántos contestan</td></tr>
<tr><th scope="row">61 a 90</th><td>Tercera carta: la respuesta, con cifras.</td><td>Los pedidos de los siete días siguientes</td></tr>
</tbody>
</table>
<p>Abandone si el día 90 todavía no ha contestado nadie. En ese caso, la lista está demasiado fría, y una cuarta carta no la calentará.</p>
<figcaption>Páginas 34 y 35, de «Doce cartas al año»</figcaption>
</figure>
<figure>
<h3>El plan en una página: un taller de bicicletas</h3>
<table>
<tbody>
<tr><th scope="row">Vendemos</th><td>Una revisión anual, 89 €, con recogida en la oficina</td></tr>
<tr><th scope="row">A quién</th><td>Empresas de más de 50 personas a menos de 10 km</td></tr>
<tr><th scope="row">Dejamos de hacer</th><td>Folletos, descuentos en enero</td></tr>
<tr><th scope="row">Probamos</th><td>El público del vecino, con dos arrendadores de oficinas</td></tr>
<tr><th scope="row">Puede costar</th><td>240 € al mes hasta junio</td></tr>
<tr><th scope="row">Abandonamos si</th><td>el 30 de junio no llegamos a 15 reservas</td></tr>
</tbody>
</table>
<figcaption>Páginas 140 y 141, de «El plan en una página»</figcaption>
</figure>`,
} as const satisfies Translation<'es', 'product-details-4'>;
