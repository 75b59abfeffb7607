import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Cientistas de dados e engenheiros que já treinaram um modelo',
    'Analistas prestes a pôr um modelo em produção',
    'Responsáveis de equipa que aprovam modelos construídos por outros',
  ],
  requirements: [
    'Python, incluindo funções e dataframes',
    'Um primeiro curso de estatística',
    'Cerca de quatro horas por semana durante dez semanas',
    'Um navegador recente; os notebooks funcionam nele, sem instalar nada',
  ],
  contents: [
    { title: 'O modelo que acertava e teve de ser retirado', detail: 'O que um conjunto de teste não lhe pode dizer' },
    { title: 'Escolher a métrica antes do modelo', detail: 'Do custo de um erro a um número que se pode otimizar' },
    { title: 'Validação com dados temporais', detail: 'Divisões que respeitam a ordem cronológica' },
    { title: 'Fugas de dados e como encontrá-las', detail: 'Projeto 1: Reparar' },
    { title: 'Eventos raros', detail: 'Precisão, sensibilidade e taxa de base' },
    { title: 'Árvores e boosting em profundidade', detail: 'Projeto 2: Prever' },
    { title: 'Redes neuronais sem mistério', detail: 'Uma rede escrita à mão, depois com uma biblioteca' },
    { title: 'Modelos de linguagem como componentes', detail: 'Prompts, recuperação de documentos e testes' },
    { title: 'Incerteza e calibração', detail: 'Projeto 3: Detetar' },
    { title: 'Explicar uma decisão a uma pessoa', detail: 'Uma carta que um cliente compreende' },
    { title: 'Equidade: definições que se excluem umas às outras', detail: 'Escolher uma e dizer porquê' },
    { title: 'Do notebook à produção', detail: 'Projeto 4: Ler' },
    { title: 'Monitorização e deriva', detail: 'Três alarmes que vale a pena ouvir' },
    { title: 'Experiências em produção', detail: 'Execução em modo sombra e lançamento por etapas' },
    { title: 'Quando desligar um modelo', detail: 'Projeto 5: Operar' },
  ],
  format: [
    { label: 'Formato', value: 'Curso em vídeo com notebooks no navegador' },
    { label: 'Duração', value: '15 capítulos, 20 horas de vídeo, 5 projetos' },
    { label: 'Lições', value: 'De 8 a 15 minutos, com transcrição' },
    { label: 'Ritmo', value: 'O seu; cerca de dez semanas a quatro horas por semana' },
    { label: 'Certificado', value: 'Depois de concluídos os cinco projetos' },
  ],
  author: {
    name: 'Leïla Haddad',
    role: 'Engenheira de machine learning e formadora na Vitrine',
    bio: 'A Leïla põe modelos em produção, e também os retira. O modelo do capítulo 1 era dela, e foi ela que recebeu as reclamações.',
  },
  faq: [
    {
      question: 'Que bibliotecas usa o curso?',
      answer: 'pandas, scikit-learn e PyTorch. As ideias servem para outras, e cada capítulo diz o que muda.',
    },
    {
      question: 'Quem corrige os projetos?',
      answer:
        'É o próprio aluno que os corrige, com uma solução comentada passo a passo. Verificações automáticas no notebook avisam quando um resultado não pode estar certo.',
    },
    {
      question: 'Quanto tempo dura o acesso?',
      answer: 'O tempo que quiser. Pode também descarregar as transcrições e os notebooks e guardá-los.',
    },
  ],
  sample: `<h3>Capítulo 5, lição 2: por que razão não bastam 99%</h3>
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
<p><strong>Custo.</strong> Uma verificação leva dois minutos, logo 63 levam 126 minutos: 63 €, a 30 € por hora. Se uma fraude custar em média 400 €, o detetor poupa 1 200 € e custa 63 €. A melhor métrica é a que se exprime em euros.</p>`,
} as const satisfies Translation<'pt', 'product-details-3'>;
