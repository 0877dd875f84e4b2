import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': 'रिपोर्ट: {title}',
  'report.pdf': 'PDF',
  'report.replay': 'रीप्ले',
  'report.print': 'छापें',
  'report.contents': 'विषय-सूची',
  'report.recommendation': 'सिफ़ारिश',
  'report.none': 'अभी कोई रिपोर्ट नहीं है।',
  'report.none.text': 'पैनल अभी काम कर रहा है, या अंत से पहले रुक गया। उसे देखें, या देखें कि क्या हुआ।',
  'report.missing': 'ऐसी कोई रिपोर्ट नहीं है, या वह आपके लिए खुली नहीं है।',
  'report.decided': 'आपने क्या निर्णय लिया?',
  'report.decided.text': 'अभी दर्ज करें, तो एक साल में दिखेगा कि ये पूर्वानुमान कितने अच्छे थे। इसे केवल आप और आपके ऑडिटर देखते हैं।',
  'report.decided.none': 'इनमें से कोई नहीं',
  'report.decided.missing': 'आपका निर्णय: कोई विकल्प या “इनमें से कोई नहीं” अपेक्षित था, कुछ नहीं चुना गया।',
  'report.decided.words': 'एक-दो वाक्यों में',
  'report.decided.do': 'निर्णय दर्ज करें',
  'report.decided.done': 'इतिहास में दर्ज हुआ।',
} satisfies Translation<typeof en>;
