export default {
  '1': {
    name: 'AI in Business: A Practical Guide',
    imageAlt: 'A bound book whose cover shows a briefcase wired like a microchip',
    description:
      'Before signing, find out which AI ideas pay off: a practical guide for companies of 10 to 500 people, with twelve worked cases and the spreadsheet we use with our own clients.',
    previewContent: `<p>Most books on AI begin with what the machine can do. This one begins with your Tuesday afternoon: the inbox nobody empties, the quote that takes three days, the report that’s copied by hand from two systems.</p>
<p>For each task you answer four questions.</p>
<ol>
<li>How often does it come up, and how long does it take?</li>
<li>What does a mistake cost, and who notices it?</li>
<li>Do you have examples of it done well?</li>
<li>Who would have to change the way they work?</li>
</ol>
<p>The answers fit on one page. In most companies they rule out two ideas in three, and that’s the point: <strong>the money is in the third one</strong>.</p>`,
    features: [
      '212 pages, as PDF and EPUB',
      'Twelve worked cases with costs and results',
      'A spreadsheet to put a figure on your own tasks',
      'A checklist for talking to suppliers',
      'Free updates for twelve months',
    ],
  },
  '2': {
    name: 'Digital Marketing Toolkit',
    imageAlt: 'A toolbox holding a magnifying glass, a chart, a megaphone and a letter',
    description:
      'See every Monday what a new customer costs you, and stop what loses money. A workspace for campaigns, email and landing pages, connected to the accounts you already have.',
    previewContent: `<p>Open the toolkit on a Monday and you see one line: <em>last week, a new customer cost you €38, down from €44</em>. Everything else is there to explain that line and to improve it.</p>
<h3>What’s inside</h3>
<ul>
<li><strong>Campaigns:</strong> plan, budget and stop rules for each channel, side by side.</li>
<li><strong>Email:</strong> sequences for welcome, abandoned carts and renewal, ready to adapt.</li>
<li><strong>Pages:</strong> landing pages that load fast and are ready for A/B tests.</li>
<li><strong>Figures:</strong> cost per customer by channel and by week, with the margin of error.</li>
</ul>
<p>You can set it up in an afternoon. Often the first thing it shows you is a campaign that loses money, so you can stop it at once.</p>`,
    features: [
      'Licence for one company, up to ten users',
      'Connectors for the main advertising and email services',
      '40 email and page templates',
      'Weekly report on the cost per customer',
      'Twelve months of updates and support',
    ],
  },
  '3': {
    name: 'Advanced Machine Learning Course',
    imageAlt: 'A screen with a neural network, one path lit, and a graduate’s cap on its corner',
    description:
      'Put a model into production and answer for its results: from the right metrics through to monitoring. 15 chapters, 20 hours of video and 5 projects, for people who have already trained a model.',
    previewContent: `<p>The first chapter begins with a model that is right 97 times out of 100 and has to be withdrawn within a week. You’re given its data, its code and the complaints, and one hour to find out why.</p>
<h3>The course at a glance</h3>
<ul>
<li><strong>15 chapters</strong>, from metrics and validation to monitoring and drift.</li>
<li><strong>20 hours of video</strong> in lessons of 8 to 15 minutes, with transcripts.</li>
<li><strong>5 projects</strong> on real, imperfect data, each with an annotated solution.</li>
</ul>
<p>You need Python, a first course in statistics, and about four hours a week for ten weeks.</p>`,
    features: [
      '15 chapters',
      '20 hours of video with transcripts',
      '5 projects with annotated solutions',
      'Notebooks that run in the browser',
      'Certificate on completion',
    ],
  },
  '4': {
    name: 'Digital Marketing Strategies 2025',
    imageAlt: 'An open book: a megaphone on one page, a target hit in the centre on the other',
    description:
      'Seven strategies that still brought in customers in 2025, each with its budget and a ninety-day plan, and figures from the companies that tried them. You also find out why two others no longer work.',
    previewContent: `<p>In 2025 a search often ends without a click: the answer appears above the results. If your plan still counts visits, it counts the wrong thing. The first strategy in this book shows what to count instead.</p>
<blockquote>Before you choose what to try, decide what you’ll stop.</blockquote>
<p>Each chapter has the same four parts: the situation in which the strategy fits, what it costs per month, a calendar for the first ninety days, and the moment when you should give it up.</p>`,
    features: [
      '148 pages, as PDF and EPUB',
      'Seven strategies, each with a budget and a calendar',
      'Figures from 23 companies',
      'Templates for a one-page marketing plan',
    ],
  },
  '5': {
    name: 'Productivity Booster Pack',
    imageAlt: 'A rocket with a clock for a window rises from a box of ticked tasks',
    description:
      'Win back hours every week: six small programs do your filing, minutes, reminders, quotes, timesheets and follow-ups. They run on your own computers, and your files stay there.',
    previewContent: `<p>The pack was made for a team of nine that lost eleven hours a week to copying, filing and chasing. It now loses two. Each program does one job and does it well.</p>
<ul>
<li><strong>File</strong> names and stores what arrives by email.</li>
<li><strong>Minutes</strong> turns a recording into decisions with an owner and a date.</li>
<li><strong>Remind</strong> chases once, politely, and then tells you.</li>
<li><strong>Quote</strong>, <strong>Time</strong> and <strong>Follow up</strong> take care of estimates, timesheets and clients who are waiting for an answer.</li>
</ul>`,
    features: [
      'Six programs for Windows, macOS and Linux',
      'Licence for up to 15 computers',
      'Runs on your own computers, not in the cloud',
      'A one-page set-up guide for each program',
      'Twelve months of updates and support',
    ],
  },
  '6': {
    name: 'Introduction to Data Science',
    imageAlt: 'A laboratory flask in which bubbles of data settle into a bar chart',
    description:
      'Learn to trust the figures that you work with every day: ask the data a question, clean it, chart it and say how sure you are. A first course with no maths beyond school level.',
    previewContent: `<p>You begin with a table of 4,000 orders from a small online shop, and one question: <em>do customers who write to us come back more often?</em> By the end of the first hour you have an answer. By the end of the second you know why it’s wrong.</p>
<p>That’s how the whole course goes: a question first, then exactly the method that it needs. Spreadsheets in the first part, Python from the second, always on the same shop, so that you come to know it like your own.</p>`,
    features: [
      'Nine chapters and twelve hours of video',
      'One shop’s data from beginning to end',
      'Exercises marked in the browser',
      'No programming knowledge needed',
      'Certificate on completion',
    ],
  },
} as const;
