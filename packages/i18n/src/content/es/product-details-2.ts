import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Empresas que gastan entre 500 y 20 000 € al mes en publicidad',
    'Equipos de marketing de una a diez personas',
    'Empresarios que quieren una cifra fiable los lunes por la mañana',
  ],
  requirements: [
    'Una versión reciente de Chrome, Edge, Firefox o Safari',
    'Acceso a sus cuentas publicitarias y a su tienda, si la tiene; para empezar basta con permisos de lectura',
    'Una tarde para ponerlo en marcha',
  ],
  contents: [
    { title: 'Campañas', detail: 'Plan, presupuesto y regla de parada de cada canal, en una misma vista' },
    {
      title: 'Correo',
      detail: '18 secuencias: bienvenida, carritos abandonados, renovación y recuperación de clientes',
    },
    { title: 'Páginas', detail: '22 páginas de destino y una prueba A/B que compara dos versiones' },
    { title: 'Cifras', detail: 'Coste por cliente, por canal y por semana, con su margen de error' },
    { title: 'Informe del lunes', detail: 'Una cifra, tres líneas y una pregunta, por correo a las 8 de la mañana' },
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
    bio: 'Thomas gestiona campañas de tiendas en línea y escribe en nuestro blog sobre el último euro de un presupuesto. Cansado de informes que no servían para nada, creó el kit.',
  },
  faq: [
    {
      question: '¿El kit cambia mis campañas por su cuenta?',
      answer:
        'Solo si usted se lo permite. Con permisos de lectura, se limita a informar; con acceso completo, puede detener una campaña que active su regla de parada, y le avisa en el acto.',
    },
    {
      question: '¿Qué pasa cuando terminan los doce meses?',
      answer:
        'La licencia no caduca y su versión sigue funcionando. Las actualizaciones y la asistencia se pueden renovar por un año.',
    },
    {
      question: '¿Necesito una tienda en línea?',
      answer:
        'No. Un cliente puede ser un primer pedido, un contrato firmado o una visita reservada. Usted define qué es un cliente, y los datos pueden venir de una hoja de cálculo.',
    },
  ],
  sample: `<figure>
<h3>Informe del lunes</h3>
<p><strong>La semana pasada, un cliente nuevo le costó 38 € (la anterior: 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Canal</th><th scope="col">Gasto</th><th scope="col">Clientes nuevos</th><th scope="col">Coste por cliente</th></tr>
</thead>
<tbody>
<tr><th scope="row">Buscadores</th><td>1056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Redes sociales</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">Correo</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Total</th><td>2280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>La pregunta de la semana: ¿volvería a pagar 62 € por cada uno de los diez últimos clientes de las redes sociales?</p>
<figcaption>Pantalla 1: el informe del lunes, con las cifras de una tienda de ejemplo</figcaption>
</figure>
<figure>
<h3>Campaña de otoño en buscadores</h3>
<table>
<tbody>
<tr><th scope="row">Presupuesto</th><td>300 € por semana</td></tr>
<tr><th scope="row">Un cliente es</th><td>Un primer pedido pagado</td></tr>
<tr><th scope="row">Coste máximo</th><td>40 €</td></tr>
<tr><th scope="row">Regla de parada</th><td>Se detiene tras gastar 120 € sin conseguir ningún cliente y avisa a Nadia</td></tr>
<tr><th scope="row">Estado</th><td>Activa; 64 € desde el último cliente</td></tr>
</tbody>
</table>
<figcaption>Pantalla 2: una campaña con su presupuesto y su regla de parada</figcaption>
</figure>`,
} as const satisfies Translation<'es', 'product-details-2'>;
