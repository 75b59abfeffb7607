import { bar } from '../figures.ts';

export default `<p>Recording a course takes months. Finding out whether anyone will buy it takes three weeks. Do that first: sell a small live version with a date and price on it.</p>
<h2>Two ways to hear “no”</h2>
<p>Nadia is an accountant who wants to teach tradespeople to forecast their cash flow. She has eight hours of video in mind. At fifteen hours of work for each finished hour (writing, filming, editing, doing it again), that makes 120 hours; at €50 an hour, €6,000 of her time. At €199 a copy she needs 31 buyers to get it back. Will she find them? She’ll only know afterwards.</p>
<p>Or she could announce four live sessions of ninety minutes by video call, starting in five weeks, at €149, for twelve people at most. Writing one page and sixty personal messages takes her eight hours, or €400. She gives it three weeks. If fewer than six people have paid by then, she refunds everyone and stops.</p>
<p>The same “no” costs her €6,000 one way and €400 the other. That’s the whole idea.</p>
<h2>The sum over several ideas</h2>
<p>Suppose one idea in three finds an audience. That’s only an assumption, so put in your own. If Nadia records first, she makes three courses on average to get one that sells: €18,000 of her time. If she sells first, she pays for three announcements (€1,200), prepares and runs one set of sessions (30 hours, €1,500), takes in ten fees (€1,490), and records the one course that sold (€6,000). Net cost: €7,210.</p>
<p>What if you were certain to succeed? Then selling first would cost you €410 more than going straight to the camera: €400 for the announcement, and the €10 that ten fees fail to cover. Call it the insurance premium.</p>
<figure>
<table>
<thead>
<tr><th scope="col">What it costs</th><th scope="col">Record first</th><th scope="col">Sell first</th></tr>
</thead>
<tbody>
<tr><th scope="row">A “no”</th><td>€6,000${bar(33)}</td><td>€400${bar(2)}</td></tr>
<tr><th scope="row">One course that sells</th><td>€18,000${bar(100)}</td><td>€7,210${bar(40)}</td></tr>
<tr><th scope="row">A certain success</th><td>€6,000${bar(33)}</td><td>€6,410${bar(36)}</td></tr>
</tbody>
</table>
<figcaption>The cost of both ways, in Nadia’s time and money</figcaption>
</figure>
<h2>What counts as evidence</h2>
<p>“Great idea” doesn’t. Nor does joining a mailing list. A payment does, as long as you only count strangers and passing acquaintances. Your sister and your old business partner are buying out of kindness. Let them in, by all means, but not as part of the six.</p>
<p>Set the threshold and the date before you open, and write them down. Otherwise four sign-ups will become “nearly six”, and you’ll record the thing anyway.</p>
<h2>What the sessions teach you</h2>
<p>Ten people asking questions for six hours will tell you more than any outline. Note three things: where several of them get lost, which questions keep coming back, and what nobody has used between one session and the next.</p>
<p>Nadia might discover that her tradespeople have no trouble with the cash-flow forecast itself. What trips them up is the VAT they should be setting aside. The chapter she would have dashed off in ten minutes becomes the heart of the course. Two hours of theory go, and thirty hours of work with them: €1,500, far more than the premium.</p>
<h2>Keeping it honest</h2>
<p>Selling first is fair only if buyers know what they’re buying. Say plainly:</p>
<ul>
<li>the dates, the length, and that the course is being given for the first time;</li>
<li>the minimum number of places, and the day you’ll decide;</li>
<li>that everyone gets a full refund, without asking, if you cancel.</li>
</ul>
<p>Until that day, leave the money alone; it isn’t yours yet. And check your obligations. In the EU and the UK, a consumer who buys online generally has fourteen days to change their mind, and selling before you produce doesn’t get you out of it.</p>
<h2>When it doesn’t work</h2>
<p>You need sixty people to write to. If you don’t have them, go and meet some; no sales page will do it for you.</p>
<p>A live sale proves that the subject sells; the video is another matter. Some people pay to put their own questions to you and would never buy a recording. So before you film, offer the video to a second circle as a pre-order, with a threshold and a date, under the same rules.</p>
<p>And six buyers are still only six. They entitle you to take the next step and promise nothing beyond it. We reason the same way about <a href="/blog/price-of-mistakes">the price of an AI’s mistakes</a>: you can’t be certain, but you can make being wrong cheap.</p>
<p>You’ll probably launch fewer courses. The ones you launch will already have customers.</p>
<p>When yours has sold, we can produce it with you: <a href="/#cta">tell us about your project</a>.</p>`;
