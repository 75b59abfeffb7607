import { bar } from '../figures.ts';

export default `<p>Two extra jobs a month can double your delivery times, though nobody is working any less well. Here’s why, and what to do: leave some of your diary empty.</p>
<h2>Sixteen, eighteen, nineteen</h2>
<p>Camille is the designer at a small agency. A piece of artwork takes her a day on average: sometimes two hours, sometimes three days. She works 20 days a month, and requests turn up when they turn up. How long does a client wait from asking to receiving?</p>
<p>Queueing theory was devised over a century ago to work out how many lines a telephone exchange needed. Its answer is simple: the average wait is the length of the task divided by the share of time that is <em>free</em>.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Requests a month</th><th scope="col">Booked</th><th scope="col">Average wait</th></tr>
</thead>
<tbody>
<tr><th scope="row">10</th><td>50%</td><td>2 days${bar(10)}</td></tr>
<tr><th scope="row">16</th><td>80%</td><td>5 days${bar(25)}</td></tr>
<tr><th scope="row">18</th><td>90%</td><td>10 days${bar(50)}</td></tr>
<tr><th scope="row">19</th><td>95%</td><td>20 days${bar(100)}</td></tr>
</tbody>
</table>
<figcaption>The average wait, by how full the diary is</figcaption>
</figure>
<p>Read the last two lines again. One more request, and two weeks become four. Camille hasn’t slowed down; each piece still takes her a day. Everything else is queueing.</p>
<h2>You can’t save an empty hour for later</h2>
<p>The reason is that requests don’t arrive at neat intervals. If nothing comes on Monday, that day can’t be used again on Thursday. If three come on Tuesday, the third is ready on Thursday evening, and whatever arrives on Wednesday waits behind it. With some slack, the queue clears before the next wave. Without it, each delay piles on the one before. The fuller the diary, the longer it takes to get over a surprise.</p>
<p>A utilisation chart hides this. It says 95% and everyone is pleased. What it doesn’t say is that a client will wait four weeks for a day’s work and chase it three times, and that Camille will have to stop and answer each time.</p>
<h2>Three remedies</h2>
<p><strong>Take the big jobs out of the queue.</strong> In this model, half the queueing comes from tasks being uneven. If every piece took exactly a day, the 10 days at 90% would fall to 5.5. You’ll never quite get there, but you can set a maximum: anything over two days is a project and gets dates of its own.</p>
<p><strong>Share the queue.</strong> Two designers with their own clients make two queues; at 90%, each takes ten days. Give them a single queue, where whoever is free takes the next request, and they deliver in 5.3 days with the same workload. The condition is that either can serve the other’s clients.</p>
<p><strong>Leave some space.</strong> Taking Camille from 18 requests back to 16 halves the wait. If her day is billed at €400, the two jobs turned away cost €800 a month. That’s the price of being prompt. Set it against what lateness costs you already: a client who left, a discount by way of apology, a rush job farmed out at €600 a day.</p>
<h2>Free isn’t idle</h2>
<p>Keeping one day in five free of commitments doesn’t mean waiting for the phone to ring. Fill it with work that can be dropped without harm: writing things down, learning, preparing the templates that will save an hour next time. The rule is that a client’s request goes first. And if the day fills up with regular meetings, you no longer have it.</p>
<h2>What the model ignores</h2>
<p>These figures assume random arrivals, very uneven tasks and first come, first served. Real life will be kinder or harsher, so remember the shape of the curve and forget the decimals. The model also lets the queue grow for ever. In practice people cut corners, work evenings, or lose the client. The chart then shows no delay, but somebody has paid for it.</p>
<p>Nor does the rule hold everywhere. If your clients are in no hurry, or you schedule every task weeks ahead, 95% may be perfectly sensible.</p>
<p>To find out where you stand, note three dates for each request over six weeks: asked, started, delivered. Then work out what share of the total was spent in the queue. In this model it equals the load: at 80% booked, a five-day delivery contains four days of queueing. If you find 95%, don’t buy another tracking tool. Start by turning down, or putting back, request number nineteen.</p>
<p>And if filing, minutes and chasing fill the diary, the six programs of the <a href="/product/5">Productivity Booster Pack</a> take them over.</p>`;
