import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Política de cookies',
  contents: 'Índice',
  html: `
<p>Este sitio solo guarda en su dispositivo lo que necesita para funcionar: cuatro pequeños elementos, todos enumerados a continuación. Ninguno dice quién es usted, ninguno mide la audiencia, ninguno sirve para publicidad y ninguno procede de terceros.</p>

<h2>1. Cookies y almacenamiento local</h2>
<p>Una <strong>cookie</strong> es un breve texto que un sitio deja en su navegador y que este devuelve a ese sitio con cada petición. El <strong>almacenamiento local</strong> es un espacio que el navegador reserva a un sitio; lo que contiene lo leen las propias páginas y no se envía con las peticiones. La ley trata ambos del mismo modo (artículo 82 de la Ley francesa n.º 78-17, de 6 de enero de 1978, <em lang="fr">loi Informatique et Libertés</em>), y esta página también.</p>

<h2>2. Qué guarda este sitio</h2>
<table>
<thead>
<tr><th scope="col">Nombre</th><th scope="col">Ubicación</th><th scope="col">Finalidad</th><th scope="col">Duración</th></tr>
</thead>
<tbody>
<tr><th scope="row">cart</th><td>Almacenamiento local</td><td>Los productos de su carrito y sus cantidades, para que los encuentre en su próxima visita. Se guarda cuando añade un producto.</td><td>Hasta que lo elimine</td></tr>
<tr><th scope="row">language</th><td>Almacenamiento local</td><td>El idioma que ha elegido en el menú de idiomas. Se guarda solo si elige uno.</td><td>Hasta que lo elimine</td></tr>
<tr><th scope="row">language</th><td>Cookie de este sitio</td><td>Una copia de esa misma elección, que permite a nuestro servidor enviar la página en el idioma correcto desde el principio. No sirve para nada más.</td><td>Doce meses como máximo desde la última vez que se guardó, o hasta que la elimine</td></tr>
<tr><th scope="row">cookie_consent</th><td>Almacenamiento local</td><td>Su respuesta al aviso de cookies: «<em lang="en">accepted</em>» (aceptado) o «<em lang="en">declined</em>» (rechazado). Evita que se le vuelva a preguntar.</td><td>Hasta que la elimine</td></tr>
</tbody>
</table>
<p>Aparte de esto, su navegador puede guardar en su propia caché copias de páginas e imágenes para mostrarlas más rápido. No utilizamos esa caché para reconocerle.</p>

<h2>3. Qué no guarda este sitio</h2>
<ul>
<li>Ninguna medición de audiencia, ni siquiera anónima.</li>
<li>Ninguna publicidad, ningún botón de redes sociales y ningún vídeo ni mapa incrustado.</li>
<li>Ninguna cookie de terceros: los tipos de letra, las imágenes y los scripts proceden todos de este sitio.</li>
<li>Ningún identificador que permita seguirle de una página a otra o de una visita a otra.</li>
</ul>

<h2>4. Por qué no hace falta su consentimiento</h2>
<p>La ley no lo exige para los elementos estrictamente necesarios para un servicio que usted solicita de forma expresa. Según la autoridad francesa de protección de datos, la <a href="https://www.cnil.fr/en">CNIL</a>, es el caso del contenido de un carrito de compra, de la elección del idioma y del registro de su respuesta sobre las cookies: exactamente los cuatro elementos anteriores.</p>

<h2>5. Aceptar, rechazar, cambiar de opinión</h2>
<p>El aviso le informa de estos elementos y recuerda su respuesta. Como el sitio no utiliza nada opcional, <strong>aceptar y rechazar tienen hoy el mismo efecto</strong>: todo el sitio funciona en ambos casos. Si algún día quisiéramos añadir un elemento que requiera su consentimiento, modificaríamos esta página y le preguntaríamos antes; no se guardaría nada hasta que usted lo aceptara.</p>
<p>Puede volver a abrir el aviso y cambiar su respuesta en cualquier momento: utilice el enlace «Configurar cookies», al pie de cada página.</p>

<h2>6. Cómo eliminar estos elementos</h2>
<ul>
<li>Abra la configuración de su navegador y busque, por lo general en «Privacidad», la sección dedicada a las cookies y los datos de sitios.</li>
<li>Localice la dirección de este sitio y elimine sus datos. Las cookies y el almacenamiento local suelen borrarse a la vez.</li>
<li>Para no dejar rastro desde el principio, utilice una ventana privada: el navegador lo borra todo al cerrarla.</li>
</ul>
<p>Después se parte de cero: el carrito está vacío, el idioma vuelve a ser el de su navegador y el aviso reaparece. También puede impedir que este sitio guarde nada. Seguirá funcionando, pero olvidará el carrito, el idioma y su respuesta en cuanto lo abandone o recargue la página.</p>

<h2>7. Consultas</h2>
<p>El editor de este sitio es ${seller.name}. Para cualquier pregunta sobre esta página, escriba a ${seller.dataProtectionContact}. La <a href="/privacy-policy">política de privacidad</a> explica cómo tratamos los datos personales en general, cuáles son sus derechos y cómo reclamar ante la CNIL.</p>
`,
} satisfies Translation<'es', 'cookie-policy'>;
