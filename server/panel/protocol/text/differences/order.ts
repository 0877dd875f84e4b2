import { comparable, words } from '../text.ts';
import { namesIn } from './names.ts';
import { isSameStem } from './opposites.ts';
import { areTakenInOtherOrder } from './sequence.ts';

/** Whether two texts say one thing of two things the other way round: "Replace SAP with Oracle", "Replace Oracle with SAP". What is only counted up may stand in any order. */
export const isTurnedAround = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [words(a, language), words(b, language)];
  const isMutual = [a, b].every((text) => mutual.test(text));
  return (
    areTakenInOtherOrder(a, b, language) ||
    areExchanged(ours, theirs, isMutual) ||
    areOtherwiseMarked(ours, theirs, sharedNames(a, b, language), isMutual)
  );
};

/** All words in their places but two, which stand in each other's. */
const areExchanged = (ours: readonly string[], theirs: readonly string[], isMutual: boolean): boolean => {
  if (ours.length !== theirs.length) return false;
  const [first, second, ...others] = [...ours.keys()].filter((i) => ours[i] !== theirs[i]);
  if (first === undefined || second === undefined || others.length > 0) return false;
  return (
    isForm(ours[first], theirs[second]) &&
    isForm(ours[second], theirs[first]) &&
    isBetween(ours, first, second, isMutual)
  );
};
const isForm = (one = '', other = ''): boolean => one === other || isSameStem(one, other);

/** One word before one name here, and before the other there. */
const areOtherwiseMarked = (
  ours: readonly string[],
  theirs: readonly string[],
  names: readonly string[],
  isMutual: boolean,
): boolean =>
  names.some((one) =>
    names.some((other) => {
      if (one === other) return false;
      const places = [ours, theirs].map((list) => [list.indexOf(one), list.indexOf(other)].toSorted((x, y) => x - y));
      const areCounted = [ours, theirs].some(
        (list, i) => !isBetween(list, places[i]?.[0] ?? 0, places[i]?.[1] ?? 0, isMutual),
      );
      const mark = before(ours, one);
      return (
        !areCounted &&
        mark !== '' &&
        mark === before(theirs, other) &&
        mark !== before(ours, other) &&
        mark !== before(theirs, one)
      );
    }),
  );
const before = (list: readonly string[], word: string): string => list[list.indexOf(word) - 1] ?? '';

const sharedNames = (a: string, b: string, language: string): string[] => {
  const [ours, theirs] = [words(a, language), words(b, language)];
  return [...new Set([...namesIn(a, language), ...namesIn(b, language)].map(comparable))].filter(
    (name) => ours.includes(name) && theirs.includes(name),
  );
};

/** Whether words between two things say more than that both are meant: "in France and in Spain". */
const isBetween = (list: readonly string[], first: number, second: number, isMutual: boolean): boolean => {
  const between = list.slice(first + 1, second);
  return (
    between.length > 0 &&
    !between.every((word) => conjunctions.has(word) || word === list[first - 1] || (isMutual && together.has(word)))
  );
};
const conjunctions: ReadonlySet<string> = new Set(
  'and or und oder sowie et ou y e o u i lub albo oraz или и та або чи και ή ve ya veya da و أو یا או और या এবং ও বা மற்றும் அல்லது และ หรือ và hoặc hay dan atau en of och eller og ja tai a nebo és vagy și sau と や か 和 与 與 及 或 과 와 하고 또는'.split(
    ' ',
  ),
);
const together: ReadonlySet<string> = new Set(
  'with mit avec con com met z с з με ile مع با עם के साथ సহ med dengan với กับ と 与 與 和 과 와'.split(' '),
);
/** What is done to two alike. */
const mutual =
  /\b(?:merg|combin|compar|pair|partner|fusion|vergleich|verbind|zusammen|vereinig|samenvoeg|łącz|połącz|объедин|слия|об’єдн)|合併|合并|比較|比较|합병|비교/iu;
