import type { Worded } from '../worded.ts';

const digits = 'หนึ่ง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า';
const values: Readonly<Record<string, number>> = {
  ...{ หนึ่ง: 1, เอ็ด: 1, ยี่: 2, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9 },
};
const powers: Readonly<Record<string, number>> = { สิบ: 10, ร้อย: 100, พัน: 1e3, หมื่น: 1e4, แสน: 1e5, ล้าน: 1e6 };
const syllables = new RegExp(`${digits}|${Object.keys(powers).join('|')}`, 'gu');
/** Behind what stands after these: the same syllables begin other words. */
const counted =
  'บาท|เปอร์เซ็นต์|ยูโร|ดอลลาร์|เยน|คน|ราย|ปี|เดือน|วัน|สัปดาห์|ชั่วโมง|นาที|แห่ง|สาขา|ร้าน|ชิ้น|ครั้ง|เท่า|กิโล|เมตร|ลิตร|ตัน|ลูกค้า|หน่วย|คัน|หลัง|ห้อง|ไร่|%';
const number = new RegExp(
  `(?:(?:${digits})(?:${Object.keys(powers).join('|')})|สิบ)(?:${digits}|${Object.keys(powers).join('|')}){0,16}(?=\\s?(?:${counted})|(?![\\u0E00-\\u0E7F]))|(?:${digits})(?=\\s?(?:บาท|เปอร์เซ็นต์|ยูโร|ดอลลาร์))`,
  'gu',
);

/** สามหมื่นห้าพันบาท, สี่สิบสองเปอร์เซ็นต์. */
export const inThai = (text: string): Worded[] =>
  [...text.matchAll(number)].map(({ 0: run, index }) => ({
    ...{ at: index, end: index + run.length, isWhole: true },
    value: amountOf(run),
  }));

const amountOf = (run: string): number => {
  let [millions, rest, digit] = [0, 0, 0];
  for (const [syllable] of run.matchAll(syllables)) {
    const power = powers[syllable];
    if (power === undefined) digit = values[syllable] ?? 0;
    else if (power === 1e6) [millions, rest, digit] = [millions + (rest + digit || 1) * power, 0, 0];
    else [rest, digit] = [rest + (digit || 1) * power, 0];
  }
  return millions + rest + digit;
};
