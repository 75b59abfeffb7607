import { bar } from '../figures.ts';

export default `<p>Grabar un curso lleva meses; saber si alguien lo comprará, tres semanas. Empiece por ahí: venda una versión breve y en vivo, con fecha y precio.</p>
<h2>Dos maneras de oír «no»</h2>
<p>Nadia es contable y quiere enseñar a trabajadores independientes a prever su tesorería. Piensa en ocho horas de vídeo. A razón de quince horas de trabajo por cada hora de vídeo terminada (guion, grabación, montaje, repeticiones), son 120 horas; a 50 € la hora, 6000 € de su tiempo. Si vende el curso a 199 €, necesita 31 compradores para recuperar la inversión. ¿Los encontrará? Solo lo sabrá después.</p>
<p>O bien puede anunciar cuatro sesiones de hora y media por videollamada, dentro de cinco semanas, a 149 €, para doce personas como máximo. Redactar una página y sesenta mensajes personales le lleva ocho horas, es decir, 400 €. Después deja pasar tres semanas. Si para entonces han pagado menos de seis personas, devuelve el dinero a todas y lo deja ahí.</p>
<p>El mismo «no» le cuesta 6000 € de una manera y 400 € de la otra. Esa es la ventaja de vender primero.</p>
<h2>La cuenta con varias ideas</h2>
<p>Supongamos que una de cada tres ideas encuentra su público. Es solo una hipótesis; ponga la suya. Si Nadia graba primero, necesita en promedio tres cursos para acertar con uno: 18 000 € de su tiempo. Si vende primero, anuncia el curso tres veces (1200 €), prepara e imparte una serie de sesiones (30 horas, 1500 €), cobra diez plazas (1490 €) y graba el único curso que se ha vendido (6000 €). Coste neto: 7210 €.</p>
<p>¿Y si tuviera el éxito asegurado? Vender primero le costaría 410 € más que ponerse a grabar directamente: 400 € del anuncio y los 10 € que las diez plazas no cubren. Es la prima del seguro.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Lo que cuesta</th><th scope="col">Grabar primero</th><th scope="col">Vender primero</th></tr>
</thead>
<tbody>
<tr><th scope="row">Un «no»</th><td>6000 €${bar(33)}</td><td>400 €${bar(2)}</td></tr>
<tr><th scope="row">Un curso que se vende</th><td>18 000 €${bar(100)}</td><td>7210 €${bar(40)}</td></tr>
<tr><th scope="row">Un éxito asegurado</th><td>6000 €${bar(33)}</td><td>6410 €${bar(36)}</td></tr>
</tbody>
</table>
<figcaption>El coste de cada opción, en tiempo y dinero de Nadia</figcaption>
</figure>
<h2>Qué cuenta como prueba</h2>
<p>Un «qué buena idea» no cuenta. Una suscripción al boletín, tampoco. Un pago sí, siempre que solo se cuenten desconocidos y simples conocidos. Su hermana y su antiguo socio compran por cariño: deles la bienvenida, pero no los incluya entre los seis.</p>
<p>Fije el umbral y la fecha antes de abrir la venta, y escríbalos. Si no, cuatro inscritos se convertirán en «casi seis» y acabará grabando el curso igualmente.</p>
<h2>Lo que enseñan las sesiones</h2>
<p>Diez personas que hacen preguntas durante seis horas dicen más que cualquier guion. Anote tres cosas: dónde se pierden varias de ellas, qué preguntas se repiten y qué no ha utilizado nadie entre una sesión y la siguiente.</p>
<p>Nadia podría descubrir que lo difícil para sus alumnos no es la previsión de tesorería, sino el IVA que deberían ir apartando. El capítulo que habría despachado en diez minutos pasa a ser el corazón del curso. Desaparecen dos horas de teoría y, con ellas, treinta horas de trabajo: 1500 €, mucho más que la prima.</p>
<h2>Jugar limpio</h2>
<p>Vender por adelantado solo es correcto si el comprador sabe lo que compra. Diga con claridad:</p>
<ul>
<li>las fechas, la duración y que el curso se imparte por primera vez;</li>
<li>el número mínimo de plazas y el día en que decidirá;</li>
<li>que, si cancela, todos recuperarán el importe íntegro sin tener que pedirlo.</li>
</ul>
<p>Hasta ese día, no toque el dinero: todavía no es suyo. Compruebe también sus obligaciones. En la Unión Europea y en el Reino Unido, el consumidor que compra por internet dispone, por regla general, de catorce días para desistir, y vender antes de producir no exime de respetarlos.</p>
<h2>Cuándo no funciona</h2>
<p>Hacen falta sesenta personas a las que escribir. Si no las tiene, salga a conocerlas; ninguna página de venta lo hará por usted.</p>
<p>Además, lo que se demuestra es que el tema se vende, no que se venderá el vídeo: hay quien paga por hacer sus propias preguntas y nunca compraría una grabación. Por eso, antes de grabar, ofrezca el vídeo en preventa a un segundo círculo, con un umbral y una fecha, según las mismas reglas.</p>
<p>Por último, seis compradores siguen siendo solo seis. Justifican el siguiente paso y no prometen nada más. Es el mismo razonamiento que aplicamos al <a href="/blog/price-of-mistakes">precio de los errores de una IA</a>: a falta de certezas, hagamos que el error salga más barato.</p>
<p>Probablemente lanzará menos cursos. Los que lance ya tendrán clientes.</p>
<p>Y cuando el suyo ya tenga compradores, podemos producirlo con usted: <a href="/#cta">háblenos de su proyecto</a>.</p>`;
