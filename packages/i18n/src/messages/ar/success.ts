import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'تم الدفع بنجاح | Vitrine',
    description: 'تم الدفع بنجاح. ستصلك رسالة تأكيد بالبريد الإلكتروني.',
  },
  title: 'تم الدفع بنجاح!',
  description: 'شكرًا لشرائك من متجرنا. ستصلك قريبًا رسالة تأكيد بالبريد الإلكتروني.',
  action: 'متابعة التسوق',
} as const satisfies Translation<'ar', 'success'>;
