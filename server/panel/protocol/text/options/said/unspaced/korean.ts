import { asksToDo } from '../forms/questionWords.ts';
import { asOptions, tidy } from '../sides.ts';
import { asked, behindQuestion } from './asked.ts';

export const korean = (whole: string): readonly string[] => {
  const behind = behindQuestion(whole);
  const sentence = behind ?? whole;
  const which =
    /^(?:.{0,40}, )?(.{1,40}?)[와과] (.{1,40}?) (?:중|가운데)(?:에서?)? (?:어느|어떤|무엇|뭐|뭘|어디)/u.exec(sentence);
  if (which) return asOptions(which.slice(1));
  const listedNames = ofNames.exec(sentence)?.[1];
  if (listedNames !== undefined && asksToDo(sentence)) return asOptions(listedNames.split(/, |[와과] /u));
  const whether =
    /^(?:.{0,30}?(?<!(?:[또있없하되가오남쓰]|[^\s]려|[좋작높넓많같낮깊늦젊])[은는])(?<=[은는]) )?(.+지)(?:를|을|는)?(?:,? (?:아직 |더 )?(?:결정|고민|정하|정해|선택|모르|생각|논의)|입니다|이다|예요)/u.exec(
      sentence,
    );
  const sides = (whether?.[1] ?? '').split(/(?<=지),? (?:(?:아니면|아님|혹은|또는),? )?/u);
  if (whether && sides.length >= 2 && sides.every((side) => side.length <= longestSide && asksWhether(side)))
    return asOptions(sides);
  const twice =
    /(?:^|[,:] |\s)((?:\S+ ){0,5}?\S*지)(?:를|을|는)?,? ((?:\S+ ){0,5}?\S*지)(?:를|을|는)?,?(?= (?:아직 |더 )?(?:결정|고민|정하|정해|선택|모르|생각|논의))/u.exec(
      sentence,
    );
  if (twice && !/아니면|아님|혹은|또는/u.test(twice[0])) return asOptions(twice.slice(1));
  const listed = lists.exec(sentence)?.[1];
  const items = listed === undefined ? [] : itemsOf(listed);
  if (items.length >= 2) return asOptions(items);
  const ways = [...sentence.matchAll(way)].map(([, said = '']) => said);
  if (ways.length >= 2) return asOptions(ways);
  const may = /^(.+) 수 ?(?:도 |밖에 )?(?:있|없)|^(.+?)(?:야 합니다|야 한다|야 해요|야 하)/u.exec(sentence);
  const ofWays = /^(.+?(?:거나|든지|든가),? .+?[는은]) (?:방법|방안|길|안)(?:이|도) 있/u.exec(sentence);
  const each = (ofWays?.[1] ?? may?.[1] ?? may?.[2] ?? '')
    .split(/(?<=거나|든지|든가),? /u)
    .map(withoutTopic)
    .filter((side) => side !== '해');
  if (each.length >= 2 && each.every((side) => side.length <= longestSide)) return asOptions(each);
  const questions = sentence.split(/(?<=까요), /u);
  if (
    questions.length >= 2 &&
    questions.every((side, i) => /까요[?？]?$/u.test(side) && (i > 0 || side.length <= longestSide))
  )
    return asOptions(
      questions.map((side) =>
        side.replace(/^(?:아니면|혹은|또는) | (?:게|것이|편이|쪽이) (?:나을|좋을|맞을)까요[?？]?$/gu, ''),
      ),
    );
  const named = behind?.split(/, (?:(?:아니면|아님|혹은|또는) )?|\s(?:아니면|아님|혹은|또는)\s/u) ?? [];
  if (named.length >= 3 && /아니면|아님|혹은|또는/u.test(sentence) && named.every((side) => side.length <= longestSide))
    return asOptions(named);
  const at = /,?\s(?:아니면|아님)\s/u.exec(sentence) ?? /,?\s(?:혹은|또는)\s/u.exec(sentence);
  if (!at) return [];
  const [left, right] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  if (!koreanSide.test(left) && !asked.test(sentence)) return [];
  const all = koreanSide.test(left) ? sentence.split(/,?\s(?:아니면|아님|혹은|또는)\s/u) : sentence.split(at[0]);
  if (all.length > 2 && all.slice(0, -1).every((side) => koreanSide.test(side)))
    return asOptions(all.map((part, i) => (i === 0 ? (part.split(/: /u).at(-1) ?? '') : part)));
  const names = left.split(/, /u);
  if (names.length >= 2 && names.slice(1).every((name) => !name.includes(' ')))
    return asOptions([...names, right].map((name) => name.split(/: /u).at(-1) ?? ''));
  const alike = sentence.split(at[0]);
  if (alike.length > 2) return asOptions(alike.map((part) => part.split(/: /u).at(-1) ?? ''));
  const end = /^(.+?(?:까요?|나요|지|니까))(?=[를을]?[?？,\s"”]|$)/u.exec(right)?.[1] ?? right;
  return asOptions([left.split(/: /u).at(-1) ?? '', end].map(tidy));
};
/** "In A, B or C of them, where …?" */
const ofNames =
  /^(?:(?:[^\s,]{1,12} ){0,3}[^\s,]{1,12}[은는] )?((?:[^,]{1,20}(?:, |[와과] )){2,7}[^,]{1,20}?) (?:중|가운데)(?:에서?)?,? (?:어느|어떤|무엇|뭐|뭘|어디|누구|누가)/u;
/** "The options are A, B and C." */
const lists =
  /(?:선택지|후보|대안|방안|옵션|방법|선택|안)(?:은|는|으로는|로는|에는|이)?:? (?!없|있)(.{3,120}?)(?:입니다|이다|이에요|예요|이 있|가 있|을 (?:검토|고려)|를 (?:검토|고려)|(?: 중)? ?(?:두|세|네|2|3|4) ?가지|[.。]|$)/u;
const itemsOf = (text: string): readonly string[] => {
  const parts = text.split(/[,、] (?:그리고 |또는 |혹은 |아니면 )?/u);
  const last = parts.at(-1) ?? '';
  const both = /^(.+?)(?:[와과] | 및 | 또는 | 혹은 | 아니면 )(.+)$/u.exec(last)?.slice(1) ?? [last];
  const items = [
    ...parts.slice(0, -1),
    ...(parts.length >= 2 && both.length === 2 && last.length < 12 ? [last] : both),
  ];
  return items.every((item) => item.length <= longestSide) ? items : [];
};
const longestSide = 60;
/** "The way of renting it": one of several in a sentence. */
const way =
  /(?:^|[,] |[와과] |(?<=(?:방법|방안|안|길|쪽)(?:이나|과|,) ))([^,]{2,60}?[는은]) (?:방법|방안|안|길|선택지|쪽)(?=[과이도,을은]|으로)(?:이나|과|도|이)*/gu;
/** "…ㄹ지": the syllable before it ends in that consonant. */
const asksWhether = (side: string): boolean => ((side.at(-2)?.codePointAt(0) ?? 0) - 0xac00) % 28 === 8;
const withoutTopic = (side: string): string =>
  side.replace(/^(?:.{0,30}, )?(?:우리는|저는|나는|저희는|우린|제가|우리가|저희가|회사는) /u, '');

const koreanSide = /(?:까요?|나요|지|니까|냐|나)[?？]?$/u;
