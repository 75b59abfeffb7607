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
  // The page of a product that only the store has.
  store: {
    gallery: {
      label: 'صور المنتج «{{product}}»',
      picture: '{{product}}، الصورة {{number}} من {{total}}',
      previous: 'الصورة السابقة',
      next: 'الصورة التالية',
      zoom: 'تكبير الصورة',
    },
    variant: 'الصيغة',
    soldOut: 'نفدت الكمية',
    notOffered: 'غير متاح',
    noCombination: 'هذه التركيبة غير متاحة. اختر خيارًا آخر.',
    quantity: {
      label: 'الكمية',
      increase: 'زيادة الكمية',
      decrease: 'تقليل الكمية',
    },
    askedAtPurchase: 'بيانات تُطلب عند الشراء:',
    description: 'الوصف',
    information: 'معلومات إضافية',
    related: 'منتجات ذات صلة',
    unavailable: {
      meta: {
        title: 'المنتج غير متاح مؤقتًا | Vitrine',
        description: 'تعذّر تحميل هذا المنتج. يُرجى المحاولة مجددًا بعد قليل.',
      },
      title: 'لا يمكننا عرض هذا المنتج الآن',
      description: 'لا يستجيب كتالوج المتجر. سلتك في أمان؛ يُرجى المحاولة مجددًا بعد قليل.',
    },
  },
} as const satisfies Translation<'ar', 'product'>;
