import type { Translation } from '../../messages.ts';

export default {
  '1': `<h2>Capítulo 1. A lista de terça-feira</h2>
<p>Escolha uma terça-feira normal e anote todas as tarefas de três dos seus colegas, pela ordem em que as fazem, cronometrando cada uma. Anote o que acontece, mesmo que a descrição de funções diga outra coisa. Nas doze empresas deste livro, a lista tinha entre 31 e 58 linhas, e em cada lista havia uma tarefa que levava mais de uma hora sem que ninguém lhe tivesse alguma vez chamado trabalho.</p>
<p>Marque cada linha com uma ou mais letras. <strong>R</strong> para o que se repete pelo menos dez vezes por semana, <strong>D</strong> para o que exige uma decisão, <strong>E</strong> para o que está à espera de outra pessoa. As linhas com R e sem D são as primeiras a examinar. As linhas com D são aquelas por onde a maioria dos projetos começa e onde a maioria fracassa.</p>
<h2>Capítulo 2. O preço de um erro</h2>
<p>Suponha que uma ferramenta classifica 2 000 mensagens por mês e se engana em 6% dos casos. São 120 erros. Se corrigir cada um custar dez euros, paga por eles 1 200 € por mês, e uma ferramenta que parecia barata deixa de o ser. Se a deixar classificar só aquilo de que ela tem a certeza e entregar o resto a uma pessoa, a mesma ferramenta poderá enganar-se apenas 14 vezes.</p>
<h2>Capítulo 3. Doze casos</h2>
<ul>
<li>Um grossista com 40 trabalhadores: registo de encomendas, de nove minutos para dois.</li>
<li>Um cartório notarial: pesquisa em escrituras antigas, e por que razão o projeto foi interrompido ao fim de um mês.</li>
<li>Um grupo hoteleiro: respostas em cinco línguas, todas lidas por uma pessoa.</li>
<li>Uma carpintaria: orçamentos a partir de fotografias, o caso mais rentável deste livro.</li>
</ul>
<p>Cada caso termina com a folha de cálculo preenchida, para que possa substituir os números pelos seus.</p>`,
  '2': `<h2>Instalar numa tarde</h2>
<ol>
<li>Ligue as suas contas de publicidade e a sua loja. Bastam permissões de leitura: o kit não altera nada sem a sua autorização.</li>
<li>Diga o que é, para si, um cliente. Uma primeira encomenda, um contrato assinado, uma segunda visita: escolha uma definição e não a mude durante três meses.</li>
<li>Indique quanto lhe rende um cliente num ano. Basta uma estimativa honesta; o kit mostra até que ponto o resultado depende dela.</li>
</ol>
<h2>O relatório de segunda-feira</h2>
<p>O relatório tem um número, três linhas e uma pergunta. O número é o custo de um novo cliente. As linhas são o canal que melhorou, o canal que piorou e aquele que ainda não tem dados suficientes para se tirarem conclusões. A pergunta muda de semana para semana, mas a resposta é sempre sim ou não.</p>
<h2>Regras de paragem</h2>
<p>Cada campanha tem uma regra que lhe põe fim: depois de gastar certo montante sem conseguir um cliente, a campanha é interrompida e o kit envia-lhe um aviso. Fixe o limite no triplo do que aceita pagar por um cliente. É suficientemente tarde para não parar por acaso uma boa campanha e suficientemente cedo para que uma má não faça estragos.</p>
<h2>Modelos</h2>
<p>Há quarenta modelos prontos a adaptar: seis sequências de boas-vindas, cinco para carrinhos abandonados, quatro de renovação, três para recuperar clientes e 22 páginas de destino. Cada um traz uma nota que diz quando não o usar.</p>`,
  '3': `<h2>Programa: 15 capítulos, 20 horas de vídeo, 5 projetos</h2>
<ol>
<li>O modelo que acertava e teve de ser retirado</li>
<li>Escolher a métrica antes do modelo</li>
<li>Validação com dados temporais</li>
<li>Fugas de dados e como encontrá-las</li>
<li>Eventos raros</li>
<li>Árvores e <em lang="en">boosting</em> em profundidade</li>
<li>Redes neuronais sem mistério</li>
<li>Modelos de linguagem como componentes</li>
<li>Incerteza e calibração</li>
<li>Explicar uma decisão a uma pessoa</li>
<li>Equidade: definições que se excluem umas às outras</li>
<li>Do notebook à produção</li>
<li>Monitorização e deriva</li>
<li>Experiências em produção</li>
<li>Quando desligar um modelo</li>
</ol>
<h2>Os cinco projetos</h2>
<ul>
<li><strong>Reparar:</strong> encontrar a fuga de dados num modelo que prevê o abandono de clientes e que toda a gente admira.</li>
<li><strong>Prever:</strong> a procura de 300 produtos, com um custo para cada erro.</li>
<li><strong>Detetar:</strong> fraude em pagamentos, com quatro casos positivos em dez mil.</li>
<li><strong>Ler:</strong> extrair dados de 500 contratos digitalizados e dizer quando não se tem a certeza.</li>
<li><strong>Operar:</strong> pôr o quarto projeto em produção, vigiá-lo durante duas semanas e escrever o relatório final.</li>
</ul>
<h2>Capítulo 1, primeira lição</h2>
<p>Eis a matriz de confusão que foi mostrada à equipa no dia do lançamento. O modelo prevê quais as entregas que vão chegar atrasadas; a tabela mostra 1 000 entregas.</p>
<table>
<thead>
<tr><th scope="col">Entregas</th><th scope="col">Atraso previsto</th><th scope="col">Sem atraso previsto</th></tr>
</thead>
<tbody>
<tr><th scope="row">Atrasadas</th><td>24</td><td>19</td></tr>
<tr><th scope="row">A tempo</th><td>11</td><td>946</td></tr>
</tbody>
</table>
<p>Olhe para ela durante um minuto antes de continuar: 970 das 1 000 respostas estão certas, ou seja, 97%. Todos os valores da tabela estão corretos, e o erro não está neles: os dados terminam numa sexta-feira e as reclamações começam numa segunda.</p>`,
  '4': `<h2>Estratégia 1. Seja a fonte</h2>
<p>Quando a resposta é dada por cima dos resultados, o clique desaparece, mas a pergunta não. Quem publica um número que mais ninguém tem é citado na resposta, pelo nome. Um fabricante de persianas mediu durante um verão a temperatura por trás de 60 janelas, por menos de 4 000 €. Desde então, é citado em metade dos artigos sobre o assunto.</p>
<h2>Estratégia 2. Doze cartas por ano</h2>
<p>Um e-mail por mês, escrito por uma pessoa, sobre uma coisa que essa pessoa aprendeu. Sem imagens, sem descontos. Nas empresas deste livro, a taxa de abertura passou de 19% para 41% em oito meses; o número de subscritores caiu um quarto e as vendas geradas por cada carta duplicaram.</p>
<h2>Estratégia 3. O último euro</h2>
<p>Mesmo que compense em média, a publicidade pode dar prejuízo na última fatia. Cortar um décimo de cada vez não mostra nada: o acaso, por si só, faz as encomendas variarem mais do que isso. Reduza a despesa a metade durante quatro semanas e compare a margem, depois de paga a publicidade, com a das quatro semanas anteriores. Das 23 empresas, 15 ficaram com um orçamento menor e uma margem maior.</p>
<h2>O que já não funciona</h2>
<ul>
<li>Artigos escritos em massa para os motores de busca: as visitas caíram dois terços num ano.</li>
<li><em lang="en">Retargeting</em> durante 30 dias: a partir do quarto dia, alcança sobretudo quem já comprou noutra loja.</li>
</ul>`,
  '5': `<h2>Arquivo</h2>
<p>Indique ao programa uma caixa de correio e uma pasta. Ele lê o que chega, propõe um nome, como <code>2025-08-13 Fatura Morvan 1240.pdf</code>, e um lugar, e pede-lhe confirmação para os primeiros 50 documentos. A partir daí, só pergunta quando tem dúvidas. Todas as operações podem ser anuladas durante 90 dias.</p>
<h2>Atas</h2>
<p>Grave a reunião com qualquer dispositivo. O programa escreve três listas, e nada mais: o que foi decidido, quem faz o quê e até quando, e o que ficou em aberto. O que não tem responsável vai para a terceira lista, mesmo que todos tenham acenado que sim.</p>
<h2>Lembrete</h2>
<p>Dê-lhe uma tarefa, um nome e uma data. Dois dias antes, o programa envia a essa pessoa uma mensagem cortês. No próprio dia, avisa-o e deixa o resto nas suas mãos: um segundo lembrete de uma máquina nunca acelerou nada.</p>
<h2>Orçamento, Tempo, Seguimento</h2>
<ul>
<li><strong>Orçamento</strong> preenche o modelo da sua empresa a partir de uma conversa de dez perguntas.</li>
<li><strong>Tempo</strong> propõe uma folha de horas a partir da sua agenda e dos seus documentos; corrigi-la leva dois minutos.</li>
<li><strong>Seguimento</strong> mostra todas as manhãs os três clientes que esperam uma palavra sua.</li>
</ul>
<h2>Instalação</h2>
<p>Uma página por programa, quinze minutos para cada um. Comece pelo Arquivo: é o que poupa mais tempo e não obriga a mudar de hábitos.</p>`,
  '6': `<h2>Capítulo 1. Uma pergunta, uma tabela, uma resposta errada</h2>
<p>A loja vende ferramentas de jardinagem. Tem 4 000 encomendas, 2 600 clientes e 310 e-mails. Os clientes que escreveram um e-mail voltam em 38% dos casos; os outros, em 21%. Deverá a loja pedir a todos que escrevam? Ordene a tabela por data e olhe outra vez: a maioria dos que escreveram e voltaram só escreveu depois da segunda encomenda. Não foi o e-mail que os fez voltar; foi por voltarem que escreveram.</p>
<h2>Capítulo 2. Limpeza de dados</h2>
<p>Há na tabela 17 maneiras de escrever «Saint-Étienne», dois clientes nascidos em 1900 e uma encomenda de menos três ancinhos. Vai aprender o que corrigir, o que deixar ficar e o que perguntar, e vai anotar cada escolha para que outra pessoa possa fazer uma diferente.</p>
<h2>Capítulo 3. Visualização de dados</h2>
<p>Quatro gráficos respondem à maioria das perguntas: como se distribuem os valores, como mudam ao longo do tempo, como duas colunas variam em conjunto e em que diferem os grupos. Vai desenhar cada um primeiro à mão, depois com o computador.</p>
<h2>Os outros capítulos</h2>
<ol start="4">
<li>Primeiros passos em Python</li>
<li>O acaso e como reconhecê-lo</li>
<li>Comparar dois grupos</li>
<li>Prever e indicar a margem de erro</li>
<li>Um pequeno modelo que ajuda a loja</li>
<li>Comunicar as conclusões</li>
</ol>`,
} as const satisfies Translation<'pt', 'locked'>;
