import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'العودة إلى المتجر',
  facts: {
    type: {
      label: 'نوع المنتج',
      digital: 'محتوى رقمي من دون دعامة مادية',
      service: 'خدمة عبر الإنترنت، في الموعد المذكور هنا أو المتفق عليه معك',
    },
    language: {
      single: 'العربية',
      all: 'ست لغات، منها العربية',
    },
    vat: {
      label: 'ضريبة القيمة المضافة',
      value: 'مشمولة في السعر، ويظهر مبلغها في خطوة الدفع.',
    },
    delivery: {
      label: 'التسليم',
      value: 'بالبريد الإلكتروني، مجانًا، فور تأكيد الطلب',
    },
  },
  preview: 'معاينة',
  contents: 'المحتويات',
  sample: {
    'e-books': 'صفحات من الكتاب',
    software: 'لقطتا شاشة',
    courses: 'جزء من درس',
  },
  locked: {
    title: 'المحتوى الكامل',
    unlock: 'فتح المحتوى الكامل',
  },
  features: 'ما ستحصل عليه',
  format: 'المواصفات',
  audience: 'لمن هذا المنتج؟',
  requirements: 'ما تحتاج إليه',
  author: {
    title: 'من أعدّه؟',
    post: 'في مدونتنا: {{title}}',
  },
  faq: 'أسئلة وأجوبة',
  reviews: {
    title: 'آراء العملاء',
    empty: 'لا توجد آراء بعد.',
    new: 'هذا المنتج جديد.',
    guarantee: 'يسري الضمان القانوني للمطابقة مدة سنتين: إن لم يطابق المنتج وصفه هنا أصلحناه أو أعدنا إليك ثمنه.',
  },
  related: 'منتجات ذات صلة',
  purchase: {
    vat: 'ستُحتسب ضريبة القيمة المضافة المستحقة في خطوة الدفع.',
    vatIncluded: 'وهي مشمولة في السعر المعروض.',
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
  // The page of a store-only product.
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
      decrease: 'إنقاص الكمية',
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
      description: 'المتجر لا يستجيب حاليًا. لم تتأثر سلتك؛ يُرجى المحاولة مجددًا بعد قليل.',
    },
  },
} as const satisfies Translation<'ar', 'product'>;
