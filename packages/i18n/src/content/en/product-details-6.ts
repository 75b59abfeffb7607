export default {
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
    { title: 'Cleaning data', detail: 'What to correct, what to leave, what to ask about' },
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
    bio: 'Julien has taught people who were sure they couldn’t do maths. On our blog he writes about courses that sell, and he tests each lesson on a live group before he records it.',
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
      question: 'Is the shop’s data real?',
      answer:
        'It’s modelled on a real shop’s, errors included. Names and addresses are made up, so nobody’s privacy is at stake.',
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
<tr><th scope="col">Subject line</th><th scope="col">Sent</th><th scope="col">Opened</th><th scope="col">Open rate</th></tr>
</thead>
<tbody>
<tr><th scope="row">A: “Your spring list”</th><td>1,000</td><td>120</td><td>12.0%</td></tr>
<tr><th scope="row">B: “What to sow in March”</th><td>1,000</td><td>138</td><td>13.8%</td></tr>
</tbody>
</table>
<p><strong>Step 1.</strong> The difference is 18 openings, or 1.8 percentage points. B looks better.</p>
<p><strong>Step 2.</strong> Pool all 2,000 customers and deal them out again at random, 1,000 to each side. Note the difference. Do this 1,000 times; in the notebook it takes a second.</p>
<p><strong>Step 3.</strong> In about a quarter of the 1,000 rounds, chance alone gives a difference of 1.8 points or more, one way or the other.</p>
<p><strong>What you may say:</strong> B did better this time, and we can’t tell yet whether it really is better. Next, send both again, to more people, before you change every newsletter.</p>`,
} as const;
