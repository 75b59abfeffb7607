import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Quem trabalha com números em vendas, compras, recursos humanos ou administração',
    'Gestores que leem relatórios e querem fazer melhores perguntas',
    'Quem pensa mudar de profissão e quer saber se o trabalho com dados é para si',
  ],
  requirements: [
    'A matemática da escola; não é preciso saber programar',
    'Um navegador recente para os vídeos e os exercícios',
    'Cerca de três horas por semana durante oito semanas',
  ],
  contents: [
    { title: 'Uma pergunta, uma tabela, uma resposta errada', detail: 'Na folha de cálculo, em duas horas' },
    { title: 'Limpeza de dados', detail: 'O que corrigir, o que deixar e o que perguntar' },
    { title: 'Visualização de dados', detail: 'Quatro gráficos que respondem à maioria das perguntas' },
    { title: 'Primeiros passos em Python', detail: 'A mesma tabela, em dez linhas' },
    {
      title: 'O acaso e como reconhecê-lo',
      detail: 'Por que razão as lojas pequenas têm os melhores meses e também os piores',
    },
    { title: 'Comparar dois grupos', detail: 'Uma diferença, ou ruído?' },
    { title: 'Prever e indicar a margem de erro', detail: 'As encomendas do próximo mês, com um intervalo' },
    { title: 'Um pequeno modelo que ajuda a loja', detail: 'Quem voltará a encomendar?' },
    { title: 'Comunicar as conclusões', detail: 'Uma página, um gráfico, uma recomendação' },
  ],
  format: [
    { label: 'Formato', value: 'Curso em vídeo com exercícios no navegador' },
    { label: 'Duração', value: 'Nove capítulos, doze horas de vídeo' },
    { label: 'Ferramentas', value: 'Folha de cálculo na primeira parte, Python a partir da segunda' },
    { label: 'Ritmo', value: 'O seu; cerca de oito semanas a três horas por semana' },
    { label: 'Certificado', value: 'Depois de concluídos os exercícios' },
  ],
  author: {
    name: 'Julien Ferrand',
    role: 'Formador e produtor de cursos na Vitrine',
    bio: 'O Julien já ensinou pessoas convencidas de que não tinham jeito para a matemática, escreve no nosso blogue sobre cursos que se vendem e testa cada lição com um grupo antes de a gravar.',
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
        'Em estatística, sim. Para o avançado, é preciso também prática de Python, mais ou menos o dobro da que dão os capítulos 4 a 8.',
    },
    {
      question: 'Os dados da loja são reais?',
      answer:
        'Seguem de perto os de uma loja real, erros incluídos. Os nomes e os endereços são inventados: ninguém vê a sua privacidade exposta.',
    },
  ],
  sample: `<h3>Capítulo 6, lição 3: a diferença é real?</h3>
<p>Plano da lição (14 minutos)</p>
<ol>
<li>Duas newsletters, dois assuntos</li>
<li>O que aconteceria se o assunto não fizesse diferença</li>
<li>Baralhar as etiquetas mil vezes</li>
<li>O que se pode afirmar e o que não se pode</li>
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
<p><strong>Passo 1.</strong> A diferença é de 18 aberturas, ou seja, 1,8 pontos percentuais. B parece melhor.</p>
<p><strong>Passo 2.</strong> Ponha os 2 000 clientes no mesmo saco e volte a distribuí-los ao acaso, 1 000 para cada lado. Anote a diferença. Repita 1 000 vezes; no notebook do curso, demora um segundo.</p>
<p><strong>Passo 3.</strong> Em cerca de um quarto das 1 000 rondas, só o acaso já dá uma diferença de 1,8 pontos ou mais, num sentido ou no outro.</p>
<p><strong>O que se pode afirmar:</strong> desta vez, B saiu-se melhor; ainda não sabemos se é melhor. O passo seguinte: volte a enviar os dois, a mais pessoas, antes de mudar todas as newsletters.</p>`,
} as const satisfies Translation<'pt', 'product-details-6'>;
