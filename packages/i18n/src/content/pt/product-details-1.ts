import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Donos e gestores de empresas de 10 a 500 pessoas',
    'Responsáveis de equipa a quem pediram para «fazer alguma coisa com IA»',
    'Responsáveis de compras com uma proposta em mãos e dúvidas sobre ela',
  ],
  requirements: [
    'Um leitor de PDF ou EPUB, em qualquer dispositivo',
    'Excel ou LibreOffice Calc para a folha de cálculo',
    'Nenhum conhecimento técnico: cada termo é explicado quando aparece pela primeira vez',
  ],
  contents: [
    {
      title: 'A lista de terça-feira',
      detail: 'Encontrar numa tarde as tarefas que lhe roubam tempo (páginas 9 a 46)',
    },
    {
      title: 'O preço de um erro',
      detail: 'Calcular o que vale uma ideia antes de alguém a desenvolver (páginas 47 a 88)',
    },
    {
      title: 'Doze casos',
      detail: 'Nove que compensaram, três que foram interrompidos, e porquê (páginas 89 a 176)',
    },
    {
      title: 'Falar com fornecedores',
      detail: 'A lista de verificação e as respostas que deve esperar (páginas 177 a 196)',
    },
    {
      title: 'A folha de cálculo, passo a passo',
      detail: 'Preenchê-la com os seus próprios números (páginas 197 a 212)',
    },
  ],
  format: [
    { label: 'Formato', value: 'PDF e EPUB, sem proteção contra cópia' },
    { label: 'Extensão', value: '212 páginas, cerca de seis horas de leitura' },
    { label: 'Extras', value: 'Folha de cálculo (XLSX e ODS) e lista de verificação para falar com fornecedores' },
    { label: 'Licença', value: 'Uma pessoa' },
    { label: 'Atualizações', value: 'Gratuitas durante doze meses' },
  ],
  author: {
    name: 'Claire Morvan',
    role: 'Consultora de IA na Vitrine',
    bio: 'A Claire ajuda as empresas a decidir quais as tarefas que convém confiar a uma máquina e escreve no nosso blogue sobre o preço dos erros. A folha de cálculo deste livro é a que usa com os clientes.',
  },
  faq: [
    {
      question: 'O livro trata de uma ferramenta em particular?',
      answer:
        'Não. O livro ajuda a avaliar qualquer ferramenta pelo que lhe pouparia e pelo que custariam os erros dela. Só os casos mencionam produtos.',
    },
    {
      question: 'Posso partilhar o livro com a minha equipa?',
      answer:
        'A licença é para uma pessoa. Pode mostrar a folha de cálculo, preenchida com os seus números, a toda a empresa.',
    },
    {
      question: 'Como são enviadas as atualizações?',
      answer: 'Por e-mail, com um novo link de download, sempre que um capítulo mudar durante os primeiros doze meses.',
    },
  ],
  sample: `<figure>
<h3>Uma terça-feira num grossista</h3>
<p>Departamento de encomendas de uma empresa com 40 trabalhadores, num dia de março. Tempos cronometrados, em minutos por dia.</p>
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
<li>De que clientes vêm os números da proposta?</li>
<li>Podemos testar a ferramenta com 500 casos nossos, já resolvidos?</li>
<li>O que faz a ferramenta quando não tem a certeza?</li>
<li>Onde ficam guardados os nossos dados e quem os pode ler?</li>
<li>Com que ficamos se sairmos ao fim de um ano?</li>
<li>Que clientes desistiram, e porquê?</li>
</ol>
<p>Um bom fornecedor tem resposta para as cinco primeiras. Um fornecedor honesto tem resposta para a sexta.</p>
<figcaption>Páginas 180 e 181, de «Falar com fornecedores»</figcaption>
</figure>`,
} as const satisfies Translation<'pt', 'product-details-1'>;
