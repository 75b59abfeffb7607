import { bar } from '../figures.ts';

export default `<p>“94% accurate” doesn’t tell you whether an AI tool will pay for itself. What decides it is the price of each mistake, and you can work that out before signing.</p>
<h2>The sum everybody does</h2>
<p>Take an ordinary case. A customer-service team gets 2,000 emails a month. Someone reads each one and passes it to billing, delivery or technical support. At two minutes a message and €30 an hour, all costs included, sorting comes to €1 an email: €2,000 a month. People slip too. With 3% sent the wrong way, 60 messages have to be tracked down, at twenty minutes or €10 apiece. Full cost: €2,600.</p>
<p>An AI tool offers 94% accuracy for €300 a month. It’s wrong twice as often, on 120 messages, so putting things right costs €1,200. Even so, the total is only €1,500. That saves €1,100 a month. Where do we sign?</p>
<h2>Not all mistakes cost the same</h2>
<p>Now look closer. Of those 2,000 emails, 20 come from customers who are about to leave. Send one astray and it waits three days too long; the company reckons each of those costs €400 in lost margin on average. A person spots nearly all of them and misses one. The tool has seen few examples, and people who are about to leave often write politely and vaguely. It misses six. The sum again:</p>
<ul>
<li><strong>By hand:</strong> €2,000 for sorting, 59 ordinary mistakes at €10, one serious one at €400. Total: €2,990.</li>
<li><strong>With the tool:</strong> €300 subscription, 114 ordinary mistakes, six serious ones. Total: €3,840.</li>
</ul>
<p>Accuracy hasn’t moved; it’s still 94%. But a saving of €1,100 has turned into a loss of €850. The six emails that did it are 0.3% of the mail, and no overall percentage will ever show them to you.</p>
<h2>Who gets the doubtful ones?</h2>
<p>Many sorting tools give a confidence score with each answer. So you can set a threshold: above it the tool decides, below it a person reads. Say 1,600 messages clear the bar. On these easier cases the tool makes 32 mistakes, one of them serious. The other 400 go to the person, who still gets 3% wrong: twelve mistakes, and to be cautious we call one of them serious.</p>
<p>The bill is €300 for the subscription, €710 for the tool’s mistakes, €400 for sorting by hand and €510 for human mistakes. Total: €1,920, against €2,990 with no tool at all. You’re €1,070 a month better off, or €12,840 a year. It’s the same model throughout. All that changed is which decisions you gave it.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Cost per month</th><th scope="col">By hand</th><th scope="col">Tool alone</th><th scope="col">With a threshold</th></tr>
</thead>
<tbody>
<tr><th scope="row">Sorting and subscription</th><td>€2,000${bar(52)}</td><td>€300${bar(8)}</td><td>€700${bar(18)}</td></tr>
<tr><th scope="row">Ordinary mistakes</th><td>€590${bar(15)}</td><td>€1,140${bar(30)}</td><td>€420${bar(11)}</td></tr>
<tr><th scope="row">Serious mistakes</th><td>€400${bar(10)}</td><td>€2,400${bar(62)}</td><td>€800${bar(21)}</td></tr>
<tr><th scope="row">Total</th><td>€2,990${bar(78)}</td><td>€3,840${bar(100)}</td><td>€1,920${bar(50)}</td></tr>
</tbody>
</table>
<figcaption>What sorting 2,000 emails costs a month, in three ways</figcaption>
</figure>
<h2>How to check it in your own business</h2>
<ol>
<li>List the kinds of mistake (three or four will do) and put a price on each: time to put it right, refund, lost customer. If you’re unsure, write down a range and run the sum at both ends.</li>
<li>Collect past cases where you know the right answer. Five hundred taken at random will measure overall accuracy. Rare cases you have to go and find: at 20 a month, six months of archives yield 120, enough to tell a tool that misses 5% of them from one that misses 30%. Those archives hold personal data, so settle by contract what the supplier may do with them.</li>
<li>Run the tool on these cases and count mistakes by kind, at several thresholds. The right threshold is the one with the lowest total cost, not the best percentage.</li>
<li>Do it again every quarter. A new product or a new sort of customer will move the mistakes around.</li>
</ol>
<h2>What the sum leaves out</h2>
<p>Confidence scores can mislead: some tools claim to be 99% sure and are wrong. That’s why you try it on your own messages before signing anything.</p>
<p>The €400 per lost customer is still a guess. Try €100 instead: sorting by hand comes to €2,690, the tool alone to €2,040, the tool with a threshold to €1,320. The tool alone, a loser a moment ago, now pays; with the threshold, it wins either way. That’s the best use of a guess: to learn whether your decision hangs on it.</p>
<p>And some mistakes have no acceptable price: medical advice, a refused loan, somebody’s safety. Averages mean nothing there. A person should decide, whatever the machine’s score.</p>
<p>For everything else, don’t settle for a percentage. Ask the supplier: <strong>“Which mistakes does your tool make, and which of them will cost us?”</strong> If the answer is an offer to go and look in your archives, you can start talking.</p>
<p>The whole method, with twelve worked cases and the spreadsheet, is in our guide <a href="/product/1">AI in Business</a>.</p>`;
