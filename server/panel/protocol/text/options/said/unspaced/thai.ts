import { asOptions } from '../sides.ts';
import { asked } from './asked.ts';

export const thai = (sentence: string): readonly string[] => {
  if (!/\p{Script=Thai}/u.test(sentence)) return [];
  const listed = lists.exec(sentence);
  const rest = listed ? sentence.slice(listed.index + listed[0].length).trim() : '';
  const items = rest.split(/[,\s]+(?:และ|หรือ(?:ไม่ก็)?|กับ)?\s?/u).filter((item) => item !== '');
  if (/\s(?:และ|หรือ|กับ)/u.test(rest) && items.length >= 2 && items.every((item) => item.length >= 3)) {
    const last = rest.split(/[,\s]+/u).findLastIndex((item) => /^(?:และ|หรือ|กับ)/u.test(item));
    return asOptions(items.slice(0, last < 0 ? undefined : last + 1));
  }
  const at = /\s?หรือ(?:ว่า)?(?!ไม่|ยัง)\s?/u.exec(sentence);
  if (!at) return [];
  const plain = sentence.split(/ หรือ /u);
  if (plain.length >= 2 && asked.test(sentence) && sentence.length <= longestPlain)
    return asOptions(plain.map((part) => part.split(/: /u).at(-1) ?? ''));
  const [before, after] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  const opener = /(?:ควร(?:จะ)?|น่าจะ|เลือก|ระหว่าง|ลังเลว่าจะ|ดีกว่ากัน)/u.exec(before);
  const decides =
    /(?:ตัดสินใจ|คิดไม่ออก|เลือกไม่ถูก|ไม่รู้|ไม่แน่ใจ|ลังเล|พิจารณา|คิด)(?:[^\s]{0,30})?ว่า(?:จะ|ควร)?\s?([^\s].{0,60}?)$/u.exec(
      before,
    );
  if (decides)
    return asOptions([decides[1] ?? '', (after.trim().split(/\s(?=\S)/u)[0] ?? '').replace(/^(?:จะ|ควร)/u, '')]);
  const asks = opener ?? /(?:ดี(?:กว่า|ไหม|คะ|ครับ|\s|$)|[?？]|ควร)/u.exec(sentence);
  if (!asks) return [];
  const left = opener
    ? before
        .slice(opener.index + opener[0].length)
        .trim()
        .split(/\s+/u)
    : [before.split(/\s/u).at(-1) ?? ''];
  return asOptions([
    ...(left.every((side) => side.length <= longestSide) ? left : [left.join(' ')]),
    (after.trim().split(/\s{1}|จึง|ดีกว่า|ดี(?=\s|$|[?？])/u)[0] ?? '').replace(/^(?:ควร(?:จะ)?)/u, ''),
  ]);
};

/** "The options are", "we could": what follows are names or things to do, parted by spaces. */
const lists =
  /(?:ทางเลือก|ตัวเลือก|ข้อเสนอ|แนวทาง|วิธี)(?:ของเรา|ที่มี|ตอนนี้|ที่พิจารณา|ทั้งหมด)*\s?(?:มี|คือ|ได้แก่|:)\s?|(?:เรา|ผม|ฉัน|พวกเรา|ดิฉัน|บริษัท)\s?(?:อาจ(?:จะ)?|สามารถ|จะต้องเลือกว่าจะ|เลือกได้ว่าจะ)\s?/u;
const longestSide = 40;
const longestPlain = 120;
