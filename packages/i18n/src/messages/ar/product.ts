import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'العودة إلى المتجر',
  preview: 'معاينة',
  locked: {
    title: 'المحتوى الكامل',
    unlock: 'فتح المحتوى الكامل',
  },
  features: 'ما ستحصل عليه',
  reviews: {
    title: 'آراء العملاء',
    empty: 'لا توجد آراء بعد.',
  },
  purchase: {
    vat: 'ستُحتسب ضريبة القيمة المضافة المستحقة في خطوة الدفع.',
    buy: 'الشراء الآن',
    repair: {
      title: 'الميزة قيد الإصلاح',
      description: 'خدمة الدفع غير متاحة مؤقتًا. لم يُخصم أي مبلغ.',
    },
  },
  notFound: {
    meta: {
      title: 'المنتج غير موجود | Vitrine',
      description: 'هذا المنتج غير موجود أو نُقل إلى مكان آخر.',
    },
    title: 'المنتج غير موجود',
    description: 'المنتج الذي تبحث عنه غير موجود أو نُقل إلى مكان آخر.',
  },
} as const satisfies Translation<'ar', 'product'>;
