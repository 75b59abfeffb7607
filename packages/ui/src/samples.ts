/** What the stories show: three products and two posts, in English, Arabic and at German length. */
export const placeholder = '/art/placeholder.svg';

export const guide = {
  href: '#product-1',
  name: 'The practical guide to AI in business',
  description: 'Where artificial intelligence pays in a company of five to five hundred people, and where it does not…',
  category: 'E-books',
  price: '€499.99',
  image: '/art/products/1.svg',
};

export const toolkit = {
  href: '#product-2',
  name: 'Digital marketing toolkit',
  description: 'Forty templates, a planner and a reporting sheet that your team can use from the first morning on…',
  category: 'Software',
  price: '€999.99',
  image: '/art/products/2.svg',
};

export const course = {
  href: '#product-3',
  name: 'Advanced machine learning',
  description: 'Fifteen chapters, twenty hours of video and five projects on data that looks like your own…',
  category: 'Courses',
  price: '€1,499.99',
  image: '/art/products/3.svg',
};

export const germanGuide = {
  ...guide,
  name: 'Der Praxisleitfaden zur Künstlichen Intelligenz in Unternehmensprozessen und Geschäftsmodellen',
  description:
    'Wo sich Künstliche Intelligenz im Unternehmensalltag auszahlt, wo sie es nicht tut und woran man das erkennt…',
  price: '499,99 €',
};

export const arabicGuide = {
  ...guide,
  name: 'الدليل العملي للذكاء الاصطناعي في الأعمال',
  description: 'أين يحقق الذكاء الاصطناعي عائداً حقيقياً لشركتك، وأين لا يستحق الجهد، مع أمثلة من الواقع…',
  category: 'كتب إلكترونية',
};

export const arabicToolkit = {
  ...toolkit,
  name: 'عدة أدوات التسويق الرقمي',
  description: 'أربعون قالباً ومخطط أعمال وتقرير جاهز يستخدمه فريقك من الصباح الأول…',
  category: 'برمجيات',
};

export const arabicCourse = {
  ...course,
  name: 'دورة متقدمة في تعلّم الآلة',
  description: 'خمسة عشر فصلاً وعشرون ساعة من الفيديو وخمسة مشاريع على بيانات تشبه بياناتك…',
  category: 'دورات',
};

export const post = {
  href: '#post',
  title: 'What a mistake costs, and what it costs to avoid it',
  category: 'Technology',
  author: 'Claire Martin',
  date: { iso: '2025-08-12', label: '12 August 2025' },
  excerpt: 'Every automation errs. The question is who notices, how soon, and what it has cost by then.',
  image: '/art/posts/price-of-mistakes.svg',
};

export const arabicPost = {
  ...post,
  title: 'كم يكلّف الخطأ، وكم يكلّف تجنّبه',
  category: 'تقنية',
  author: 'كلير مارتان',
  date: { iso: '2025-08-12', label: '12 أغسطس 2025' },
  excerpt: 'كل أتمتة تخطئ. والسؤال هو: من يلاحظ، ومتى، وكم كلّف ذلك حتى تلك اللحظة؟',
};

export const features = ['212 pages, PDF and EPUB', 'Eleven worked examples with figures', 'Updates for twelve months'];

export const arabicFeatures = ['212 صفحة بصيغتي PDF وEPUB', 'أحد عشر مثالاً محسوباً', 'تحديثات لمدة اثني عشر شهراً'];

export const body = `
  <p>Most projects do not fail because of the model. They fail because nobody said what a good answer looks like.</p>
  <h2>Begin with the decision</h2>
  <p>Write down the decision that the system shall support, <strong>who takes it today</strong>, and how often it is wrong.</p>
  <ul><li>Count the cases of one week.</li><li>Mark those that a second pair of eyes would change.</li><li>Give each a price.</li></ul>
  <h3>Then measure</h3>
  <blockquote>A figure that nobody argues about is worth more than a chart that everybody likes.</blockquote>
  <p>Only now is it time to speak about <a href="#tools">tools</a>.</p>`;

export const arabicBody = `
  <p>معظم المشاريع لا تفشل بسبب النموذج، بل لأن أحداً لم يحدد شكل الإجابة الجيدة.</p>
  <h2>ابدأ بالقرار</h2>
  <p>اكتب القرار الذي سيدعمه النظام، <strong>ومن يتخذه اليوم</strong>، وكم مرة يخطئ.</p>
  <ul><li>أحصِ حالات أسبوع واحد.</li><li>ضع علامة على ما ستغيّره عين ثانية.</li></ul>
  <blockquote>رقم لا يجادل فيه أحد خير من رسم يعجب الجميع.</blockquote>`;

export const teaser =
  'The second chapter takes one process apart: incoming invoices in a company of forty. It counts what happens to each of them, by whom, and how often it goes wrong; then it asks which of these steps a machine could take over without anybody missing it.';
