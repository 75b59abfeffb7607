import type { Translation } from '../../messages.ts';

export default {
  '1': {
    name: 'IA nas empresas: guia prático',
    imageAlt: 'Um livro encadernado, cuja capa mostra uma pasta de executivo com circuitos de microchip',
    description:
      'Antes de assinar, veja quais os projetos de IA que compensam: guia para empresas de 10 a 500 pessoas, com doze casos práticos e a folha de cálculo que usamos com os nossos clientes.',
    previewContent: `<p>A maioria dos livros sobre IA começa pelo que a máquina sabe fazer. Este começa pela sua tarde de terça-feira: a caixa de entrada que ninguém esvazia, o orçamento que demora três dias, o relatório copiado à mão de dois sistemas.</p>
<p>Para cada tarefa, responda a quatro perguntas.</p>
<ol>
<li>Com que frequência surge e quanto tempo demora?</li>
<li>Quanto custa um erro e quem repara nele?</li>
<li>Tem exemplos de trabalho bem feito?</li>
<li>Quem teria de mudar a forma de trabalhar?</li>
</ol>
<p>As respostas cabem numa página. Na maioria das empresas, eliminam duas ideias em cada três, e é esse o objetivo: <strong>a terceira é a que rende</strong>.</p>`,
    features: [
      '212 páginas, em PDF e EPUB',
      'Doze casos práticos, com custos e resultados',
      'Uma folha de cálculo para estimar o custo das suas próprias tarefas',
      'Uma lista de verificação para falar com fornecedores',
      'Atualizações gratuitas durante doze meses',
    ],
  },
  '2': {
    name: 'Kit de ferramentas de marketing digital',
    imageAlt: 'Uma caixa de ferramentas com uma lupa, um gráfico, um megafone e uma carta',
    description:
      'Veja todas as segundas-feiras quanto lhe custa um novo cliente e corte de imediato o que dá prejuízo. Um sistema para campanhas, e-mail e páginas de destino, ligado às contas que já tem.',
    previewContent: `<p>Abra o kit numa segunda-feira e verá uma linha: <em>na semana passada, um novo cliente custou-lhe 38 €, contra 44 € na semana anterior</em>. Tudo o resto existe para explicar essa linha e para a melhorar.</p>
<h3>O que contém</h3>
<ul>
<li><strong>Campanhas:</strong> plano, orçamento e regras de paragem de cada canal, lado a lado.</li>
<li><strong>E-mail:</strong> sequências de boas-vindas, de carrinhos abandonados e de renovação, prontas a adaptar.</li>
<li><strong>Páginas:</strong> páginas de destino que carregam depressa, prontas para testes A/B.</li>
<li><strong>Números:</strong> custo por cliente, por canal e por semana, com a margem de erro.</li>
</ul>
<p>A instalação faz-se numa tarde. Muitas vezes, a primeira coisa que o kit mostra é uma campanha que dá prejuízo: basta pará-la.</p>`,
    features: [
      'Licença para uma empresa, até dez utilizadores',
      'Integrações com os principais serviços de publicidade e de e-mail',
      '40 modelos de e-mails e de páginas',
      'Relatório semanal do custo por cliente',
      'Doze meses de atualizações e assistência',
    ],
  },
  '3': {
    name: 'Curso avançado de machine learning',
    imageAlt: 'Um monitor com uma rede neuronal, um dos caminhos aceso, e um chapéu de formatura no canto',
    description:
      'Ponha um modelo em produção e responda pelos resultados, da escolha da métrica certa à monitorização. 15 capítulos, 20 horas de vídeo e 5 projetos, para quem já treinou um primeiro modelo.',
    previewContent: `<p>O primeiro capítulo começa com um modelo que acerta 97 vezes em 100 e tem de ser retirado ao fim de uma semana. Vai receber os dados, o código e as reclamações, e terá uma hora para descobrir porquê.</p>
<h3>O curso em resumo</h3>
<ul>
<li><strong>15 capítulos</strong>, das métricas e da validação à monitorização e à deriva dos dados.</li>
<li><strong>20 horas de vídeo</strong>, em lições de 8 a 15 minutos, com transcrição.</li>
<li><strong>5 projetos</strong> com dados reais e imperfeitos, cada um com uma solução comentada.</li>
</ul>
<p>É preciso saber Python, ter feito um primeiro curso de estatística e dispor de cerca de quatro horas por semana durante dez semanas.</p>`,
    features: [
      '15 capítulos',
      '20 horas de vídeo com transcrição',
      '5 projetos com soluções comentadas',
      'Notebooks que funcionam no navegador',
      'Certificado de conclusão',
    ],
  },
  '4': {
    name: 'Estratégias de marketing digital 2025',
    imageAlt: 'Um livro aberto: um megafone numa página, um alvo atingido em cheio na outra',
    description:
      'Sete estratégias que em 2025 ainda traziam clientes, cada qual com orçamento e plano de noventa dias, e os números das empresas que as experimentaram. O livro explica também porque é que outras duas já não funcionam.',
    previewContent: `<p>Em 2025, muitas pesquisas terminam sem um clique: a resposta aparece por cima dos resultados. Se o seu plano ainda conta visitas, está a usar o indicador errado. A primeira estratégia deste livro mostra o que contar em vez disso.</p>
<blockquote>Antes de escolher o que vai experimentar, decida o que vai deixar de fazer.</blockquote>
<p>Todos os capítulos têm as mesmas quatro partes: a situação a que a estratégia se adequa, o custo mensal, um calendário para os primeiros noventa dias e o momento em que se deve desistir dela.</p>`,
    features: [
      '148 páginas, em PDF e EPUB',
      'Sete estratégias, cada uma com orçamento e calendário',
      'Números de 23 empresas',
      'Modelos para um plano de marketing de uma página',
    ],
  },
  '5': {
    name: 'Pack de produtividade',
    imageAlt: 'Um foguete, com um relógio por vigia, sobe de uma caixa de tarefas assinaladas como feitas',
    description:
      'Recupere horas semana após semana: seis programas simples tratam do arquivo, das atas, dos lembretes, dos orçamentos, das folhas de horas e do seguimento dos clientes. Funcionam nos seus computadores, e os seus documentos não saem de lá.',
    previewContent: `<p>O pack foi criado para uma equipa de nove pessoas que perdia onze horas por semana a copiar, a arquivar e a insistir para obter respostas. Hoje perde duas. Cada programa tem uma só tarefa, e cumpre-a bem.</p>
<ul>
<li><strong>Arquivo</strong> dá nome e destino ao que chega por e-mail.</li>
<li><strong>Atas</strong> transforma uma gravação em decisões com responsável e data.</li>
<li><strong>Lembrete</strong> insiste uma vez, com cortesia, e depois devolve-lhe o assunto.</li>
<li><strong>Orçamento</strong>, <strong>Tempo</strong> e <strong>Seguimento</strong> tratam dos orçamentos, das folhas de horas e dos clientes que esperam uma resposta.</li>
</ul>`,
    features: [
      'Seis programas para Windows, macOS e Linux',
      'Licença para um máximo de 15 computadores',
      'Funcionam nos seus próprios computadores, não na nuvem',
      'Guia de instalação de uma página por programa',
      'Doze meses de atualizações e assistência',
    ],
  },
  '6': {
    name: 'Introdução à ciência de dados',
    imageAlt: 'Um balão de laboratório em que bolhas de dados assentam num gráfico de barras',
    description:
      'Confie nos números com que trabalha: aprenda a fazer perguntas aos dados, a limpá-los, a traduzi-los em gráficos e a dizer até que ponto tem a certeza. Um primeiro curso, sem mais matemática do que a da escola.',
    previewContent: `<p>O curso começa com uma tabela de 4 000 encomendas de uma pequena loja online e uma pergunta: <em>os clientes que nos escrevem voltam mais vezes?</em> No fim da primeira hora, tem uma resposta. No fim da segunda, sabe por que razão está errada.</p>
<p>Todo o curso é assim: primeiro uma pergunta, depois o método exato que ela exige. Folhas de cálculo na primeira parte, Python a partir da segunda, sempre com a mesma loja, até a conhecer como se fosse sua.</p>`,
    features: [
      'Nove capítulos e doze horas de vídeo',
      'Os dados de uma só loja, do princípio ao fim',
      'Exercícios corrigidos no navegador',
      'Não exige conhecimentos de programação',
      'Certificado de conclusão',
    ],
  },
} as const satisfies Translation<'pt', 'products'>;
