import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Política de cookies',
  contents: 'Índice',
  html: `
<p>Este site guarda no seu dispositivo apenas o que lhe é necessário para funcionar: quatro pequenos elementos, todos enumerados abaixo. Nenhum revela a sua identidade, nenhum mede audiências, nenhum serve para publicidade, nenhum provém de terceiros.</p>

<h2>1. Cookies e armazenamento local</h2>
<p>Um <strong>cookie</strong> é um texto curto que um site deixa no seu navegador e que este lhe devolve em cada pedido. O <strong>armazenamento local</strong> é um espaço que o navegador reserva a um site; o que lá se encontra é lido pelas próprias páginas e não é enviado com os pedidos. A lei trata-os da mesma forma (artigo 82.º da lei francesa da proteção de dados, <em lang="fr">loi n° 78-17 du 6 janvier 1978</em>), e esta página também.</p>

<h2>2. O que este site guarda</h2>
<table>
<thead>
<tr><th scope="col">Nome</th><th scope="col">Onde</th><th scope="col">Para quê</th><th scope="col">Duração</th></tr>
</thead>
<tbody>
<tr><th scope="row">cart</th><td>Armazenamento local</td><td>Os produtos do seu carrinho e as respetivas quantidades, para que volte a encontrá-los na próxima visita. Guardado quando adiciona um produto.</td><td>Até que o apague</td></tr>
<tr><th scope="row">language</th><td>Armazenamento local</td><td>O idioma que escolheu no menu de idiomas. Só é guardado se escolher um.</td><td>Até que o apague</td></tr>
<tr><th scope="row">language</th><td>Cookie deste site</td><td>Uma cópia dessa mesma escolha, que permite ao nosso servidor enviar logo a página no idioma certo. Não serve para mais nada.</td><td>Doze meses, no máximo, após ter sido guardado pela última vez, ou até que o apague</td></tr>
<tr><th scope="row">cookie_consent</th><td>Armazenamento local</td><td>A sua resposta ao aviso de cookies: «<em lang="en">accepted</em>» (aceite) ou «<em lang="en">declined</em>» (recusado). Assim, a pergunta não volta a ser feita.</td><td>Até que o apague</td></tr>
</tbody>
</table>
<p>Além disso, o seu navegador pode guardar na sua própria cache uma cópia das páginas e das imagens, para as mostrar mais depressa. Não utilizamos essa cache para o reconhecer.</p>

<h2>3. O que este site não guarda</h2>
<ul>
<li>Nenhuma medição de audiências, nem sequer anónima.</li>
<li>Nenhuma publicidade, nenhum botão de redes sociais, nenhum vídeo ou mapa incorporado.</li>
<li>Nenhum cookie de terceiros: os tipos de letra, as imagens e os scripts provêm todos deste site.</li>
<li>Nenhum identificador que permita segui-lo de uma página para outra ou de uma visita para outra.</li>
</ul>

<h2>4. Por que razão não é necessário o seu consentimento</h2>
<p>A lei não o exige para os elementos estritamente necessários a um serviço pedido expressamente. Segundo a autoridade francesa de proteção de dados, a <a href="https://www.cnil.fr/en">CNIL</a>, é o caso do conteúdo de um carrinho de compras, da escolha do idioma e do registo da sua resposta sobre os cookies: exatamente os quatro elementos acima.</p>

<h2>5. Aceitar, recusar, mudar de ideias</h2>
<p>O aviso informa-o destes elementos e memoriza a sua resposta. Como o site não utiliza nada de facultativo, <strong>aceitar e recusar têm hoje o mesmo efeito</strong>: todo o site funciona em ambos os casos. Se um dia quiséssemos acrescentar um elemento sujeito ao seu consentimento, alteraríamos esta página e faríamos primeiro a pergunta; nada seria guardado antes de o aceitar.</p>
<p>Pode reabrir o aviso e alterar a sua resposta a qualquer momento: utilize o link «Definições de cookies», no rodapé de cada página.</p>

<h2>6. Como apagar estes elementos</h2>
<ul>
<li>Abra as definições do seu navegador e procure, em geral em «Privacidade», a secção dedicada aos cookies e aos dados dos sites.</li>
<li>Encontre aí o endereço deste site e apague os respetivos dados. Os cookies e o armazenamento local são normalmente apagados em conjunto.</li>
<li>Para não deixar qualquer vestígio desde o início, utilize uma janela de navegação privada: o navegador apaga tudo quando a fecha.</li>
</ul>
<p>Tudo recomeça então do zero: o carrinho fica vazio, o idioma volta a ser o do seu navegador e o aviso reaparece. Pode também impedir este site de guardar o que quer que seja. O site continua a funcionar, mas esquece o carrinho, o idioma e a sua resposta quando sai dele ou recarrega a página.</p>

<h2>7. Perguntas</h2>
<p>Este site é publicado por ${seller.name}. Para qualquer pergunta sobre esta página, escreva para ${seller.dataProtectionContact}. A <a href="/privacy-policy">política de privacidade</a> explica como tratamos os dados pessoais em geral, quais são os seus direitos e como reclamar junto da CNIL.</p>
`,
} satisfies Translation<'pt', 'cookie-policy'>;
