import seller from './seller.ts';

export default {
  title: 'Terms of service',
  contents: 'Contents',
  html: `
<p>These terms cover the use of this website and, once ordering opens, the sale of the digital products presented on it. They also contain the legal notice (<em lang="fr">mentions légales</em>).</p>

<h2>1. Who we are</h2>
<p>This site is published under the name Vitrine by the company below (Articles 1-1 and 19 of <em lang="fr">loi n° 2004-575 du 21 juin 2004</em>):</p>
<ul>
<li><strong>Company:</strong> ${seller.name}, ${seller.legalForm}, share capital: ${seller.shareCapital}</li>
<li><strong>Registered office:</strong> ${seller.address}</li>
<li><strong>Trade and companies register (RCS):</strong> ${seller.rcsNumber}</li>
<li><strong>VAT number:</strong> ${seller.vatNumber}</li>
<li><strong>Email and telephone:</strong> ${seller.email}, ${seller.phone}</li>
<li><strong>Publication director (<em lang="fr">directeur de la publication</em>):</strong> ${seller.publicationDirector}</li>
<li><strong>Host:</strong> ${seller.hostName}, ${seller.hostAddress}, ${seller.hostPhone}</li>
</ul>

<h2>2. A demonstration shop</h2>
<p><strong>At present no payment service is connected and no order is created.</strong> You can browse, fill a cart and open the purchase window, but the last button leads to a message, not to a sale. Nothing is charged, nothing is delivered, and no contract of sale is concluded. The page that announces a successful payment shows what a paid order would look like; opening it does not mean that anything has been paid.</p>
<p>The prices shown are therefore not an offer that you could accept. Sections 5 to 9 state the rules that will apply from the day ordering opens.</p>

<h2>3. Consumers and business customers</h2>
<p>A consumer is a natural person who acts for purposes outside any trade, business, craft or profession (preliminary article of the <em lang="fr">Code de la consommation</em>, the French Consumer Code). Sections 8 and 9 and the mediation described in section 12 protect consumers; they apply to other customers only where the law says so. Unless another text is named, the articles cited below are those of this Code.</p>

<h2>4. What we offer</h2>
<p>We offer e-books, software and video courses, supplied online without any physical medium, and a few services such as workshops. Each product page describes what the product contains. Its functions, its compatibility and the equipment that it needs will be stated before you order (Articles L. 111-1 and L. 221-5). The full content is reserved for buyers; the preview is part of the product. The site currently publishes no customer reviews.</p>

<h2>5. Prices</h2>
<p>Prices are in euros, unless another currency is shown, and <strong>include VAT</strong>. The rate depends on the product and on your country; the amount of VAT is calculated and shown at the payment step, before you commit yourself, and does not raise the price displayed. Online delivery is free. The price that applies is the one displayed when you place your order.</p>

<h2>6. Ordering</h2>
<ol>
<li>You put products into the cart, where you can change the quantities or remove them.</li>
<li>You give the details needed for the order and accept these terms. If you want access at once, you also give the consent described in section 8.</li>
<li>You check the whole order and its price, and correct any mistake (Articles 1127-1 and 1127-2 of the <em lang="fr">Code civil</em>).</li>
<li>You place the order with a button that says plainly that you undertake to pay (Article L. 221-14).</li>
<li>You receive a confirmation by email, with the terms of the contract and, where given, your consent (Article L. 221-13).</li>
</ol>
<p>Accepted means of payment will be shown before the first step. The contract can be concluded in any language of the site. We keep contracts of €120 or more for ten years and give you access to them on request (Articles L. 213-1, D. 213-1 and D. 213-2).</p>

<h2>7. Supply</h2>
<p>You receive access to the content by email without undue delay once payment has been accepted, unless you have chosen to wait for the end of the withdrawal period. If access is missing or does not work, write to us: we restore it, or the contract ends and you are refunded.</p>
<p>Workshops and sessions take place online, on the date stated on the product page or agreed with you. You may move your booking to another date, free of charge, if you tell us at least seven days before it; after that, you may send someone else in your place. If we have to cancel or move a date, you choose between a new date and a full refund within fourteen days. Your right of withdrawal (section 8) is not affected.</p>

<h2>8. Right of withdrawal</h2>
<p>You have fourteen days from the conclusion of the contract to withdraw from it (<em lang="fr">droit de rétractation</em>) without giving a reason (Article L. 221-18). To withdraw, use the online withdrawal function, which this site will offer throughout the period (Article L. 221-21), or send us the form below or any other unambiguous statement before the period ends. We confirm receipt on a durable medium. We refund you within fourteen days of learning of your decision, by the means of payment that you used (Article L. 221-24).</p>
<p><strong>For digital content supplied without a physical medium, you lose this right as soon as supply begins</strong>, provided that all three conditions of Article L. 221-28, 13° are met:</p>
<ol>
<li>you gave your express prior consent for supply to begin before the end of the withdrawal period;</li>
<li>you acknowledged that you would thereby lose your right of withdrawal;</li>
<li>we confirmed that consent to you on a durable medium.</li>
</ol>
<p>You are free not to consent: access then opens after fourteen days and your right remains intact. If a condition is not met, you keep the right and owe nothing for the content already supplied (Article L. 221-26). For a service begun at your request during the period, you pay in proportion to what has been supplied (Article L. 221-25); the right ends once the service has been fully performed, provided that performance began with your prior express agreement and that you acknowledged that you would then lose the right (Article L. 221-28, 1°).</p>
<h3>Model withdrawal form</h3>
<p>(Complete and return this form only if you wish to withdraw from the contract.)</p>
<ul>
<li>To ${seller.name}, ${seller.address}, ${seller.email}:</li>
<li>I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):</li>
<li>Ordered on (*)/received on (*):</li>
<li>Name of consumer(s):</li>
<li>Address of consumer(s):</li>
<li>Signature of consumer(s) (only if this form is notified on paper):</li>
<li>Date:</li>
</ul>
<p>(*) Delete as appropriate. For digital content, give its title.</p>

<h2>9. Legal guarantees</h2>
<p>We answer for lack of conformity of digital content (<em lang="fr">garantie légale de conformité</em>, Articles L. 224-25-1 and following) and for hidden defects. To use these guarantees, write to ${seller.email}. The notice prescribed by law (annex to Article D. 211-3) reads, in translation:</p>
<p>The consumer has two years from the supply of the digital content or digital service to invoke the legal guarantee of conformity if a lack of conformity appears. During one year from the date of supply, the consumer has to prove only that the lack of conformity exists, and not when it appeared.</p>
<p>The legal guarantee of conformity entails an obligation to provide all updates necessary to keep the digital content or digital service in conformity.</p>
<p>It entitles the consumer to have the digital content or digital service brought into conformity without undue delay following the request, free of charge and without significant inconvenience.</p>
<p>The consumer may obtain a price reduction and keep the digital content or digital service, or end the contract and be refunded in full in return for giving it up, if:</p>
<ol>
<li>the trader refuses to bring the digital content or digital service into conformity;</li>
<li>bringing it into conformity is delayed without justification;</li>
<li>it cannot be brought into conformity without costs being imposed on the consumer;</li>
<li>bringing it into conformity causes the consumer significant inconvenience;</li>
<li>the lack of conformity persists although the trader has tried, without success, to remedy it.</li>
</ol>
<p>The consumer is also entitled to a price reduction or to end the contract where the lack of conformity is so serious that it justifies doing so immediately. The consumer then need not first ask for conformity to be restored.</p>
<p>Where the lack of conformity is minor, the consumer may end the contract only if it does not provide for payment of a price.</p>
<p>Any period during which the digital content or digital service is unavailable while it is being brought back into conformity suspends the remainder of the guarantee until it is again supplied in conformity.</p>
<p>These rights follow from Articles L. 224-25-1 to L. 224-25-31 of the French Consumer Code.</p>
<p>A trader who obstructs the legal guarantee of conformity in bad faith is liable to a civil fine of up to €300,000, which may be raised to 10% of average annual turnover (Article L. 242-18-1 of the French Consumer Code).</p>
<p>The consumer also has the legal guarantee against hidden defects (<em lang="fr">vices cachés</em>) under Articles 1641 to 1649 of the <em lang="fr">Code civil</em>, for two years from the discovery of the defect. It gives a right to a price reduction if the digital content or digital service is kept, or to a full refund in return for giving it up.</p>

<h2>10. Intellectual property and licence</h2>
<p>The texts, images and signs of this site and the products belong to us or to their authors. Whatever is published with the site’s source code under an open licence may be used under that licence.</p>
<p>A purchase gives you a personal, non-exclusive and non-transferable right, worldwide and for as long as the content is protected, to use the product for yourself or, if you buy for an organisation, for the number of people or devices stated on the product page or in the variant chosen. You may not resell it, publish it or share your access. The exceptions provided for by law remain, in particular those of Articles L. 122-5 and L. 122-6-1 of the <em lang="fr">Code de la propriété intellectuelle</em>.</p>

<h2>11. Liability</h2>
<p>Reading this site is free of charge, and we may interrupt it for maintenance. Articles and previews inform in general terms; they are not advice on any particular case and promise no result.</p>
<p><strong>Consumers:</strong> we are liable, without proof of fault, for the proper performance of the contract (Article L. 221-15), unless the failure is due to you, to an unforeseeable and insurmountable act of a third party, or to <em lang="fr">force majeure</em>.</p>
<p><strong>Business customers:</strong> we are liable for direct and foreseeable loss, up to the price paid for the product concerned.</p>
<p>Nothing here limits liability for bodily injury, wilful misconduct (<em lang="fr">dol</em>) or gross negligence (<em lang="fr">faute lourde</em>), nor any right that the law gives to consumers.</p>

<h2>12. Complaints and mediation</h2>
<p>Write to us first, at ${seller.email}. If that does not settle the matter, a consumer may, within one year of the written complaint, turn free of charge to our consumer mediator (Articles L. 612-1 and L. 612-2): ${seller.mediatorName}, ${seller.mediatorAddress}, ${seller.mediatorWebsite}. The procedure is explained, in French, on the <a href="https://www.economie.gouv.fr/mediation-conso">consumer mediation site</a> of the French Ministry for the Economy. The European platform for online dispute resolution closed on 20 July 2025.</p>

<h2>13. Governing law and courts</h2>
<p><strong>These terms are governed by French law.</strong> Consumers who live in another country of the European Union keep the protection of the mandatory rules of that country (Article 6 of Regulation (EC) No 593/2008).</p>
<p>A consumer may sue in the courts of the place where he or she lived when the contract was concluded or when the harm occurred (Article R. 631-3), or in the courts of his or her own country within the Union (Article 18 of Regulation (EU) No 1215/2012). <strong>Disputes with business customers belong to the courts of our registered office.</strong></p>

<h2>14. Languages and changes</h2>
<p>The French text is authoritative; the other languages are translations. In case of doubt, the reading most favourable to the consumer prevails (Article L. 211-1). An order is governed by the terms in force on the day it was placed. Personal data are dealt with in the <a href="/privacy-policy">privacy policy</a>, cookies in the <a href="/cookie-policy">cookie policy</a>.</p>
`,
};
