import type { Translation } from '../../messages.ts';

export default {
  'price-of-mistakes': {
    title: 'A IA é fiável? Calcule o preço dos erros',
    excerpt:
      'A mesma IA, que acerta em 94% dos casos, pode custar-lhe 850 € por mês ou dar-lhe a ganhar 1 070 €. A diferença está numa decisão, e essa decisão é sua.',
    category: 'Tecnologia',
    author: 'Claire Morvan',
    authorNote:
      'Consultora de IA na Vitrine. A Claire ajuda as empresas a decidir quais as tarefas que convém confiar a uma máquina.',
    imageAlt:
      'Uma balança atrás de um vidro: um só bloco marcado com uma cruz pesa mais do que sete blocos com um visto',
  },
  'last-advertising-euro': {
    title: 'O último euro do seu orçamento de publicidade',
    excerpt:
      'Mesmo rentável em média, a publicidade pode dar prejuízo na última fatia. Como dividir o orçamento em fatias, e o teste de cinco semanas que mostra quais compensam.',
    category: 'Marketing',
    author: 'Thomas Belkacem',
    authorNote: 'Responsável de marketing digital na Vitrine. O Thomas gere campanhas para lojas online.',
    imageAlt:
      'Cinco pilhas iguais de moedas, cada uma com uma planta mais pequena do que a anterior; na última, quase nada',
  },
  'fully-booked-team': {
    title: 'Porque é que uma equipa ocupada a 100% se atrasa',
    excerpt:
      'Com dezoito pedidos por mês em vez de dezasseis, o prazo passa de cinco dias para dez. As contas que explicam este salto e três maneiras de recuperar tempo.',
    category: 'Produtividade',
    author: 'Inès Delaunay',
    authorNote: 'Responsável de operações na Vitrine. A Inès planeia o trabalho das nossas próprias equipas.',
    imageAlt: 'Uma grelha de quadrados ocupados, onde uma tarefa desliza do seu para o único que ainda está livre',
  },
  'sell-before-recording': {
    title: 'Venda o seu curso antes de o gravar',
    excerpt:
      'Um «não» custa 6 000 € a quem grava primeiro e 400 € a quem vende primeiro. Como testar um tema em três semanas sem enganar os primeiros compradores.',
    category: 'Empreendedorismo',
    author: 'Julien Ferrand',
    authorNote:
      'Formador e produtor de cursos na Vitrine. O Julien testa cada lição ao vivo, com um grupo, antes de a gravar.',
    imageAlt: 'Três bilhetes vendidos, em plena luz, ao lado de uma câmara deixada na sombra',
  },
} satisfies Translation<'pt', 'posts'>;
