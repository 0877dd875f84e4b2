import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'القضايا',
  'cases.trial': {
    zero: 'الفترة التجريبية تنتهي {date}.',
    one: 'الفترة التجريبية، بقي يوم واحد، تنتهي {date}.',
    two: 'الفترة التجريبية، بقي يومان، تنتهي {date}.',
    few: 'الفترة التجريبية، بقيت {n} أيام، تنتهي {date}.',
    many: 'الفترة التجريبية، بقي {n} يومًا، تنتهي {date}.',
    other: 'الفترة التجريبية، بقي {n} يوم، تنتهي {date}.',
  },
  'cases.trial.ended': 'انتهت الفترة التجريبية. قضاياك باقية.',
  'cases.plan': 'الخطة {plan}.',
  'cases.used': 'استُخدمت {used} من {of} قضايا.',
  'cases.choose': 'اختر خطة',
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
    'القضية الجيدة فيها خيار وتاريخ وبعض الأرقام وشيء لا يمكن التراجع عنه. أدناه ثلاث؛ ابدأ بإحداها واجعلها لك.',
  'cases.empty.do': 'اكتب قضيتك',
  'cases.samples': 'ثلاثة قرارات للبدء',
  'cases.sample.start': 'ابدأ من {name}',
  'cases.sample.why': 'لماذا تصلح.',
  'cases.shared': 'الرابط مفتوح: من لديه الرابط يمكنه المشاهدة',
} satisfies Translation<typeof en>;
