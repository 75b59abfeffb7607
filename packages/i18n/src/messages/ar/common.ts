import type { Translation } from '../../messages.ts';

export default {
  brand: 'Vitrine',
  skipToContent: 'الانتقال إلى المحتوى',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  readMore: 'قراءة المزيد',
  addToCart: 'إضافة إلى السلة',
  backHome: 'العودة إلى الرئيسية',
  // Shown below the checkout button and above “Buy now”.
  demoShop: 'متجر للعرض التوضيحي: لا يمكن تقديم طلبات هنا، ولا يُخصم أي مبلغ.',
  noScript: 'تحتاج السلة ونموذج الاتصال وسائر أزرار هذه الصفحة إلى JavaScript. أما بقية المحتوى فيمكن قراءتها من دونه.',
  nav: {
    menu: 'القائمة',
    home: 'الرئيسية',
    services: 'خدماتنا',
    shop: 'المتجر',
    blog: 'المدونة',
    about: 'من نحن',
    contact: 'التواصل معنا',
  },
  language: 'اللغة',
  cartButton: {
    empty: 'فتح سلة التسوق (فارغة)',
    filled_zero: 'فتح سلة التسوق (فارغة)',
    filled_one: 'فتح سلة التسوق، وفيها منتج واحد',
    filled_two: 'فتح سلة التسوق، وفيها منتجان',
    filled_few: 'فتح سلة التسوق، وفيها {{count}} منتجات',
    filled_many: 'فتح سلة التسوق، وفيها {{count}} منتجًا',
    filled_other: 'فتح سلة التسوق، وفيها {{count}} منتج',
  },
  categories: {
    'e-books': 'كتب إلكترونية',
    software: 'برمجيات',
    courses: 'دورات تدريبية',
  },
  price: {
    regular: 'السعر الأصلي',
    sale: 'السعر بعد التخفيض',
  },
  footer: {
    description:
      'استشارات الذكاء الاصطناعي وحلوله، والتسويق الرقمي، والتعلّم الإلكتروني، للشركات التي تريد أن ترى ما تشتريه.',
    explore: 'أقسام الموقع',
    legal: 'معلومات قانونية',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الاستخدام والبيع',
    cookies: 'سياسة ملفات تعريف الارتباط',
    cookieChoice: 'إعدادات ملفات تعريف الارتباط',
    copyright: '© {{year}} Vitrine. جميع الحقوق محفوظة.',
  },
  cookieBanner: {
    label: 'ملفات تعريف الارتباط',
    text: 'يحفظ هذا الموقع سلتك ولغتك على هذا الجهاز، ولا يتتبّعك.',
    policy: 'قراءة سياسة ملفات تعريف الارتباط',
    accept: 'قبول',
    decline: 'رفض',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'الإشعارات ({hotkey})',
    label: 'إشعار',
    close: 'إغلاق الإشعار',
  },
  errors: {
    page: {
      title: 'تعذّر عرض هذه الصفحة',
      description: 'حدث خطأ من جانبنا، ولم تتأثر سلتك. يُرجى المحاولة مجددًا بعد قليل.',
    },
    section: {
      title: 'تعذّر عرض هذا الجزء',
      description: 'بقية الصفحة تعمل كالمعتاد.',
    },
    offline: {
      title: 'لا يوجد اتصال بالإنترنت',
      description: 'ما سبق أن فتحته يظل متاحًا، ويُحمَّل الباقي عند عودة الاتصال.',
    },
    retry: 'إعادة المحاولة',
    reload: 'إعادة تحميل الصفحة',
  },
} as const satisfies Translation<'ar', 'common'>;
