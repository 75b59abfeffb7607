export default {
  audience: [
    'Companies that spend €500 to €20,000 a month on advertising',
    'Marketing teams of one to ten people',
    'Owners who want one figure they can trust on Monday morning',
  ],
  requirements: [
    'A current version of Chrome, Edge, Firefox or Safari',
    'Access to your advertising accounts, and to your shop if you have one; read-only is enough to start',
    'An afternoon to set it up',
  ],
  contents: [
    { title: 'Campaigns', detail: 'Plan, budget and stop rule for each channel, side by side' },
    { title: 'Email', detail: '18 sequences: welcome, abandoned carts, renewal, winning customers back' },
    { title: 'Pages', detail: '22 landing pages, and an A/B test to compare two versions' },
    { title: 'Figures', detail: 'Cost per customer by channel and by week, with the margin of error' },
    { title: 'Monday report', detail: 'One figure, three lines and one question, by email at 8 a.m.' },
  ],
  format: [
    { label: 'Format', value: 'Web application, in six languages' },
    { label: 'Licence', value: 'One company, up to ten users' },
    { label: 'Set-up', value: 'One afternoon, with a guide' },
    { label: 'Updates and support', value: 'Twelve months' },
    { label: 'Your data', value: 'Export to CSV at any time' },
  ],
  author: {
    name: 'Thomas Belkacem',
    role: 'Head of digital marketing at Vitrine',
    bio: 'Thomas runs campaigns for online shops and writes on our blog about the last euro of a budget. He built the toolkit because he was tired of reports that nobody could act on.',
  },
  faq: [
    {
      question: 'Does the toolkit change my campaigns by itself?',
      answer:
        'Only if you let it. With read-only access it reports; with full access it may stop a campaign that triggers its stop rule, and it tells you at once.',
    },
    {
      question: 'What happens after twelve months?',
      answer:
        'The licence doesn’t expire and the version you have goes on working. Updates and support can be renewed for a year.',
    },
    {
      question: 'Do I need an online shop?',
      answer:
        'No. A customer can be a first order, a signed contract or a booked visit. You say what counts, and you can import it from a spreadsheet.',
    },
  ],
  sample: `<figure>
<h3>Monday report</h3>
<p><strong>Last week, a new customer cost you €38 (the week before: €44).</strong></p>
<table>
<thead>
<tr><th scope="col">Channel</th><th scope="col">Spent</th><th scope="col">New customers</th><th scope="col">Cost per customer</th></tr>
</thead>
<tbody>
<tr><th scope="row">Search</th><td>€1,056</td><td>33</td><td>€32</td></tr>
<tr><th scope="row">Social networks</th><td>€864</td><td>18</td><td>€48</td></tr>
<tr><th scope="row">Email</th><td>€360</td><td>9</td><td>€40</td></tr>
<tr><th scope="row">Total</th><td>€2,280</td><td>60</td><td>€38</td></tr>
</tbody>
</table>
<p>This week’s question: would you still buy the last ten customers from social networks at €62 each?</p>
<figcaption>Screen 1: the Monday report, with the figures of an example shop</figcaption>
</figure>
<figure>
<h3>Campaign: Autumn search</h3>
<table>
<tbody>
<tr><th scope="row">Budget</th><td>€300 a week</td></tr>
<tr><th scope="row">A customer is</th><td>A first order, paid</td></tr>
<tr><th scope="row">May cost at most</th><td>€40</td></tr>
<tr><th scope="row">Stop rule</th><td>Stops after €120 without a customer, and tells Nadia</td></tr>
<tr><th scope="row">Status</th><td>Running; €64 since the last customer</td></tr>
</tbody>
</table>
<figcaption>Screen 2: a campaign with its budget and its stop rule</figcaption>
</figure>`,
} as const;
