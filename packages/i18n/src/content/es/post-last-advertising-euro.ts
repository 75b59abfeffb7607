import { bar } from '../figures.ts';

export default `<p>Sus anuncios traen tres euros de ventas por cada euro gastado. Es un promedio: quizá el último euro cueste más de lo que aporta. Así puede averiguarlo.</p>
<h2>Un promedio que tranquiliza</h2>
<p>Imagine una tienda en línea con un pedido medio de 50 € y un margen del 40 % antes de publicidad, es decir, 20 € por pedido. Gasta 4000 € al mes en anuncios, que le traen 240 pedidos y 12 000 € de ventas: tres euros por cada euro. Como necesita 2,5 para cubrir gastos (uno dividido entre el 40 %), el panel está en verde. Pagada la publicidad, quedan 800 €.</p>
<p>El dueño concluye que la publicidad funciona y piensa en gastar más. Se precipita, porque un promedio mezcla euros muy distintos. Los primeros llegan a personas que ya buscan el producto. Los últimos muestran el mismo anuncio por novena vez a personas a las que nunca les interesará.</p>
<h2>Divida el presupuesto en tramos</h2>
<p>Supongamos que la tienda conociera el resultado de cada nivel de gasto:</p>
<ul>
<li>1000 € de publicidad: 100 pedidos;</li>
<li>2000 €: 170 pedidos;</li>
<li>3000 €: 214 pedidos;</li>
<li>4000 €: 240 pedidos.</li>
</ul>
<p>Juzguemos ahora cada tramo de 1000 € por separado. El primero trae 100 pedidos y 2000 € de margen: gana 1000 €. El segundo trae 70 pedidos y gana 400 €. El tercero trae 44, que dejan 880 €: pierde 120 €. El cuarto trae 26, que dejan 520 €: pierde 480 €.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Tramo del presupuesto</th><th scope="col">Pedidos</th><th scope="col">Lo que deja</th></tr>
</thead>
<tbody>
<tr><th scope="row">Primero</th><td>100</td><td>gana 1000 €${bar(100, 32)}</td></tr>
<tr><th scope="row">Segundo</th><td>70</td><td>gana 400 €${bar(59, 32)}</td></tr>
<tr><th scope="row">Tercero</th><td>44</td><td>pierde 120 €${bar(32, 24, 'loss')}</td></tr>
<tr><th scope="row">Cuarto</th><td>26</td><td>pierde 480 €${bar(32, 0, 'loss')}</td></tr>
</tbody>
</table>
<figcaption>Lo que deja cada tramo de 1000 € una vez pagados los anuncios</figcaption>
</figure>
<p>Si se quedara en 2000 €, la tienda vendería un 29 % menos y ganaría 1400 € en vez de 800 €: un 75 % más. Las cifras del panel no eran falsas. Respondían a otra pregunta: cuánto aporta la publicidad, cuando lo que importa es cuánto aporta <em>el próximo euro</em>.</p>
<h2>Medir sin engañarse</h2>
<p>Nadie le dará esa curva, y menos que nadie la plataforma que vende los anuncios, que además se atribuye ventas que usted habría hecho de todos modos. Hay que variar el gasto y observar el total de pedidos, vengan de donde vengan.</p>
<p>El error clásico es cambiar demasiado poco. Si quita 1000 € durante un mes, cabe esperar 26 pedidos menos. Pero, con este volumen, dos meses idénticos difieren a menudo en una veintena de pedidos por puro azar, y en más si también vende sin anuncios. No verá nada. Es mejor pasar de 4000 € a 2000 €: la diferencia esperada es de 70 pedidos, más del triple de ese ruido. Ahora sí se puede leer el resultado.</p>
<p>Cuatro semanas pueden bastar con tres condiciones. Evite la Navidad y las rebajas. No toque ni los precios ni el sitio. Y deje pasar una semana antes de empezar a contar, para que los anuncios ya vistos hagan su efecto. Si vende en varias regiones, mejor todavía: reduzca el gasto en la mitad de ellas y compare las dos mitades, que comparten calendario y meteorología.</p>
<h2>Tres salvedades</h2>
<p><strong>Los clientes que vuelven.</strong> Si uno de cada dos clientes nuevos compra otra vez en el mismo año, cada cliente captado deja en promedio 30 € de margen y no 20 €. El tercer tramo pasa a ser rentable: 44 × 30 = 1320 €. El cuarto sigue sin serlo: 780 €. Eso supone que los clientes de los últimos tramos son tan fieles como los primeros, cosa que nadie puede garantizar.</p>
<p><strong>La notoriedad de la marca.</strong> Una campaña puede estar preparando ventas que llegarán dentro de seis meses, y una prueba de cuatro semanas no las ve. Si ese es su argumento, escriba de antemano qué espera y para cuándo. De lo contrario, servirá para justificar cualquier gasto.</p>
<p><strong>La curva se mueve.</strong> Aparece un competidor, un anuncio se desgasta, y la cantidad adecuada cambia. Repita la prueba una o dos veces al año, no más: mientras dura, puede costarle ventas rentables.</p>
<h2>Tarea para este mes</h2>
<p>Calcule su margen por pedido antes de publicidad y divida 1000 € entre ese margen. El resultado es el número de pedidos que debe traer cada tramo de 1000 € para amortizarse: cincuenta en nuestro ejemplo. Pregúntese después si su último tramo los trae de verdad. Si la respuesta es sí, y con holgura, gasta demasiado poco. Si es no, ya sabe dónde recortar. Y si no lo sabe, acaba de encontrar su próxima prueba.</p>
<p>«El último euro» es una de las siete estrategias del libro <a href="/product/4">Estrategias de marketing digital 2025</a>, cada una con presupuesto y calendario.</p>`;
