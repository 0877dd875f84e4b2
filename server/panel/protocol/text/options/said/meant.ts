import { comparable } from '../../text.ts';
import { aCount, namesSeveral } from '../choiceWords.ts';
import { isOffer } from '../introductions.ts';
import { aWay } from './forms/counted.ts';
import type { Hint } from './hints.ts';

type Named = { readonly at: number; readonly option: string };

/**
 * Of what sentences hint at, one at a time, what a text means as options. A hint alone may say what somebody aims at, is able to do or asks about: near it
 * has to stand an option, or another hint, by somebody else if both are wishes; of what follows from doing a thing another of its kind. What is said twice
 * is left out. Whether to do a thing or not is asked of that alone: what was said before it is why, what comes after it may be another way.
 */
export const meantIn = (hints: readonly Hint[], named: readonly Named[]): readonly Hint[] => {
  const some = hints.slice(0, most);
  const meant = some.filter((hint) => isMeant(hint, some, named));
  return meant.filter(
    ({ option }, i) =>
      ![...named.slice(0, mostCompared), ...meant.slice(0, i)].some((one) => isAlike(one.option, option)),
  );
};
/** More are no longer one choice. */
const most = 24;
const mostCompared = 100;

const isMeant = (hint: Hint, hints: readonly Hint[], named: readonly Named[]): boolean =>
  !(hint.kind === 'counts' && saysHowMany(hint.option)) &&
  ((hint.kind === 'wish' && named.length > 0) ||
    (hint.kind !== 'ifWe' && named.some(({ at }) => isNear(hint, at, farthest))) ||
    hints.some(
      (one) =>
        one.by !== hint.by &&
        (backs[hint.kind].includes(one.kind) || (one.kind === 'orNot' && hint.kind !== 'ifWe' && hint.at > one.at)) &&
        (isLong(hint.option) || isLong(one.option)) &&
        isNear(hint, one.at, isAnswer(hint, one) ? 1 : farthest) &&
        isNear(one, hint.at, farthest),
    ));
/** "Three ways are conceivable": how many there are is none of them. */
const saysHowMany = (option: string): boolean =>
  option.split(' ').length <= 3 &&
  aCount.test(option.split(' ')[0] ?? '') &&
  (isOffer(option) || aWay.test(option) || namesSeveral(option) || things.test(option));
const things =
  /(?<!\p{L})(?:things|dinge|choses|cosas|cose|coisas|dingen|rzeczy|вещи|речі|πράγματα|şey|saker|ting|asiaa|věci|dolog|lucruri)(?!\p{L})/iu;
/** What begins with "or" goes on about the sentence before it. */
const isNear = ({ kind, at }: Hint, other: number, within: number): boolean =>
  kind === 'or' ? at - other === 1 : Math.abs(at - other) <= within;
/** "Should we sell?" and what somebody wants are set against each other only side by side. */
const isAnswer = (hint: Hint, one: Hint): boolean =>
  [hint.kind, one.kind].toSorted().join() === 'asks,wish' || (one.kind === 'orNot' && hint.kind === 'wish');
/** "She wants to sing, I prefer to listen." */
const isLong = (option: string): boolean =>
  /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(option);
/** In sentences. */
const farthest = 4;
/** By what a hint of each kind is shown to be meant. */
const backs: Readonly<Record<Hint['kind'], readonly Hint['kind'][]>> = {
  wish: ['wish', 'may', 'maybe', 'weighs', 'asks', 'counts', 'or'],
  may: ['wish', 'may', 'maybe', 'weighs', 'asks', 'counts', 'or'],
  maybe: ['wish', 'may', 'maybe', 'weighs', 'asks', 'counts', 'or'],
  counts: ['wish', 'may', 'maybe', 'weighs', 'asks', 'counts', 'or'],
  weighs: ['wish', 'may', 'maybe', 'weighs', 'counts', 'or'],
  asks: ['wish', 'may', 'maybe', 'counts', 'or'],
  or: ['wish', 'may', 'maybe', 'weighs', 'asks', 'counts'],
  ifWe: ['ifWe'],
  orNot: ['wish', 'may', 'maybe', 'weighs', 'asks', 'counts', 'or', 'orNot', 'ifWe'],
};

/** Whether two say the same in about the same words. */
export const isAlike = (a: string, b: string): boolean => {
  const [one, other] = [comparable(a), comparable(b)];
  if (one.includes(other) || other.includes(one)) return true;
  const [few, many] = [stemsOf(one), stemsOf(other)].toSorted((x, y) => x.length - y.length);
  return few !== undefined && few.length > 0 && few.every((stem) => many?.includes(stem));
};
const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]{4,}|[\p{Script=Arabic}\p{Script=Hebrew}]{3,}/gu) ?? []).map((word) => word.slice(0, 4));
