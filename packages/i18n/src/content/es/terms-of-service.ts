import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Condiciones generales de uso y de venta',
  contents: 'Índice',
  html: `
<p>Las presentes condiciones regulan el uso de este sitio web y, desde que se admitan pedidos, la venta de los productos digitales que en él se presentan. Hacen también las veces de aviso legal (<em lang="fr">mentions légales</em>).</p>

<h2>1. Quiénes somos</h2>
<p>Este sitio lo edita, con el nombre de Vitrine, la sociedad siguiente (artículos 1-1 y 19 de la Ley francesa n.º 2004-575, de 21 de junio de 2004, para la confianza en la economía digital):</p>
<ul>
<li><strong>Sociedad:</strong> ${seller.name}, ${seller.legalForm}, capital social: ${seller.shareCapital}</li>
<li><strong>Domicilio social:</strong> ${seller.address}</li>
<li><strong>Registro mercantil y de sociedades (<em lang="fr">Registre du commerce et des sociétés</em>, RCS):</strong> ${seller.rcsNumber}</li>
<li><strong>Número de identificación a efectos del IVA:</strong> ${seller.vatNumber}</li>
<li><strong>Correo electrónico y teléfono:</strong> ${seller.email}, ${seller.phone}</li>
<li><strong>Director de la publicación (<em lang="fr">directeur de la publication</em>):</strong> ${seller.publicationDirector}</li>
<li><strong>Proveedor de alojamiento:</strong> ${seller.hostName}, ${seller.hostAddress}, ${seller.hostPhone}</li>
</ul>

<h2>2. Una tienda de demostración</h2>
<p><strong>Actualmente no hay ningún servicio de pago conectado ni se registra ningún pedido.</strong> Puede recorrer el sitio, llenar un carrito y abrir la ventana de compra, pero el último botón conduce a un mensaje y no a una venta. No se cobra nada, no se entrega nada y no se celebra ningún contrato de venta. La página que anuncia un pago completado muestra lo que vería quien hubiera pagado un pedido; abrirla no significa que se haya pagado nada.</p>
<p>Por tanto, los precios indicados no constituyen una oferta que usted pueda aceptar. Los apartados 5 a 9 recogen las normas que se aplicarán desde que se admitan pedidos.</p>

<h2>3. Consumidores y clientes profesionales</h2>
<p>Es consumidor la persona física que actúa con fines ajenos a su actividad comercial, industrial, artesanal, liberal o agrícola (artículo preliminar del Código de Consumo francés, <em lang="fr">Code de la consommation</em>). Los apartados 8 y 9 y la mediación prevista en el apartado 12 protegen a los consumidores; los demás clientes solo pueden acogerse a ellos cuando la ley así lo dispone. Salvo que se mencione otro texto, los artículos citados a continuación son los de dicho Código.</p>

<h2>4. Qué ofrecemos</h2>
<p>Ofrecemos libros electrónicos, software y cursos en vídeo, que se suministran en línea y sin soporte material, así como algunos servicios, como talleres. La página de cada producto describe su contenido. Sus funcionalidades, su compatibilidad y el equipo necesario se indicarán antes del pedido (artículos L. 111-1 y L. 221-5). El contenido completo está reservado a los compradores; la vista previa forma parte del producto. Por ahora, el sitio no publica opiniones de clientes.</p>

<h2>5. Precios</h2>
<p>Los precios se expresan en euros, salvo que se indique otra moneda, e <strong>incluyen el IVA</strong>. El tipo de IVA depende del producto y de su país; el importe del impuesto se calcula y se muestra en la fase de pago, antes de que usted se comprometa, y no aumenta el precio indicado. El suministro en línea es gratuito. Se aplica el precio que se muestra en el momento en que realiza el pedido.</p>

<h2>6. Pedido</h2>
<ol>
<li>Usted añade productos al carrito, donde puede modificar las cantidades o retirarlos.</li>
<li>Usted facilita los datos necesarios para el pedido y acepta las presentes condiciones. Si desea acceder de inmediato al contenido, presta además el consentimiento descrito en el apartado 8.</li>
<li>Usted comprueba el detalle del pedido y su precio total, y corrige los posibles errores (artículos 1127-1 y 1127-2 del Código Civil francés, <em lang="fr">Code civil</em>).</li>
<li>Usted realiza el pedido mediante un botón que indica de forma inequívoca que implica una obligación de pago (artículo L. 221-14).</li>
<li>Usted recibe por correo electrónico una confirmación con las condiciones del contrato y, en su caso, su consentimiento (artículo L. 221-13).</li>
</ol>
<p>Los medios de pago admitidos se indicarán antes del primer paso. El contrato puede celebrarse en cualquiera de los idiomas del sitio. Conservamos durante diez años los contratos de importe igual o superior a 120 € y le damos acceso a ellos si lo solicita (artículos L. 213-1, D. 213-1 y D. 213-2).</p>

<h2>7. Suministro</h2>
<p>Una vez aceptado el pago, recibirá por correo electrónico el acceso al contenido sin demora indebida, salvo que haya preferido esperar al final del plazo de desistimiento. Si no recibe el acceso o este no funciona, escríbanos: lo restablecemos o, en su defecto, el contrato queda resuelto y le reembolsamos el importe.</p>
<p>Los talleres y las sesiones se celebran en línea, en la fecha indicada en la página del producto o acordada con usted. Puede cambiar la fecha de su reserva sin coste hasta siete días antes; después, puede asistir otra persona en su lugar. Si tenemos que cancelar o cambiar una fecha, usted elige entre una nueva fecha y el reembolso íntegro en un plazo de catorce días naturales. Su derecho de desistimiento (apartado 8) no se ve afectado.</p>

<h2>8. Derecho de desistimiento</h2>
<p>Dispone de catorce días naturales desde la celebración del contrato para desistir de él (<em lang="fr">droit de rétractation</em>) sin indicar el motivo (artículo L. 221-18). Para ejercer este derecho, utilice, antes de que venza ese plazo, la función de desistimiento en línea que este sitio ofrecerá mientras dure (artículo L. 221-21), o envíenos el formulario que figura más abajo o cualquier otra declaración inequívoca. Le acusamos recibo en un soporte duradero. Le reembolsamos el importe en los catorce días naturales siguientes a la fecha en que se nos comunique su decisión, por el mismo medio de pago que haya empleado (artículo L. 221-24).</p>
<p><strong>En el caso de los contenidos digitales que no se suministran en un soporte material, pierde este derecho en cuanto comienza el suministro</strong>, si se cumplen las tres condiciones del artículo L. 221-28, 13.º:</p>
<ol>
<li>usted ha dado su consentimiento previo expreso para que la ejecución del contrato comience durante el plazo de desistimiento;</li>
<li>usted ha declarado ser consciente de que, en consecuencia, pierde su derecho de desistimiento;</li>
<li>le hemos confirmado ese consentimiento en un soporte duradero.</li>
</ol>
<p>Es libre de no dar su consentimiento: en ese caso, el acceso se abre a los catorce días naturales y su derecho queda intacto. Si falta alguna de estas condiciones, conserva el derecho de desistimiento y no debe nada por el contenido ya suministrado (artículo L. 221-26). Si un servicio ha comenzado durante el plazo a petición suya, abona un importe proporcional a lo ya prestado (artículo L. 221-25); el derecho se extingue cuando el servicio se ha ejecutado por completo, siempre que haya comenzado con su acuerdo previo y expreso y que usted haya reconocido que entonces perdería este derecho (artículo L. 221-28, 1.º).</p>
<h3>Modelo de formulario de desistimiento</h3>
<p>(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)</p>
<ul>
<li>A la atención de ${seller.name}, ${seller.address}, ${seller.email}:</li>
<li>Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*):</li>
<li>Pedido el/recibido el (*):</li>
<li>Nombre del consumidor o de los consumidores:</li>
<li>Domicilio del consumidor o de los consumidores:</li>
<li>Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):</li>
<li>Fecha:</li>
</ul>
<p>(*) Táchese lo que no proceda. Si se trata de un contenido digital, indique su título.</p>

<h2>9. Garantías legales</h2>
<p>Respondemos de la falta de conformidad de los contenidos digitales (<em lang="fr">garantie légale de conformité</em>, artículos L. 224-25-1 y siguientes) y de los vicios ocultos. Para hacer valer estas garantías, escriba a ${seller.email}. El aviso que prescribe la ley (anexo del artículo D. 211-3) dice así, traducido:</p>
<p>El consumidor dispone de un plazo de dos años desde el suministro de los contenidos o servicios digitales para hacer valer la garantía legal de conformidad si se manifiesta una falta de conformidad. Durante el plazo de un año desde la fecha del suministro, el consumidor solo está obligado a probar la existencia de la falta de conformidad, y no el momento en que se manifestó.</p>
<p>La garantía legal de conformidad conlleva la obligación de suministrar todas las actualizaciones necesarias para mantener la conformidad de los contenidos o servicios digitales.</p>
<p>La garantía legal de conformidad da derecho al consumidor a que los contenidos o servicios digitales se pongan en conformidad sin demora indebida tras su solicitud, sin ningún coste y sin mayores inconvenientes para él.</p>
<p>El consumidor puede obtener una reducción del precio y conservar los contenidos o servicios digitales, o bien poner fin al contrato y obtener el reembolso íntegro a cambio de renunciar a ellos, si:</p>
<ol>
<li>el empresario se niega a poner en conformidad los contenidos o servicios digitales;</li>
<li>la puesta en conformidad se retrasa de forma injustificada;</li>
<li>la puesta en conformidad no puede efectuarse sin costes para el consumidor;</li>
<li>la puesta en conformidad ocasiona al consumidor mayores inconvenientes;</li>
<li>la falta de conformidad persiste pese al intento infructuoso del empresario de subsanarla.</li>
</ol>
<p>El consumidor tiene también derecho a una reducción del precio o a la resolución del contrato cuando la falta de conformidad es de tal gravedad que se justifica la reducción inmediata del precio o la resolución inmediata del contrato. En ese caso, el consumidor no está obligado a solicitar previamente la puesta en conformidad.</p>
<p>Cuando la falta de conformidad es leve, el consumidor solo tiene derecho a la resolución del contrato si este no prevé el pago de un precio.</p>
<p>Todo período durante el cual los contenidos o servicios digitales no estén disponibles para su nueva puesta en conformidad suspende el plazo de garantía pendiente de transcurrir hasta que vuelvan a suministrarse en conformidad.</p>
<p>Estos derechos resultan de la aplicación de los artículos L. 224-25-1 a L. 224-25-31 del Código de Consumo francés.</p>
<p>El empresario que obstaculice de mala fe la aplicación de la garantía legal de conformidad incurre en una multa civil de hasta 300 000 €, que puede elevarse hasta el 10 % del volumen de negocios medio anual (artículo L. 242-18-1 del Código de Consumo francés).</p>
<p>Además, el consumidor dispone de la garantía legal por vicios ocultos (<em lang="fr">vices cachés</em>), en aplicación de los artículos 1641 a 1649 del Código Civil francés, durante dos años desde el descubrimiento del defecto. Esta garantía da derecho a una reducción del precio si se conservan los contenidos o servicios digitales, o al reembolso íntegro a cambio de renunciar a ellos.</p>

<h2>10. Propiedad intelectual y licencia</h2>
<p>Los textos, las imágenes y los signos distintivos de este sitio, así como los productos, pertenecen a nuestra sociedad o a sus autores. Lo que se publica con el código fuente del sitio bajo una licencia libre puede utilizarse conforme a esa licencia.</p>
<p>La compra le confiere un derecho personal, no exclusivo e intransferible, para todo el mundo y por el tiempo que dure la protección del contenido, a utilizar el producto para sí mismo o, si compra para una organización, para el número de personas o dispositivos indicado en la página del producto o en la variante elegida. No puede revenderlo, publicarlo ni compartir su acceso. Quedan a salvo las excepciones legales, en particular las de los artículos L. 122-5 y L. 122-6-1 del Código de la Propiedad Intelectual francés (<em lang="fr">Code de la propriété intellectuelle</em>).</p>

<h2>11. Responsabilidad</h2>
<p>La consulta del sitio es gratuita, y podemos interrumpirla por mantenimiento. Los artículos y las vistas previas informan en términos generales; no constituyen asesoramiento sobre un caso concreto ni prometen ningún resultado.</p>
<p><strong>Consumidores:</strong> respondemos de pleno derecho de la correcta ejecución del contrato (artículo L. 221-15), salvo que el incumplimiento sea imputable a usted, al hecho imprevisible e insuperable de un tercero o a un caso de fuerza mayor.</p>
<p><strong>Clientes profesionales:</strong> respondemos de los daños directos y previsibles, hasta el límite del precio pagado por el producto de que se trate.</p>
<p>Nada de lo aquí dispuesto limita la responsabilidad por daños corporales, dolo (<em lang="fr">dol</em>) o culpa grave (<em lang="fr">faute lourde</em>), ni los derechos que la ley reconoce a los consumidores.</p>

<h2>12. Reclamaciones y mediación</h2>
<p>Escríbanos primero a ${seller.email}. Si la controversia persiste, el consumidor puede, en el plazo de un año desde su reclamación escrita, acudir gratuitamente a nuestro mediador de consumo (artículos L. 612-1 y L. 612-2): ${seller.mediatorName}, ${seller.mediatorAddress}, ${seller.mediatorWebsite}. El procedimiento se explica, en francés, en el <a href="https://www.economie.gouv.fr/mediation-conso">sitio de la mediación de consumo</a> del Ministerio de Economía francés. La plataforma europea de resolución de litigios en línea se cerró el 20 de julio de 2025.</p>

<h2>13. Ley aplicable y jurisdicción</h2>
<p><strong>Las presentes condiciones se rigen por el Derecho francés.</strong> El consumidor que reside en otro país de la Unión Europea conserva la protección de las normas imperativas de ese país (artículo 6 del Reglamento (CE) n.º 593/2008).</p>
<p>El consumidor puede acudir al tribunal del lugar en que residía en el momento de la celebración del contrato o del hecho dañoso (artículo R. 631-3), o a los tribunales de su propio país dentro de la Unión (artículo 18 del Reglamento (UE) n.º 1215/2012). <strong>Los litigios con clientes profesionales son competencia de los tribunales de nuestro domicilio social.</strong></p>

<h2>14. Idiomas y modificaciones</h2>
<p>La versión francesa es la que hace fe; las de los demás idiomas son traducciones. En caso de duda, prevalece la interpretación más favorable al consumidor (artículo L. 211-1). Cada pedido se rige por las condiciones vigentes el día en que se realizó. Para los datos personales, consulte la <a href="/privacy-policy">política de privacidad</a> y, para las cookies, la <a href="/cookie-policy">política de cookies</a>.</p>
`,
} satisfies Translation<'es', 'terms-of-service'>;
