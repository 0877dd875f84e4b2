import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'القضايا',
  'cases.trial': {
    zero: 'الفترة التجريبية تنتهي اليوم، {date}.',
    one: 'الفترة التجريبية: بقي يوم واحد، تنتهي في {date}.',
    two: 'الفترة التجريبية: بقي يومان، تنتهي في {date}.',
    few: 'الفترة التجريبية: بقيت {n} أيام، تنتهي في {date}.',
    many: 'الفترة التجريبية: بقي {n} يومًا، تنتهي في {date}.',
    other: 'الفترة التجريبية: بقي {n} يوم، تنتهي في {date}.',
  },
  'cases.trial.ended': 'انتهت الفترة التجريبية. قضاياك باقية.',
  'cases.plan': 'الباقة: {plan}.',
  'cases.used': 'القضايا المستخدمة: {used} من {of}.',
  'cases.choose': 'اختر باقة',
  'cases.filter': 'تصفية',
  'cases.filter.all': 'الكل',
  'cases.filter.needs_answers': 'تحتاج إليك',
  'cases.filter.running': 'جارية',
  'cases.filter.delivered': 'مكتملة',
  'cases.filter.failed': 'متوقفة',
  'cases.none': 'لا قضية كهذه.',
  'cases.more': 'قضايا أقدم',
  'cases.draft': 'لديك مسودة على هذا الجهاز.',
  'cases.draft.go': 'تابع الكتابة',
  'cases.empty.title': 'لا قضية بعد. اعرض القرار الذي تؤجله.',
  'cases.empty.text':
    'في القضية الجيدة خيار وتاريخ وبضعة أرقام وشيء لا يمكن التراجع عنه. أدناه ثلاث من هذا النوع؛ ابدأ من إحداها واجعلها قضيتك.',
  'cases.empty.do': 'اكتب قضيتك',
  'cases.quoted': '«{text}»',
  'cases.samples': 'ثلاثة قرارات تبدأ منها',
  'cases.sample.start': 'ابدأ من {name}',
  'cases.sample.why': 'لماذا تصلح:',
  'cases.shared': 'الرابط مفتوح: كل من لديه الرابط يمكنه المشاهدة',
  'cases.unmailed': 'تعذّر تسليم رسالة عن هذه القضية: {reason}',
} satisfies Translation<typeof en>;
