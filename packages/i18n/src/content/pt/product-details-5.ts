import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Equipas de 2 a 15 pessoas que partilham uma caixa de entrada',
    'Oficinas, consultórios e agências que fazem orçamentos',
    'Quem não pode pôr na nuvem os documentos dos clientes',
  ],
  requirements: [
    'Windows 11, macOS 14 ou uma distribuição recente de Linux',
    '8 GB de memória e 6 GB de espaço em disco',
    'Uma caixa de correio IMAP para o Arquivo e o Lembrete, e uma agenda para o Tempo',
  ],
  contents: [
    { title: 'Arquivo', detail: 'Nome e destino para o que chega por e-mail' },
    { title: 'Atas', detail: 'Uma gravação transformada em decisões com responsável e data' },
    { title: 'Lembrete', detail: 'Um só lembrete, cortês; depois, o assunto volta para si' },
    { title: 'Orçamento', detail: 'O modelo da sua empresa, já preenchido' },
    { title: 'Tempo', detail: 'Uma proposta de folha de horas, para corrigir' },
    { title: 'Seguimento', detail: 'A lista de quem espera uma palavra sua' },
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
    role: 'Responsável de operações na Vitrine',
    bio: 'A Inès planeia o trabalho das nossas equipas e escreve no nosso blogue sobre agendas cheias. O pack nasceu de seis scripts que fez para uma equipa de nove pessoas.',
  },
  faq: [
    {
      question: 'Alguma coisa sai dos meus computadores?',
      answer:
        'Só o que pedir: o Arquivo e o Lembrete comunicam com o servidor de correio da sua empresa. Gravações, documentos e orçamentos são tratados nos seus computadores.',
    },
    {
      question: 'Posso usar só um dos seis?',
      answer: 'Sim. Cada programa instala-se separadamente e nenhum precisa de outro. Sugerimos começar pelo Arquivo.',
    },
    {
      question: 'E se o Arquivo guardar alguma coisa no lugar errado?',
      answer: 'Qualquer operação pode ser anulada durante 90 dias: uma de cada vez ou todas as de um dia.',
    },
  ],
  sample: `<figure>
<h3>Arquivo: as sugestões desta manhã</h3>
<table>
<thead>
<tr><th scope="col">Chegou como</th><th scope="col">Novo nome</th><th scope="col">Pasta</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Guia de remessa Ferrand</td><td>Compras</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Foto do telhado, lado norte</td><td>Obra de Lille</td></tr>
<tr><td><code>proposta final (3).docx</code></td><td>2025-09-01 Orçamento Delmas, versão 3</td><td>Em dúvida: Orçamentos ou Delmas?</td></tr>
</tbody>
</table>
<p>Duas sugestões aceites, uma pergunta para si.</p>
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
<figcaption>Imagem 2: o que o Atas escreveu depois de uma reunião de 34 minutos</figcaption>
</figure>`,
} as const satisfies Translation<'pt', 'product-details-5'>;
