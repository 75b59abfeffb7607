export default {
  audience: [
    'Owners and managers of companies with 10 to 500 people',
    'Team leaders who have been asked to “do something with AI”',
    'Buyers who have a supplier’s quote on the desk and doubts about it',
  ],
  requirements: [
    'A PDF or EPUB reader on any device',
    'Excel or LibreOffice Calc for the spreadsheet',
    'No technical knowledge: every term is explained where it first appears',
  ],
  contents: [
    { title: 'The Tuesday list', detail: 'Find out in an afternoon which tasks cost you time (pages 9 to 46)' },
    { title: 'The price of a mistake', detail: 'Put a figure on an idea before anyone builds it (pages 47 to 88)' },
    { title: 'Twelve cases', detail: 'Nine that paid off and three that were stopped, and why (pages 89 to 176)' },
    { title: 'Talking to suppliers', detail: 'The checklist, with the answers to expect (pages 177 to 196)' },
    { title: 'The spreadsheet, step by step', detail: 'Fill it in with your own figures (pages 197 to 212)' },
  ],
  format: [
    { label: 'Format', value: 'PDF and EPUB, without copy protection' },
    { label: 'Length', value: '212 pages, about six hours of reading' },
    { label: 'Extras', value: 'Spreadsheet (XLSX and ODS) and supplier checklist' },
    { label: 'Licence', value: 'One reader' },
    { label: 'Updates', value: 'Free for twelve months' },
  ],
  author: {
    name: 'Claire Morvan',
    role: 'AI consultant at Vitrine',
    bio: 'Claire helps companies decide which tasks to give to a machine. On our blog she writes about the price of mistakes, and the spreadsheet in this book is the one she uses with clients.',
  },
  faq: [
    {
      question: 'Is the book about one particular tool?',
      answer:
        'No. It helps you judge any tool by what it would save and what its mistakes would cost you. Products are named only in the cases.',
    },
    {
      question: 'Can I share it with my team?',
      answer:
        'The licence covers one reader. You may show the spreadsheet, filled in with your own figures, to anyone in your company.',
    },
    {
      question: 'How do I get the updates?',
      answer: 'By email, with a new download link, each time a chapter changes during the first twelve months.',
    },
  ],
  sample: `<figure>
<h3>A Tuesday at a wholesaler’s</h3>
<p>Order desk of a company with 40 staff, one day in March. Measured times, in minutes per day.</p>
<table>
<thead>
<tr><th scope="col">Task</th><th scope="col">Times a day</th><th scope="col">Minutes</th></tr>
</thead>
<tbody>
<tr><th scope="row">Type in orders that arrive as PDFs</th><td>22</td><td>198</td></tr>
<tr><th scope="row">Look up a delivery date</th><td>31</td><td>93</td></tr>
<tr><th scope="row">Answer “where is my parcel?”</th><td>14</td><td>56</td></tr>
<tr><th scope="row">Correct a price</th><td>6</td><td>42</td></tr>
</tbody>
</table>
<p>Before you read on: which line would you start with? Most people pick the third, because it’s the one that annoys them.</p>
<figcaption>Pages 30 and 31, from “The Tuesday list”</figcaption>
</figure>
<figure>
<h3>Six questions before the second meeting</h3>
<ol>
<li>Whose data do your figures come from?</li>
<li>May we test the tool on 500 of our own past cases?</li>
<li>What does the tool do when it isn’t sure?</li>
<li>Where is our data kept, and who can read it?</li>
<li>What do we keep if we leave after a year?</li>
<li>Which of your customers stopped using it, and why?</li>
</ol>
<p>A good supplier has answers to the first five. An honest one has an answer to the sixth.</p>
<figcaption>Pages 180 and 181, from “Talking to suppliers”</figcaption>
</figure>`,
} as const;
