import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': 'اطرح سؤالًا واحدًا على صاحب رأي مخالف',
  'follow.text':
    'يجيب كل مقعد مخالف عن سؤال واحد. يدخل السؤال والجواب في السجل، ويبقى التقرير كما هو. لا يراهما إلا أنت ومدققوك.',
  'follow.label': 'سؤالك إلى {name}',
  'follow.do': 'اسأل {name}',
  'follow.doing': 'جارٍ السؤال …',
  'follow.empty': 'سؤالك: كان المتوقَّع نصًا ولم يوجد شيء.',
  'follow.asked': 'سُئل {ago}',
  'follow.waits': 'المقعد يجيب الآن. يمكنك إغلاق هذه الصفحة: سيكون الجواب هنا.',
  'follow.late': 'لا جواب بعد. يُعاد سؤال المقعد من تلقاء نفسه، وما يقوله سيظهر هنا.',
  'follow.answers': 'يجيب {name}',
  'follow.none': 'لم يُسأل أحد.',
  'follow.made': 'قرّرتَ في {date}',
  'follow.made.else': 'اتُّخذ القرار في {date}',
  'follow.again': 'سجّله من جديد',
} satisfies Translation<typeof en>;
