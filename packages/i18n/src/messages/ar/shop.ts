import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'المتجر | Vitrine',
    description:
      'كتب إلكترونية وبرمجيات ودورات بالفيديو في الذكاء الاصطناعي والبيانات والتسويق الرقمي. اطّلع على محتواها قبل الشراء.',
  },
  preview: {
    title: 'المتجر',
    subtitle: 'كتب إلكترونية وبرمجيات ودورات بالفيديو أعدّها أهل الاختصاص. اطّلع على محتواها قبل الشراء.',
    viewAll: 'عرض جميع المنتجات',
  },
  filter: {
    label: 'التصفية حسب الفئة',
    all: 'الكل',
    results_zero: 'لا توجد منتجات معروضة',
    results_one: 'منتج واحد معروض',
    results_two: 'منتجان معروضان',
    results_few: '{{count}} منتجات معروضة',
    results_many: '{{count}} منتجًا معروضًا',
    results_other: '{{count}} منتج معروض',
  },
  list: 'المنتجات',
  details: 'عرض التفاصيل',
  search: {
    label: 'البحث في المنتجات',
    submit: 'بحث',
    clear: 'مسح البحث',
    meta: {
      title: '{{query}} | المتجر | Vitrine',
    },
    title: 'نتائج البحث عن «{{query}}»',
    searching: 'جارٍ البحث…',
    found_zero: 'لم نعثر على أي منتج',
    found_one: 'عثرنا على منتج واحد',
    found_two: 'عثرنا على منتجين',
    found_few: 'عثرنا على {{count}} منتجات',
    found_many: 'عثرنا على {{count}} منتجًا',
    found_other: 'عثرنا على {{count}} منتج',
    unreachable:
      'تعذّر تحميل جزء من قائمة منتجاتنا، وقد تغيب بعض المنتجات عن هذه النتائج. يُرجى المحاولة مجددًا بعد قليل.',
    empty: {
      title: 'لا توجد نتائج للبحث عن «{{query}}»',
      description: 'تحقّق من الإملاء، أو جرّب كلمات أقل عددًا أو أقصر. وإن كنت تبحث عن شيء محدد، فراسلنا.',
    },
  },
  store: {
    title: 'المزيد من المتجر',
    sort: {
      label: 'الترتيب حسب',
      order: 'الموصى به',
      title: 'الاسم',
      updated_at: 'الأحدث',
    },
    more: 'عرض المزيد',
  },
} as const satisfies Translation<'ar', 'shop'>;
