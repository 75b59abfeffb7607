import { bar } from '../figures.ts';

export default `<p>«94% de respostas certas» não lhe diz se uma IA vai compensar. O que decide é o preço de cada erro, e esse preço pode ser calculado antes de assinar.</p>
<h2>As contas que toda a gente faz</h2>
<p>Vejamos um caso banal. O apoio ao cliente de uma empresa recebe 2 000 e-mails por mês. Uma pessoa lê-os e encaminha-os para a faturação, para as entregas ou para a assistência técnica. São precisos dois minutos por mensagem; a 30 € por hora, encargos incluídos, a triagem fica em 1 € por e-mail, ou seja, 2 000 € por mês. As pessoas também se enganam: com 3% de erros, 60 mensagens vão parar ao lugar errado, e corrigir cada uma leva vinte minutos, isto é, 10 €. Custo total: 2 600 €.</p>
<p>Uma ferramenta de IA promete 94% de respostas certas por 300 € por mês. A ferramenta engana-se o dobro das vezes: 120 mensagens, logo 1 200 € de correções. Total: 1 500 €. A poupança é de 1 100 € por mês. Negócio fechado?</p>
<h2>Nem todos os erros têm o mesmo preço</h2>
<p>Entre esses 2 000 e-mails, 20 são de clientes prestes a ir-se embora. Quando são mal encaminhados, esperam mais três dias, e a empresa calcula que cada um lhe custa então, em média, 400 € de margem. A pessoa que faz a triagem reconhece-os quase todos: escapa-lhe um. A IA viu poucos exemplos, e estas mensagens são muitas vezes educadas e ambíguas: escapam-lhe seis. Voltemos às contas.</p>
<ul>
<li><strong>À mão:</strong> 2 000 € de triagem, 59 erros correntes a 10 €, um erro grave a 400 €. Total: 2 990 €.</li>
<li><strong>Com a IA:</strong> 300 € de assinatura, 114 erros correntes, seis erros graves. Total: 3 840 €.</li>
</ul>
<p>A taxa de acerto não mudou: 94%. No entanto, a poupança de 1 100 € transformou-se numa perda de 850 €. As seis mensagens que inverteram o resultado são 0,3% do volume; nenhuma percentagem global as mostrará.</p>
<h2>Quem trata dos casos duvidosos?</h2>
<p>Muitas ferramentas de classificação dão, com cada resposta, um índice de confiança. É, pois, possível fixar um limiar: acima dele, a IA decide sozinha; abaixo, quem lê é uma pessoa. Suponhamos que 1 600 mensagens passam o limiar. Nestes casos mais fáceis, a IA comete 32 erros, um deles grave. As outras 400 ficam para a pessoa, que mantém a sua taxa de 3%: doze erros, entre os quais contamos, por prudência, um grave.</p>
<p>A conta: 300 € de assinatura, 710 € de erros da IA, 400 € de triagem à mão, 510 € de erros humanos. Total: 1 920 €, contra 2 990 € sem ferramenta. O ganho é de 1 070 € por mês, 12 840 € por ano. O modelo é exatamente o mesmo; só mudou aquilo que se lhe confia.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Custo por mês</th><th scope="col">À mão</th><th scope="col">Só a ferramenta</th><th scope="col">Com limiar</th></tr>
</thead>
<tbody>
<tr><th scope="row">Triagem e assinatura</th><td>2 000 €${bar(52)}</td><td>300 €${bar(8)}</td><td>700 €${bar(18)}</td></tr>
<tr><th scope="row">Erros correntes</th><td>590 €${bar(15)}</td><td>1 140 €${bar(30)}</td><td>420 €${bar(11)}</td></tr>
<tr><th scope="row">Erros graves</th><td>400 €${bar(10)}</td><td>2 400 €${bar(62)}</td><td>800 €${bar(21)}</td></tr>
<tr><th scope="row">Total</th><td>2 990 €${bar(78)}</td><td>3 840 €${bar(100)}</td><td>1 920 €${bar(50)}</td></tr>
</tbody>
</table>
<figcaption>Quanto custa por mês a triagem de 2 000 e-mails, de três maneiras</figcaption>
</figure>
<h2>Como verificá-lo na sua empresa</h2>
<ol>
<li>Faça uma lista dos tipos de erro (bastam três ou quatro) e ponha um preço em cada um: tempo de correção, reembolso, cliente perdido. Se hesitar, anote um intervalo e faça as contas com os dois extremos.</li>
<li>Reúna casos anteriores cuja resposta certa conheça. Quinhentas mensagens tiradas ao acaso bastam para medir a taxa de acerto global. Já os casos raros, tem de os procurar: ao ritmo de 20 por mês, seis meses de arquivo dão 120, o bastante para distinguir uma ferramenta que deixa escapar 5% de outra que deixa escapar 30%. Esse arquivo contém dados pessoais: fixe por contrato o que o fornecedor pode fazer com eles.</li>
<li>Ponha a ferramenta a trabalhar nesses casos e conte os erros por tipo, com vários limiares. O limiar certo é o do custo total mais baixo, não o da melhor percentagem.</li>
<li>Repita todos os trimestres. Um produto novo, uma clientela nova, e os erros mudam de lugar.</li>
</ol>
<h2>O que estas contas não dizem</h2>
<p>Os índices de confiança são por vezes enganadores: há ferramentas que declaram 99% de certeza e se enganam. Por isso, teste a ferramenta com as suas próprias mensagens antes de assinar seja o que for.</p>
<p>Os 400 € por cliente perdido não passam de uma estimativa. Refaça o total com 100 €: a triagem à mão fica em 2 690 €, a IA sozinha em 2 040 €, a IA com limiar em 1 320 €. A IA sozinha, que há pouco dava prejuízo, passa a compensar; com o limiar, ganha nos dois casos. É este o melhor uso de uma estimativa: saber se a decisão depende dela.</p>
<p>Por fim, certos erros não têm preço aceitável: um parecer médico, uma recusa de crédito, a segurança de alguém. Aí, uma média não faz sentido nenhum. Cabe a uma pessoa decidir, seja qual for o índice de confiança da máquina.</p>
<p>Para tudo o resto, não se contente com uma percentagem. Faça ao fornecedor esta pergunta: <strong>«Que erros comete a sua ferramenta, e quais deles nos vão sair caros?»</strong> Se ele lhe pedir o arquivo para procurar a resposta, a conversa pode começar.</p>
<p>O método completo, com doze casos práticos e a folha de cálculo, está no nosso guia <a href="/product/1">IA nas empresas</a>.</p>`;
