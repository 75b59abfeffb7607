export default {
  audience: [
    'Data scientists and engineers who have already trained a model',
    'Analysts who are about to put a model into production',
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
    { title: 'Validation over time', detail: 'Splits that respect the calendar' },
    { title: 'Leakage, and how to find it', detail: 'Project 1: Repair' },
    { title: 'Rare events', detail: 'Precision, recall and the base rate' },
    { title: 'Trees and boosting, in depth', detail: 'Project 2: Forecast' },
    { title: 'Neural networks demystified', detail: 'A network written by hand, then with a library' },
    { title: 'Language models as components', detail: 'Prompts, retrieval and tests' },
    { title: 'Uncertainty and calibration', detail: 'Project 3: Detect' },
    { title: 'Explaining one decision to one person', detail: 'A letter that a customer can understand' },
    { title: 'Fairness: definitions that rule one another out', detail: 'Choose one, and say why' },
    { title: 'From notebook to production', detail: 'Project 4: Read' },
    { title: 'Monitoring and drift', detail: 'Three alarms that are worth the noise' },
    { title: 'Experiments in production', detail: 'Shadow runs and staged releases' },
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
    bio: 'Leïla puts models into production and takes them out again. The model in chapter 1 was hers, and so were the complaints.',
  },
  faq: [
    {
      question: 'Which libraries does the course use?',
      answer: 'pandas, scikit-learn and PyTorch. The ideas carry over to others, and each chapter says what changes.',
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
<tr><th scope="row">Genuine</th><td>60</td><td>9,936</td></tr>
</tbody>
</table>
<p><strong>Accuracy.</strong> The detector is right in 3 + 9,936 = 9,939 cases: 99.39%. The program that never flags anything is right in 9,996: 99.96%. By this metric, doing nothing wins.</p>
<p><strong>Recall.</strong> The detector finds 3 frauds out of 4: 75%. The program that does nothing finds none.</p>
<p><strong>Cost.</strong> A check takes two minutes, so 63 checks take 126 minutes: €63 at €30 an hour. If a fraud costs €400 on average, the detector saves €1,200 and costs €63. The better metric was the one with euros in it.</p>`,
} as const;
