export default {
  audience: [
    'Marketing managers who plan next year’s budget',
    'Owners who do their own marketing',
    'Agencies that want figures to back up their advice',
  ],
  requirements: [
    'A PDF or EPUB reader on any device',
    'A word processor for the one-page plan (DOCX and ODT)',
    'Twelve months of your own sales figures, if you want to work through the sums yourself',
  ],
  contents: [
    { title: 'Be the source', detail: 'Publish the figure that others quote' },
    { title: 'Twelve letters a year', detail: 'One email a month that people open' },
    { title: 'The last euro', detail: 'Find the part of the budget that loses money' },
    { title: 'Sell to people who have bought', detail: 'Why a second order costs less than a stranger’s first' },
    { title: 'One page, one promise', detail: 'Landing pages that ask for one thing' },
    { title: 'Let customers explain', detail: 'Case studies with figures instead of praise' },
    { title: 'Borrow a neighbour’s audience', detail: 'Partners who sell to the same people' },
    { title: 'What no longer works', detail: 'Two strategies, and why they fail today' },
    { title: 'The plan on a page', detail: 'Templates, empty and filled in' },
  ],
  format: [
    { label: 'Format', value: 'PDF and EPUB, without copy protection' },
    { label: 'Length', value: '148 pages, about four hours of reading' },
    { label: 'Figures', value: 'From 23 companies, collected in 2025' },
    { label: 'Extras', value: 'Templates for a one-page marketing plan' },
    { label: 'Licence', value: 'One reader' },
  ],
  author: {
    name: 'Thomas Belkacem',
    role: 'Head of digital marketing at Vitrine',
    bio: 'Thomas runs campaigns for online shops and writes about marketing on our blog. For this book he asked 23 companies for their figures, failures included.',
  },
  faq: [
    {
      question: 'Is a book about 2025 still useful?',
      answer:
        'Yes. The figures date from 2025; the method, from the budget to the moment you give up, doesn’t depend on the year.',
    },
    {
      question: 'Are the strategies for selling to businesses or to consumers?',
      answer:
        'Both. Each chapter begins with the situation in which its strategy fits, so you can skip what doesn’t apply to you.',
    },
    {
      question: 'How large a budget do I need?',
      answer: 'Three of the seven strategies cost under €500 a month. Each chapter states its cost.',
    },
  ],
  sample: `<figure>
<h3>The first ninety days</h3>
<table>
<thead>
<tr><th scope="col">Days</th><th scope="col">What you do</th><th scope="col">What you look at</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 to 10</th><td>Choose the person who writes. Clean the list.</td><td>Addresses that bounce</td></tr>
<tr><th scope="row">11 to 30</th><td>First letter: what you learned from a mistake.</td><td>Replies, not clicks</td></tr>
<tr><th scope="row">31 to 60</th><td>Second letter: one question to your readers.</td><td>How many answer</td></tr>
<tr><th scope="row">61 to 90</th><td>Third letter: the answer, with figures.</td><td>Orders within seven days</td></tr>
</tbody>
</table>
<p>Give up if nobody has replied by day 90. The list is then too cold, and a fourth letter won’t warm it up.</p>
<figcaption>Pages 34 and 35, from “Twelve letters a year”</figcaption>
</figure>
<figure>
<h3>The plan on a page: a bicycle workshop</h3>
<table>
<tbody>
<tr><th scope="row">We sell</th><td>An annual bike service, €89, with collection from the office</td></tr>
<tr><th scope="row">To</th><td>Companies with more than 50 staff within 10 km</td></tr>
<tr><th scope="row">We stop</th><td>Flyers, discounts in January</td></tr>
<tr><th scope="row">We try</th><td>Borrow a neighbour’s audience, with two office landlords</td></tr>
<tr><th scope="row">It may cost</th><td>€240 a month until June</td></tr>
<tr><th scope="row">We give up if</th><td>Fewer than 15 bookings by 30 June</td></tr>
</tbody>
</table>
<figcaption>Pages 140 and 141, from “The plan on a page”</figcaption>
</figure>`,
} as const;
