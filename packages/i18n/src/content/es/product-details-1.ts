import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Dueños y directivos de empresas de 10 a 500 personas',
    'Responsables de equipo a los que se les ha pedido «hacer algo con IA»',
    'Responsables de compras con el presupuesto de un proveedor sobre la mesa y dudas al respecto',
  ],
  requirements: [
    'Un lector de PDF o EPUB, en cualquier dispositivo',
    'Excel o LibreOffice Calc para la hoja de cálculo',
    'Ningún conocimiento técnico: cada término se explica la primera vez que aparece',
  ],
  contents: [
    {
      title: 'La lista del martes',
      detail: 'Encontrar en una tarde las tareas que le quitan tiempo (páginas 9 a 46)',
    },
    {
      title: 'El precio de un error',
      detail: 'Poner cifras a una idea antes de que nadie la desarrolle (páginas 47 a 88)',
    },
    {
      title: 'Doce casos',
      detail: 'Nueve que resultaron rentables, tres que se detuvieron y por qué (páginas 89 a 176)',
    },
    {
      title: 'Hablar con proveedores',
      detail: 'La lista de comprobación y las respuestas que cabe esperar (páginas 177 a 196)',
    },
    { title: 'La hoja de cálculo, paso a paso', detail: 'Completarla con sus propias cifras (páginas 197 a 212)' },
  ],
  format: [
    { label: 'Formato', value: 'PDF y EPUB, sin protección anticopia' },
    { label: 'Extensión', value: '212 páginas, unas seis horas de lectura' },
    { label: 'Extras', value: 'Hoja de cálculo (XLSX y ODS) y lista de comprobación para hablar con proveedores' },
    { label: 'Licencia', value: 'Una persona' },
    { label: 'Actualizaciones', value: 'Gratuitas durante doce meses' },
  ],
  author: {
    name: 'Claire Morvan',
    role: 'Consultora de IA en Vitrine',
    bio: 'Claire ayuda a las empresas a decidir qué tareas confiar a una máquina. Escribe en nuestro blog sobre el precio de los errores, y la hoja de cálculo de este libro es la que usa con sus clientes.',
  },
  faq: [
    {
      question: '¿El libro trata de una herramienta concreta?',
      answer:
        'No. Le ayuda a juzgar cualquier herramienta por lo que le ahorraría y por lo que le costarían sus errores. Solo los casos citan productos.',
    },
    {
      question: '¿Puedo compartir el libro con mi equipo?',
      answer:
        'La licencia es para una persona. Puede mostrar la hoja de cálculo, completada con sus cifras, a toda su empresa.',
    },
    {
      question: '¿Cómo se reciben las actualizaciones?',
      answer:
        'Por correo, con un nuevo enlace de descarga, cada vez que cambie un capítulo durante los primeros doce meses.',
    },
  ],
  sample: `<figure>
<h3>Un martes en un mayorista</h3>
<p>Departamento de pedidos de una empresa de 40 empleados, un día de marzo. Tiempos cronometrados, en minutos al día.</p>
<table>
<thead>
<tr><th scope="col">Tarea</th><th scope="col">Veces al día</th><th scope="col">Minutos</th></tr>
</thead>
<tbody>
<tr><th scope="row">Registrar los pedidos que llegan en PDF</th><td>22</td><td>198</td></tr>
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
<li>¿De qué clientes proceden las cifras de la propuesta?</li>
<li>¿Podemos probar la herramienta con 500 casos nuestros ya resueltos?</li>
<li>¿Qué hace la herramienta cuando no está segura?</li>
<li>¿Dónde se guardan nuestros datos y quién puede leerlos?</li>
<li>¿Qué nos queda si nos vamos al cabo de un año?</li>
<li>¿Qué clientes han dejado de usar la herramienta y por qué?</li>
</ol>
<p>Un buen proveedor tiene respuesta para las cinco primeras. Uno honesto la tiene para la sexta.</p>
<figcaption>Páginas 180 y 181, de «Hablar con proveedores»</figcaption>
</figure>`,
} as const satisfies Translation<'es', 'product-details-1'>;
