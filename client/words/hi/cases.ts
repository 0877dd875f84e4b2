import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'मामले',
  'cases.trial': { one: 'परीक्षण: {n} दिन बाकी, {date} को समाप्त।', other: 'परीक्षण: {n} दिन बाकी, {date} को समाप्त।' },
  'cases.trial.ended': 'परीक्षण समाप्त हो गया है। आपके मामले बने रहते हैं।',
  'cases.plan': 'प्लान: {plan}।',
  'cases.used': '{of} में से {used} मामले इस्तेमाल हुए।',
  'cases.choose': 'प्लान चुनें',
  'cases.filter': 'छाँटें',
  'cases.filter.all': 'सभी',
  'cases.filter.needs_answers': 'आपकी प्रतीक्षा में',
  'cases.filter.running': 'चल रहे',
  'cases.filter.delivered': 'पूरे हुए',
  'cases.filter.failed': 'रुके हुए',
  'cases.none': 'ऐसा कोई मामला नहीं।',
  'cases.more': 'पुराने मामले',
  'cases.draft': 'इस डिवाइस पर आपका एक ड्राफ़्ट है।',
  'cases.draft.go': 'लिखना जारी रखें',
  'cases.empty.title': 'अभी कोई मामला नहीं। वह निर्णय लाएँ जिसे आप टालते आ रहे हैं।',
  'cases.empty.text':
    'अच्छे मामले में एक चुनाव, एक तारीख, कुछ आँकड़े और कुछ ऐसा होता है जिसे पलटा न जा सके। नीचे ऐसे तीन हैं; किसी एक से शुरू करें और उसे अपना बनाएँ।',
  'cases.empty.do': 'अपना लिखें',
  'cases.quoted': '“{text}”',
  'cases.samples': 'शुरुआत के लिए तीन निर्णय',
  'cases.sample.start': '{name} से शुरू करें',
  'cases.sample.why': 'यह क्यों अच्छा है:',
  'cases.shared': 'लिंक खुला है: लिंक वाला कोई भी देख सकता है',
  'cases.unmailed': 'इस मामले का एक पत्र पहुँचाया नहीं जा सका: {reason}',
} satisfies Translation<typeof en>;
