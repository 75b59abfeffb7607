import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Termos e condições',
  contents: 'Índice',
  html: `
<p>Os presentes termos e condições regem a utilização deste site e, a partir da abertura das encomendas, a venda dos produtos digitais nele apresentados. Contêm também a informação legal obrigatória (<em lang="fr">mentions légales</em>).</p>

<h2>1. Quem somos</h2>
<p>Este site é publicado sob o nome Vitrine pela sociedade a seguir identificada (artigos 1-1 e 19.º da <em lang="fr">loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique</em>):</p>
<ul>
<li><strong>Sociedade:</strong> ${seller.name}, ${seller.legalForm}, capital social: ${seller.shareCapital}</li>
<li><strong>Sede social:</strong> ${seller.address}</li>
<li><strong>Registo do comércio e das sociedades (RCS):</strong> ${seller.rcsNumber}</li>
<li><strong>Número de IVA:</strong> ${seller.vatNumber}</li>
<li><strong>Correio eletrónico e telefone:</strong> ${seller.email}, ${seller.phone}</li>
<li><strong>Diretor da publicação (<em lang="fr">directeur de la publication</em>):</strong> ${seller.publicationDirector}</li>
<li><strong>Prestador de alojamento:</strong> ${seller.hostName}, ${seller.hostAddress}, ${seller.hostPhone}</li>
</ul>

<h2>2. Uma loja de demonstração</h2>
<p><strong>À data de hoje, nenhum serviço de pagamento está ligado e nenhuma encomenda é registada.</strong> Pode percorrer o site, encher um carrinho e abrir a janela de compra, mas o último botão conduz a uma mensagem e não a uma venda. Nada é cobrado, nada é entregue, nenhum contrato de compra e venda é celebrado. A página que anuncia um pagamento bem-sucedido mostra o que veria quem tivesse pago uma encomenda; abri-la não significa que tenha sido pago o que quer que seja.</p>
<p>Os preços apresentados não constituem, portanto, uma proposta que possa aceitar. As secções 5 a 9 enunciam as regras que se aplicarão a partir da abertura das encomendas.</p>

<h2>3. Consumidores e clientes profissionais</h2>
<p>O consumidor é a pessoa singular que atua com fins que não se incluem no âmbito da sua atividade comercial, industrial, artesanal, liberal ou agrícola (artigo preliminar do Código do Consumo francês, <em lang="fr">Code de la consommation</em>). As secções 8 e 9 e a mediação prevista na secção 12 protegem os consumidores; só beneficiam os restantes clientes quando a lei assim o determina. Salvo indicação de outro diploma, os artigos citados abaixo são os desse código.</p>

<h2>4. A nossa oferta</h2>
<p>Disponibilizamos e-books, software e cursos em vídeo, fornecidos online, sem suporte material, bem como algumas prestações de serviços, como workshops. O conteúdo de cada produto está descrito na sua página. As suas funcionalidades, a sua compatibilidade e o equipamento necessário serão indicados antes da encomenda (artigos L. 111-1 e L. 221-5). O conteúdo completo está reservado aos compradores; a pré-visualização faz parte do produto. O site não publica atualmente avaliações de clientes.</p>

<h2>5. Preços</h2>
<p>Os preços são indicados em euros, salvo indicação de outra moeda, e <strong>incluem o IVA</strong>. A taxa de IVA depende do produto e do seu país; o montante do imposto é calculado e apresentado na etapa de pagamento, antes de se vincular, sem aumentar o preço apresentado. O fornecimento online é gratuito. O preço aplicável é o apresentado no momento em que faz a encomenda.</p>

<h2>6. Encomenda</h2>
<ol>
<li>O cliente coloca produtos no carrinho, onde pode alterar as quantidades ou retirá-los.</li>
<li>O cliente indica os elementos necessários à encomenda e aceita os presentes termos e condições. Se pretender acesso imediato, dá ainda o consentimento descrito na secção 8.</li>
<li>O cliente verifica os pormenores da encomenda e o preço total e corrige eventuais erros (artigos 1127-1 e 1127-2 do Código Civil francês).</li>
<li>O cliente faz a encomenda por meio de um botão que indica, sem ambiguidade, que a encomenda implica uma obrigação de pagar (artigo L. 221-14).</li>
<li>O cliente recebe por correio eletrónico uma confirmação com os termos do contrato e, se for o caso, o seu consentimento (artigo L. 221-13).</li>
</ol>
<p>Os meios de pagamento aceites serão indicados antes da primeira etapa. O contrato pode ser celebrado em qualquer das línguas do site. Conservamos durante dez anos os contratos de montante igual ou superior a 120 € e facultamos-lhe o acesso a eles, a seu pedido (artigos L. 213-1, D. 213-1 e D. 213-2).</p>

<h2>7. Fornecimento</h2>
<p>O acesso ao conteúdo é-lhe dado por correio eletrónico, sem demora injustificada, logo que o pagamento seja aceite, salvo se tiver optado por aguardar o fim do prazo de retratação. Se não receber o acesso ou se este não funcionar, escreva-nos: resolvemos o problema ou, não sendo isso possível, o contrato cessa e reembolsamos o preço pago.</p>
<p>Os workshops e as sessões realizam-se online, na data indicada na página do produto ou acordada com o cliente. A reserva pode ser mudada gratuitamente para outra data até sete dias antes; depois disso, outra pessoa pode participar em seu lugar. Se tivermos de cancelar ou mudar uma data, o cliente escolhe entre uma nova data e o reembolso integral no prazo de catorze dias. O direito de retratação (secção 8) não é afetado.</p>

<h2>8. Direito de retratação</h2>
<p>O consumidor dispõe de catorze dias a contar da celebração do contrato para se retratar (<em lang="fr">droit de rétractation</em>; em Portugal, «direito de livre resolução»), sem necessidade de indicar qualquer motivo (artigo L. 221-18). Para exercer este direito, utilize, antes do termo desse prazo, a função de retratação online que este site disponibilizará durante todo o prazo (artigo L. 221-21), ou envie-nos o formulário abaixo ou qualquer outra declaração inequívoca. Acusamos a receção num suporte duradouro. Reembolsamo-lo no prazo de catorze dias a contar da data em que formos informados da sua decisão, pelo meio de pagamento que utilizou (artigo L. 221-24).</p>
<p><strong>No caso de conteúdos digitais não fornecidos num suporte material, perde este direito logo que o fornecimento tenha início</strong>, se estiverem reunidas as três condições do artigo L. 221-28, 13.º:</p>
<ol>
<li>deu o seu consentimento prévio e expresso para que a execução do contrato tivesse início antes do fim do prazo de retratação;</li>
<li>reconheceu que, desse modo, perderia o direito de retratação;</li>
<li>confirmámos-lhe esse consentimento num suporte duradouro.</li>
</ol>
<p>É livre de não dar esse consentimento: nesse caso, o acesso abre-se ao fim de catorze dias e o seu direito mantém-se intacto. Se faltar uma destas condições, conserva o direito de retratação e nada deve pelo conteúdo já fornecido (artigo L. 221-26). No caso de um serviço iniciado a seu pedido durante o prazo, paga um montante proporcional ao que tiver sido prestado (artigo L. 221-25); o direito extingue-se quando o serviço tiver sido integralmente prestado, desde que a prestação tenha começado com o seu acordo prévio e expresso e que tenha reconhecido que perderia então este direito (artigo L. 221-28, 1.º).</p>
<h3>Modelo de formulário de retratação</h3>
<p>(Só deve preencher e devolver o presente formulário se quiser retratar-se do contrato.)</p>
<ul>
<li>Para ${seller.name}, ${seller.address}, ${seller.email}:</li>
<li>Pela presente comunico/comunicamos (*) que me retrato/nos retratamos (*) do meu/nosso (*) contrato de compra e venda relativo ao seguinte bem (*)/para a prestação do seguinte serviço (*):</li>
<li>Solicitado em (*)/recebido em (*):</li>
<li>Nome do(s) consumidor(es):</li>
<li>Endereço do(s) consumidor(es):</li>
<li>Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel):</li>
<li>Data:</li>
</ul>
<p>(*) Riscar o que não interessa. No caso de um conteúdo digital, indique o respetivo título.</p>

<h2>9. Garantias legais</h2>
<p>Respondemos pela falta de conformidade dos conteúdos digitais (<em lang="fr">garantie légale de conformité</em>, artigos L. 224-25-1 e seguintes) e pelos vícios ocultos. Para acionar estas garantias, escreva para ${seller.email}. O aviso previsto na lei (anexo ao artigo D. 211-3) tem, em tradução, o seguinte teor:</p>
<p>O consumidor dispõe de um prazo de dois anos a contar do fornecimento do conteúdo digital ou do serviço digital para acionar a garantia legal de conformidade caso se manifeste uma falta de conformidade. Durante o prazo de um ano a contar da data do fornecimento, o consumidor só tem de provar a existência da falta de conformidade, e não a data em que esta se manifestou.</p>
<p>A garantia legal de conformidade implica a obrigação de fornecer todas as atualizações necessárias para manter a conformidade do conteúdo digital ou do serviço digital.</p>
<p>A garantia legal de conformidade confere ao consumidor o direito à reposição da conformidade do conteúdo digital ou do serviço digital sem demora injustificada após o seu pedido, a título gratuito e sem inconveniente significativo para o consumidor.</p>
<p>O consumidor pode obter uma redução do preço, conservando o conteúdo digital ou o serviço digital, ou pode pôr termo ao contrato, obtendo o reembolso integral contra a renúncia ao conteúdo digital ou ao serviço digital, se:</p>
<ol>
<li>o profissional se recusar a repor a conformidade do conteúdo digital ou do serviço digital;</li>
<li>a reposição da conformidade do conteúdo digital ou do serviço digital se atrasar de modo injustificado;</li>
<li>a reposição da conformidade do conteúdo digital ou do serviço digital não puder realizar-se sem custos para o consumidor;</li>
<li>a reposição da conformidade do conteúdo digital ou do serviço digital causar um inconveniente significativo ao consumidor;</li>
<li>a falta de conformidade do conteúdo digital ou do serviço digital persistir apesar de o profissional ter tentado, sem êxito, repor a conformidade.</li>
</ol>
<p>O consumidor tem igualmente direito à redução do preço ou à resolução do contrato quando a falta de conformidade for de tal modo grave que justifique a redução do preço ou a resolução imediata do contrato. Nesse caso, o consumidor não tem de pedir previamente a reposição da conformidade do conteúdo digital ou do serviço digital.</p>
<p>Quando a falta de conformidade for menor, o consumidor só tem direito à resolução do contrato se este não previr o pagamento de um preço.</p>
<p>Qualquer período de indisponibilidade do conteúdo digital ou do serviço digital com vista à reposição da sua conformidade suspende o prazo de garantia remanescente, até que o conteúdo digital ou o serviço digital seja de novo fornecido em conformidade.</p>
<p>Os direitos acima mencionados resultam da aplicação dos artigos L. 224-25-1 a L. 224-25-31 do Código do Consumo francês.</p>
<p>O profissional que, de má-fé, obste ao acionamento da garantia legal de conformidade incorre numa multa civil no montante máximo de 300 000 euros, que pode ser elevado até 10% do volume de negócios médio anual (artigo L. 242-18-1 do Código do Consumo francês).</p>
<p>O consumidor beneficia ainda da garantia legal contra os vícios ocultos (<em lang="fr">vices cachés</em>), nos termos dos artigos 1641.º a 1649.º do Código Civil francês, durante dois anos a contar da descoberta do defeito. Esta garantia confere o direito a uma redução do preço, se o conteúdo digital ou o serviço digital for conservado, ou ao reembolso integral contra a renúncia ao conteúdo digital ou ao serviço digital.</p>

<h2>10. Propriedade intelectual e licença</h2>
<p>Os textos, as imagens e os sinais distintivos deste site, bem como os produtos, pertencem à nossa sociedade ou aos respetivos autores. O que é publicado com o código-fonte do site ao abrigo de uma licença livre pode ser utilizado nos termos dessa licença.</p>
<p>A compra confere-lhe o direito pessoal, não exclusivo e intransmissível, para todo o mundo e pelo período de proteção do conteúdo, de utilizar o produto para si ou, se comprar para uma organização, para o número de pessoas ou de dispositivos indicado na página do produto ou na variante escolhida. Não pode revendê-lo, publicá-lo nem partilhar o seu acesso. Mantêm-se as exceções legais, em particular as dos artigos L. 122-5 e L. 122-6-1 do Código da Propriedade Intelectual francês (<em lang="fr">Code de la propriété intellectuelle</em>).</p>

<h2>11. Responsabilidade</h2>
<p>A consulta do site é gratuita, e podemos interrompê-la para manutenção. Os artigos e as pré-visualizações informam em termos gerais; não constituem aconselhamento sobre um caso concreto nem prometem qualquer resultado.</p>
<p><strong>Consumidores:</strong> respondemos, independentemente de culpa, pela boa execução do contrato (artigo L. 221-15), salvo se o incumprimento for imputável ao próprio consumidor, a facto imprevisível e insuperável de terceiro ou a um caso de força maior.</p>
<p><strong>Clientes profissionais:</strong> respondemos pelos danos diretos e previsíveis, até ao limite do preço pago pelo produto em causa.</p>
<p>Nada nestes termos e condições limita a responsabilidade por danos corporais, dolo (<em lang="fr">dol</em>) ou culpa grave (<em lang="fr">faute lourde</em>), nem os direitos que a lei confere aos consumidores.</p>

<h2>12. Reclamações e mediação</h2>
<p>Escreva-nos primeiro, para ${seller.email}. Se o diferendo subsistir, o consumidor pode, no prazo de um ano após a sua reclamação escrita, recorrer gratuitamente ao nosso mediador de consumo (artigos L. 612-1 e L. 612-2): ${seller.mediatorName}, ${seller.mediatorAddress}, ${seller.mediatorWebsite}. O procedimento é explicado, em francês, no <a href="https://www.economie.gouv.fr/mediation-conso">site da mediação de consumo</a> do Ministério da Economia francês. A plataforma europeia de resolução de litígios em linha encerrou em 20 de julho de 2025.</p>

<h2>13. Lei aplicável e tribunais competentes</h2>
<p><strong>Os presentes termos e condições estão sujeitos ao direito francês.</strong> O consumidor que resida noutro país da União Europeia conserva a proteção das disposições imperativas desse país (artigo 6.º do Regulamento (CE) n.º 593/2008).</p>
<p>O consumidor pode recorrer ao tribunal do lugar onde residia à data da celebração do contrato ou da ocorrência do facto danoso (artigo R. 631-3), ou aos tribunais do seu país no seio da União (artigo 18.º do Regulamento (UE) n.º 1215/2012). <strong>Os litígios com clientes profissionais são da competência dos tribunais da nossa sede social.</strong></p>

<h2>14. Línguas e alterações</h2>
<p>A versão francesa faz fé; as versões nas restantes línguas são traduções. Em caso de dúvida, prevalece a interpretação mais favorável ao consumidor (artigo L. 211-1). Cada encomenda rege-se pelos termos e condições em vigor no dia em que foi feita. Sobre os dados pessoais, consulte a <a href="/privacy-policy">política de privacidade</a>; sobre os cookies, a <a href="/cookie-policy">política de cookies</a>.</p>
`,
} satisfies Translation<'pt', 'terms-of-service'>;
