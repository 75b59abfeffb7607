export default {
  'price-of-mistakes': {
    title: 'Is the AI accurate enough? Price its mistakes',
    excerpt:
      'The same 94%-accurate tool can lose you €850 a month or save you €1,070. It depends on one decision, and that decision is yours.',
    category: 'Technology',
    author: 'Claire Morvan',
    authorNote: 'AI consultant at Vitrine. Claire helps companies decide which tasks to give to a machine.',
    imageAlt: 'A pair of scales behind glass: one block marked with a cross outweighs seven ticked ones',
  },
  'last-advertising-euro': {
    title: 'The last euro of your advertising budget',
    excerpt:
      'Advertising that pays on average can lose money on its last slice. How to cut the budget into slices, and the five-week test that shows which ones pay.',
    category: 'Marketing',
    author: 'Thomas Belkacem',
    authorNote: 'Head of digital marketing at Vitrine. Thomas runs campaigns for online shops.',
    imageAlt:
      'Five equal stacks of coins, each growing a smaller plant than the one before, with almost nothing on the last',
  },
  'fully-booked-team': {
    title: 'Why a fully booked team delivers late',
    excerpt:
      'Go from sixteen requests a month to eighteen and delivery slips from five days to ten. The arithmetic behind it, and three ways to win the time back.',
    category: 'Productivity',
    author: 'Inès Delaunay',
    authorNote: 'Head of operations at Vitrine. Inès plans the work of our own teams.',
    imageAlt: 'A grid of panes, all full but one: a task slides out of its pane into the free one',
  },
  'sell-before-recording': {
    title: 'Sell your course before you record it',
    excerpt:
      'A “no” costs €6,000 if you record first and €400 if you sell first. How to put a subject to the test in three weeks, and stay honest with your first buyers.',
    category: 'Entrepreneurship',
    author: 'Julien Ferrand',
    authorNote:
      'Trainer and course producer at Vitrine. Julien tests each lesson on a live group before he records it.',
    imageAlt: 'Three sold tickets in full light, beside a camera left in the shade',
  },
};
