import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{title}} | Vitrine',
    'privacy-policy': 'ما البيانات الشخصية التي يعالجها هذا الموقع، ولماذا، وإلى متى، وما حقوقك.',
    'terms-of-service': 'شروط استخدام هذا الموقع وشراء المنتجات الرقمية من Vitrine، مع البيانات القانونية الإلزامية.',
    'cookie-policy': 'العناصر القليلة التي يحفظها هذا الموقع على جهازك، والغرض من كل منها، وطريقة حذفها.',
  },
  updated: 'آخر تحديث: {{date}}',
  close: 'إغلاق والانتقال إلى الصفحة الرئيسية',
} as const satisfies Translation<'ar', 'legal'>;
