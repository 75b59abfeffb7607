import { bar } from '../figures.ts';

export default `<p>Mais dois pedidos por mês podem duplicar os prazos sem que ninguém trabalhe pior. Por isso, convém deixar alguma folga nas agendas.</p>
<h2>Dezasseis, dezoito, dezanove</h2>
<p>A Camille é designer gráfica numa agência. Uma peça leva-lhe em média um dia: às vezes duas horas, às vezes três dias. Ela trabalha 20 dias por mês, e os pedidos chegam quando chegam. Quanto tempo passa entre um pedido e a entrega?</p>
<p>A teoria das filas de espera, nascida há mais de um século para dimensionar as centrais telefónicas, dá uma resposta simples: o prazo médio é a duração da tarefa a dividir pela parte do tempo que está <em>livre</em>.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Pedidos por mês</th><th scope="col">Ocupação</th><th scope="col">Prazo médio</th></tr>
</thead>
<tbody>
<tr><th scope="row">10</th><td>50%</td><td>2 dias${bar(10)}</td></tr>
<tr><th scope="row">16</th><td>80%</td><td>5 dias${bar(25)}</td></tr>
<tr><th scope="row">18</th><td>90%</td><td>10 dias${bar(50)}</td></tr>
<tr><th scope="row">19</th><td>95%</td><td>20 dias${bar(100)}</td></tr>
</tbody>
</table>
<figcaption>O prazo médio consoante a ocupação da agenda</figcaption>
</figure>
<p>Releia as duas últimas linhas. Um só pedido a mais, e o prazo passa de duas semanas para quatro. A Camille não abrandou: cada peça continua a levar-lhe um dia. Tudo o resto é espera.</p>
<h2>Uma hora vazia não se guarda para depois</h2>
<p>A razão é que os pedidos não chegam a intervalos regulares. Se não vier nada na segunda-feira, esse dia já não pode ser usado na quinta. Se na terça caírem três pedidos, o terceiro só fica pronto na quinta ao fim do dia, e os de quarta esperam atrás dele. Com folga, a fila escoa-se antes da próxima onda de pedidos. Sem folga, cada atraso soma-se ao anterior: quanto mais cheia está a agenda, mais tempo leva a absorver um imprevisto.</p>
<p>É isto que um gráfico de ocupação esconde. Toda a gente lê 95% e fica satisfeita. O que não se lê é que o cliente vai esperar quatro semanas por um trabalho de um dia, que vai insistir três vezes e que responder-lhe ainda tirará tempo à Camille.</p>
<h2>Três remédios</h2>
<p><strong>Tirar da fila os trabalhos grandes.</strong> Neste modelo, metade da espera vem de as tarefas serem desiguais. Se cada peça exigisse exatamente um dia, o prazo com 90% de carga desceria de 10 dias para 5,5. Nunca lá chegará por completo, mas pode fixar um tamanho máximo: acima de dois dias, um trabalho passa a ser um projeto, com datas próprias.</p>
<p><strong>Partilhar a fila.</strong> Dois designers, cada um com os seus clientes, são duas filas: a 90%, dez dias de prazo em cada uma. Juntos numa fila única, em que pega no pedido seguinte quem estiver livre, entregam em 5,3 dias, com a mesma carga. Uma condição: que um possa servir os clientes do outro.</p>
<p><strong>Deixar folga.</strong> Passar a Camille de 18 para 16 pedidos reduz o prazo a metade. Se cada dia de trabalho dela é faturado a 400 €, esses dois pedidos recusados custam 800 € por mês. É o preço de um prazo curto. Compare-o com o que os atrasos já lhe custam: um cliente que se foi embora, um desconto para pedir desculpa, uma urgência subcontratada a 600 € por dia.</p>
<h2>Folga não é ociosidade</h2>
<p>Guardar um dia em cada cinco sem compromissos não quer dizer ficar à espera. Reserve-o para o que se pode interromper sem prejuízo: documentar, aprender, preparar os modelos que pouparão uma hora da próxima vez. A regra: um pedido de cliente passa à frente. E, se esse dia se encher de reuniões fixas, deixa de existir.</p>
<h2>O que o modelo ignora</h2>
<p>Estes números pressupõem chegadas ao acaso, durações muito desiguais e pedidos tratados por ordem de chegada. A realidade será mais branda ou mais dura; retenha a forma da curva, não as casas decimais. O modelo pressupõe também que a fila pode crescer sem fim. Na prática, poupa-se na qualidade, trabalha-se à noite ou o cliente vai-se embora: o gráfico não mostra nenhum atraso, mas alguém o pagou.</p>
<p>A regra também não vale em toda a parte. Se os seus clientes não tiverem pressa, ou se planear cada tarefa com semanas de antecedência, uma carga de 95% pode ser razoável.</p>
<p>Para saber em que ponto está, anote durante seis semanas três datas por pedido: chegada, início, entrega. Calcule depois qual a parte do prazo total que foi espera. Neste modelo, ela é igual à carga: a 80% de ocupação, um prazo de cinco dias contém quatro dias de espera. Se encontrar 95%, não compre mais uma ferramenta de acompanhamento. Comece por recusar, ou por adiar, o décimo nono pedido.</p>
<p>E se são o arquivo, as atas e os lembretes que enchem a agenda, os seis programas do <a href="/product/5">Pack de produtividade</a> tratam disso.</p>`;
