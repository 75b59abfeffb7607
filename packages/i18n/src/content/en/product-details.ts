export default {
  '1': {
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
      { title: 'The Tuesday list', detail: 'Find the tasks that cost you time, in an afternoon (pages 9 to 46)' },
      { title: 'The price of a mistake', detail: 'Put a figure on an idea before anyone builds it (pages 47 to 88)' },
      { title: 'Twelve cases', detail: 'Nine that paid off and three that were stopped, and why (pages 89 to 176)' },
      { title: 'Talking to suppliers', detail: 'The checklist, with the answers to expect (pages 177 to 196)' },
      { title: 'The spreadsheet, step by step', detail: 'Fill it in with your own figures (pages 197 to 212)' },
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
      bio: 'Claire helps companies decide which tasks to give to a machine. She writes about the price of mistakes on our blog, and the spreadsheet in this book is the one she uses with clients.',
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
<p>Order desk, 40 staff, one day in March. Times are minutes per day, measured and not guessed.</p>
<table>
<thead>
<tr><th scope="col">Task</th><th scope="col">Times a day</th><th scope="col">Minutes</th></tr>
</thead>
<tbody>
<tr><th scope="row">Type in orders that arrive as PDF</th><td>22</td><td>198</td></tr>
<tr><th scope="row">Look up a delivery date</th><td>31</td><td>93</td></tr>
<tr><th scope="row">Answer “where is my parcel?”</th><td>14</td><td>56</td></tr>
<tr><th scope="row">Correct a price</th><td>6</td><td>42</td></tr>
</tbody>
</table>
<p>Before you read on: which line would you start with? Most people pick the third, because it annoys them.</p>
<figcaption>Pages 30 and 31, from “The Tuesday list”</figcaption>
</figure>
<figure>
<h3>Six questions before the second meeting</h3>
<ol>
<li>On whose data were your figures measured?</li>
<li>May we test the tool on 500 of our own past cases?</li>
<li>What does the tool do when it isn’t sure?</li>
<li>Where are our data kept, and who can read them?</li>
<li>What do we keep if we leave after a year?</li>
<li>Which of your customers stopped, and why?</li>
</ol>
<p>A good supplier has answers to the first five. An honest one has an answer to the sixth.</p>
<figcaption>Pages 180 and 181, from “Talking to suppliers”</figcaption>
</figure>`,
  },
  '2': {
    audience: [
      'Companies that spend €500 to €20,000 a month on advertising',
      'Marketing teams of one to ten people',
      'Owners who want one figure they can trust on Monday morning',
    ],
    requirements: [
      'A current version of Chrome, Edge, Firefox or Safari',
      'Access to your advertising accounts and your shop; read-only is enough to start',
      'An afternoon to set it up',
    ],
    contents: [
      { title: 'Campaigns', detail: 'Plan, budget and stop rule of each channel, side by side' },
      { title: 'Email', detail: '18 sequences: welcome, abandoned carts, renewal, winning customers back' },
      { title: 'Pages', detail: '22 landing pages, and a test that compares two versions' },
      { title: 'Figures', detail: 'Cost per customer by channel and by week, with the uncertainty shown' },
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
      bio: 'Thomas runs campaigns for online shops and writes about the last euro of a budget on our blog. He built the toolkit because he was tired of reports that nobody could act on.',
    },
    faq: [
      {
        question: 'Does the toolkit change my campaigns by itself?',
        answer:
          'Only if you let it. With read-only access it reports; with full access it may stop a campaign that breaks its stop rule, and it tells you at once.',
      },
      {
        question: 'What happens after twelve months?',
        answer:
          'The licence doesn’t expire and the version you have goes on working. Updates and support can be renewed for a year.',
      },
      {
        question: 'Do I need a shop on the internet?',
        answer:
          'No. A customer can be a first order, a signed contract or a booked visit. You say what counts, and you can import it from a spreadsheet.',
      },
    ],
    sample: `<figure>
<h3>Monday report</h3>
<p><strong>Last week, a new customer cost you €38 (the week before: €44).</strong></p>
<table>
<thead>
<tr><th scope="col">Channel</th><th scope="col">Spent</th><th scope="col">New customers</th><th scope="col">Cost of each</th></tr>
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
<tr><th scope="row">May cost</th><td>€40</td></tr>
<tr><th scope="row">Stop rule</th><td>Stops after €120 without a customer, and tells Nadia</td></tr>
<tr><th scope="row">Status</th><td>Running; €64 since the last customer</td></tr>
</tbody>
</table>
<figcaption>Screen 2: a campaign with its budget and its stop rule</figcaption>
</figure>`,
  },
  '3': {
    audience: [
      'Data scientists and engineers with a first model behind them',
      'Analysts who are about to put a model into service',
      'Team leads who sign off on models that others have built',
    ],
    requirements: [
      'Python, including functions and data frames',
      'A first course in statistics',
      'About four hours a week for ten weeks',
      'A current browser; the notebooks run there, with nothing to install',
    ],
    contents: [
      { title: 'The model that was right and had to go', detail: 'What a test set can’t tell you' },
      {
        title: 'Choosing the metric before the model',
        detail: 'From the cost of an error to a number you can optimise',
      },
      { title: 'Validation when time passes', detail: 'Splits that respect the calendar' },
      { title: 'Leakage, and how to find it', detail: 'Project 1: Repair' },
      { title: 'Rare events', detail: 'Precision, recall and the base rate' },
      { title: 'Trees and boosting, seriously', detail: 'Project 2: Forecast' },
      { title: 'Neural networks without mystery', detail: 'A network written by hand, then with a library' },
      { title: 'Language models as components', detail: 'Prompts, retrieval and tests' },
      { title: 'Uncertainty and calibration', detail: 'Project 3: Detect' },
      { title: 'Explaining one decision to one person', detail: 'A letter that a customer understands' },
      { title: 'Fairness: definitions that rule one another out', detail: 'Choose one, and say why' },
      { title: 'From notebook to service', detail: 'Project 4: Read' },
      { title: 'Monitoring and drift', detail: 'Three alarms that are worth the noise' },
      { title: 'Experiments in production', detail: 'Shadow runs and staged release' },
      { title: 'When to switch a model off', detail: 'Project 5: Run' },
    ],
    format: [
      { label: 'Format', value: 'Video course with notebooks in the browser' },
      { label: 'Length', value: '15 chapters, 20 hours of video, 5 projects' },
      { label: 'Lessons', value: '8 to 15 minutes each, with transcripts' },
      { label: 'Pace', value: 'Your own; about ten weeks at four hours a week' },
      { label: 'Certificate', value: 'On completion of the five projects' },
    ],
    author: {
      name: 'Leïla Haddad',
      role: 'Machine learning engineer and trainer at Vitrine',
      bio: 'Leïla puts models into service and takes them out again. The model of chapter 1 was hers, and so were the complaints.',
    },
    faq: [
      {
        question: 'Which libraries does the course use?',
        answer:
          'pandas, scikit-learn and PyTorch. The ideas carry over to others, and each chapter names what changes.',
      },
      {
        question: 'Who marks the projects?',
        answer:
          'You do, against a solution with comments on every step. Automatic checks in the notebook tell you when a result can’t be right.',
      },
      {
        question: 'How long do I have access?',
        answer: 'As long as you like. You can also download the transcripts and notebooks and keep them.',
      },
    ],
    sample: `<h3>Chapter 5, lesson 2: Why 99% isn’t enough</h3>
<p>Outline of the lesson (12 minutes)</p>
<ol>
<li>Four frauds in 10,000 payments: what “accurate” means here</li>
<li>The table that every report should begin with</li>
<li>Precision and recall, in payments and in euros</li>
<li>What a check costs, and who pays for it</li>
</ol>
<h3>Worked exercise</h3>
<p>Of 10,000 payments, 4 are fraudulent. A detector flags 63 payments, and 3 of them are frauds. Is it better than a program that never flags anything?</p>
<table>
<thead>
<tr><th scope="col">Payments</th><th scope="col">Flagged</th><th scope="col">Not flagged</th></tr>
</thead>
<tbody>
<tr><th scope="row">Fraudulent</th><td>3</td><td>1</td></tr>
<tr><th scope="row">Honest</th><td>60</td><td>9,936</td></tr>
</tbody>
</table>
<p><strong>Accuracy.</strong> The detector is right in 3 + 9,936 = 9,939 cases: 99.39%. The program that never flags anything is right in 9,996: 99.96%. By this metric, doing nothing wins.</p>
<p><strong>Recall.</strong> The detector finds 3 frauds out of 4: 75%. The program that does nothing finds none.</p>
<p><strong>Cost.</strong> A check takes two minutes, so 63 checks take 126 minutes: about €63 at €30 an hour. If a fraud costs €400 on average, the detector saves €1,200 and costs €63. The better metric was the one with euros in it.</p>`,
  },
  '4': {
    audience: [
      'Marketing managers who plan next year’s budget',
      'Owners who do their own marketing',
      'Agencies that want figures to argue with',
    ],
    requirements: [
      'A PDF or EPUB reader on any device',
      'A text editor for the one-page plan (DOCX and ODT)',
      'Twelve months of your own sales figures, if you want to calculate along',
    ],
    contents: [
      { title: 'Be the source', detail: 'Publish the figure that others quote' },
      { title: 'Twelve letters a year', detail: 'One email a month that people open' },
      { title: 'The last euro', detail: 'Find the part of the budget that loses money' },
      { title: 'Sell to those who have bought', detail: 'The second order before the first of a stranger' },
      { title: 'One page, one promise', detail: 'Landing pages that ask for one thing' },
      { title: 'Let customers explain', detail: 'Cases with figures in place of praise' },
      { title: 'Borrow a neighbour’s audience', detail: 'Partners who sell to the same people' },
      { title: 'What no longer works', detail: 'Two strategies, taken apart' },
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
      bio: 'Thomas runs campaigns for online shops and writes about marketing on our blog. For this book he asked 23 companies for their figures, including those that had not worked out.',
    },
    faq: [
      {
        question: 'Is a book about 2025 still useful?',
        answer:
          'Yes. The figures date from 2025; the method, from the budget to the moment you give up, doesn’t depend on the year.',
      },
      {
        question: 'Are the strategies for businesses or for consumers?',
        answer:
          'Both. Each chapter begins with the situation in which its strategy fits, so you can skip what isn’t yours.',
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
<tr><th scope="row">1 to 10</th><td>Choose the person who writes. Clean the list.</td><td>Addresses that bounce</td></tr>
<tr><th scope="row">11 to 30</th><td>First letter: what you learned from a mistake.</td><td>Replies, not clicks</td></tr>
<tr><th scope="row">31 to 60</th><td>Second letter: one question to your readers.</td><td>How many answer</td></tr>
<tr><th scope="row">61 to 90</th><td>Third letter: the answer, with figures.</td><td>Orders within seven days</td></tr>
</tbody>
</table>
<p>Give up if nobody has replied by day 90. The list is then too cold, and a fourth letter won’t warm it.</p>
<figcaption>Pages 34 and 35, from “Twelve letters a year”</figcaption>
</figure>
<figure>
<h3>The plan on a page: a bicycle workshop</h3>
<table>
<tbody>
<tr><th scope="row">We sell</th><td>A yearly service, €89, picked up from the office</td></tr>
<tr><th scope="row">To</th><td>Companies with more than 50 staff within 10 km</td></tr>
<tr><th scope="row">We stop</th><td>Flyers, discounts in January</td></tr>
<tr><th scope="row">We try</th><td>Borrow a neighbour’s audience, with two office landlords</td></tr>
<tr><th scope="row">It may cost</th><td>€240 a month until June</td></tr>
<tr><th scope="row">We give up if</th><td>fewer than 15 bookings by 30 June</td></tr>
</tbody>
</table>
<figcaption>Pages 140 and 141, from “The plan on a page”</figcaption>
</figure>`,
  },
  '5': {
    audience: [
      'Teams of 2 to 15 people who share an inbox',
      'Tradespeople, practices and agencies that write quotes',
      'Anyone who must not upload client files to a cloud',
    ],
    requirements: [
      'Windows 11, macOS 14 or a current Linux distribution',
      '8 GB of memory and 6 GB of disk space',
      'An IMAP mailbox for File and Remind, and a calendar for Time',
    ],
    contents: [
      { title: 'File', detail: 'Names what arrives by email and puts it in its place' },
      { title: 'Minutes', detail: 'Turns a recording into decisions with a name and a date' },
      { title: 'Remind', detail: 'Sends one polite reminder, then tells you' },
      { title: 'Quote', detail: 'Fills in your own template' },
      { title: 'Time', detail: 'Proposes a timesheet that you correct' },
      { title: 'Follow up', detail: 'Shows who is waiting for word from you' },
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
      role: 'Head of organisation at Vitrine',
      bio: 'Inès plans the work of our own teams and writes about full diaries on our blog. The pack began as six scripts that she wrote for a team of nine.',
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
        answer: 'You can undo every move for 90 days, one by one or a whole day at once.',
      },
    ],
    sample: `<figure>
<h3>File: proposals of this morning</h3>
<table>
<thead>
<tr><th scope="col">Arrived as</th><th scope="col">New name</th><th scope="col">Folder</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Delivery note Ferrand</td><td>Purchases</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Photo roof north side</td><td>Building site Lille</td></tr>
<tr><td><code>offer final (3).docx</code></td><td>2025-09-01 Quote Delmas, version 3</td><td>Not sure: Quotes or Delmas?</td></tr>
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
<figcaption>Screen 2: Minutes after a meeting of 34 minutes</figcaption>
</figure>`,
  },
  '6': {
    audience: [
      'People who work with figures in sales, purchasing, HR or administration',
      'Managers who read reports and want to ask better questions',
      'Career changers who want to find out whether data is for them',
    ],
    requirements: [
      'School-level maths; no programming',
      'A current browser for videos and exercises',
      'About three hours a week for eight weeks',
    ],
    contents: [
      { title: 'A question, a table, a wrong answer', detail: 'In the spreadsheet, in two hours' },
      { title: 'Cleaning', detail: 'What to correct, what to leave, what to ask about' },
      { title: 'Charts', detail: 'Four charts that answer most questions' },
      { title: 'First steps in Python', detail: 'The same table, in ten lines' },
      { title: 'Chance and what it looks like', detail: 'Why small shops have the best and the worst months' },
      { title: 'Comparing two groups', detail: 'A difference, or noise?' },
      { title: 'Predicting, and saying how far off you may be', detail: 'Next month’s orders, with a range' },
      { title: 'A small model that helps the shop', detail: 'Who will order again?' },
      { title: 'Telling people what you found', detail: 'One page, one chart, one recommendation' },
    ],
    format: [
      { label: 'Format', value: 'Video course with exercises in the browser' },
      { label: 'Length', value: 'Nine chapters, twelve hours of video' },
      { label: 'Tools', value: 'Spreadsheet in the first part, Python from the second' },
      { label: 'Pace', value: 'Your own; about eight weeks at three hours a week' },
      { label: 'Certificate', value: 'On completion of the exercises' },
    ],
    author: {
      name: 'Julien Ferrand',
      role: 'Trainer and course producer at Vitrine',
      bio: 'Julien has taught people who were sure they couldn’t do maths. He writes about courses that sell on our blog, and tests each lesson on a live group before he records it.',
    },
    faq: [
      {
        question: 'Do I have to install Python?',
        answer:
          'No. Python runs in your browser, beside the exercise. If you already have it, you can download the files.',
      },
      {
        question: 'Does this course prepare me for the advanced one?',
        answer:
          'It covers the statistics. For the advanced course you also need practice in Python, about as much as chapters 4 to 8 twice over.',
      },
      {
        question: 'Are the shop’s data real?',
        answer:
          'They are modelled on a real shop’s, errors included. Names and addresses are made up, so nobody’s privacy is at stake.',
      },
    ],
    sample: `<h3>Chapter 6, lesson 3: Is the difference real?</h3>
<p>Outline of the lesson (14 minutes)</p>
<ol>
<li>Two newsletters, two subject lines</li>
<li>What would happen if the subject line made no difference</li>
<li>Shuffling the labels, a thousand times</li>
<li>What you may say, and what you may not</li>
</ol>
<h3>Worked exercise</h3>
<p>The shop writes to 2,000 customers. Half get subject line A, half get B. Which one is better?</p>
<table>
<thead>
<tr><th scope="col">Subject line</th><th scope="col">Sent</th><th scope="col">Opened</th><th scope="col">Rate</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: “Your spring list”</th><td>1,000</td><td>120</td><td>12.0%</td></tr>
<tr><th scope="row">B: “What to sow in March”</th><td>1,000</td><td>138</td><td>13.8%</td></tr>
</tbody>
</table>
<p><strong>Step 1.</strong> The difference is 18 openings, or 1.8 percentage points. B looks better.</p>
<p><strong>Step 2.</strong> Put all 2,000 customers in one pot and deal them out again at random, 1,000 to each side. Note the difference. Do this 1,000 times; in the notebook it takes a second.</p>
<p><strong>Step 3.</strong> In about 230 of the 1,000 rounds, chance alone gives a difference of 1.8 points or more, one way or the other. That is nearly one in four.</p>
<p><strong>What you may say:</strong> B did better this time, and we can’t tell yet whether it is better. What you do next: send both again, to more people, before you change every newsletter.</p>`,
  },
} as const;
