import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'المدونة | Vitrine',
    description:
      'مقالات في الذكاء الاصطناعي والتسويق والإنتاجية وإدارة الشركات: فكرة واحدة في كل مقال، محسوبة بالأرقام.',
  },
  title: 'المدونة',
  subtitle: 'فكرة واحدة في كل مقال، مع حسابها بالأرقام وبيان حدودها.',
  list: 'المقالات',
  empty: {
    title: 'لم يُعثر على أي مقال',
    description: 'لا يوجد ما يُقرأ هنا بعد. تظهر المقالات الجديدة في هذه الصفحة.',
  },
  article: {
    meta: {
      title: '{{title}} | Vitrine',
    },
    back: 'العودة إلى المدونة',
    contents: 'في هذا المقال',
    author: 'من كتب هذا المقال',
    more: 'للمزيد',
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
