import seller from './seller.ts';

export default {
  title: 'Cookie policy',
  contents: 'Contents',
  html: `
<p>This site stores on your device only what it needs in order to work: four small items, all listed below. None of them says who you are, none is used for analytics, none serves advertising, and none comes from a third party.</p>

<h2>1. Cookies and local storage</h2>
<p>A <strong>cookie</strong> is a short text that a site leaves in your browser and that the browser sends back with each request to that site. <strong>Local storage</strong> is a space that the browser keeps for a site; what is stored there is read by the pages themselves and is not sent with requests. The law treats both alike (Article 82 of the French Data Protection Act, <em lang="fr">loi n° 78-17 du 6 janvier 1978</em>), and so does this page.</p>

<h2>2. What this site stores</h2>
<table>
<thead>
<tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What for</th><th scope="col">Kept</th></tr>
</thead>
<tbody>
<tr><th scope="row">cart</th><td>Local storage</td><td>The products in your cart and their quantities, so that you find them again on your next visit. Stored when you add a product.</td><td>Until you delete it</td></tr>
<tr><th scope="row">language</th><td>Local storage</td><td>The language that you chose in the language menu. Stored only if you choose one.</td><td>Until you delete it</td></tr>
<tr><th scope="row">language</th><td>Cookie of this site</td><td>A copy of that same choice, which lets our server send the page in the right language straight away. It serves no other purpose.</td><td>Twelve months at most after it was last stored, or until you delete it</td></tr>
<tr><th scope="row">cookie_consent</th><td>Local storage</td><td>Your answer to the cookie banner: “accepted” or “declined”. It saves you being asked again.</td><td>Until you delete it</td></tr>
</tbody>
</table>
<p>Apart from these, your browser may keep copies of pages and images in its own cache so as to load them faster. We do not use that cache to recognise you.</p>

<h2>3. What this site does not store</h2>
<ul>
<li>No analytics, not even anonymous.</li>
<li>No advertising, no social network buttons, no embedded videos or maps.</li>
<li>No third-party cookies: fonts, images and scripts all come from this site.</li>
<li>No identifier that would let us follow you from one page or one visit to the next.</li>
</ul>

<h2>4. Why your consent is not required</h2>
<p>The law exempts items that are strictly necessary for a service that you expressly request. According to the French data protection authority, the <a href="https://www.cnil.fr/en">CNIL</a>, this covers the content of a shopping cart, the choice of a language and the record of your answer about cookies: exactly the four items above.</p>

<h2>5. Accept, decline, change your mind</h2>
<p>The banner tells you about these items and remembers your answer. Since the site uses nothing optional, <strong>accepting and declining have the same effect today</strong>: the whole site works either way. Should we ever wish to add something that requires your consent, we would change this page and ask you again first, and nothing would be stored before you had accepted.</p>
<p>You can reopen the banner and change your answer at any time: use the link “Cookie settings” at the foot of every page.</p>

<h2>6. How to delete these items</h2>
<ul>
<li>Open your browser’s settings and look, usually under privacy, for the section on cookies and site data.</li>
<li>Find the address of this site there and delete its data. Cookies and local storage are normally removed together.</li>
<li>To leave no trace from the start, use a private window: the browser deletes everything when you close it.</li>
</ul>
<p>You then start afresh: the cart is empty, the language is again that of your browser, and the banner reappears. You can also stop this site from storing anything. It then goes on working, but forgets the cart, the language and your answer when you leave or reload the page.</p>

<h2>7. Questions</h2>
<p>The publisher of this site is ${seller.name}. For any question about this page, write to ${seller.dataProtectionContact}. The <a href="/privacy-policy">privacy policy</a> explains how we handle personal data in general, what your rights are, and how to complain to the CNIL.</p>
`,
};
