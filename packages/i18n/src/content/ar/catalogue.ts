import type { Translation } from '../../messages.ts';

export default {
  'prompt-library': {
    title: 'مكتبة الأوامر النصية',
    subtitle: '180 أمرًا نصيًا مجرَّبًا لأعمال المكتب اليومية',
    ribbon: 'جديد',
    description: `<p>أوامر نصية لعروض الأسعار والمحاضر والملخصات وإعلانات التوظيف والرسائل الصعبة. مع كل أمر مثال على ما يعطيه، والأخطاء التي يميل إلى ارتكابها، والسطر الذي ينبغي تغييره عندئذ.</p>
<p>تُحدَّث كل ثلاثة أشهر، لأن النماذج تتغير.</p>`,
    variants: {
      'prompt-library-personal': 'ترخيص شخصي',
      'prompt-library-team': 'ترخيص للفرق، حتى 20 شخصًا',
    },
  },
  'brand-voice-kit': {
    title: 'حقيبة نبرة العلامة التجارية',
    subtitle: 'اكتشف نبرة شركتك ودوّنها',
    ribbon: 'تخفيض',
    description: `<p>دفتر عمل و24 تمرينًا وقالب لدليل أسلوب من أربع صفحات. وفي النهاية تكتب شركتك كلها بصوت واحد، ويكتب به أيضًا المساعد الذكي الذي تعطيه الدليل.</p>`,
    variants: { 'brand-voice-kit-default': '' },
  },
  'starter-checklist': {
    title: 'قائمة التحقق للبدء بالذكاء الاصطناعي',
    subtitle: '30 سؤالًا قبل المشروع الأول',
    ribbon: 'مجاني',
    description: `<p>صفحتان تطبعهما وتملؤهما مع فريقك: أي مهمة، وأي بيانات، وأي مخاطر، ومن صاحب القرار. تستغرقان ساعة وتغنيان عن الاجتماع الأول معنا.</p>`,
    variants: { 'starter-checklist-default': '' },
  },
  'live-workshop': {
    title: 'ورشة مباشرة: مساعدك الذكي الأول',
    subtitle: 'نصف يوم عبر الإنترنت، اثنا عشر مشاركًا على الأكثر',
    ribbon: 'مقاعد محدودة',
    description: `<p>تأتي بمهمة من عملك، وتخرج بمساعد ذكي يؤديها، وباختبار يبيّن مدى إجادته لها، وبقائمة ما لا يجوز أن يُطلب منه أبدًا. مدرّبان اثنان، وشاشة مشتركة واحدة، وبلا شرائح عرض.</p>`,
    variants: { 'live-workshop-default': '' },
  },
  'strategy-session': {
    title: 'جلسة استراتيجية فردية',
    subtitle: '90 دقيقة مع مستشار خبير',
    ribbon: null,
    description: `<p>تعرض القرار الذي أمامك، فنستعد له ساعتين ونخصص لك 90 دقيقة من الإجابات الصريحة. ويصلك في اليوم التالي ملخص من صفحتين.</p>`,
    variants: { 'strategy-session-default': '' },
  },
  'site-audit': {
    title: 'تدقيق الموقع الإلكتروني',
    subtitle: 'كم يكلّفك موقعك، صفحةً صفحة',
    ribbon: null,
    description: `<p>نقيس السرعة وسهولة الوصول ومسار الطلب في عشر صفحات من موقعك، ونسلّمك قائمة تغييرات مرتبة بحسب ما يُنتظر أن يدرّه كل منها. ويستطيع مطوّروك تنفيذها بأنفسهم.</p>`,
    variants: { 'site-audit-default': '' },
  },
  'tunis-masterclass': {
    title: 'دورة الخبراء من تونس: البيع بلغتين',
    subtitle: 'ثلاث ساعات من الفيديو سُجّلت في تونس',
    ribbon: null,
    description: `<p>كيف تبيع ثلاث شركات بالفرنسية والعربية من متجر واحد: الأسعار والصفحات والدفع وخدمة العملاء، بأرقامها. سُجّلت أمام جمهور في مدينة تونس، بالفرنسية مع ترجمة مكتوبة إلى العربية والإنجليزية.</p>`,
    variants: { 'tunis-masterclass-default': '' },
  },
  'dashboard-templates': {
    title: 'قوالب لوحات المؤشرات',
    subtitle: 'ثماني لوحات يقرؤها المدير حتى آخرها',
    ribbon: null,
    description: `<p>المبيعات والسيولة والدعم والتسويق والمشاريع والموظفون والمخزون والموقع، كل منها على شاشة واحدة. اربط بياناتك، وضع أرقامك مكان أرقامنا التوضيحية، واحذف ما يمر شهر من دون أن تنظر إليه.</p>`,
    option: {
      title: 'الأداة',
      values: {
        looker: 'Looker Studio',
        powerbi: 'Power BI',
        excel: 'Excel',
      },
    },
    variants: {
      'dashboard-templates-looker': 'لبرنامج Looker Studio',
      'dashboard-templates-powerbi': 'لبرنامج Power BI',
      'dashboard-templates-excel': 'لبرنامج Excel',
    },
  },
} as const satisfies Translation<'ar', 'catalogue'>;
