import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': 'التقرير: {title}',
  'report.pdf': 'PDF',
  'report.replay': 'التسجيل',
  'report.print': 'اطبع',
  'report.contents': 'المحتويات',
  'report.recommendation': 'التوصية',
  'report.none': 'لا تقرير بعد.',
  'report.none.text': 'ما زالت الهيئة تعمل، أو توقفت قبل النهاية. شاهدها، أو انظر ما الذي حدث.',
  'report.missing': 'لا تقرير كهذا، أو ليس مفتوحًا لك.',
  'report.decided': 'ماذا قررت؟',
  'report.decided.text': 'إن سجّلته الآن تبيّن بعد سنة مدى جودة هذه التوقعات. لا يراه إلا أنت ومدققوك.',
  'report.decided.none': 'لا شيء منها',
  'report.decided.missing': 'قرارك: كان المتوقَّع اختيار أحد الخيارات أو «لا شيء منها»، ولم يُختر شيء.',
  'report.decided.words': 'في جملة أو جملتين',
  'report.decided.do': 'سجّل القرار',
  'report.decided.done': 'سُجّل في السجل.',
} satisfies Translation<typeof en>;
