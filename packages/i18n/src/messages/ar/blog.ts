import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'المدونة | Vitrine',
    description:
      'مقالات في الذكاء الاصطناعي والتسويق والإنتاجية وإدارة الشركات: فكرة واحدة في كل مقال، بأرقام يمكنك التحقق منها.',
  },
  title: 'المدونة',
  subtitle: 'فكرة واحدة في كل مقال، مع حساباتها والحالات التي لا تصحّ فيها.',
  list: 'المقالات',
  empty: {
    title: 'لم يُعثر على أي مقال',
    description: 'لم تُنشر مقالات بعد. ستظهر المقالات الجديدة في هذه الصفحة.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'العودة إلى المدونة',
    contents: 'في هذا المقال',
    author: 'عن كاتب المقال',
    more: 'لمعرفة المزيد',
    notFound: {
      meta: {
        title: 'المقال غير موجود | Vitrine',
        description: 'هذا المقال غير موجود أو نُقل إلى مكان آخر.',
      },
      title: 'المقال غير موجود',
      description: 'المقال الذي تبحث عنه غير موجود أو نُقل إلى مكان آخر.',
    },
  },
} as const satisfies Translation<'ar', 'blog'>;
