import { bar } from '../figures.ts';

export default `<p>Os seus anúncios rendem três euros de vendas por cada euro gasto? É uma média: o último euro talvez custe mais do que rende. Eis como descobrir.</p>
<h2>Uma média que tranquiliza</h2>
<p>Vejamos uma loja online com um valor médio de encomenda de 50 € e uma margem de 40% antes da publicidade, ou seja, 20 € por encomenda. A loja gasta 4 000 € por mês em anúncios, que lhe trazem 240 encomendas e 12 000 € de vendas: três euros de vendas por euro gasto. Como lhe bastam 2,5 para cobrir os custos (1 a dividir por 40%), o painel está todo verde. Depois de paga a publicidade, sobram 800 €.</p>
<p>O comerciante conclui que a publicidade funciona e pensa em aumentá-la. É uma conclusão precipitada, porque uma média mistura euros muito diferentes. Os primeiros chegam a pessoas que já procuram o produto. Os últimos pagam um anúncio mostrado pela nona vez a quem não se interessa por ele.</p>
<h2>Dividir o orçamento em fatias</h2>
<p>Imaginemos que a loja conhece o resultado de cada nível de despesa:</p>
<ul>
<li>1 000 € de publicidade: 100 encomendas;</li>
<li>2 000 €: 170 encomendas;</li>
<li>3 000 €: 214 encomendas;</li>
<li>4 000 €: 240 encomendas.</li>
</ul>
<p>Vejamos cada fatia de 1 000 € em separado. A primeira traz 100 encomendas, logo 2 000 € de margem: ganha 1 000 €. A segunda traz 70 encomendas e ganha 400 €. A terceira traz 44, ou seja, 880 € de margem: perde 120 €. A quarta traz 26, ou seja, 520 €: perde 480 €.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Fatia do orçamento</th><th scope="col">Encomendas</th><th scope="col">Resultado</th></tr>
</thead>
<tbody>
<tr><th scope="row">Primeira</th><td>100</td><td>ganha 1 000 €${bar(100, 32)}</td></tr>
<tr><th scope="row">Segunda</th><td>70</td><td>ganha 400 €${bar(59, 32)}</td></tr>
<tr><th scope="row">Terceira</th><td>44</td><td>perde 120 €${bar(32, 24, 'loss')}</td></tr>
<tr><th scope="row">Quarta</th><td>26</td><td>perde 480 €${bar(32, 0, 'loss')}</td></tr>
</tbody>
</table>
<figcaption>O resultado de cada fatia de 1 000 €, depois de paga a publicidade</figcaption>
</figure>
<p>Se parasse nos 2 000 €, a loja venderia menos 29% e ganharia 1 400 € em vez de 800 €, ou seja, mais 75%. Nenhum número do painel estava errado; todos respondiam a outra pergunta: quanto rende a publicidade, quando o que interessa é quanto rende <em>o próximo euro</em>.</p>
<h2>Medir sem ilusões</h2>
<p>Ninguém lhe dará esta curva, muito menos a plataforma que vende os anúncios: ela atribui a si própria até vendas que a loja faria sem publicidade. É preciso, portanto, fazer variar a despesa e olhar para o total de encomendas, venham de onde vierem.</p>
<p>O erro clássico é mexer demasiado pouco. Se retirar 1 000 € durante um mês, deve esperar menos 26 encomendas. Ora, com este volume, dois meses rigorosamente iguais diferem muitas vezes em cerca de vinte encomendas só por acaso, e em mais se também vender sem publicidade. Não verá nada. É melhor passar de 4 000 € para 2 000 €: a diferença esperada é de 70 encomendas, mais do triplo desse ruído. Desta vez, o resultado é claro.</p>
<p>Quatro semanas podem bastar, com três condições. Evite a época de saldos e as festas. Não mexa nos preços nem no site. E deixe passar uma semana antes de começar a contar, para que se esgote o efeito dos anúncios já vistos. Se vende em várias regiões, melhor ainda: em metade delas, reduza a despesa; depois, compare as duas metades. A meteorologia e o calendário são os mesmos dos dois lados.</p>
<h2>Três ressalvas</h2>
<p><strong>Os clientes que voltam.</strong> Se um em cada dois novos clientes fizer uma segunda encomenda durante o ano, cada cliente conquistado rende em média 30 € de margem, e não 20 €. A terceira fatia passa a compensar: 44 × 30 = 1 320 €. A quarta continua a não compensar: 780 €. É ainda preciso que os clientes das últimas fatias voltem tanto como os das primeiras, e nada o garante.</p>
<p><strong>A notoriedade.</strong> Uma campanha pode estar a preparar vendas que só chegarão daqui a seis meses, e um teste de quatro semanas não as vê. Se invocar este argumento, escreva de antemão o que espera e para quando. Caso contrário, ele justificará qualquer despesa.</p>
<p><strong>A curva desloca-se.</strong> Aparece um concorrente ou um anúncio perde força, e o montante certo muda. Repita o teste uma ou duas vezes por ano, não mais: enquanto dura, pode custar-lhe vendas rentáveis.</p>
<h2>Para fazer este mês</h2>
<p>Calcule a sua margem por encomenda antes da publicidade e divida 1 000 € por essa margem. O resultado é o número de encomendas que cada fatia de 1 000 € tem de trazer para se pagar: cinquenta, no nosso exemplo. Pergunte-se depois se a sua última fatia as traz mesmo. Se as traz, e com folga, está a gastar de menos. Se não as traz, já sabe onde cortar. E, se não sabe se as traz, acaba de encontrar o seu próximo teste.</p>
<p>«O último euro» é uma das sete estratégias do livro <a href="/product/4">Estratégias de marketing digital 2025</a>, cada uma com orçamento e calendário.</p>`;
