import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Responsáveis de marketing que preparam o orçamento do próximo ano',
    'Empresários que tratam eles próprios do marketing',
    'Agências que querem números para defender as suas propostas',
  ],
  requirements: [
    'Um leitor de PDF ou EPUB, em qualquer dispositivo',
    'Um processador de texto para o plano de uma página (DOCX e ODT)',
    'Os seus números de vendas dos últimos doze meses, se quiser fazer as contas enquanto lê',
  ],
  contents: [
    { title: 'Seja a fonte', detail: 'Publicar o número que os outros citam' },
    { title: 'Doze cartas por ano', detail: 'Um e-mail por mês que as pessoas abrem' },
    { title: 'O último euro', detail: 'Encontrar a parte do orçamento que dá prejuízo' },
    {
      title: 'Vender a quem já comprou',
      detail: 'Por que razão uma segunda encomenda custa menos do que a primeira de um desconhecido',
    },
    { title: 'Uma página, uma promessa', detail: 'Páginas de destino que pedem uma só coisa' },
    { title: 'Deixar os clientes explicar', detail: 'Casos com números em lugar de elogios' },
    { title: 'O público do vizinho', detail: 'Parceiros que vendem às mesmas pessoas' },
    { title: 'O que já não funciona', detail: 'Duas estratégias, e por que razão falham hoje' },
    { title: 'O plano numa página', detail: 'Modelos, em branco e preenchidos' },
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
    bio: 'O Thomas gere campanhas de lojas online e escreve sobre marketing no nosso blogue. Para este livro, pediu números a 23 empresas, fracassos incluídos.',
  },
  faq: [
    {
      question: 'Um livro sobre 2025 ainda é útil?',
      answer: 'Sim. Os números são de 2025; o método, do orçamento ao momento de desistir, não depende do ano.',
    },
    {
      question: 'As estratégias são para vender a empresas ou a particulares?',
      answer:
        'A ambos. Cada capítulo começa pela situação a que a estratégia se adequa, por isso pode saltar os capítulos que não se aplicam ao seu caso.',
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
<tr><th scope="col">Dias</th><th scope="col">O que fazer</th><th scope="col">O que observar</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 a 10</th><td>Escolher a pessoa que escreve. Limpar a lista.</td><td>Os endereços que dão erro</td></tr>
<tr><th scope="row">11 a 30</th><td>Primeira carta: o que aprendeu com um erro.</td><td>As respostas, não os cliques</td></tr>
<tr><th scope="row">31 a 60</th><td>Segunda carta: uma pergunta aos leitores.</td><td>Quantos respondem</td></tr>
<tr><th scope="row">61 a 90</th><td>Terceira carta: a resposta, com números.</td><td>As encomendas dos sete dias seguintes</td></tr>
</tbody>
</table>
<p>Desista se, ao fim de 90 dias, ninguém tiver respondido. Nesse caso, a lista está demasiado fria, e uma quarta carta não a vai aquecer.</p>
<figcaption>Páginas 34 e 35, de «Doze cartas por ano»</figcaption>
</figure>
<figure>
<h3>O plano numa página: uma oficina de bicicletas</h3>
<table>
<tbody>
<tr><th scope="row">Vendemos</th><td>Uma revisão anual, 89 €, com recolha no escritório</td></tr>
<tr><th scope="row">A quem</th><td>Empresas com mais de 50 pessoas, a menos de 10 km</td></tr>
<tr><th scope="row">Deixamos de fazer</th><td>Folhetos, descontos em janeiro</td></tr>
<tr><th scope="row">Experimentamos</th><td>O público do vizinho, com dois proprietários de escritórios</td></tr>
<tr><th scope="row">Pode custar</th><td>240 € por mês até junho</td></tr>
<tr><th scope="row">Desistimos se</th><td>houver menos de 15 marcações até 30 de junho</td></tr>
</tbody>
</table>
<figcaption>Páginas 140 e 141, de «O plano numa página»</figcaption>
</figure>`,
} as const satisfies Translation<'pt', 'product-details-4'>;
