import { wordsNameOf } from '../../text/language.ts';

/** What a researcher looks for about an option beside the criteria, in the languages of the reports; English in others. BCP 47. */
export const baseRateIn = (language: string): ((option: string) => string) => {
  const asked = said[wordsNameOf(language)] ?? english;
  return (option) => asked + option;
};

const english = 'base rate: how often does this work out: ';
const said: Readonly<Record<string, string>> = {
  en: english,
  de: 'Grundrate: Wie oft geht so etwas gut aus: ',
  es: 'tasa base: con qué frecuencia sale bien algo así: ',
  fr: 'taux de base : combien de fois cela réussit-il : ',
  ar: 'المعدل الأساسي: كم مرة ينجح مثل هذا: ',
  hi: 'आधार दर: ऐसा कितनी बार सफल होता है: ',
  ja: '基準率：このようなことがうまくいく割合：',
  pt: 'taxa de base: com que frequência algo assim dá certo: ',
  it: 'tasso di base: quante volte una cosa del genere riesce: ',
  nl: 'basispercentage: hoe vaak loopt zoiets goed af: ',
  pl: 'częstość bazowa: jak często coś takiego się udaje: ',
  tr: 'temel oran: böyle bir şey ne sıklıkla başarılı olur: ',
  ru: 'базовая частота: как часто такое удаётся: ',
  uk: 'базова частота: як часто таке вдається: ',
  el: 'βασικό ποσοστό: πόσο συχνά πετυχαίνει κάτι τέτοιο: ',
  fa: 'نرخ پایه: چنین کاری چند بار به نتیجه می‌رسد: ',
  he: 'שיעור בסיס: באיזו תדירות דבר כזה מצליח: ',
  bn: 'ভিত্তি হার: এমন কাজ কত ঘন ঘন সফল হয়: ',
  ta: 'அடிப்படை விகிதம்: இது போன்றது எவ்வளவு அடிக்கடி வெற்றி பெறுகிறது: ',
  th: 'อัตราพื้นฐาน: เรื่องแบบนี้สำเร็จบ่อยแค่ไหน: ',
  vi: 'tỷ lệ cơ sở: việc như thế này thành công thường xuyên đến đâu: ',
  id: 'tingkat dasar: seberapa sering hal seperti ini berhasil: ',
  ko: '기저율: 이런 일이 얼마나 자주 성공하는가: ',
  'zh-Hant': '基準率：此類做法成功的頻率：',
  zh: '基准率：此类做法成功的频率：',
};
