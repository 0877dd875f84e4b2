import { thaiDeed as deed } from '../../asked/deeds.ts';
import { asOptions } from '../sides.ts';
import { asked, behindQuestion } from './asked.ts';
import { endsWithFirm, withFirmsWhole, withSpaces } from './thaiFirms.ts';

export const thai = (sentence: string): readonly string[] =>
  /\p{Script=Thai}/u.test(sentence) ? sidesOf(withFirmsWhole(sentence)).map(withSpaces) : [];

const sidesOf = (whole: string): readonly string[] => {
  const behind = behindQuestion(whole);
  const sentence = behind?.replace(/ดี[?？]?$/u, '') ?? whole;
  const listed = lists.exec(sentence);
  const rest = behind === null ? (listed ? sentence.slice(listed.index + listed[0].length).trim() : '') : sentence;
  const items = sidesIn(rest);
  if (/\s(?:และ|หรือ|กับ)/u.test(rest) && items.length >= 2 && items.every((item) => item.length >= 3)) {
    const last = items.findLastIndex((item) => joint.test(item));
    return asOptions(items.slice(0, last < 0 ? undefined : last + 1).map((item) => item.replace(joint, '')));
  }
  const named = namesBefore(sentence);
  if (named.length > 0) return asOptions(named);
  const at = /\s?หรือ(?:ว่า)?(?!ไม่|ยัง)\s?/u.exec(sentence);
  if (!at) return [];
  const [before, after] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  const opener = /(?:ควร(?:จะ)?|น่าจะ|เลือก|ระหว่าง|ลังเลว่าจะ|ดีกว่ากัน)/u.exec(before);
  const left = opener ? sidesIn(before.slice(opener.index + opener[0].length)) : ofOneDeed(before, after);
  const areDeeds = left.length >= 2 && left.every((side) => deed.test(side));
  const plain = sentence.split(/ หรือ /u);
  if (plain.length >= 2 && asked.test(sentence) && sentence.length <= longestPlain && !areDeeds)
    return asOptions(plain.map((part) => part.split(/: /u).at(-1) ?? ''));
  const [right = '', ...others] = after.split(another).map((side) => sidesIn(side)[0] ?? '');
  const decides =
    /(?:ตัดสินใจ|คิดไม่ออก|เลือกไม่ถูก|ไม่รู้|ไม่แน่ใจ|ลังเล|พิจารณา|คิด)(?:[^\s]{0,30})?ว่า(?:จะ|ควร)?\s?([^\s].{0,60}?)$/u.exec(
      before,
    );
  if (decides) return asOptions([decides[1] ?? '', right.replace(/^(?:จะ|ควร)/u, '')]);
  const asks = opener ?? /(?:ดี(?:กว่า|ไหม|คะ|ครับ|\s|$)|[?？]|ควร)/u.exec(sentence);
  if (!asks) return [];
  return asOptions([
    ...(areDeeds || left.every((side) => side.length <= longestSide) ? left : [left.join(' ')]),
    ...[right, ...others].map((side) =>
      (side.split(/จึง|ดีกว่า|ดี(?=\s|$|[?？])/u)[0] ?? '').replace(/^(?:ควร(?:จะ)?)/u, ''),
    ),
  ]);
};
/** "A B C, where should we open?" */
const namesBefore = (sentence: string): readonly string[] => {
  const [question = '', ...names] = sentence.split(/[\s,]+/u).toReversed();
  return names.length >= 3 &&
    names.length <= mostNames &&
    /(?:ไหน|ใคร)/u.test(question) &&
    /ดี|ควร/u.test(question) &&
    names.every((name) => name.length <= longestName && !deed.test(name) && !/[\p{Nd}:?]/u.test(name))
    ? names.toReversed()
    : [];
};
const mostNames = 6;
const longestName = 16;
const another = /\s?หรือ(?:ว่า)?(?!ไม่|ยัง)\s?/u;

/** "Open a branch in A, B or C": names after one verb, else the last of what stands before. */
const ofOneDeed = (before: string, after: string): readonly string[] => {
  const names = sidesIn(before, { ofDeeds: false });
  const [first = '', ...others] = names;
  return others.length > 0 &&
    deed.test(first) &&
    ![...others, after].some((name) => deed.test(name) || /\p{Nd}/u.test(name))
    ? names
    : [names.at(-1) ?? ''];
};

/**
 * What spaces and commas part. They part nothing before a figure, what it counts and a word for where or when; where the first side is a deed, neither before a word in other letters,
 * nor, where more are, before anything but the next one.
 */
const sidesIn = (text: string, { ofDeeds = true } = {}): readonly string[] => {
  const pieces = text
    .replaceAll(/(?<=\s)(และ|หรือ(?:ว่า|ไม่ก็)?|กับ)\s+/gu, '$1')
    .split(/(?:,(?!\p{Nd})|\s)+/u)
    .filter((piece) => piece !== '');
  const begins = (piece: string): boolean => deed.test(piece.replace(joint, ''));
  const isDeed = ofDeeds && begins(pieces[0] ?? '');
  const areDeeds = isDeed && pieces.slice(1).some(begins);
  return pieces.reduce<string[]>((sides, piece) => {
    const last = sides.at(-1);
    const belongs =
      saysMore.test(piece) ||
      (endsWithFirm(last ?? '') && !joint.test(piece) && (doesSo.test(piece) || !begins(piece))) ||
      (areDeeds && !joint.test(last ?? '')
        ? !begins(piece) && !joint.test(piece)
        : (isDeed && /^\p{Script=Latin}/u.test(piece)) || (/\p{Nd}$/u.test(last ?? '') && unit.test(piece)));
    return last !== undefined && belongs ? [...sides.slice(0, -1), `${last} ${piece}`] : [...sides, piece];
  }, []);
};
const joint = /^(?:และ|หรือ(?:ว่า|ไม่ก็)?|กับ)\s?/u;
/** "… for us", "… instead": what a firm is hired to do. */
const doesSo = /^[^\s]{2,20}(?:ให้|แทน)(?:เรา)?(?:ดี)?[?？]?$/u;
/** A figure, or where, when and for how much. */
const saysMore =
  /^(?:[\p{Nd}\p{Sc}(%]|ที่(?!ดิน|นั่ง|นอน|ปรึกษา|ทำการ|พัก)|ใน|จาก|โดย|เพื่อ|แถว|ใกล้|ตั้งแต่|ภายใน|ราคา|เดือนละ|ปีละ|วันละ|พร้อม)/u;
const unit =
  /^(?:(?:ล้าน|แสน|หมื่น|พัน|ร้อย)(?:บาท|คน)?|บาท|ดอลลาร์|ยูโร|คน|คัน|เครื่อง|ห้อง|สาขา|ชิ้น|ชุด|แห่ง|หลัง|ชั้น|ตัว|แผง|ครั้ง|ไร่|งาน|วา|ตร|ตาราง|เมตร|ม\.|กม|กก|กิโล|ตัน|ลิตร|เปอร์เซ็นต์|นาที|ชั่วโมง|ชม|วัน|สัปดาห์|เดือน|ปี|เท่า|ราย|ที่นั่ง|เตียง|ต้น|หน่วย)/u;

/** "The options are", "we could": what follows are names or things to do, parted by spaces. */
const lists =
  /(?:ทางเลือก|ตัวเลือก|ข้อเสนอ|แนวทาง|วิธี)(?:ของเรา|ที่มี|ตอนนี้|ที่พิจารณา|ทั้งหมด)*\s?(?:มี|คือ|ได้แก่|:)\s?|(?:เรา|ผม|ฉัน|พวกเรา|ดิฉัน|บริษัท)\s?(?:อาจ(?:จะ)?|สามารถ|จะต้องเลือกว่าจะ|เลือกได้ว่าจะ)\s?/u;
const longestSide = 40;
const longestPlain = 120;
