import type { Translation } from '../../messages.ts';

export default {
  '1': {
    audience: [
      'Donos e gestores de empresas de 10 a 500 pessoas',
      'Responsáveis de equipa a quem pediram para «fazer alguma coisa com IA»',
      'Compradores com uma proposta na secretária e dúvidas sobre ela',
    ],
    requirements: [
      'Um leitor de PDF ou EPUB, em qualquer dispositivo',
      'Excel ou LibreOffice Calc para a folha de cálculo',
      'Nenhum conhecimento técnico: cada termo é explicado quando aparece pela primeira vez',
    ],
    contents: [
      {
        title: 'A lista de terça-feira',
        detail: 'Encontrar numa tarde as tarefas que lhe custam tempo (páginas 9 a 46)',
      },
      { title: 'O preço de um erro', detail: 'Pôr números numa ideia antes de alguém a desenvolver (páginas 47 a 88)' },
      {
        title: 'Doze casos',
        detail: 'Nove que compensaram, três que foram interrompidos, e porquê (páginas 89 a 176)',
      },
      {
        title: 'Falar com fornecedores',
        detail: 'A lista de verificação e as respostas a esperar (páginas 177 a 196)',
      },
      {
        title: 'A folha de cálculo, passo a passo',
        detail: 'Preenchê-la com os seus próprios números (páginas 197 a 212)',
      },
    ],
    format: [
      { label: 'Formato', value: 'PDF e EPUB, sem proteção contra cópia' },
      { label: 'Extensão', value: '212 páginas, cerca de seis horas de leitura' },
      { label: 'Extras', value: 'Folha de cálculo (XLSX e ODS) e lista para falar com fornecedores' },
      { label: 'Licença', value: 'Uma pessoa' },
      { label: 'Atualizações', value: 'Gratuitas durante doze meses' },
    ],
    author: {
      name: 'Claire Morvan',
      role: 'Consultora de IA na Vitrine',
      bio: 'A Claire ajuda as empresas a decidir que tarefas confiar a uma máquina e escreve sobre o preço dos erros no nosso blogue. A folha de cálculo deste livro é a que usa com os clientes.',
    },
    faq: [
      {
        question: 'O livro trata de uma ferramenta em particular?',
        answer:
          'Não. O livro ajuda a avaliar qualquer ferramenta pelo que pouparia e pelo que os erros dela lhe custariam. Só os casos nomeiam produtos.',
      },
      {
        question: 'Posso partilhá-lo com a minha equipa?',
        answer:
          'A licença é para uma pessoa. Pode mostrar a folha de cálculo, preenchida com os seus números, a toda a empresa.',
      },
      {
        question: 'Como são enviadas as atualizações?',
        answer:
          'Por e-mail, com uma nova ligação para descarregar, sempre que um capítulo muda durante os primeiros doze meses.',
      },
    ],
    sample: `<figure>
<h3>Uma terça-feira num grossista</h3>
<p>Serviço de encomendas, 40 trabalhadores, um dia de março. Os tempos são minutos por dia, medidos e não adivinhados.</p>
<table>
<thead>
<tr><th scope="col">Tarefa</th><th scope="col">Vezes por dia</th><th scope="col">Minutos</th></tr>
</thead>
<tbody>
<tr><th scope="row">Registar as encomendas que chegam em PDF</th><td>22</td><td>198</td></tr>
<tr><th scope="row">Procurar uma data de entrega</th><td>31</td><td>93</td></tr>
<tr><th scope="row">Responder a «onde está a minha encomenda?»</th><td>14</td><td>56</td></tr>
<tr><th scope="row">Corrigir um preço</th><td>6</td><td>42</td></tr>
</tbody>
</table>
<p>Antes de continuar: por que linha começaria? A maioria das pessoas escolhe a terceira, porque é a que mais as irrita.</p>
<figcaption>Páginas 30 e 31, de «A lista de terça-feira»</figcaption>
</figure>
<figure>
<h3>Seis perguntas antes da segunda reunião</h3>
<ol>
<li>Com os dados de quem foram medidos estes números?</li>
<li>Podemos testar a ferramenta com 500 casos passados nossos?</li>
<li>O que faz a ferramenta quando não tem a certeza?</li>
<li>Onde ficam guardados os nossos dados e quem os pode ler?</li>
<li>Com que ficamos se sairmos ao fim de um ano?</li>
<li>Que clientes desistiram, e porquê?</li>
</ol>
<p>Um bom fornecedor tem resposta para as cinco primeiras. Um fornecedor honesto tem resposta para a sexta.</p>
<figcaption>Páginas 180 e 181, de «Falar com fornecedores»</figcaption>
</figure>`,
  },
  '2': {
    audience: [
      'Empresas que gastam de 500 a 20 000 € por mês em publicidade',
      'Equipas de marketing de uma a dez pessoas',
      'Donos que querem, à segunda-feira de manhã, um número de confiança',
    ],
    requirements: [
      'Uma versão recente do Chrome, do Edge, do Firefox ou do Safari',
      'Acesso às suas contas de publicidade e à sua loja; para começar, bastam permissões de leitura',
      'Uma tarde para a instalação',
    ],
    contents: [
      { title: 'Campanhas', detail: 'Plano, orçamento e regra de paragem de cada canal, lado a lado' },
      {
        title: 'E-mail',
        detail: '18 sequências: boas-vindas, carrinhos abandonados, renovação, recuperação de clientes',
      },
      { title: 'Páginas', detail: '22 páginas de destino e um teste que compara duas versões' },
      { title: 'Números', detail: 'Custo por cliente, por canal e por semana, com a margem de incerteza' },
      { title: 'Relatório de segunda-feira', detail: 'Um número, três linhas e uma pergunta, por e-mail às 8 horas' },
    ],
    format: [
      { label: 'Formato', value: 'Aplicação web, em seis línguas' },
      { label: 'Licença', value: 'Uma empresa, até dez utilizadores' },
      { label: 'Instalação', value: 'Uma tarde, com um guia' },
      { label: 'Atualizações e assistência', value: 'Doze meses' },
      { label: 'Os seus dados', value: 'Exportação para CSV a qualquer momento' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Responsável de marketing digital na Vitrine',
      bio: 'O Thomas gere campanhas de lojas online e escreve no nosso blogue sobre o último euro de um orçamento. O kit nasceu de estar farto de relatórios que não serviam para nada.',
    },
    faq: [
      {
        question: 'O kit altera as minhas campanhas sozinho?',
        answer:
          'Só com a sua autorização. Com permissões de leitura, informa; com acesso completo, pode parar uma campanha que viole a sua regra de paragem e avisa de imediato.',
      },
      {
        question: 'O que acontece depois de doze meses?',
        answer:
          'A licença não expira e a sua versão continua a funcionar. As atualizações e a assistência podem ser renovadas por um ano.',
      },
      {
        question: 'É preciso ter uma loja online?',
        answer:
          'Não. Um cliente pode ser uma primeira encomenda, um contrato assinado ou uma visita marcada. É o utilizador que define o que conta, e pode importá-lo de uma folha de cálculo.',
      },
    ],
    sample: `<figure>
<h3>Relatório de segunda-feira</h3>
<p><strong>Na semana passada, um novo cliente custou-lhe 38 € (na semana anterior: 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Canal</th><th scope="col">Despesa</th><th scope="col">Novos clientes</th><th scope="col">Custo de cada um</th></tr>
</thead>
<tbody>
<tr><th scope="row">Pesquisa</th><td>1 056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Redes sociais</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">E-mail</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Total</th><td>2 280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>A pergunta desta semana: voltaria a comprar os dez últimos clientes das redes sociais a 62 € cada um?</p>
<figcaption>Imagem 1: o relatório de segunda-feira, com os números de uma loja de exemplo</figcaption>
</figure>
<figure>
<h3>Campanha: pesquisa de outono</h3>
<table>
<tbody>
<tr><th scope="row">Orçamento</th><td>300 € por semana</td></tr>
<tr><th scope="row">Um cliente é</th><td>Uma primeira encomenda paga</td></tr>
<tr><th scope="row">Pode custar</th><td>40 €</td></tr>
<tr><th scope="row">Regra de paragem</th><td>Para ao fim de 120 € sem um cliente e avisa a Nadia</td></tr>
<tr><th scope="row">Estado</th><td>Em curso; 64 € desde o último cliente</td></tr>
</tbody>
</table>
<figcaption>Imagem 2: uma campanha com o seu orçamento e a sua regra de paragem</figcaption>
</figure>`,
  },
  '3': {
    audience: [
      'Cientistas de dados e engenheiros que já fizeram um primeiro modelo',
      'Analistas prestes a pôr um modelo em serviço',
      'Responsáveis que aprovam modelos construídos por outros',
    ],
    requirements: [
      'Python, incluindo funções e tabelas de dados',
      'Um primeiro curso de estatística',
      'Cerca de quatro horas por semana durante dez semanas',
      'Um navegador recente; os notebooks funcionam nele, sem instalar nada',
    ],
    contents: [
      { title: 'O modelo que tinha razão e teve de sair', detail: 'O que um conjunto de teste não lhe pode dizer' },
      { title: 'Escolher a métrica antes do modelo', detail: 'Do custo de um erro a um número a otimizar' },
      { title: 'A validação quando o tempo passa', detail: 'Divisões que respeitam o calendário' },
      { title: 'Fugas de dados e como encontrá-las', detail: 'Projeto 1: Reparar' },
      { title: 'Acontecimentos raros', detail: 'Precisão, sensibilidade e taxa de base' },
      { title: 'Árvores e boosting, a sério', detail: 'Projeto 2: Prever' },
      { title: 'Redes neuronais sem mistério', detail: 'Uma rede escrita à mão, depois com uma biblioteca' },
      { title: 'Modelos de linguagem como componentes', detail: 'Prompts, recuperação de documentos e testes' },
      { title: 'Incerteza e calibração', detail: 'Projeto 3: Detetar' },
      { title: 'Explicar uma decisão a uma pessoa', detail: 'Uma carta que um cliente compreende' },
      { title: 'Equidade: definições que se excluem umas às outras', detail: 'Escolher uma e dizer porquê' },
      { title: 'Do notebook ao serviço', detail: 'Projeto 4: Ler' },
      { title: 'Monitorização e deriva', detail: 'Três alarmes que valem o incómodo' },
      { title: 'Experiências em produção', detail: 'Execução em sombra e lançamento por etapas' },
      { title: 'Quando desligar um modelo', detail: 'Projeto 5: Operar' },
    ],
    format: [
      { label: 'Formato', value: 'Curso em vídeo com notebooks no navegador' },
      { label: 'Duração', value: '15 capítulos, 20 horas de vídeo, 5 projetos' },
      { label: 'Lições', value: 'De 8 a 15 minutos, com transcrição' },
      { label: 'Ritmo', value: 'O seu; cerca de dez semanas a quatro horas por semana' },
      { label: 'Certificado', value: 'Depois dos cinco projetos' },
    ],
    author: {
      name: 'Leïla Haddad',
      role: 'Engenheira de machine learning e formadora na Vitrine',
      bio: 'A Leïla põe modelos em serviço, e também os retira. O modelo do capítulo 1 era dela, e as reclamações também.',
    },
    faq: [
      {
        question: 'Que bibliotecas usa o curso?',
        answer: 'pandas, scikit-learn e PyTorch. As ideias servem para outras, e cada capítulo diz o que muda.',
      },
      {
        question: 'Quem corrige os projetos?',
        answer:
          'A correção é feita por si, com uma solução que comenta cada passo. Verificações automáticas no notebook avisam quando um resultado não pode estar certo.',
      },
      {
        question: 'Durante quanto tempo tenho acesso?',
        answer: 'O tempo que quiser. Pode também descarregar as transcrições e os notebooks e guardá-los.',
      },
    ],
    sample: `<h3>Capítulo 5, lição 2: porque não bastam 99%</h3>
<p>Plano da lição (12 minutos)</p>
<ol>
<li>Quatro fraudes em 10 000 pagamentos: o que quer dizer aqui «acertar»</li>
<li>A tabela com que todos os relatórios deviam começar</li>
<li>Precisão e sensibilidade, em pagamentos e em euros</li>
<li>Quanto custa uma verificação e quem a paga</li>
</ol>
<h3>Exercício resolvido</h3>
<p>Em 10 000 pagamentos, 4 são fraudulentos. Um detetor assinala 63, e 3 deles são fraudes. É melhor do que um programa que nunca assinala nada?</p>
<table>
<thead>
<tr><th scope="col">Pagamentos</th><th scope="col">Assinalados</th><th scope="col">Não assinalados</th></tr>
</thead>
<tbody>
<tr><th scope="row">Fraudulentos</th><td>3</td><td>1</td></tr>
<tr><th scope="row">Legítimos</th><td>60</td><td>9 936</td></tr>
</tbody>
</table>
<p><strong>Exatidão.</strong> O detetor acerta em 3 + 9 936 = 9 939 casos: 99,39%. O programa que nunca assinala nada acerta em 9 996: 99,96%. Segundo esta métrica, ganha quem não faz nada.</p>
<p><strong>Sensibilidade.</strong> O detetor encontra 3 fraudes em 4: 75%. O programa que não faz nada não encontra nenhuma.</p>
<p><strong>Custo.</strong> Uma verificação leva dois minutos, logo 63 levam 126 minutos: cerca de 63 € a 30 € por hora. Se uma fraude custar em média 400 €, o detetor evita 1 200 € e custa 63 €. A melhor métrica era a que se exprime em euros.</p>`,
  },
  '4': {
    audience: [
      'Responsáveis de marketing que preparam o orçamento do próximo ano',
      'Donos que tratam eles próprios do marketing',
      'Agências que querem números para argumentar',
    ],
    requirements: [
      'Um leitor de PDF ou EPUB, em qualquer dispositivo',
      'Um processador de texto para o plano de uma página (DOCX e ODT)',
      'Doze meses das suas próprias vendas, para quem quiser ir calculando',
    ],
    contents: [
      { title: 'Seja a fonte', detail: 'Publicar o número que os outros citam' },
      { title: 'Doze cartas por ano', detail: 'Um e-mail por mês que as pessoas abrem' },
      { title: 'O último euro', detail: 'Encontrar a parte do orçamento que perde dinheiro' },
      { title: 'Vender a quem já comprou', detail: 'A segunda encomenda antes da primeira de um desconhecido' },
      { title: 'Uma página, uma promessa', detail: 'Páginas de destino que pedem uma só coisa' },
      { title: 'Deixar os clientes explicar', detail: 'Casos com números em lugar de elogios' },
      { title: 'O público do vizinho', detail: 'Parceiros que vendem às mesmas pessoas' },
      { title: 'O que já não funciona', detail: 'Duas estratégias, desmontadas' },
      { title: 'O plano numa página', detail: 'Modelos, vazios e preenchidos' },
    ],
    format: [
      { label: 'Formato', value: 'PDF e EPUB, sem proteção contra cópia' },
      { label: 'Extensão', value: '148 páginas, cerca de quatro horas de leitura' },
      { label: 'Números', value: 'De 23 empresas, recolhidos em 2025' },
      { label: 'Extras', value: 'Modelos para um plano de marketing de uma página' },
      { label: 'Licença', value: 'Uma pessoa' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Responsável de marketing digital na Vitrine',
      bio: 'O Thomas gere campanhas de lojas online e escreve sobre marketing no nosso blogue. Para este livro, pediu os números a 23 empresas, incluindo as que não tiveram êxito.',
    },
    faq: [
      {
        question: 'Um livro sobre 2025 ainda é útil?',
        answer: 'Sim. Os números são de 2025; o método, do orçamento ao momento de desistir, não depende do ano.',
      },
      {
        question: 'As estratégias são para vender a empresas ou a particulares?',
        answer:
          'A ambos. Cada capítulo começa pela situação a que a estratégia se adequa, e é fácil saltar as que não são a sua.',
      },
      {
        question: 'De que orçamento preciso?',
        answer: 'Três das sete estratégias custam menos de 500 € por mês. Cada capítulo indica o custo.',
      },
    ],
    sample: `<figure>
<h3>Os primeiros noventa dias</h3>
<table>
<thead>
<tr><th scope="col">Dias</th><th scope="col">O que fazer</th><th scope="col">Para onde olhar</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 a 10</th><td>Escolher a pessoa que escreve. Limpar a lista.</td><td>Os endereços que dão erro</td></tr>
<tr><th scope="row">11 a 30</th><td>Primeira carta: o que aprendeu com um erro.</td><td>As respostas, não os cliques</td></tr>
<tr><th scope="row">31 a 60</th><td>Segunda carta: uma pergunta aos leitores.</td><td>Quantos respondem</td></tr>
<tr><th scope="row">61 a 90</th><td>Terceira carta: a resposta, com números.</td><td>As encomendas em sete dias</td></tr>
</tbody>
</table>
<p>Desista se ao dia 90 ninguém tiver respondido. A lista está então demasiado fria, e uma quarta carta não a vai aquecer.</p>
<figcaption>Páginas 34 e 35, de «Doze cartas por ano»</figcaption>
</figure>
<figure>
<h3>O plano numa página: uma oficina de bicicletas</h3>
<table>
<tbody>
<tr><th scope="row">Vendemos</th><td>Uma revisão anual, 89 €, com recolha no escritório</td></tr>
<tr><th scope="row">A</th><td>Empresas com mais de 50 pessoas a menos de 10 km</td></tr>
<tr><th scope="row">Paramos</th><td>Os folhetos, os descontos de janeiro</td></tr>
<tr><th scope="row">Experimentamos</th><td>O público do vizinho, com dois senhorios de escritórios</td></tr>
<tr><th scope="row">Pode custar</th><td>240 € por mês até junho</td></tr>
<tr><th scope="row">Desistimos se</th><td>houver menos de 15 marcações a 30 de junho</td></tr>
</tbody>
</table>
<figcaption>Páginas 140 e 141, de «O plano numa página»</figcaption>
</figure>`,
  },
  '5': {
    audience: [
      'Equipas de 2 a 15 pessoas que partilham uma caixa de entrada',
      'Oficinas, consultórios e agências que fazem orçamentos',
      'Quem não pode pôr na nuvem os documentos dos clientes',
    ],
    requirements: [
      'Windows 11, macOS 14 ou uma distribuição recente de Linux',
      '8 GB de memória e 6 GB de espaço em disco',
      'Uma caixa de correio IMAP para Arquivo e Lembrete, e uma agenda para Tempo',
    ],
    contents: [
      { title: 'Arquivo', detail: 'Dá nome e destino ao que chega por e-mail' },
      { title: 'Atas', detail: 'Transforma uma gravação em decisões com um nome e uma data' },
      { title: 'Lembrete', detail: 'Envia um lembrete cortês, um só, e depois avisa quem pediu' },
      { title: 'Orçamento', detail: 'Preenche o seu próprio modelo' },
      { title: 'Tempo', detail: 'Propõe uma folha de horas para corrigir' },
      { title: 'Seguimento', detail: 'Mostra quem espera uma palavra sua' },
    ],
    format: [
      { label: 'Formato', value: 'Seis programas para instalar' },
      { label: 'Licença', value: 'Até 15 computadores de uma empresa' },
      { label: 'Onde funciona', value: 'Nos seus próprios computadores, não na nuvem' },
      { label: 'Instalação', value: 'Quinze minutos por programa' },
      { label: 'Atualizações e assistência', value: 'Doze meses' },
    ],
    author: {
      name: 'Inès Delaunay',
      role: 'Responsável de organização na Vitrine',
      bio: 'A Inès planeia o trabalho das nossas equipas e escreve no nosso blogue sobre agendas cheias. O pack nasceu de seis scripts que fez para uma equipa de nove.',
    },
    faq: [
      {
        question: 'Sai alguma coisa dos meus computadores?',
        answer:
          'Só o que pedir: Arquivo e Lembrete comunicam com o seu próprio servidor de correio. Gravações, documentos e orçamentos são tratados nos seus computadores.',
      },
      {
        question: 'Posso usar só um dos seis?',
        answer: 'Sim. Cada programa instala-se sozinho e nenhum precisa de outro. Sugerimos começar pelo Arquivo.',
      },
      {
        question: 'E se o Arquivo guardar alguma coisa no sítio errado?',
        answer: 'Cada movimento pode ser anulado durante 90 dias, um a um ou um dia inteiro de uma vez.',
      },
    ],
    sample: `<figure>
<h3>Arquivo: as propostas desta manhã</h3>
<table>
<thead>
<tr><th scope="col">Chegou como</th><th scope="col">Novo nome</th><th scope="col">Pasta</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Guia de remessa Ferrand</td><td>Compras</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Foto do telhado, lado norte</td><td>Obra de Lille</td></tr>
<tr><td><code>oferta final (3).docx</code></td><td>2025-09-01 Orçamento Delmas, versão 3</td><td>Sem certeza: Orçamentos ou Delmas?</td></tr>
</tbody>
</table>
<p>Duas propostas aceites, uma pergunta para si.</p>
<figcaption>Imagem 1: o Arquivo propõe nomes e pastas</figcaption>
</figure>
<figure>
<h3>Atas: reunião de obra, 2 de setembro</h3>
<table>
<tbody>
<tr><th scope="row">Decidido</th><td>Primeiro o lado norte. Ardósia, não telha.</td></tr>
<tr><th scope="row">Quem faz o quê e até quando</th><td>O Hugo encomenda a ardósia até quinta-feira. A Amel avisa hoje o cliente.</td></tr>
<tr><th scope="row">Em aberto</th><td>Quem vai buscar o andaime?</td></tr>
</tbody>
</table>
<figcaption>Imagem 2: Atas depois de uma reunião de 34 minutos</figcaption>
</figure>`,
  },
  '6': {
    audience: [
      'Quem trabalha com números em vendas, compras, recursos humanos ou administração',
      'Gestores que leem relatórios e querem fazer melhores perguntas',
      'Quem pensa mudar de profissão e quer saber se os dados são para si',
    ],
    requirements: [
      'A matemática da escola; nenhuma programação',
      'Um navegador recente para os vídeos e os exercícios',
      'Cerca de três horas por semana durante oito semanas',
    ],
    contents: [
      { title: 'Uma pergunta, uma tabela, uma resposta errada', detail: 'Na folha de cálculo, em duas horas' },
      { title: 'Limpar', detail: 'O que corrigir, o que deixar e o que perguntar' },
      { title: 'Representar', detail: 'Quatro gráficos que respondem à maioria das perguntas' },
      { title: 'Primeiros passos em Python', detail: 'A mesma tabela, em dez linhas' },
      { title: 'O acaso e o aspeto que tem', detail: 'Porque as lojas pequenas têm os melhores meses e os piores' },
      { title: 'Comparar dois grupos', detail: 'Uma diferença, ou ruído?' },
      { title: 'Prever, e dizer por quanto se pode falhar', detail: 'As encomendas do próximo mês, com um intervalo' },
      { title: 'Um pequeno modelo que ajuda a loja', detail: 'Quem voltará a encomendar?' },
      { title: 'Comunicar o que se descobriu', detail: 'Uma página, um gráfico, uma recomendação' },
    ],
    format: [
      { label: 'Formato', value: 'Curso em vídeo com exercícios no navegador' },
      { label: 'Duração', value: 'Nove capítulos, doze horas de vídeo' },
      { label: 'Ferramentas', value: 'Folha de cálculo na primeira parte, Python a partir da segunda' },
      { label: 'Ritmo', value: 'O seu; cerca de oito semanas a três horas por semana' },
      { label: 'Certificado', value: 'Depois dos exercícios' },
    ],
    author: {
      name: 'Julien Ferrand',
      role: 'Formador e produtor de cursos na Vitrine',
      bio: 'O Julien ensinou pessoas convencidas de que não tinham jeito para a matemática. No nosso blogue, escreve sobre cursos que se vendem, e testa cada lição com um grupo antes de a gravar.',
    },
    faq: [
      {
        question: 'É preciso instalar o Python?',
        answer:
          'Não. O Python funciona no seu navegador, ao lado do exercício. Quem já o tem pode descarregar o material.',
      },
      {
        question: 'Este curso prepara para o avançado?',
        answer:
          'Este curso cobre a estatística. Para o avançado é preciso também prática de Python, mais ou menos o dobro dos capítulos 4 a 8.',
      },
      {
        question: 'Os dados da loja são reais?',
        answer:
          'Seguem de perto os de uma loja real, com os erros. Os nomes e as moradas são inventados, e a privacidade de ninguém está em causa.',
      },
    ],
    sample: `<h3>Capítulo 6, lição 3: a diferença é real?</h3>
<p>Plano da lição (14 minutos)</p>
<ol>
<li>Duas newsletters, dois assuntos</li>
<li>O que aconteceria se o assunto não fizesse diferença</li>
<li>Baralhar as etiquetas mil vezes</li>
<li>O que se pode dizer e o que não se pode</li>
</ol>
<h3>Exercício resolvido</h3>
<p>A loja escreve a 2 000 clientes. Metade recebe o assunto A, metade o assunto B. Qual é o melhor?</p>
<table>
<thead>
<tr><th scope="col">Assunto</th><th scope="col">Enviados</th><th scope="col">Abertos</th><th scope="col">Taxa</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: «A sua lista de primavera»</th><td>1 000</td><td>120</td><td>12,0%</td></tr>
<tr><th scope="row">B: «O que semear em março»</th><td>1 000</td><td>138</td><td>13,8%</td></tr>
</tbody>
</table>
<p><strong>Passo 1.</strong> A diferença é de 18 aberturas, ou 1,8 pontos percentuais. B parece melhor.</p>
<p><strong>Passo 2.</strong> Ponha os 2 000 clientes no mesmo saco e volte a distribuí-los ao acaso, 1 000 para cada lado. Anote a diferença. Repita 1 000 vezes; no notebook, demora um segundo.</p>
<p><strong>Passo 3.</strong> Em cerca de 230 das 1 000 rondas, o acaso sozinho dá uma diferença de 1,8 pontos ou mais, num sentido ou no outro. É quase uma em cada quatro.</p>
<p><strong>O que se pode dizer:</strong> desta vez B saiu-se melhor, e ainda não sabemos se é melhor. E a seguir: volte a enviar os dois, a mais pessoas, antes de mudar todas as newsletters.</p>`,
  },
} as const satisfies Translation<'pt', 'product-details'>;
