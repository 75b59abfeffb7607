export const products = [
  {
    id: 'guide',
    title: 'الدليل العملي',
    description: 'أين يفيد الذكاء الاصطناعي شركةً من أي حجم.',
    cents: 2900,
  },
  { id: 'toolkit', title: 'حقيبة الأدوات', description: 'أربعون نموذجًا ومخطِّط.', cents: 4900 },
];

export type Product = (typeof products)[number];

const format = new Intl.NumberFormat('ar-u-nu-latn', { style: 'currency', currency: 'EUR' });

export const formatPrice = (cents: number): string => format.format(cents / 100);
