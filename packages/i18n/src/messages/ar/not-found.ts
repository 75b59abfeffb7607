import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'الصفحة غير موجودة | Vitrine',
    description: 'الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى مكان آخر.',
  },
  title: 'عذرًا! الصفحة غير موجودة.',
  description: 'الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى مكان آخر.',
} as const satisfies Translation<'ar', 'not-found'>;
