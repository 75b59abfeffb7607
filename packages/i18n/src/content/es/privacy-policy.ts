import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Política de privacidad',
  contents: 'Índice',
  html: `
<p>Esta política indica qué datos personales trata este sitio web, con qué fin, durante cuánto tiempo y qué puede hacer usted al respecto. Es breve porque el sitio hace poco: no tiene cuentas de usuario, no acepta pagos, no registra pedidos, no rastrea a sus visitantes, no muestra publicidad y su formulario de contacto no envía nada.</p>

<h2>1. Responsable del tratamiento</h2>
<p>El responsable del tratamiento (<em lang="fr">responsable du traitement</em>) es ${seller.name}, ${seller.legalForm}, que edita este sitio con el nombre de Vitrine. Su identidad completa figura en las <a href="/terms-of-service">condiciones generales</a>. Para cualquier cuestión relativa a sus datos personales, escriba a:</p>
<address>
<p>${seller.dataProtectionContact}</p>
</address>

<h2>2. El formulario de contacto es una demostración</h2>
<p><strong>Nada de lo que escriba en el formulario de contacto se envía ni se conserva.</strong> Al pulsar el botón, la página comprueba los campos, hace una breve pausa y le dice que era una demostración. Su nombre, su dirección de correo electrónico y su mensaje no salen de su navegador, y la página los olvida de inmediato. Nadie los lee y nadie puede contestarlos. Para ponerse en contacto con nosotros, utilice la dirección de correo electrónico o el número de teléfono que figuran en las condiciones generales.</p>

<h2>3. La tienda también es una demostración</h2>
<p>No hay ningún servicio de pago conectado ni se registra ningún pedido. Por lo tanto, no disponemos de ficheros de clientes, datos de facturación ni datos de pago. El carrito permanece en su navegador. Para comprobar precios y existencias y sugerirle productos, su navegador pide a este sitio datos del catálogo; esa petición puede contener los identificadores de los productos de su carrito o las palabras que busque en la tienda, pero nada que revele su identidad.</p>

<h2>4. Datos tratados y fines del tratamiento</h2>
<p>Las bases jurídicas que se citan a continuación son las del artículo 6, apartado 1, del <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">Reglamento general de protección de datos</a> (RGPD).</p>
<h3>Registros del servidor</h3>
<ul>
<li><strong>Datos:</strong> dirección IP, fecha y hora, dirección solicitada, resultado de la petición e información que su navegador facilita sobre sí mismo y sobre la página de procedencia. Los registra nuestro proveedor de alojamiento por cuenta nuestra. La preferencia de idioma que comunica su navegador solo sirve para elegir el idioma de la página.</li>
<li><strong>Finalidad:</strong> servir las páginas, detectar fallos y repeler ataques.</li>
<li><strong>Base jurídica:</strong> nuestro interés legítimo en disponer de un sitio que funcione y sea seguro (letra f).</li>
<li><strong>Plazo de conservación:</strong> doce meses como máximo; pasado ese plazo, solo se conservan las líneas que documentan un incidente, hasta su resolución.</li>
</ul>
<h3>Preferencias guardadas en su dispositivo</h3>
<ul>
<li><strong>Datos:</strong> el idioma elegido, el contenido del carrito y su respuesta al aviso de cookies. A nuestro servidor solo llegan la elección del idioma, en una cookie que acompaña a cada petición de página, y los identificadores de productos que menciona el apartado 3.</li>
<li><strong>Finalidad:</strong> mostrar el idioma que ha elegido, conservar su carrito de una visita a otra y no repetir el aviso.</li>
<li><strong>Base jurídica:</strong> nuestro interés legítimo en prestarle el servicio que solicita (letra f). Como estos elementos son estrictamente necesarios para ello, el artículo 82 de la Ley francesa n.º 78-17, de 6 de enero de 1978 (<em lang="fr">loi Informatique et Libertés</em>), no exige su consentimiento.</li>
<li><strong>Plazo de conservación:</strong> el que indica, elemento por elemento, la <a href="/cookie-policy">política de cookies</a>.</li>
</ul>
<h3>Mensajes recibidos por correo electrónico, correo postal o teléfono</h3>
<ul>
<li><strong>Datos:</strong> su nombre, sus datos de contacto y lo que nos comunique.</li>
<li><strong>Finalidad:</strong> responderle.</li>
<li><strong>Base jurídica:</strong> la aplicación, a petición suya, de medidas precontractuales (letra b) si nos consulta sobre nuestra oferta; en los demás casos, nuestro interés legítimo en responderle (letra f).</li>
<li><strong>Plazo de conservación:</strong> el tiempo necesario para atender su consulta y, después, tres años como máximo desde nuestra última comunicación.</li>
</ul>
<h3>Solicitudes de ejercicio de sus derechos</h3>
<ul>
<li><strong>Datos:</strong> su solicitud, nuestra respuesta y, en caso de duda razonable sobre la identidad del solicitante, un documento que la acredite.</li>
<li><strong>Finalidad:</strong> responder y poder demostrar que lo hemos hecho.</li>
<li><strong>Base jurídica:</strong> nuestras obligaciones legales (letra c).</li>
<li><strong>Plazo de conservación:</strong> cinco años, plazo ordinario de prescripción (artículo 2224 del Código Civil francés, <em lang="fr">Code civil</em>); el documento acreditativo de la identidad se suprime en cuanto se ha comprobado.</li>
</ul>
<p>No está obligado a facilitarnos ningún dato para consultar este sitio. No obtenemos datos de terceros, no elaboramos perfiles ni adoptamos decisiones automatizadas.</p>

<h2>5. Destinatarios</h2>
<ul>
<li>Los miembros de nuestro personal que los necesitan para los fines indicados.</li>
<li>Nuestro proveedor de alojamiento, ${seller.hostName}, ${seller.hostAddress}, que actúa siguiendo nuestras instrucciones en calidad de encargado del tratamiento (artículo 28 del RGPD).</li>
<li>Los órganos jurisdiccionales y las autoridades, cuando la ley nos obliga a ello.</li>
</ul>
<p>No vendemos ni alquilamos sus datos y no cedemos ninguno con fines publicitarios. Los tipos de letra, las imágenes y los scripts proceden de este mismo sitio: ninguna página recurre a terceros.</p>

<h2>6. Dónde se encuentran los datos</h2>
<p>País en el que se aloja el sitio: ${seller.hostCountry}. No transferimos datos personales fuera del Espacio Económico Europeo. Si una transferencia llegara a ser necesaria, se basaría en una decisión de adecuación o en las cláusulas contractuales tipo de la Comisión Europea (artículos 45 y 46 del RGPD), y esta página lo anunciaría previamente.</p>

<h2>7. Sus derechos</h2>
<p>Puede solicitarnos:</p>
<ul>
<li>el acceso a sus datos y una copia de ellos (artículo 15 del RGPD);</li>
<li>la rectificación de los datos inexactos o incompletos (artículo 16);</li>
<li>su supresión (artículo 17) o la limitación de su tratamiento (artículo 18), en los casos que prevé el Reglamento;</li>
<li>la entrega, en un formato de lectura mecánica, de los datos que nos haya facilitado en virtud de un contrato o con vistas a él (artículo 20);</li>
<li>que dejemos de tratarlos, por motivos relacionados con su situación particular, cuando nos basemos en nuestro interés legítimo (artículo 21);</li>
<li>que sigamos sus instrucciones sobre el destino de sus datos tras su fallecimiento (artículo 85 de la Ley francesa n.º 78-17).</li>
</ul>
<p>Escriba al contacto indicado en el apartado 1. El trámite es gratuito y respondemos en el plazo de un mes; si la solicitud es compleja, ese plazo puede prorrogarse otros dos meses, de lo que le informaremos durante el primero (artículo 12). Una dirección IP no basta para saber quién es usted: si su solicitud se refiere a los registros del servidor, indíquenos esa dirección y la hora de sus visitas (artículo 11).</p>

<h2>8. Reclamaciones</h2>
<p>Si nuestra respuesta no le satisface, puede presentar una reclamación ante la autoridad francesa de protección de datos: <em lang="fr">Commission nationale de l’informatique et des libertés</em> (CNIL), <em lang="fr">3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07</em>, o en línea, en <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a> (en francés). Si reside o trabaja en otro país de la Unión Europea, también puede acudir a la autoridad de ese país (artículo 77 del RGPD); en España, es la Agencia Española de Protección de Datos.</p>

<h2>9. Si la tienda abre</h2>
<p>Antes de que pueda realizarse el primer pedido, esta política se completará. Describirá, como mínimo, los datos de pedido y de facturación, necesarios para la ejecución del contrato (letra b); las facturas, que el comerciante debe conservar durante diez años (artículo L. 123-22 del Código de Comercio francés, <em lang="fr">Code de commerce</em>); y, entre los destinatarios, el proveedor de servicios de pago. Hasta entonces, ninguno de estos datos existe.</p>

<h2>10. Modificaciones de esta política</h2>
<p>La fecha que aparece al principio de la página es la de la última modificación. Si quisiéramos utilizar para un nuevo fin datos que ya obran en nuestro poder, informaríamos previamente a las personas afectadas.</p>
`,
} satisfies Translation<'es', 'privacy-policy'>;
