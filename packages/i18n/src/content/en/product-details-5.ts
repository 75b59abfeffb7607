export default {
  audience: [
    'Teams of 2 to 15 people who share an inbox',
    'Tradespeople, practices and agencies that write quotes',
    'Anyone who isn’t allowed to put client files in the cloud',
  ],
  requirements: [
    'Windows 11, macOS 14 or a current Linux distribution',
    '8 GB of memory and 6 GB of disk space',
    'An IMAP mailbox for File and Remind, and a calendar for Time',
  ],
  contents: [
    { title: 'File', detail: 'Names what arrives by email and puts it in its place' },
    { title: 'Minutes', detail: 'Turns a recording into decisions with an owner and a date' },
    { title: 'Remind', detail: 'Sends one polite reminder, then tells you' },
    { title: 'Quote', detail: 'Fills in your own template' },
    { title: 'Time', detail: 'Proposes a timesheet that you correct' },
    { title: 'Follow up', detail: 'Shows who is waiting to hear from you' },
  ],
  format: [
    { label: 'Format', value: 'Six programs to install' },
    { label: 'Licence', value: 'Up to 15 computers in one company' },
    { label: 'Where it runs', value: 'On your own computers, not in the cloud' },
    { label: 'Set-up', value: 'Fifteen minutes for each program' },
    { label: 'Updates and support', value: 'Twelve months' },
  ],
  author: {
    name: 'Inès Delaunay',
    role: 'Head of operations at Vitrine',
    bio: 'Inès plans the work of our own teams and writes on our blog about teams that are booked solid. The pack began as six scripts that she wrote for a team of nine.',
  },
  faq: [
    {
      question: 'Does anything leave my computers?',
      answer:
        'Only what you ask for: File and Remind talk to your own mail server. Recordings, files and quotes are processed on your computers.',
    },
    {
      question: 'Can I use just one of the six?',
      answer: 'Yes. Each program is installed on its own, and none needs another. We suggest starting with File.',
    },
    {
      question: 'What if File puts something in the wrong place?',
      answer: 'You can undo any move for 90 days, one by one or a whole day at once.',
    },
  ],
  sample: `<figure>
<h3>File: this morning’s proposals</h3>
<table>
<thead>
<tr><th scope="col">Arrived as</th><th scope="col">New name</th><th scope="col">Folder</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Delivery note Ferrand</td><td>Purchases</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Photo roof north side</td><td>Lille building site</td></tr>
<tr><td><code>quote final (3).docx</code></td><td>2025-09-01 Quote Delmas, version 3</td><td>Not sure: Quotes or Delmas?</td></tr>
</tbody>
</table>
<p>Two accepted, one question for you.</p>
<figcaption>Screen 1: File proposes names and folders</figcaption>
</figure>
<figure>
<h3>Minutes: site meeting, 2 September</h3>
<table>
<tbody>
<tr><th scope="row">Decided</th><td>The north side comes first. Slate, not tile.</td></tr>
<tr><th scope="row">Who does what by when</th><td>Hugo orders the slate by Thursday. Amel tells the client today.</td></tr>
<tr><th scope="row">Left open</th><td>Who collects the scaffolding?</td></tr>
</tbody>
</table>
<figcaption>Screen 2: what Minutes wrote after a 34-minute meeting</figcaption>
</figure>`,
} as const;
