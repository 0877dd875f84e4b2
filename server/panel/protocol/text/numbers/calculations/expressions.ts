import type { Stated } from '../stated.ts';
import { isShare } from '../units/measures.ts';
import { operatorIn } from './operators.ts';

/** What stands between two numbers of a calculation: a sign, and how many brackets close before and open behind it. */
export type Joint = { readonly sign: string; readonly closes: number; readonly opens: number };

const opening = /[([（［【]/gu;
const closing = /[)\]）］】]/gu;
const signs = /[+＋−–－×＊÷*·/／:-]/u;
const countOf = (text: string, brackets: RegExp): number => text.match(brackets)?.length ?? 0;

/** The joint that the text between two numbers is; null for any other text, a remark in brackets among it. */
export const jointIn = (between: string): Joint | null => {
  const [closes, opens] = [countOf(between, closing), countOf(between, opening)];
  if (closes === 0 && opens === 0) {
    const sign = operatorIn(between);
    return sign === null ? null : { sign, closes, opens };
  }
  const before = closes > 0 ? (/^[^]*[)\]）］】]/u.exec(between)?.[0].length ?? 0) : 0;
  const after = opens > 0 ? between.search(/[([（［【]/u) : between.length;
  if (before > after || signs.test(between.slice(0, before)) || signs.test(between.slice(after))) return null;
  const sign = operatorIn(between.replaceAll(opening, '').replaceAll(closing, ''));
  return sign === null ? null : { sign, closes, opens };
};

/** How many brackets open right before a number; a currency may stand between. */
export const opensBefore = (text: string, at: number): number =>
  countOf(
    /(?:[([（［【][\s\p{Sc}]{0,3})+(?:\p{L}{1,3}[$.]?\s?)?$/u.exec(text.slice(Math.max(0, at - 16), at))?.[0] ?? '',
    opening,
  );

type Operand = Pick<Stated, 'value' | 'unit'>;
type Chain = { readonly terms: (Operand | Chain)[]; readonly signs: string[] };

/**
 * What numbers with these joints between them come to: from left to right, and products first. `opens`: the brackets before the first. Empty where a
 * bracket closes that none of them opens, so that they are a part of something else.
 */
export const valuesOf = (operands: readonly Operand[], joints: readonly Joint[], opens: number): readonly number[] => {
  const chain = chainOf(operands, joints, opens);
  return chain === null ? [] : [inOrder, productsFirst].map((method) => reckoned(chain, method).value);
};

const chainOf = (operands: readonly Operand[], joints: readonly Joint[], before: number): Chain | null => {
  const whole: Chain = { terms: [], signs: [] };
  const stack: Chain[] = [whole];
  const open = (count: number): void => {
    for (let i = 0; i < count; i++) {
      const inner: Chain = { terms: [], signs: [] };
      stack.at(-1)?.terms.push(inner);
      stack.push(inner);
    }
  };
  open(before);
  for (const [i, operand] of operands.entries()) {
    stack.at(-1)?.terms.push(operand);
    const joint = joints[i];
    if (!joint) break;
    if (joint.closes >= stack.length) return null;
    stack.length -= joint.closes;
    stack.at(-1)?.signs.push(joint.sign);
    open(joint.opens);
  }
  return whole;
};

type Method = (terms: readonly Operand[], signs: readonly string[]) => number;
const reckoned = ({ terms, signs: between }: Chain, method: Method): Operand => {
  const own = terms.map((term) => ('terms' in term ? reckoned(term, method) : term));
  const isOfShares = isShare(own[0]?.unit ?? null) && between.every((sign) => /[+-]/u.test(sign));
  return { value: method(own, between), unit: isOfShares ? '%' : null };
};

const operators: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** A share is added to or taken off an amount as that share of it, shares as they are from each other. */
const operandOf = ({ value, unit }: Operand, sign: string, of: number | null): number => {
  if (!isShare(unit)) return value;
  if (!/[+-]/u.test(sign)) return value / 100;
  return of === null ? value : (of * value) / 100;
};

const inOrder: Method = ([first, ...others], between) =>
  others.reduce((value, one, i) => {
    const sign = between[i] ?? '+';
    return (operators[sign] ?? operators['+']!)(
      value,
      operandOf(one, sign, isShare(first?.unit ?? null) ? null : value),
    );
  }, first?.value ?? 0);

const productsFirst: Method = ([first, ...others], between) => {
  const terms = [first?.value ?? 0];
  others.forEach((one, i) => {
    const sign = between[i] ?? '+';
    const last = terms.pop() ?? 0;
    if (sign === '×' || sign === '/') terms.push(operators[sign]!(last, operandOf(one, sign, null)));
    else terms.push(last, sign === '-' ? -one.value : one.value);
  });
  return terms.reduce((sum, term) => sum + term, 0);
};

/** How many numbers away from a calculation, or from others that it comes from, a result may stand. */
export const nearest = 8;
/** Characters between two numbers of one calculation. */
export const longestBetween = 50;
