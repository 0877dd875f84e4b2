import { enumerated } from '../enumerated.ts';
import { asOptions, endOf, endOfList, tidy } from '../sides.ts';
import { asked, behindQuestion } from './asked.ts';

export const turkish = (sentence: string): readonly string[] => {
  const either = /^ya (.{2,80}?),? ya(?: da)? (.{2,80})$/iu.exec(sentence);
  if (either) return asOptions(either.slice(1));
  const listed = lists.exec(sentence);
  const items = listed ? enumerated(endOfList(sentence.slice(listed.index + listed[0].length)), joining) : [];
  if (items.length > 2 || (items.length === 2 && !onTheTable.test(listed?.[0] ?? '')))
    return asOptions(items.map((item) => item.replace(/ (?:var(?:dır)?|bulunuyor|mevcut)[.!]?$/iu, '')));
  const may = mays.test(sentence) ? enumerated(endOfList(sentence), { words: joining.or }) : [];
  if (may.length >= 2 && may.every((side) => side.length <= longestSide)) return asOptions(may);
  if (!asked.test(sentence) && !turkishDoubt.test(sentence)) return [];
  const named = enumerated(endOfList(behindQuestion(sentence) ?? ''), { words: joining.or });
  if (named.length >= 3) return asOptions(named.map(turkishSide));
  const each = clausesOf(sentence);
  if (each.length >= 2 && each.every((side) => particle.test(side))) return asOptions(each.map(turkishSide));
  const between =
    /^(.{2,120}?) (?:ve|ile|veya|ya da|yahut) (.{2,60}?) arasında (?:kal|karar|gid|seç|tercih|bocal)/iu.exec(sentence);
  if (between) {
    const [first, ...others] = [...(between[1] ?? '').split(/, /u), between[2] ?? ''];
    return asOptions(others.length >= 2 && isSubject(first, others) ? others : [first, ...others]);
  }
  const at = /,? (?:yoksa|ya da|veya) /iu.exec(sentence);
  if (at) {
    const [left, right] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
    return asOptions([left.split(/: /u).at(-1) ?? '', turkishEnd(endOf(right))].map(turkishSide));
  }
  const pair = /(?:^| [—–-] |: )((?:(?! [—–-] |: ).){2,80}?) m[ıiuü],? (.{2,60}? m[ıiuü](?: [^?]{0,20})?)\?/iu.exec(
    sentence,
  );
  return pair ? asOptions(pair.slice(1).map(turkishSide)) : [];
};
/** "The board, between the repair of the old line and a plant in Manisa": who chooses, before a comma. */
const isSubject = (first: string, others: readonly string[]): boolean =>
  /(?:kurulu|yönetimi|müdürlüğü|ailesi|heyeti|komitesi|meclisi|ekibi)$/iu.test(first) ||
  (first.split(' ').length === 1 && others.every((side) => side.split(' ').length >= 3));
/** What asks stands after a word of each side: "do we buy it, rent it, or wait". */
const particle = / m[ıiuü](?= |$)/iu;
const clausesOf = (sentence: string): readonly string[] =>
  endOfList(sentence.split(/: | [—–-] /u).findLast((part) => particle.test(endOfList(part))) ?? '').split(
    /,? (?:yoksa|ya da|veya) |, /iu,
  );
/** "On the table are", "our options are". */
const lists =
  /(?:masada|gündemde|seçenekler(?:imiz|im)?(?: arasında| şunlar)?|alternatifler(?:imiz)?(?: şunlar)?|seçeneklerimiz)(?: ise| olarak| şu an| şimdilik)?[:,]? /iu;
/** Bills lie on tables, too. */
const onTheTable = /^(?:masada|gündemde)/iu;
const joining = { words: 've|ile|veya|ya da|yahut|ya', or: 'veya|ya da|yahut' };
/** "We can …, … or …": each side, or the last one, ends so. */
const mays = /[ae]bilir(?:iz|im)(?![\p{L}])/iu;
const longestSide = 100;
const turkishDoubt =
  /arasında (?:kal|karar|gid|seç|tercih|bocal)|karar|emin değil|bilemiyor|bilmiyor|düşünüyor|seçmek|seçim/iu;
/** "…, we have not decided". */
const turkishEnd = (side: string): string =>
  /^(.{2,80}?),? (?:konusunda|diye|arasında|henüz|daha|buna|bunu)? ?(?:karar|emin|bilemiyor|bilmiyor|düşünüyor|kararsız)/iu.exec(
    side,
  )?.[1] ?? side;
const turkishSide = (side: string): string => tidy(tidy(side).replace(/ m[ıiuü]$/iu, ''));
