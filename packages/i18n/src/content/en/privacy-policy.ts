import seller from './seller.ts';

export default {
  title: 'Privacy policy',
  contents: 'Contents',
  html: `
<p>This policy says which personal data this website handles, why, for how long, and what you can do about it. It is short because the site does little: it has no accounts, takes no payment, creates no order, does not track its visitors, shows no advertising, and its contact form sends nothing.</p>

<h2>1. Who is responsible</h2>
<p>The controller (<em lang="fr">responsable du traitement</em>) is ${seller.name}, ${seller.legalForm}, which publishes this site under the name Vitrine. Its full identity is given in the <a href="/terms-of-service">terms of service</a>. For anything that concerns your personal data, write to:</p>
<address>
<p>${seller.dataProtectionContact}</p>
</address>

<h2>2. The contact form is a demonstration</h2>
<p><strong>Nothing that you type into the contact form is sent or stored.</strong> When you press the button, the page checks the fields, pauses for a moment and tells you that this was a demonstration. Your name, your email address and your message never leave your browser, and the page forgets them at once. Nobody reads them and nobody can answer them. To reach us, use the email address or the telephone number given in the terms of service.</p>

<h2>3. The shop is a demonstration too</h2>
<p>No payment service is connected and no order is created. We therefore hold no customer file, no billing details and no payment data. The cart lives in your browser. To check prices and stock and to suggest products, your browser asks this site for product data; such a request may contain the identifiers of the products in your cart or the words that you search for in the shop, and nothing that names you.</p>

<h2>4. What we process, and why</h2>
<p>The legal bases below are those of Article 6(1) of the <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">General Data Protection Regulation</a> (GDPR).</p>
<h3>Server logs</h3>
<ul>
<li><strong>Data:</strong> IP address, date and time, address requested, result of the request, and what your browser says about itself and about the page you came from. They are recorded by our host, on our behalf. The language preference that your browser announces serves only to choose the language of the page.</li>
<li><strong>Purpose:</strong> to deliver the pages, find faults and fend off attacks.</li>
<li><strong>Legal basis:</strong> our legitimate interest in a site that works and is secure (point f).</li>
<li><strong>Kept for:</strong> twelve months at most; longer only for the lines that document an incident, until it is settled.</li>
</ul>
<h3>Preferences kept on your device</h3>
<ul>
<li><strong>Data:</strong> your choice of language, the content of your cart and your answer to the cookie banner. Only two of these reach our server: the language choice, in a cookie that accompanies each page request, and the product identifiers mentioned in section 3.</li>
<li><strong>Purpose:</strong> to show the language that you chose, to keep your cart from one visit to the next, and not to repeat the banner.</li>
<li><strong>Legal basis:</strong> our legitimate interest in providing what you request (point f). These items are strictly necessary for that, so Article 82 of the French Data Protection Act (<em lang="fr">loi n° 78-17 du 6 janvier 1978</em>) requires no consent.</li>
<li><strong>Kept for:</strong> the times stated, item by item, in the <a href="/cookie-policy">cookie policy</a>.</li>
</ul>
<h3>Messages that you send us by email, post or telephone</h3>
<ul>
<li><strong>Data:</strong> your name, your contact details and what you tell us.</li>
<li><strong>Purpose:</strong> to answer you.</li>
<li><strong>Legal basis:</strong> steps taken at your request before a contract (point b) if you ask about our offers; otherwise our legitimate interest in answering (point f).</li>
<li><strong>Kept for:</strong> the time it takes to deal with your request, then three years at most after our last exchange.</li>
</ul>
<h3>Requests to exercise your rights</h3>
<ul>
<li><strong>Data:</strong> your request, our answer and, where there is reasonable doubt about who is asking, proof of identity.</li>
<li><strong>Purpose:</strong> to answer, and to be able to show that we did.</li>
<li><strong>Legal basis:</strong> our legal obligations (point c).</li>
<li><strong>Kept for:</strong> five years, the ordinary limitation period (Article 2224 of the <em lang="fr">Code civil</em>); proof of identity is deleted as soon as it has been checked.</li>
</ul>
<p>You do not have to give us any data to read this site. We obtain none from elsewhere, carry out no profiling and take no automated decisions.</p>

<h2>5. Who receives the data</h2>
<ul>
<li>The members of our staff who need them for the purposes above.</li>
<li>Our host, ${seller.hostName}, ${seller.hostAddress}, which acts on our instructions as a processor (Article 28 of the GDPR).</li>
<li>Courts and authorities, where the law obliges us.</li>
</ul>
<p>We neither sell nor rent data, and we pass none on for advertising. Fonts, images and scripts come from this site itself: no page contacts a third party.</p>

<h2>6. Where the data are stored</h2>
<p>The site is hosted in ${seller.hostCountry}. We transfer no personal data outside the European Economic Area. Should that ever become necessary, it would rest on an adequacy decision or on the European Commission’s standard contractual clauses (Articles 45 and 46 of the GDPR), and this page would say so first.</p>

<h2>7. Your rights</h2>
<p>You may ask us:</p>
<ul>
<li>for access to your data and a copy of them (Article 15 of the GDPR);</li>
<li>to correct data that are wrong or incomplete (Article 16);</li>
<li>to erase them (Article 17) or to restrict their use (Article 18), in the cases that the Regulation provides for;</li>
<li>to hand over, in a machine-readable format, data that you gave us under, or with a view to, a contract (Article 20);</li>
<li>to stop using them, on grounds relating to your situation, where we rely on our legitimate interest (Article 21);</li>
<li>to follow your instructions on what becomes of them after your death (Article 85 of the French Data Protection Act).</li>
</ul>
<p>Write to the contact given in section 1. It costs nothing, and we answer within one month; if your request is complex we may need two more, and we tell you so within the first (Article 12). An IP address alone does not tell us who you are: if your request concerns server logs, please give us that address and the times of your visits (Article 11).</p>

<h2>8. Complaints</h2>
<p>If our answer does not satisfy you, you may complain to the French data protection authority: <em lang="fr">Commission nationale de l’informatique et des libertés</em> (CNIL), <em lang="fr">3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07</em>, <a href="https://www.cnil.fr/en">cnil.fr</a>. If you live or work in another country of the European Union, you may turn to the authority of that country instead (Article 77 of the GDPR).</p>

<h2>9. If the shop opens</h2>
<p>Before the first order can be placed, this policy will be completed. It will describe at least the order and billing data, needed to perform the contract (point b), the invoices, which French law obliges a trader to keep for ten years (Article L. 123-22 of the <em lang="fr">Code de commerce</em>), and the payment provider among the recipients. Until then, none of these data exist.</p>

<h2>10. Changes to this policy</h2>
<p>The date at the top of the page says when this policy was last changed. If we wished to use data that we already hold for a new purpose, we would tell the people concerned beforehand.</p>
`,
};
