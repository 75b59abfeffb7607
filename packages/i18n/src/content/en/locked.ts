export default {
  '1': `<h2>Chapter 1. The Tuesday list</h2>
<p>Take an ordinary Tuesday and write down all the tasks that three of your colleagues do, in the order in which they do them, timing each one. Write down what really happens, whatever the job description says. In the twelve companies in this book, the list had between 31 and 58 lines, and every list had one task that took more than an hour without anyone ever having called it work.</p>
<p>Mark each line with one or more letters. <strong>R</strong> for what repeats at least ten times a week, <strong>D</strong> for what needs a decision, <strong>W</strong> for what waits for someone else. Lines with R and no D are where you look first. Lines with D are where most projects begin, and where most of them fail.</p>
<h2>Chapter 2. The price of a mistake</h2>
<p>Suppose that a tool sorts 2,000 messages a month and is wrong in 6% of cases. That is 120 mistakes. If each one costs ten euros to put right, you pay €1,200 a month for them, and a tool that looked cheap isn’t. If you let it sort only what it’s sure of, and leave the rest to a person, the same tool may make as few as 14 mistakes.</p>
<h2>Chapter 3. Twelve cases</h2>
<ul>
<li>A wholesaler with 40 staff: order entry, from nine minutes to two.</li>
<li>A notary’s office: searching old deeds, and why the project was stopped after a month.</li>
<li>A hotel group: answers in five languages, with a person reading every one of them.</li>
<li>A joinery: quotes from photographs, the case with the best return in this book.</li>
</ul>
<p>Each case ends with the spreadsheet filled in, so that you can replace its figures with your own.</p>`,
  '2': `<h2>Set it up in an afternoon</h2>
<ol>
<li>Connect your advertising accounts and your shop. Read-only access is enough: the toolkit changes nothing until you ask it to.</li>
<li>Say what a customer is. A first order, a signed contract, a second visit: choose one, and don’t change it for three months.</li>
<li>Enter what a customer is worth to you in a year. An honest guess will do; the toolkit shows how much the result depends on it.</li>
</ol>
<h2>The Monday report</h2>
<p>The report has one figure, three lines and one question. The figure is the cost of a new customer. The lines are the channel that improved, the channel that got worse, and the one that has too little data to tell. The question changes from week to week; it’s always one that you can answer with yes or no.</p>
<h2>Stop rules</h2>
<p>Each campaign has a rule that ends it: after so many euros without a customer, it stops and tells you. Set the limit at three times what you’re ready to pay for one customer. That’s late enough not to stop a good campaign by chance, and early enough for a bad one not to hurt.</p>
<h2>Templates</h2>
<p>Forty templates are ready to adapt: six welcome sequences, five for abandoned carts, four for renewal, three for winning customers back, and 22 landing pages. Each has a note that says when not to use it.</p>`,
  '3': `<h2>Programme: 15 chapters, 20 hours of video, 5 projects</h2>
<ol>
<li>The model that was right and had to go</li>
<li>Choosing the metric before the model</li>
<li>Validation over time</li>
<li>Leakage, and how to find it</li>
<li>Rare events</li>
<li>Trees and boosting, in depth</li>
<li>Neural networks demystified</li>
<li>Language models as components</li>
<li>Uncertainty and calibration</li>
<li>Explaining one decision to one person</li>
<li>Fairness: definitions that rule one another out</li>
<li>From notebook to production</li>
<li>Monitoring and drift</li>
<li>Experiments in production</li>
<li>When to switch a model off</li>
</ol>
<h2>The five projects</h2>
<ul>
<li><strong>Repair:</strong> find the leak in a churn model that everyone admires.</li>
<li><strong>Forecast:</strong> demand for 300 products, with a cost for each error.</li>
<li><strong>Detect:</strong> payment fraud with four positives in ten thousand.</li>
<li><strong>Read:</strong> pull facts out of 500 scanned contracts, and say when you aren’t sure.</li>
<li><strong>Run:</strong> put the fourth project into production, watch it for two weeks, and write its final report.</li>
</ul>
<h2>Chapter 1, first lesson</h2>
<p>This is the confusion matrix that the team was shown on the day of the launch. The model predicts which deliveries will be late; the table shows 1,000 of them.</p>
<table>
<thead>
<tr><th scope="col">Deliveries</th><th scope="col">Predicted late</th><th scope="col">Predicted on time</th></tr>
</thead>
<tbody>
<tr><th scope="row">Late</th><td>24</td><td>19</td></tr>
<tr><th scope="row">On time</th><td>11</td><td>946</td></tr>
</tbody>
</table>
<p>Look at it for a minute before you go on: 970 of 1,000 are right, or 97%. Everything in the table is correct, and the mistake isn’t in it: the data stops on a Friday, and the complaints begin on a Monday.</p>`,
  '4': `<h2>Strategy 1. Be the source</h2>
<p>When the answer is given above the results, the click is gone, but the question isn’t. If you publish a figure that nobody else has, the answer quotes you by name. A manufacturer of blinds measured the temperature behind 60 windows for one summer, for less than €4,000. Since then, half the articles on the subject have quoted it.</p>
<h2>Strategy 2. Twelve letters a year</h2>
<p>One email a month, written by one person, about one thing that person has learned. No pictures, no discount. At the companies in this book, the open rate went from 19% to 41% in eight months; the number of subscribers fell by a quarter, and sales per letter doubled.</p>
<h2>Strategy 3. The last euro</h2>
<p>Advertising that pays on average may lose money on its last slice. Cutting a tenth at a time shows nothing: chance moves the orders more than that. Halve the spend for four weeks and compare the margin, after the cost of advertising, with that of the four weeks before. Of 23 companies, 15 ended up with a smaller budget and a larger margin.</p>
<h2>What no longer works</h2>
<ul>
<li>Articles written in bulk for search engines: visits down by two thirds in a year.</li>
<li>Retargeting for 30 days: after the fourth day it mostly reaches people who have already bought elsewhere.</li>
</ul>`,
  '5': `<h2>File</h2>
<p>Point the program at a mailbox and a folder. It reads what arrives, proposes a name such as <code>2025-08-13 Invoice Morvan 1240.pdf</code> and a place, and asks you about the first 50. From then on it asks only when it isn’t sure. Every move can be undone for 90 days.</p>
<h2>Minutes</h2>
<p>Record the meeting with any device. The program writes three lists, and nothing else: what was decided, who does what by when, and what was left open. Whatever has no name against it goes on the third list, even when everyone nodded.</p>
<h2>Remind</h2>
<p>Give it a task, a name and a date. Two days before, it sends one polite message. On the day, it tells you and leaves the rest to you: a second reminder from a machine has never sped anything up.</p>
<h2>Quote, Time, Follow up</h2>
<ul>
<li><strong>Quote</strong> fills in your own template from a conversation of ten questions.</li>
<li><strong>Time</strong> proposes a timesheet from your calendar and your files; you correct it in two minutes.</li>
<li><strong>Follow up</strong> shows you each morning the three clients who are waiting to hear from you.</li>
</ul>
<h2>Setting up</h2>
<p>One page per program, fifteen minutes each. Begin with File: it saves the most time and asks for no change of habit.</p>`,
  '6': `<h2>Chapter 1. A question, a table, a wrong answer</h2>
<p>The shop sells garden tools. It has 4,000 orders, 2,600 customers and 310 emails. Customers who have written an email come back in 38% of cases, the others in 21%. Should the shop ask everyone to write? Sort the table by date and look again: most of the writers who came back wrote only after their second order. The email didn’t make them come back; coming back made them write.</p>
<h2>Chapter 2. Cleaning data</h2>
<p>There are 17 ways of writing “Saint-Étienne” in the table, two customers born in 1900, and an order of minus three rakes. You learn what to correct, what to leave and what to ask about, and you write down each choice so that someone else can make a different one.</p>
<h2>Chapter 3. Charts</h2>
<p>Four charts answer most questions: how values are spread, how they change over time, how two columns go together, and how groups differ. You draw each one by hand first, then with the computer.</p>
<h2>The other chapters</h2>
<ol start="4">
<li>First steps in Python</li>
<li>Chance and what it looks like</li>
<li>Comparing two groups</li>
<li>Predicting, and saying how far off you may be</li>
<li>A small model that helps the shop</li>
<li>Telling people what you found</li>
</ol>`,
} as const;
