import { asciiDigits } from '../numbers/digits.ts';
import { ordinalLabels, placeInWords } from './ordinalLabels.ts';

/** A kind of mark before an item, with the sign that counts in its first group; a list keeps to one kind. */
export type Mark = {
  readonly pattern: RegExp;
  readonly counts: boolean;
  /** Whether it says so only of a list that counts from one: "29 – cheap" is no item. */
  readonly fromOne?: true;
  /** Whether each item has to count on from the one before it: "2 rooms" is none otherwise. */
  readonly inOrder?: true;
  /** Whether items may be set in unevenly, as keys that stand in the middle of their column. */
  readonly uneven?: true;
};

export const bullet: Mark = {
  // An asterisk that closes again is emphasis, and two of them are too.
  pattern:
    /^(?:[-•‣◦–—∙▪▫●○◆■□☐☑►▶➤➜➔→⇒»├└✓✔✅✗✘👉・·‧]─*|\[[ xX]\](?=\s)|[(（][ \u3000]?[)）](?=\s)|[+~](?=\s)|\*(?!\*)(?=\s|[^*]*$))\s*(?:\[[ xX]\]\s+)?(?=\S)/u,
  counts: false,
};
/** A picture before each item, each another one. */
export const picture: Mark = {
  pattern:
    /^(?:\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]{2})[\p{Emoji_Modifier}\p{Extended_Pictographic}\uFE0F\u200D]*\s*(?=[\p{L}\p{N}\p{Sc}("“„«¿*_])/u,
  counts: false,
};
/** The sign of a bullet; those that are written for one another, such as dashes or ticks, are one. */
export const bulletKind = (text: string): string | undefined => {
  const sign = bullet.pattern.test(text) ? text[0] : undefined;
  return sign === undefined ? undefined : (alike.find((signs) => signs.includes(sign))?.[0] ?? sign);
};
const alike = ['-–—', '☐☑□■[(（✓✔✅✗✘', '•●◦○∙·・‣‧'];
const counted = (pattern: RegExp): Mark => ({ pattern, counts: true });

/** The marks that count or name: "2.", "Option B:". Before a heading they say that it is an item. */
export const labels: readonly Mark[] = [
  counted(/^[(（]?(\p{Nd}{1,2})(?:[)）、．।။។]|\.-(?=\s)|\/(?=\s)|[.:：](?!\p{Nd}))\s*/u),
  { pattern: /^(\p{Nd}{1,2})\s?[-–—=]\s+/u, counts: true, fromOne: true },
  counted(/^([0-9])\uFE0F?\u20E3\s*/u),
  { pattern: /^[(（]?([ivx]{1,4}|[IVX]{1,4}|[ⅰ-ⅻⅠ-Ⅻ])[)）.．:：]\s+/u, counts: true, fromOne: true },
  counted(/^([①-⓿❶-➓㈀-㈩㉠-㉻㊀-㊉㋐-㋾])\s*/u),
  // Ethiopic numbers.
  counted(/^([፩-፼]{1,2})[.)።፤፡]\s*/u),
  counted(/^[(（]?(الف|[\p{L}](?:\p{M}*))(?:[)）.．:：、]|\/(?=\s))\s*/u),
  counted(/^[(（]?第?([一二三四五六七八九十]{1,2})[)）.．:：、，]\s*/u),
  counted(/^([甲乙丙丁])[、，.．]\s*/u),
  counted(
    /^(?:\p{L}[\p{L}\p{M}]{0,30}\s?){1,2}\s?(\p{Nd}{1,2}|\p{Lu}|[一二三四五甲乙丙丁])\s*(?:[:：.)）–—-]\s+|[:：](?=\S))/u,
  ),
  ...ordinalLabels.map(counted),
  counted(/^(?:ทางเลือก|ตัวเลือก|แบบ|แผน|วิธี)(?:ที่)?\s?(\p{Nd}{1,2}|[ก-ฮ])(?!\p{L}|\p{M})\s*[:：.)–—-]?\s*/u),
  counted(/^(\p{Lu}|\p{Nd}{1,2}|[一二三四五甲乙丙丁])(?:案|プラン|方案|안)(?:\s*[:：.)、–—-]\s*|\s+)/u),
  // Letters of scripts that have no capitals: "الخيار ب:", "विकल्प क:".
  counted(
    /^(?:\p{L}[\p{L}\p{M}\u200C]{0,30}\s){1,2}(?:(الف|\p{L}\p{M}*)\s*[:：]|(الف|\p{Lo}\p{M}*)\s*[.．–—-](?=\s))\s*/u,
  ),
  counted(/^(?:方案|选项|選項|案|選択肢|옵션|대안)\s*(\p{Nd}{1,2}|\p{Lu}|[一二三四五甲乙丙丁])\s*[:：.)）、–—-]?\s*/u),
  counted(/^["'“„‚‘«]?(\p{L}\p{M}*|0)["'”’»]?\s+[–—=-]\s+/u),
  // "<n>w = …", what to type.
  { pattern: /^["'“„‚‘«]?(\S{1,8}?)["'”’»]?\s+=\s+/u, counts: true, uneven: true },
  // "Y or I : …", the keys to press.
  { pattern: /^(\p{Lu})(?:\s(?:\p{L}[\p{L}\p{M}]*\s){1,2}\p{Lu})?\s*[:：]\s*/u, counts: true, uneven: true },
];
const inOrder = (pattern: RegExp): Mark => ({ pattern, counts: true, fromOne: true, inOrder: true });
/** What is a mark only where a list goes on with it: a lone line may begin with a number. */
const ofLists: readonly Mark[] = [
  inOrder(/^\p{Nd}{1,2}[.．](\p{Nd}{1,2})[.)]?\s+(?=\p{L})/u),
  inOrder(/^(\p{Nd}{1,2})\s+(?=\p{L})/u),
  inOrder(/^#(\p{Nd}{1,2})[.:)]?\s+(?=\S)/u),
  // Notes of a page are marked so, too.
  inOrder(/^\[(\p{Nd}{1,2}|[a-hA-H])\]\s*(?!https?:)(?=\S)/u),
  inOrder(/^(\p{Nd}{1,2})\.?[ºª°]\s+/u),
  inOrder(/^([ⅰ-ⅻⅠ-Ⅻ])\s*(?=\S)/u),
];
/** A number with any sign behind it or none, as people go on with a list: "4 sell it" below "3. let it". */
export const plainNumber: Mark = { pattern: /^(\p{Nd}{1,2})(?:\s*[.):/-]+\s*|\s+)(?=\p{L})/u, counts: true };
export const marks: readonly Mark[] = [bullet, picture, ...labels];
export const marksOfLists: readonly Mark[] = [...marks, ...ofLists];

/** Which of its list an item says it is, by what counts before it; null where nothing does. */
export const placeOf = ({ pattern, counts, fromOne }: Mark, text: string): number | null => {
  const sign = counts ? pattern.exec(text)?.[1] : undefined;
  if (sign === undefined) return null;
  if (/^\p{Nd}/u.test(sign)) return Number(asciiDigits(sign));
  const inWords = placeInWords(sign);
  if (inWords !== null) return inWords;
  const roman = romans.indexOf(sign.normalize('NFKC').toLowerCase());
  if (fromOne === true && roman >= 0) return roman + 1;
  if (fromOne === true && /^[a-h]$/iu.test(sign)) return sign.toLowerCase().charCodeAt(0) - 96;
  for (const row of rows) if (row.includes(sign)) return row.indexOf(sign) + 1;
  return sign.toLowerCase().codePointAt(0) ?? null;
};
const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const rows = ['一二三四五六七八九十', '甲乙丙丁'];

/** The kind of label that a text begins with. */
export const labelIn = (text: string): Mark | undefined => labels.find(({ pattern }) => pattern.test(text));
