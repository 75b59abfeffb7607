import { bar } from '../figures.ts';

export default `<p>Your advertising brings in three euros of revenue for every euro spent. The last euro may still be costing you more than it earns. Here’s how you can find out.</p>
<h2>The average looks fine</h2>
<p>Picture an online shop with an average order of €50 and a margin of 40% before advertising, so €20 an order. It spends €4,000 a month on ads, which bring 240 orders and €12,000 of sales: three euros in for every euro out. Break-even is 2.5 (one divided by 40%), so the dashboard is green. After paying for the ads, €800 is left.</p>
<p>The owner decides that advertising works and thinks about spending more. That’s too quick, because an average blends very different euros. The first ones reach people who are already looking for the product. The last ones show the same ad for the ninth time to people who will never want it.</p>
<h2>Cut the budget into slices</h2>
<p>Suppose the shop knew what each level of spending brings:</p>
<ul>
<li>€1,000 of advertising: 100 orders;</li>
<li>€2,000: 170 orders;</li>
<li>€3,000: 214 orders;</li>
<li>€4,000: 240 orders.</li>
</ul>
<p>Now judge every €1,000 slice on its own. The first brings 100 orders and €2,000 of margin, so it makes €1,000. The second brings 70 orders and makes €400. The third brings 44, worth €880, and loses €120. The fourth brings 26, worth €520, and loses €480.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Slice of the budget</th><th scope="col">Orders</th><th scope="col">What it leaves</th></tr>
</thead>
<tbody>
<tr><th scope="row">First</th><td>100</td><td>makes €1,000${bar(100, 32)}</td></tr>
<tr><th scope="row">Second</th><td>70</td><td>makes €400${bar(59, 32)}</td></tr>
<tr><th scope="row">Third</th><td>44</td><td>loses €120${bar(32, 24, 'loss')}</td></tr>
<tr><th scope="row">Fourth</th><td>26</td><td>loses €480${bar(32, 0, 'loss')}</td></tr>
</tbody>
</table>
<figcaption>What each slice of €1,000 leaves after the ads are paid for</figcaption>
</figure>
<p>Stop at €2,000 and the shop would sell 29% less, yet keep €1,400 instead of €800: 75% more. Nothing on the dashboard was wrong. It was answering another question, namely what advertising brings in, when the one that matters is what <em>the next euro</em> brings in.</p>
<h2>Measure it without fooling yourself</h2>
<p>Nobody will hand you this curve, least of all the platform that sells the ads, which also takes credit for sales you’d have made anyway. You have to change the spending and watch total orders, wherever they come from.</p>
<p>The usual mistake is to change too little. Take away €1,000 for a month and you expect 26 fewer orders. But at this volume two identical months will often differ by twenty or so through chance alone, and by more if you also sell without ads. You’ll see nothing. Go from €4,000 to €2,000 instead. Now the expected gap is 70 orders, more than three times the noise, and you can read the answer.</p>
<p>Four weeks can be enough on three conditions. Stay clear of Christmas and the sales. Leave prices and the site alone. And wait a week before you start counting, so that ads already seen have had their effect. If you sell in several regions, better still: cut spending in half of them and compare the two halves, which share the same weather and the same calendar.</p>
<h2>Three caveats</h2>
<p><strong>Customers who come back.</strong> If half of all new customers order once more within the year, winning one is worth €30 of margin, not €20. The third slice now pays: 44 × 30 = €1,320. The fourth still doesn’t, at €780. This assumes that customers from the last slices are as loyal as those from the first, which nobody can promise you.</p>
<p><strong>Brand.</strong> A campaign may be laying the ground for sales six months from now, and a four-week test can’t see them. If that’s your argument, write down beforehand what you expect and by when. Otherwise it will excuse any amount of spending.</p>
<p><strong>The curve moves.</strong> A competitor turns up, an advert wears out, and the right amount changes. Repeat the test once or twice a year but no more: while it runs, it may cost you sales worth having.</p>
<h2>This month’s job</h2>
<p>Work out your margin per order before advertising and divide €1,000 by it. The result is the number of orders that each €1,000 slice must bring to pay for itself: fifty in our example. Then ask whether your last slice really brings them. If it does, with plenty to spare, you’re spending too little. If it doesn’t, you know where to cut. And if you can’t tell, you’ve just found your next test.</p>
<p>The last euro is one of the seven strategies in <a href="/product/4">Digital Marketing Strategies 2025</a>, each with a budget and a calendar.</p>`;
