import type { Translation } from '../../messages.ts';

export default {
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
  askedAtPurchase: 'بيانات تُطلب عند الشراء: {{fields}}',
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
} as const satisfies Translation<'ar', 'store-product'>;
