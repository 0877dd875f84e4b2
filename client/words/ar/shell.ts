import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': 'انتقل إلى النص',
  'shell.main': 'التنقّل الرئيسي',
  'shell.cases': 'القضايا',
  'shell.new': 'قضية جديدة',
  'shell.agents': 'الوكلاء',
  'shell.account': 'الحساب',
  'shell.pricing': 'الأسعار',
  'shell.how': 'كيف يعمل',
  'shell.login': 'الدخول',
  'shell.bring': 'اعرض قرارًا',
  'shell.terms': 'الشروط',
  'shell.api': 'واجهة برمجية للوكلاء',
  'shell.language': 'اللغة',
  'shell.theme': 'الألوان',
  'shell.theme.system': 'كما في النظام',
  'shell.theme.light': 'فاتح',
  'shell.theme.dark': 'داكن',
  'shell.loading': 'جارٍ التحميل',
  'shell.retry': 'حاول مرة أخرى',
  'shell.close': 'إغلاق',
  'shell.rehearsal': 'تجربة: لم يُستشر أي نموذج ذكاء اصطناعي؛ لا شيء هنا نصيحة.',
  'shell.offline.title': 'لا يمكننا الوصول إلى الخادم.',
  'shell.offline.text':
    'مسوداتك محفوظة على هذا الجهاز، والنقاش الجاري يستمر من دون هذه الصفحة. لم يضع شيء؛ حاول مرة أخرى حين يعود الاتصال.',
} satisfies Translation<typeof en>;
