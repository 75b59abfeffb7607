import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Equipos de 2 a 15 personas que comparten una bandeja de entrada',
    'Talleres, despachos y agencias que redactan presupuestos',
    'Quienes no pueden subir a la nube los archivos de sus clientes',
  ],
  requirements: [
    'Windows 11, macOS 14 o una distribución de Linux reciente',
    '8 GB de memoria y 6 GB de espacio en disco',
    'Un buzón IMAP para Archivo y Recordatorio, y un calendario para Horas',
  ],
  contents: [
    { title: 'Archivo', detail: 'Pone nombre a lo que llega por correo y lo guarda en su sitio' },
    { title: 'Actas', detail: 'Convierte una grabación en decisiones con responsable y fecha' },
    { title: 'Recordatorio', detail: 'Envía un recordatorio cortés, uno solo, y luego le avisa a usted' },
    { title: 'Presupuesto', detail: 'Completa el modelo de presupuesto de su empresa' },
    { title: 'Horas', detail: 'Propone un registro de horas que usted corrige' },
    { title: 'Seguimiento', detail: 'Muestra qué clientes esperan respuesta' },
  ],
  format: [
    { label: 'Formato', value: 'Seis programas que se instalan' },
    { label: 'Licencia', value: 'Hasta 15 equipos informáticos de una empresa' },
    { label: 'Dónde funciona', value: 'En sus propios equipos, no en la nube' },
    { label: 'Instalación', value: 'Quince minutos por programa' },
    { label: 'Actualizaciones y asistencia', value: 'Doce meses' },
  ],
  author: {
    name: 'Inès Delaunay',
    role: 'Responsable de operaciones en Vitrine',
    bio: 'Inès planifica el trabajo de nuestros equipos y escribe en nuestro blog sobre las agendas llenas. El pack nació de seis scripts que hizo para un equipo de nueve.',
  },
  faq: [
    {
      question: '¿Sale algún dato de mis equipos?',
      answer:
        'Solo lo que usted pida: Archivo y Recordatorio se comunican con el servidor de correo de su empresa. Las grabaciones, los archivos y los presupuestos se procesan en sus equipos.',
    },
    {
      question: '¿Puedo usar solo uno de los seis?',
      answer:
        'Sí. Cada programa se instala por separado y ninguno necesita a otro. Le aconsejamos empezar por Archivo.',
    },
    {
      question: '¿Y si Archivo guarda algo donde no debe?',
      answer: 'Puede deshacer cualquier movimiento durante 90 días: de uno en uno o todos los de un día a la vez.',
    },
  ],
  sample: `<figure>
<h3>Archivo: las propuestas de esta mañana</h3>
<table>
<thead>
<tr><th scope="col">Llegó como</th><th scope="col">Nombre nuevo</th><th scope="col">Carpeta</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Nota de entrega Ferrand</td><td>Compras</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Foto del tejado, lado norte</td><td>Obra de Lille</td></tr>
<tr><td><code>oferta final (3).docx</code></td><td>2025-09-01 Presupuesto Delmas, versión 3</td><td>En duda: ¿Presupuestos o Delmas?</td></tr>
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
<tr><th scope="row">Quién hace qué y para cuándo</th><td>Hugo encarga la pizarra el jueves a más tardar. Amel avisa hoy al cliente.</td></tr>
<tr><th scope="row">Pendiente</th><td>¿Quién recoge el andamio?</td></tr>
</tbody>
</table>
<figcaption>Pantalla 2: lo que redactó Actas después de una reunión de 34 minutos</figcaption>
</figure>`,
} as const satisfies Translation<'es', 'product-details-5'>;
