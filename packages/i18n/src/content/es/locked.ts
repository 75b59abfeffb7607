import type { Translation } from '../../messages.ts';

export default {
  '1': `<h2>Capítulo 1. La lista del martes</h2>
<p>Tome un martes cualquiera y anote todas las tareas que hacen tres de sus compañeros, en el orden en que las hacen y cronometrando cada una. Olvide la descripción del puesto: anote lo que ocurre. En las doce empresas de este libro, la lista tenía entre 31 y 58 líneas, y en todas había alguna tarea que por sí sola pasaba de una hora sin que nadie la hubiera considerado nunca un trabajo.</p>
<p>Marque cada línea con una o varias letras. <strong>R</strong> si se repite al menos diez veces por semana, <strong>D</strong> si exige una decisión, <strong>E</strong> si está a la espera de otra persona. Las líneas con R y sin D son las primeras que hay que mirar. En las líneas con D empieza la mayoría de los proyectos, y ahí fracasa la mayoría.</p>
<h2>Capítulo 2. El precio de un error</h2>
<p>Suponga que una herramienta clasifica 2000 mensajes al mes y se equivoca en el 6 % de los casos. Son 120 errores. Si corregir cada uno cuesta diez euros, paga por ellos 1200 € al mes, y una herramienta que parecía barata no lo es. Si solo la deja clasificar aquello de lo que está segura y encarga el resto a una persona, puede que la misma herramienta no se equivoque más que 14 veces.</p>
<h2>Capítulo 3. Doce casos</h2>
<ul>
<li>Un mayorista con 40 empleados: el registro de pedidos, de nueve minutos a dos.</li>
<li>Una notaría: la búsqueda de escrituras antiguas y por qué el proyecto se detuvo al cabo de un mes.</li>
<li>Un grupo hotelero: respuestas en cinco idiomas, todas leídas por una persona.</li>
<li>Una carpintería: presupuestos a partir de fotografías, el caso más rentable de este libro.</li>
</ul>
<p>Cada caso termina con la hoja de cálculo completada, para que pueda sustituir las cifras por las de su empresa.</p>`,
  '2': `<h2>Puesta en marcha en una tarde</h2>
<ol>
<li>Conecte sus cuentas publicitarias y su tienda. Bastan los permisos de lectura: el kit no cambia nada hasta que usted se lo pida.</li>
<li>Diga qué es para usted un cliente. Un primer pedido, un contrato firmado, una segunda visita: elija una definición y no la cambie en tres meses.</li>
<li>Indique cuánto le aporta un cliente en un año. Basta con una estimación honesta; el kit muestra hasta qué punto depende de ella el resultado.</li>
</ol>
<h2>El informe del lunes</h2>
<p>El informe tiene una cifra, tres líneas y una pregunta. La cifra es el coste de un cliente nuevo. Las líneas son el canal que ha mejorado, el que ha empeorado y el que aún no tiene datos suficientes para saberlo. La pregunta cambia cada semana y siempre se puede contestar con un sí o un no.</p>
<h2>Reglas de parada</h2>
<p>Cada campaña tiene una regla que le pone fin: en cuanto gasta cierta cantidad sin conseguir un cliente, se detiene y le avisa. Fije el límite en el triple de lo que esté dispuesto a pagar por un cliente. Es lo bastante tarde para no parar por azar una buena campaña y lo bastante pronto para que una mala no haga daño.</p>
<h2>Plantillas</h2>
<p>Cuarenta plantillas listas para adaptar: seis secuencias de bienvenida, cinco para carritos abandonados, cuatro de renovación, tres para recuperar clientes y 22 páginas de destino. Cada una lleva una nota que dice cuándo no conviene usarla.</p>`,
  '3': `<h2>Programa: 15 capítulos, 20 horas de vídeo, 5 proyectos</h2>
<ol>
<li>El modelo que acertaba y hubo que retirar</li>
<li>Elegir la métrica antes que el modelo</li>
<li>Validación con datos temporales</li>
<li>Las fugas de datos y cómo encontrarlas</li>
<li>Sucesos poco frecuentes</li>
<li>Árboles y <em lang="en">boosting</em> a fondo</li>
<li>Redes neuronales sin misterio</li>
<li>Modelos de lenguaje como componentes</li>
<li>Incertidumbre y calibración</li>
<li>Explicar una decisión a una persona</li>
<li>Equidad: definiciones que se excluyen entre sí</li>
<li>Del cuaderno a producción</li>
<li>Supervisión y deriva</li>
<li>Experimentos en producción</li>
<li>Cuándo apagar un modelo</li>
</ol>
<h2>Los cinco proyectos</h2>
<ul>
<li><strong>Reparar:</strong> encontrar la fuga de datos en un modelo de abandono de clientes que todos admiran.</li>
<li><strong>Prever:</strong> la demanda de 300 productos, con un coste para cada error.</li>
<li><strong>Detectar:</strong> el fraude en los pagos, con cuatro casos positivos por cada diez mil.</li>
<li><strong>Leer:</strong> extraer datos de 500 contratos escaneados y decir cuándo no se está seguro.</li>
<li><strong>Operar:</strong> poner en producción el cuarto proyecto, vigilarlo durante dos semanas y escribir su informe de cierre.</li>
</ul>
<h2>Capítulo 1, primera lección</h2>
<p>Esta es la matriz de confusión que el equipo vio el día del lanzamiento. El modelo predice qué entregas llegarán tarde; la tabla muestra 1000 de ellas.</p>
<table>
<thead>
<tr><th scope="col">Entregas</th><th scope="col">Retraso previsto</th><th scope="col">Sin retraso previsto</th></tr>
</thead>
<tbody>
<tr><th scope="row">Con retraso</th><td>24</td><td>19</td></tr>
<tr><th scope="row">A tiempo</th><td>11</td><td>946</td></tr>
</tbody>
</table>
<p>Obsérvela un minuto antes de seguir: 970 de las 1000 respuestas son correctas, el 97 %. Todas las cifras de la tabla son exactas, y el error no está en ella: los datos terminan un viernes y las quejas empiezan un lunes.</p>`,
  '4': `<h2>Estrategia 1. Ser la fuente</h2>
<p>Cuando la respuesta aparece encima de los resultados, el clic se pierde, pero la pregunta no. Quien publica una cifra que nadie más tiene aparece citado en la respuesta, con su nombre. Un fabricante de persianas midió durante un verano la temperatura detrás de 60 ventanas, por menos de 4000 €. Desde entonces lo cita uno de cada dos artículos sobre el tema.</p>
<h2>Estrategia 2. Doce cartas al año</h2>
<p>Un correo al mes, escrito por una persona, sobre una sola cosa que esa persona ha aprendido. Sin imágenes y sin descuentos. En las empresas de este libro, la tasa de apertura pasó del 19 % al 41 % en ocho meses; el número de suscriptores bajó una cuarta parte y las ventas de cada carta se duplicaron.</p>
<h2>Estrategia 3. El último euro</h2>
<p>Una publicidad rentable en promedio puede perder dinero en su último tramo. Recortar una décima parte cada vez no muestra nada: por puro azar, los pedidos varían más que eso. Reduzca el gasto a la mitad durante cuatro semanas y compare el margen, una vez pagada la publicidad, con el de las cuatro semanas anteriores. De las 23 empresas, 15 acabaron con un presupuesto menor y un margen mayor.</p>
<h2>Lo que ya no funciona</h2>
<ul>
<li>Los artículos escritos en serie para los buscadores: dos tercios menos de visitas en un año.</li>
<li>El <em lang="en">retargeting</em> de 30 días: a partir del cuarto día llega sobre todo a quienes ya han comprado en otro sitio.</li>
</ul>`,
  '5': `<h2>Archivo</h2>
<p>Indique un buzón y una carpeta. El programa lee lo que llega, propone un nombre, como <code>2025-08-13 Factura Morvan 1240.pdf</code>, y un lugar, y le consulta los 50 primeros documentos. A partir de ahí, solo pregunta cuando no está seguro. Todos los movimientos se pueden deshacer durante 90 días.</p>
<h2>Actas</h2>
<p>Grabe la reunión con cualquier dispositivo. El programa redacta tres listas y nada más: qué se ha decidido, quién hace qué y para cuándo, y qué ha quedado pendiente. Lo que no se ha asignado a nadie aparece en la tercera lista, aunque todos asintieran.</p>
<h2>Recordatorio</h2>
<p>Dele una tarea, un nombre y una fecha. Dos días antes, envía un mensaje cortés. Llegado el día, le avisa a usted y deja el resto en sus manos: un segundo recordatorio de una máquina nunca ha acelerado nada.</p>
<h2>Presupuesto, Horas, Seguimiento</h2>
<ul>
<li><strong>Presupuesto</strong> completa el modelo de presupuesto de su empresa a partir de una conversación de diez preguntas.</li>
<li><strong>Horas</strong> propone un registro de horas a partir de su calendario y sus archivos; usted lo corrige en dos minutos.</li>
<li><strong>Seguimiento</strong> muestra cada mañana los tres clientes que esperan respuesta.</li>
</ul>
<h2>Instalación</h2>
<p>Una página y quince minutos por programa. Empiece por Archivo: es el que más tiempo ahorra y no obliga a cambiar de hábitos.</p>`,
  '6': `<h2>Capítulo 1. Una pregunta, una tabla, una respuesta errónea</h2>
<p>La tienda vende herramientas de jardinería. Tiene 4000 pedidos, 2600 clientes y 310 correos. Los clientes que han escrito un correo vuelven en el 38 % de los casos; los demás, en el 21 %. ¿Debería la tienda pedir a todos que escriban? Ordene la tabla por fecha y vuelva a mirar: la mayoría de los que escribieron y volvieron no escribió hasta después del segundo pedido. No volvieron por haber escrito; escribieron por haber vuelto.</p>
<h2>Capítulo 2. Limpieza de datos</h2>
<p>En la tabla hay 17 maneras de escribir «Saint-Étienne», dos clientes nacidos en 1900 y un pedido de menos tres rastrillos. Aprenderá qué corregir, qué dejar y qué consultar, y anotará cada decisión para que otra persona pueda tomar una distinta.</p>
<h2>Capítulo 3. Visualización de datos</h2>
<p>Cuatro gráficos responden a la mayoría de las preguntas: cómo se reparten los valores, cómo cambian con el tiempo, cómo se relacionan dos columnas y en qué se diferencian los grupos. Primero dibujará cada uno a mano y después en pantalla.</p>
<h2>Los demás capítulos</h2>
<ol start="4">
<li>Primeros pasos en Python</li>
<li>El azar y cómo reconocerlo</li>
<li>Comparar dos grupos</li>
<li>Predecir e indicar el margen de error</li>
<li>Un pequeño modelo que ayuda a la tienda</li>
<li>Comunicar los hallazgos</li>
</ol>`,
} as const satisfies Translation<'es', 'locked'>;
