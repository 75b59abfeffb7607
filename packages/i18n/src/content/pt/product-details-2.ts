import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Empresas que gastam entre 500 e 20 000 € por mês em publicidade',
    'Equipas de marketing de uma a dez pessoas',
    'Empresários que querem um número fiável à segunda-feira de manhã',
  ],
  requirements: [
    'Uma versão recente do Chrome, do Edge, do Firefox ou do Safari',
    'Acesso às suas contas de publicidade e à sua loja, se a tiver; para começar, bastam permissões de leitura',
    'Uma tarde para a instalação',
  ],
  contents: [
    { title: 'Campanhas', detail: 'Plano, orçamento e regra de paragem de cada canal, lado a lado' },
    {
      title: 'E-mail',
      detail: '18 sequências: boas-vindas, carrinhos abandonados, renovação, recuperação de clientes',
    },
    { title: 'Páginas', detail: '22 páginas de destino e um teste A/B que compara duas versões' },
    { title: 'Números', detail: 'Custo por cliente, por canal e por semana, com a margem de erro' },
    { title: 'Relatório de segunda-feira', detail: 'Um número, três linhas e uma pergunta, por e-mail às 8 horas' },
  ],
  format: [
    { label: 'Formato', value: 'Aplicação web, em seis idiomas' },
    { label: 'Licença', value: 'Uma empresa, até dez utilizadores' },
    { label: 'Instalação', value: 'Uma tarde, com um guia' },
    { label: 'Atualizações e assistência', value: 'Doze meses' },
    { label: 'Os seus dados', value: 'Exportação para CSV a qualquer momento' },
  ],
  author: {
    name: 'Thomas Belkacem',
    role: 'Responsável de marketing digital na Vitrine',
    bio: 'O Thomas gere campanhas de lojas online e escreve no nosso blogue sobre o último euro de um orçamento. Criou o kit porque estava farto de relatórios que não serviam para nada.',
  },
  faq: [
    {
      question: 'O kit altera sozinho as minhas campanhas?',
      answer:
        'Só com a sua autorização. Com permissões de leitura, limita-se a informar; com acesso completo, pode parar uma campanha que ative a sua regra de paragem e envia-lhe logo um aviso.',
    },
    {
      question: 'O que acontece ao fim dos doze meses?',
      answer:
        'A licença não expira e a sua versão continua a funcionar. As atualizações e a assistência podem ser renovadas por um ano.',
    },
    {
      question: 'É preciso ter uma loja online?',
      answer:
        'Não. Um cliente pode ser uma primeira encomenda, um contrato assinado ou uma visita marcada. É a sua empresa que define o que conta como cliente, e os dados podem vir de uma folha de cálculo.',
    },
  ],
  sample: `<figure>
<h3>Relatório de segunda-feira</h3>
<p><strong>Na semana passada, um novo cliente custou-lhe 38 € (na semana anterior: 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Canal</th><th scope="col">Despesa</th><th scope="col">Novos clientes</th><th scope="col">Custo por cliente</th></tr>
</thead>
<tbody>
<tr><th scope="row">Pesquisa</th><td>1 056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Redes sociais</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">E-mail</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Total</th><td>2 280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>A pergunta desta semana: voltaria a pagar 62 € por cada um dos dez últimos clientes vindos das redes sociais?</p>
<figcaption>Imagem 1: o relatório de segunda-feira, com os números de uma loja de exemplo</figcaption>
</figure>
<figure>
<h3>Campanha de outono nos motores de busca</h3>
<table>
<tbody>
<tr><th scope="row">Orçamento</th><td>300 € por semana</td></tr>
<tr><th scope="row">Um cliente é</th><td>Uma primeira encomenda paga</td></tr>
<tr><th scope="row">Pode custar, no máximo</th><td>40 €</td></tr>
<tr><th scope="row">Regra de paragem</th><td>Depois de gastos 120 € sem nenhum cliente, a campanha é interrompida e a Nadia é avisada</td></tr>
<tr><th scope="row">Estado</th><td>Em curso; 64 € desde o último cliente</td></tr>
</tbody>
</table>
<figcaption>Imagem 2: uma campanha com o seu orçamento e a sua regra de paragem</figcaption>
</figure>`,
} as const satisfies Translation<'pt', 'product-details-2'>;
