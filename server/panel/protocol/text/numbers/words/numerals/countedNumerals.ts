import type { Worded } from '../worded.ts';

/** Single numerals count only before a word for what is counted: 三家, 二つ, 세 곳, สามสาขา. */
export const countedNumerals = (text: string): Worded[] =>
  counted.flatMap(({ numerals, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: numeral, index }) => ({
      at: index,
      end: index + numeral.length,
      value: numerals.split(' ').findIndex((forms) => forms.split('|').includes(numeral)) + 2,
      isWhole: true,
    })),
  );

const counting = (numerals: string, before: string, counters: string) => ({
  numerals,
  pattern: new RegExp(`(?<!${before})(?:${numerals.replaceAll(' ', '|')})(?=${counters})`, 'gu'),
});
const counted = [
  counting(
    '二|两|兩 三 四 五 六 七 八 九 十',
    '[第〇零一二三四五六七八九十百千万萬两兩数數几幾\\p{Nd}]',
    '[个個家间間名位人年月天日周週次倍成割元块種种款条條台辆輛座亩畝份股笔筆项項步期轮輪套层層所社件号號軒棟回店つ]|か月|ヶ月|カ月|箇月',
  ),
  counting(
    '두 세|석 네|넉 다섯 여섯 일곱 여덟 아홉 열',
    '[\\p{L}\\p{Nd}]',
    '\\s?(?:개|곳|명|군데|달|배|번|가지|채|대|주|시간|마리|단계|점포|매장|지점|해)',
  ),
  counting('이(?=년|개월|월) 삼 사 오 육 칠 팔 구 십', '[\\p{L}\\p{Nd}]', '\\s?(?:년|개월|월|주|배|퍼센트)'),
  counting(
    'สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
    'ยี่|สิบ|ร้อย|พัน|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า',
    '\\s?(?:แห่ง|สาขา|คน|ราย|ปี|เดือน|ร้าน|ครั้ง|เท่า|วัน|สัปดาห์|ชั่วโมง|นาที|คัน|เครื่อง|ห้อง|ชิ้น)',
  ),
];

/** One thing, which a text may say in a figure, in a word or not at all: 一台, 한 대, หนึ่งคัน. */
export const singleThings = (text: string): { readonly at: number; readonly end: number }[] =>
  [...text.matchAll(single)].map(({ 0: numeral, index }) => ({ at: index, end: index + numeral.length }));
const single =
  /(?<![第〇零一二三四五六七八九十百千万萬两兩数數几幾某\p{Nd}])一(?=[个個家间間名位人台辆輛座条條张張艘架部栋棟套层層所社件口軒店つ])|(?<![\p{L}\p{Nd}])한(?=\s?(?:개|곳|명|군데|대|채|마리|점포|매장|지점))|หนึ่ง(?=\s?(?:แห่ง|สาขา|คน|ร้าน|คัน|เครื่อง|ห้อง|ชิ้น))/gu;
