import { jointIn, type Joint, opensBefore, valuesOf } from '../calculations/expressions.ts';
import { readNumbers, type Stated } from '../statedNumbers.ts';
import { isSum } from './given.ts';

/** A calculation in signs, what it comes to, and what is written behind its "=", unless that is the number of the text itself. */
export type Calculation = {
  readonly operands: readonly Stated[];
  readonly signs: readonly string[];
  /** What it comes to with these amounts in place of the operands: from left to right, and products first. */
  readonly evaluate: (amounts: readonly number[]) => readonly number[];
};
export type Step = { readonly calculation: Calculation; readonly result: Stated | null };

/** "7 × 22 = 154; 154 × 92 = 14,168": the steps in which a number comes about, the last with the number itself. */
export const stepsOf = ({ from }: { readonly from: string }, language: string): Step[] =>
  from.split(/[;；\n→⇒]|(?<=[\p{Nd})%])[,，]\s(?=[^=＝]*[=＝])/u).flatMap((step) => {
    const sides = step.split(/[=＝≈≃≅]/u);
    return sides.flatMap((side, i): Step[] => {
      const calculation = calculationIn(side, language);
      if (calculation === null) return [];
      const next = sides[i + 1];
      return [{ calculation, result: next === undefined ? null : (readAll(spaced(next), language)[0] ?? null) }];
    });
  });

/** Numbers with a sign of calculation between every two of them, or a part of one; null for any other text, such as a passage. */
const calculationIn = (written: string, language: string): Calculation | null => {
  const text = spaced(written);
  const operands = readAll(text, language);
  if (isPartOfOne(text, operands))
    return { operands, signs: ['×'], evaluate: (amounts) => partOfOne(operands, amounts) };
  const joints = operands.slice(1).map((one, i): Joint | null => {
    const before = operands[i];
    return before ? jointBetween(text.slice(before.at + before.text.length, one.at)) : null;
  });
  if (operands.length < 2 || operands.length > mostOperands || joints.includes(null)) return null;
  const all = joints.filter((joint) => joint !== null);
  const opens = opensBefore(text, operands[0]?.at ?? 0);
  const signs = all.map(({ sign }) => sign);
  const evaluate = (amounts: readonly number[]) =>
    valuesOf(
      operands.map((one, i) => asFactor({ value: amounts[i] ?? one.value, unit: one.unit }, signs)),
      all,
      opens,
    );
  return evaluate([]).length > 0 ? { operands, signs, evaluate } : null;
};
const mostOperands = 24;

/** 22 % × 173,600 and 1.1 × (22 % − 15 %): what is multiplied is a share of one. */
const asFactor = ({ value, unit }: Pick<Stated, 'value' | 'unit'>, signs: readonly string[]) =>
  unit === '%' && !isSum(signs) ? { value: value / 100, unit: null } : { value, unit };

/** "30 percent of 115,500", 六成的一半: a share and what it is of, without a sign. */
const isPartOfOne = (text: string, operands: readonly Stated[]): boolean => {
  const [one, other] = operands;
  if (!one || !other || operands.length !== 2) return false;
  if ([one, other].every(({ unit }) => unit !== '%')) return false;
  return /^[\p{L}\p{M}\s'’]{0,24}$/u.test(text.slice(one.at + one.text.length, other.at));
};
const partOfOne = ([one, other]: readonly Stated[], [a, b]: readonly number[]): number[] => {
  if (!one || !other) return [];
  return [((a ?? one.value) * (b ?? other.value)) / 100];
};

/** Signs with room around them, and remarks in brackets left out: "130*.38", "(3100-2580)", "24 (months) × 480". */
const spaced = (text: string): string =>
  text
    .replaceAll(/[(（][^()（）\p{Nd}]*[)）]/gu, ' ')
    .replaceAll(/(?<![\p{Nd}])\.(?=\p{Nd})/gu, '0.')
    .replaceAll(/(?<=[\p{Nd}\])）%٪])\s*([-−–+＋*×xX÷/／·])\s*(?=[\p{Nd}(（[\p{Sc}])/gu, ' $1 ')
    .replaceAll(/\s+/gu, ' ');

/** As in a running text, and a sign among the names of what is counted: "working days × dogs a day". */
const jointBetween = (between: string): Joint | null => {
  const joint = jointIn(between);
  if (joint) return joint;
  const signs = [...between.matchAll(/(?<![\p{L}\p{M}])[-−–+＋*×xX÷/／·:](?![\p{L}\p{M}])/gu)];
  const [sign] = signs;
  if (signs.length !== 1 || !sign) return null;
  const [before, behind] = [between.slice(0, sign.index), between.slice(sign.index + 1)];
  if (/[([（［]/u.test(before) || /[)\]）］]/u.test(behind)) return null;
  return jointIn(`${before.replaceAll(/[^)\]）］]/gu, '')} ${sign[0]} ${behind.replaceAll(/[^([（［]/gu, '')}`);
};

const readAll = (text: string, language: string): readonly Stated[] =>
  readNumbers(text, language, { small: true, shares: true, multiples: true });
