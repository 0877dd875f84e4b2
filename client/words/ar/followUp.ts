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
  'follow.late': 'لم يُسجَّل أي جواب حتى الآن. إن أجاب المقعد فسيظهر جوابه هنا.',
  'follow.answers': 'يجيب {name}',
  'follow.none': 'لم يُسأل أحد.',
  'follow.made': 'قرّرتَ في {date}',
  'follow.made.else': 'اتُّخذ القرار في {date}',
  'follow.again': 'سجّله من جديد',
  'follow.outcome': 'كيف انتهى الأمر؟',
  'follow.outcome.title': 'كيف انتهى',
  'follow.outcome.text':
    'سجّله حين يُعرف. مع القرار يُظهر في صفحة حسابك مدى جودة التوقعات، والتجارب لا تُحسب. لا يراه إلا أنت ومدققوك.',
  'follow.outcome.good': 'انتهى جيدًا',
  'follow.outcome.mixed': 'جيد في جانب وسيئ في آخر',
  'follow.outcome.bad': 'انتهى سيئًا',
  'follow.outcome.unknown': 'لا يمكن معرفة ذلك',
  'follow.outcome.missing': 'كيف انتهى: كان المتوقَّع اختيار واحد من الأربعة ولم يُختر شيء.',
  'follow.outcome.do': 'سجّل ما انتهى إليه الأمر',
  'follow.outcome.at': 'سُجّل في {date}',
} satisfies Translation<typeof en>;
