import { bar } from '../figures.ts';

export default `<p>«94 % de aciertos» no dice si una IA le hará ganar dinero. Todo depende del precio de sus errores, y puede calcularlo antes de firmar.</p>
<h2>La cuenta que hace todo el mundo</h2>
<p>Tomemos un caso corriente. El servicio de atención al cliente de una empresa recibe 2000 correos al mes. Una persona los lee y los deriva a facturación, entregas o soporte técnico. Tarda dos minutos por mensaje; a 30 € la hora, con todos los costes incluidos, clasificar un correo cuesta 1 €: en total, 2000 € al mes. Se equivoca en el 3 % de los casos: 60 mensajes acaban donde no deben, y reconducir cada uno lleva veinte minutos, o sea, 10 €. Coste total: 2600 €.</p>
<p>Una herramienta de IA promete un 94 % de aciertos por 300 € al mes. Se equivoca el doble: 120 mensajes y, por tanto, 1200 € en correcciones. Aun así, el total es de 1500 €. Ahorro: 1100 € al mes. ¿Dónde se firma?</p>
<h2>No todos los errores cuestan lo mismo</h2>
<p>Miremos más de cerca. De esos 2000 correos, 20 son de clientes que están a punto de marcharse. Si se derivan mal, esperan tres días de más, y la empresa calcula que cada uno de esos casos le cuesta, en promedio, 400 € de margen. La persona encargada los detecta casi todos: se le escapa uno. La herramienta ha visto pocos ejemplos, y quien está a punto de irse suele escribir con educación y sin decirlo del todo: se le escapan seis. Rehagamos la cuenta.</p>
<ul>
<li><strong>A mano:</strong> 2000 € de clasificación, 59 errores corrientes a 10 €, uno grave a 400 €. Total: 2990 €.</li>
<li><strong>Con la herramienta:</strong> 300 € de suscripción, 114 errores corrientes, seis graves. Total: 3840 €.</li>
</ul>
<p>El porcentaje de aciertos no se ha movido: sigue siendo del 94 %. Pero el ahorro de 1100 € se ha convertido en una pérdida de 850 €. Los seis correos que inclinan la balanza son el 0,3 % del volumen, y ningún porcentaje global se los mostrará.</p>
<h2>¿Quién se ocupa de los casos dudosos?</h2>
<p>Muchas herramientas de clasificación acompañan cada respuesta de un índice de confianza. Se puede, pues, fijar un umbral: por encima, decide la herramienta; por debajo, una persona. Supongamos que 1600 mensajes superan el umbral. En estos casos, más fáciles, la herramienta comete 32 errores, uno de ellos grave. Los otros 400 van a la persona, que mantiene su 3 %: doce errores, de los que, por prudencia, contaremos uno como grave.</p>
<p>La factura: 300 € de suscripción, 710 € por los errores de la herramienta, 400 € de clasificación a mano y 510 € por los errores humanos. Total: 1920 €, frente a 2990 € sin herramienta. Son 1070 € menos al mes, 12 840 € al año. El modelo es exactamente el mismo; solo ha cambiado lo que se deja en sus manos.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Coste al mes</th><th scope="col">A mano</th><th scope="col">Solo la herramienta</th><th scope="col">Con umbral</th></tr>
</thead>
<tbody>
<tr><th scope="row">Clasificación y suscripción</th><td>2000 €${bar(52)}</td><td>300 €${bar(8)}</td><td>700 €${bar(18)}</td></tr>
<tr><th scope="row">Errores corrientes</th><td>590 €${bar(15)}</td><td>1140 €${bar(30)}</td><td>420 €${bar(11)}</td></tr>
<tr><th scope="row">Errores graves</th><td>400 €${bar(10)}</td><td>2400 €${bar(62)}</td><td>800 €${bar(21)}</td></tr>
<tr><th scope="row">Total</th><td>2990 €${bar(78)}</td><td>3840 €${bar(100)}</td><td>1920 €${bar(50)}</td></tr>
</tbody>
</table>
<figcaption>Lo que cuesta al mes clasificar 2000 correos, de tres maneras</figcaption>
</figure>
<h2>Cómo comprobarlo en su empresa</h2>
<ol>
<li>Haga una lista de los tipos de error (bastan tres o cuatro) y ponga precio a cada uno: tiempo de corrección, reembolso, cliente perdido. Si duda, anote un intervalo y calcule con los dos extremos.</li>
<li>Reúna casos anteriores de los que conozca la respuesta correcta. Quinientos mensajes elegidos al azar bastan para medir la tasa global de aciertos. Los casos raros hay que ir a buscarlos: a razón de 20 al mes, seis meses de archivos dan 120, suficientes para distinguir una herramienta que deja escapar el 5 % de otra que deja escapar el 30 %. Esos archivos contienen datos personales: fije por contrato qué puede hacer con ellos el proveedor.</li>
<li>Pruebe la herramienta con esos casos y cuente los errores por tipo, con varios umbrales. Quédese con el umbral de menor coste total, aunque otro dé un porcentaje mejor.</li>
<li>Repítalo cada trimestre. Basta un producto nuevo o una clientela nueva para que los errores cambien de sitio.</li>
</ol>
<h2>Lo que esta cuenta no dice</h2>
<p>Los índices de confianza engañan a veces: algunas herramientas afirman tener un 99 % de certeza y se equivocan. De ahí la prueba con sus propios mensajes antes de firmar nada.</p>
<p>Los 400 € por cliente perdido siguen siendo una estimación. Rehaga el total con 100 €: clasificar a mano cuesta 2690 €; la IA sola, 2040 €; la IA con umbral, 1320 €. La IA sola, que hace un momento perdía dinero, pasa a ser rentable; con umbral, gana en ambos casos. Ese es el mejor uso de una estimación: saber si la decisión depende de ella.</p>
<p>Por último, hay errores que no tienen un precio aceptable: un consejo médico, un crédito denegado, la seguridad de alguien. Ahí un promedio no significa nada. Debe decidir una persona, sea cual sea la puntuación de la máquina.</p>
<p>Para todo lo demás, no se conforme con un porcentaje. Haga al proveedor esta pregunta: <strong>«¿Qué errores comete su herramienta y cuáles nos saldrán caros?»</strong>. Si le pide acceso a sus archivos para buscar la respuesta, ya pueden empezar a hablar.</p>
<p>El método completo, con doce casos prácticos y la hoja de cálculo, está en nuestra guía <a href="/product/1">La IA en la empresa</a>.</p>`;
