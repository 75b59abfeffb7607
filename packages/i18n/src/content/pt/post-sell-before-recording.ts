import { bar } from '../figures.ts';

export default `<p>Gravar um curso leva meses; saber se alguém o compra, três semanas. Comece por aí: venda uma versão reduzida, ao vivo, com data e preço marcados.</p>
<h2>Duas maneiras de ouvir «não»</h2>
<p>A Nadia é contabilista e quer ensinar trabalhadores por conta própria a prever a tesouraria. Está a pensar em oito horas de vídeo. Contando quinze horas de trabalho por cada hora de vídeo pronta (escrita, filmagem, montagem, repetições), precisa de 120; a 50 € por hora, investe 6 000 € do seu tempo. Se vender o curso a 199 €, tem de encontrar 31 compradores para recuperar o investimento. Conseguirá? Só saberá depois.</p>
<p>Outro caminho: a Nadia anuncia quatro sessões de hora e meia por videoconferência, daqui a cinco semanas, a 149 €, para doze pessoas no máximo. Para isso, redige uma página de apresentação e sessenta mensagens pessoais: oito horas, ou seja, 400 € do seu tempo. Depois, espera três semanas. Com menos de seis inscrições pagas, devolve o dinheiro a todos e não vai mais longe.</p>
<p>O mesmo «não» custa-lhe 6 000 € num caso e 400 € no outro. É esta a ideia.</p>
<h2>As contas com várias tentativas</h2>
<p>Suponhamos que uma ideia em cada três encontra o seu público. É uma hipótese; ponha a sua. Quem grava primeiro precisa, em média, de três cursos para que um tenha êxito: 18 000 € de tempo. Vendendo primeiro, a Nadia anuncia três vezes (1 200 €), prepara e dá uma série de sessões (30 horas, ou seja, 1 500 €), recebe dez inscrições (1 490 €) e grava em seguida o único curso que se vendeu (6 000 €). Custo líquido: 7 210 €.</p>
<p>E se tivesse a certeza de que ia vender? A pré-venda custar-lhe-ia mais 410 € do que a gravação imediata: 400 € de anúncio e 10 € que as dez inscrições não cobrem. É o preço do seguro.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Quanto custa</th><th scope="col">Gravar primeiro</th><th scope="col">Vender primeiro</th></tr>
</thead>
<tbody>
<tr><th scope="row">Um «não»</th><td>6 000 €${bar(33)}</td><td>400 €${bar(2)}</td></tr>
<tr><th scope="row">Um curso que se vende</th><td>18 000 €${bar(100)}</td><td>7 210 €${bar(40)}</td></tr>
<tr><th scope="row">Um êxito garantido</th><td>6 000 €${bar(33)}</td><td>6 410 €${bar(36)}</td></tr>
</tbody>
</table>
<figcaption>O custo dos dois caminhos, em tempo e dinheiro da Nadia</figcaption>
</figure>
<h2>O que conta como prova</h2>
<p>Um «boa ideia!» não é prova. Uma inscrição numa newsletter também não. Um pagamento, sim, desde que só conte os desconhecidos e os simples conhecidos. A sua irmã e o seu antigo sócio compram por amizade: receba-os bem, mas não os conte entre os seis.</p>
<p>Fixe o limiar e a data antes de abrir as vendas, e escreva-os. Se não o fizer, quatro inscritos passarão a ser «quase seis», e acabará por gravar o curso.</p>
<h2>O que as sessões lhe ensinam</h2>
<p>Dez pessoas a fazer perguntas durante seis horas ensinam mais do que qualquer plano. Anote três coisas: o momento em que várias perdem o fio, as perguntas que se repetem e o que ninguém usou de uma sessão para a outra.</p>
<p>A Nadia poderia descobrir que os seus alunos não tropeçam no mapa de tesouraria, mas no IVA que é preciso pôr de lado. O capítulo que ela teria despachado em dez minutos torna-se o centro do curso. Desaparecem duas horas de teoria e, com elas, trinta horas de trabalho: 1 500 €, muito mais do que o preço do seguro.</p>
<h2>Jogar limpo</h2>
<p>Uma pré-venda só é correta se o comprador souber o que está a comprar. Anuncie com clareza:</p>
<ul>
<li>as datas, a duração e o facto de o curso ser dado pela primeira vez;</li>
<li>o número mínimo de inscritos e o dia em que decidirá;</li>
<li>o reembolso integral, sem formalidades, se cancelar.</li>
</ul>
<p>Até esse dia, não toque no dinheiro: ainda não é seu. Verifique também as suas obrigações. Na União Europeia e no Reino Unido, um particular que compra online dispõe, em geral, de catorze dias para desistir da compra, e vender antes de produzir não dispensa ninguém dessa regra.</p>
<h2>Quando não resulta</h2>
<p>O método pressupõe que tenha sessenta pessoas a quem escrever. Se não as tem, comece por conhecê-las; nenhuma página de vendas o fará por si.</p>
<p>O método só prova que o tema se vende, não que o vídeo se venderá: algumas pessoas pagam para lhe fazer perguntas e não comprariam uma gravação. Antes de filmar, proponha então a versão em vídeo, em pré-venda, a um segundo círculo de pessoas, com um limiar e uma data, segundo as mesmas regras.</p>
<p>Por fim, seis compradores continuam a ser poucos. Justificam o passo seguinte e não garantem mais nada. É o mesmo raciocínio que aplicamos ao <a href="/blog/price-of-mistakes">preço dos erros de uma IA</a>: não é possível ter a certeza, mas é possível errar por pouco dinheiro.</p>
<p>Provavelmente lançará menos cursos. Os que lançar já terão clientes.</p>
<p>E quando o seu já tiver compradores, podemos produzi-lo em conjunto: <a href="/#cta">fale-nos do seu projeto</a>.</p>`;
