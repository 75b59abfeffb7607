import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Política de privacidade',
  contents: 'Índice',
  html: `
<p>Esta política indica quais os dados pessoais que este site trata, porquê, durante quanto tempo e quais são os seus direitos. É breve porque o site faz pouco: não tem contas de utilizador, não recebe pagamentos, não regista encomendas, não segue os visitantes, não mostra publicidade e o seu formulário de contacto não envia nada.</p>

<h2>1. O responsável pelo tratamento</h2>
<p>O responsável pelo tratamento (<em lang="fr">responsable du traitement</em>) é ${seller.name}, ${seller.legalForm}, que publica este site sob o nome Vitrine. A sua identificação completa consta dos <a href="/terms-of-service">termos e condições</a>. Para qualquer questão relativa aos seus dados pessoais, escreva para:</p>
<address>
<p>${seller.dataProtectionContact}</p>
</address>

<h2>2. O formulário de contacto é uma demonstração</h2>
<p><strong>Nada do que escreve no formulário de contacto é enviado ou guardado.</strong> Quando clica no botão, a página verifica os campos, faz uma breve pausa e diz que se tratou de uma demonstração. O seu nome, o seu endereço de correio eletrónico e a sua mensagem não saem do seu navegador, e a página esquece-os de imediato. Ninguém os lê e ninguém lhes pode responder. Para entrar em contacto connosco, utilize o endereço de correio eletrónico ou o número de telefone indicados nos termos e condições.</p>

<h2>3. A loja é também uma demonstração</h2>
<p>Nenhum serviço de pagamento está ligado e nenhuma encomenda é registada. Não dispomos, por isso, de uma lista de clientes, de dados de faturação nem de dados de pagamento. O carrinho permanece no seu navegador. Para verificar os preços e o stock e para lhe sugerir produtos, o seu navegador pede a este site dados do catálogo; esse pedido pode conter os identificadores dos produtos que tem no carrinho ou as palavras que pesquisa na loja, mas nada que revele o seu nome.</p>

<h2>4. Os dados tratados e as respetivas finalidades</h2>
<p>Os fundamentos jurídicos indicados abaixo são os do artigo 6.º, n.º 1, do <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">Regulamento Geral sobre a Proteção de Dados</a> (RGPD).</p>
<h3>Registos do servidor</h3>
<ul>
<li><strong>Dados:</strong> endereço IP, data e hora, endereço pedido, resultado do pedido e o que o seu navegador comunica sobre si próprio e sobre a página de onde vem. São registados pelo nosso prestador de alojamento, por nossa conta. A preferência de idioma que o seu navegador anuncia serve apenas para escolher o idioma da página.</li>
<li><strong>Finalidade:</strong> fornecer as páginas, detetar falhas e repelir ataques.</li>
<li><strong>Fundamento jurídico:</strong> o nosso interesse legítimo em dispor de um site que funcione e seja seguro (alínea f)).</li>
<li><strong>Prazo de conservação:</strong> doze meses, no máximo; depois disso, só se conservam as linhas que documentem um incidente, até à sua resolução.</li>
</ul>
<h3>Preferências guardadas no seu dispositivo</h3>
<ul>
<li><strong>Dados:</strong> o idioma escolhido, o conteúdo do carrinho e a sua resposta ao aviso de cookies. Ao nosso servidor só chegam a escolha do idioma, num cookie que acompanha cada pedido de página, e os identificadores de produtos referidos na secção 3.</li>
<li><strong>Finalidade:</strong> mostrar o idioma que escolheu, guardar o seu carrinho de uma visita para a outra e não repetir o aviso.</li>
<li><strong>Fundamento jurídico:</strong> o nosso interesse legítimo em fornecer o que nos pede (alínea f)). Como estes elementos são estritamente necessários para esse fim, o artigo 82.º da lei francesa da proteção de dados (<em lang="fr">loi n° 78-17 du 6 janvier 1978</em>) não exige o seu consentimento.</li>
<li><strong>Prazo de conservação:</strong> o que se indica, elemento a elemento, na <a href="/cookie-policy">política de cookies</a>.</li>
</ul>
<h3>Mensagens que nos envia por correio eletrónico, por correio postal ou por telefone</h3>
<ul>
<li><strong>Dados:</strong> o seu nome, os seus contactos e o que nos diz.</li>
<li><strong>Finalidade:</strong> responder-lhe.</li>
<li><strong>Fundamento jurídico:</strong> as diligências pré-contratuais efetuadas a seu pedido (alínea b)), se nos consultar sobre as nossas ofertas; nos restantes casos, o nosso interesse legítimo em responder-lhe (alínea f)).</li>
<li><strong>Prazo de conservação:</strong> o tempo necessário para tratar o seu pedido e, depois, três anos, no máximo, após o nosso último contacto.</li>
</ul>
<h3>Pedidos de exercício dos seus direitos</h3>
<ul>
<li><strong>Dados:</strong> o seu pedido, a nossa resposta e, em caso de dúvida razoável quanto à identidade do requerente, um comprovativo.</li>
<li><strong>Finalidade:</strong> responder e poder demonstrar que o fizemos.</li>
<li><strong>Fundamento jurídico:</strong> as nossas obrigações jurídicas (alínea c)).</li>
<li><strong>Prazo de conservação:</strong> cinco anos, prazo geral de prescrição (artigo 2224.º do Código Civil francês, <em lang="fr">Code civil</em>); o comprovativo de identidade é apagado logo que tenha sido verificado.</li>
</ul>
<p>Nada o obriga a fornecer-nos dados para consultar este site. Não os obtemos junto de terceiros, não fazemos definição de perfis e não tomamos decisões automatizadas.</p>

<h2>5. Os destinatários</h2>
<ul>
<li>Os membros do nosso pessoal que deles necessitam para as finalidades acima indicadas.</li>
<li>O nosso prestador de alojamento, ${seller.hostName}, ${seller.hostAddress}, que age segundo as nossas instruções, na qualidade de subcontratante (artigo 28.º do RGPD).</li>
<li>Os tribunais e as autoridades, quando a lei a isso nos obriga.</li>
</ul>
<p>Não vendemos nem alugamos os seus dados e não transmitimos nenhum para fins publicitários. Os tipos de letra, as imagens e os scripts provêm deste mesmo site: nenhuma página recorre a terceiros.</p>

<h2>6. O local de conservação dos dados</h2>
<p>País de alojamento do site: ${seller.hostCountry}. Não transferimos dados pessoais para fora do Espaço Económico Europeu. Se uma transferência viesse a ser necessária, assentaria numa decisão de adequação ou nas cláusulas contratuais-tipo da Comissão Europeia (artigos 45.º e 46.º do RGPD), e esta página anunciá-lo-ia previamente.</p>

<h2>7. Os seus direitos</h2>
<p>Pode pedir-nos:</p>
<ul>
<li>o acesso aos seus dados e uma cópia deles (artigo 15.º do RGPD);</li>
<li>a retificação dos dados inexatos ou incompletos (artigo 16.º);</li>
<li>o seu apagamento (artigo 17.º) ou a limitação do seu tratamento (artigo 18.º), nos casos previstos no regulamento;</li>
<li>a entrega, num formato de leitura automática, dos dados que nos forneceu ao abrigo de um contrato ou com vista a ele (artigo 20.º);</li>
<li>que deixemos de os tratar, por motivos relacionados com a sua situação particular, quando nos baseamos no nosso interesse legítimo (artigo 21.º);</li>
<li>que sigamos as suas diretivas sobre o destino dos dados após a sua morte (artigo 85.º da lei francesa da proteção de dados).</li>
</ul>
<p>Escreva para o contacto indicado na secção 1. O exercício destes direitos é gratuito e respondemos no prazo de um mês; se o pedido for complexo, este prazo pode ser prorrogado por dois meses. Nesse caso, receberá essa informação durante o primeiro mês (artigo 12.º). Um endereço IP não basta para sabermos quem é: se o seu pedido disser respeito aos registos do servidor, indique-nos esse endereço e a hora das suas visitas (artigo 11.º).</p>

<h2>8. As reclamações</h2>
<p>Se a nossa resposta não for satisfatória, pode apresentar uma reclamação à autoridade francesa de proteção de dados, a <em lang="fr">Commission nationale de l’informatique et des libertés</em> (CNIL), <em lang="fr">3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07</em>, ou online, em <a href="https://www.cnil.fr/en">cnil.fr</a>. Se reside ou trabalha noutro país da União Europeia, pode também dirigir-se à autoridade desse país (artigo 77.º do RGPD); em Portugal, é a Comissão Nacional de Proteção de Dados (CNPD).</p>

<h2>9. Se a loja abrir</h2>
<p>Antes de poder ser feita uma primeira encomenda, esta política será completada. Descreverá, pelo menos, os dados de encomenda e de faturação, necessários à execução do contrato (alínea b)), as faturas, que o comerciante deve conservar durante dez anos (artigo L. 123-22 do Código Comercial francês, <em lang="fr">Code de commerce</em>), e, entre os destinatários, o prestador de serviços de pagamento. Até lá, nenhum destes dados existe.</p>

<h2>10. As alterações a esta política</h2>
<p>A data que figura no início da página é a da última alteração. Se quiséssemos utilizar para uma nova finalidade dados que já possuímos, informaríamos previamente as pessoas em causa.</p>
`,
} satisfies Translation<'pt', 'privacy-policy'>;
