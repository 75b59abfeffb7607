import { bar } from '../figures.ts';

export default `<p>Dos encargos más al mes pueden duplicar los plazos sin que nadie trabaje peor. Por eso conviene dejar algún hueco en la agenda.</p>
<h2>Dieciséis, dieciocho, diecinueve</h2>
<p>Camille es diseñadora gráfica en una agencia. Cada pieza le lleva un día en promedio: a veces dos horas, a veces tres días. Trabaja 20 días al mes, y los encargos llegan cuando llegan. ¿Cuánto tiempo pasa entre el encargo y la entrega?</p>
<p>La teoría de colas, nacida hace más de un siglo para calcular cuántas líneas necesitaba una central telefónica, da una respuesta sencilla: el plazo medio es la duración de la tarea dividida entre la parte de tiempo que queda <em>libre</em>.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Encargos al mes</th><th scope="col">Ocupación</th><th scope="col">Plazo medio</th></tr>
</thead>
<tbody>
<tr><th scope="row">10</th><td>50 %</td><td>2 días${bar(10)}</td></tr>
<tr><th scope="row">16</th><td>80 %</td><td>5 días${bar(25)}</td></tr>
<tr><th scope="row">18</th><td>90 %</td><td>10 días${bar(50)}</td></tr>
<tr><th scope="row">19</th><td>95 %</td><td>20 días${bar(100)}</td></tr>
</tbody>
</table>
<figcaption>El plazo medio según lo llena que está la agenda</figcaption>
</figure>
<p>Relea las dos últimas líneas. Un solo encargo más, y dos semanas se convierten en cuatro. Camille no va más despacio: cada pieza le sigue llevando un día. Todo lo demás es espera.</p>
<h2>Una hora vacía no se puede guardar</h2>
<p>La razón es que los encargos no llegan a intervalos regulares. Si el lunes no entra nada, ese día no se puede aprovechar el jueves. Si el martes entran tres, el tercero estará listo el jueves por la tarde, y lo que llegue el miércoles esperará detrás. Con algo de holgura, la cola se vacía antes de la siguiente oleada. Sin ella, cada retraso se suma al anterior: cuanto más llena está la agenda, más se tarda en absorber un imprevisto.</p>
<p>Un gráfico de ocupación lo oculta. Dice 95 %, y todos contentos. No dice que un cliente esperará cuatro semanas por un trabajo de un día, que preguntará tres veces cómo va y que Camille tendrá que parar cada vez para contestarle.</p>
<h2>Tres remedios</h2>
<p><strong>Sacar de la cola los trabajos grandes.</strong> En este modelo, la mitad de la espera se debe a que las tareas son desiguales. Si cada pieza llevara exactamente un día, los 10 días de plazo con un 90 % de carga bajarían a 5,5. Nunca se llega del todo, pero sí se puede fijar un máximo: lo que pase de dos días es un proyecto y tiene sus propias fechas.</p>
<p><strong>Compartir la cola.</strong> Dos diseñadores con sus propios clientes forman dos colas: al 90 %, diez días de plazo cada una. Reunidos en una sola cola, donde quien está libre toma el siguiente encargo, entregan en 5,3 días con la misma carga. La condición es que cualquiera de los dos pueda atender a los clientes del otro.</p>
<p><strong>Dejar huecos.</strong> Que Camille pase de 18 encargos a 16 reduce el plazo a la mitad. Si su jornada se factura a 400 €, los dos encargos rechazados cuestan 800 € al mes. Es el precio de un plazo corto. Compárelo con lo que ya le cuestan los retrasos: un cliente que se fue, un descuento para disculparse, una urgencia subcontratada a 600 € la jornada.</p>
<h2>Un hueco no es tiempo muerto</h2>
<p>Mantener libre de compromisos uno de cada cinco días no significa esperar a que suene el teléfono. Llénelo con lo que se puede interrumpir sin daño: documentar, formarse, preparar las plantillas que ahorrarán una hora la próxima vez. La regla es que el encargo de un cliente va por delante. Y si ese día se llena de reuniones fijas, ya no existe.</p>
<h2>Lo que el modelo pasa por alto</h2>
<p>Estas cifras suponen llegadas al azar, tareas de duración muy desigual y encargos atendidos por orden de llegada. La realidad será más amable o más dura; quédese con la forma de la curva y olvide los decimales. El modelo también deja que la cola crezca sin fin. En la práctica se sacrifica calidad, se trabaja por la noche o se pierde al cliente. El gráfico no muestra entonces ningún retraso, pero alguien lo ha pagado.</p>
<p>La regla tampoco vale en todas partes. Si sus clientes no tienen prisa, o si planifica cada tarea con semanas de antelación, un 95 % puede ser razonable.</p>
<p>Para saber en qué punto se encuentra, anote durante seis semanas tres fechas de cada encargo: petición, inicio y entrega. Calcule después qué parte del plazo total fue espera. En este modelo coincide con la carga: con un 80 % de ocupación, un plazo de cinco días contiene cuatro de espera. Si le sale un 95 %, no compre otra herramienta de seguimiento. Empiece por rechazar, o por aplazar, el encargo número diecinueve.</p>
<p>Y si lo que llena la agenda es archivar, redactar actas y reclamar respuestas, los seis programas del <a href="/product/5">Pack para ganar productividad</a> se encargan de ello.</p>`;
