import type { ModelInput, ModelSource } from '../../../../../shared/decisionModel/types.ts';
import { laterTexts, wholeText } from '../../evidence/caseText.ts';
import { evidenceOf, languageOf, type PanelContext } from '../../state/panelContext.ts';
import { isYear } from '../../text/numbers/dates/isYear.ts';
import { withoutContacts } from '../../text/numbers/named/contacts.ts';
import { isCurrency, isSameUnit } from '../../text/numbers/units/currencies.ts';
import { type Stated, readNumbers } from '../../text/numbers/statedNumbers.ts';

type Stating = Pick<ModelInput, 'base' | 'unit'> & { readonly source: string };

/** Where code finds the base value that a seat names a source for: in the case, or in the quote of verified evidence; else it is an estimate. */
export function sourceOf(context: PanelContext, { source, ...input }: Stating): ModelSource {
  const named = source.trim();
  const language = languageOf(context);
  if (named === 'case') {
    const isThere = ownTexts(context).some((text) => isInputIn(text, language, input));
    return { kind: isThere ? 'case' : 'estimate' };
  }
  const item = evidenceOf(context).find(({ evidenceId, status }) => evidenceId === named && status === 'verified');
  return item && !item.injection && isInputIn(item.quote, language, input)
    ? { kind: 'evidence', evidenceId: item.evidenceId }
    : { kind: 'estimate' };
}

/** Whether the case, or what was verified but in one document, holds amounts that a model of it could rest on: two, one of them in a currency. */
export function holdsAmounts(context: PanelContext, exceptIn: string | null): boolean {
  const quotes = evidenceOf(context).flatMap(({ quote, status, documentId }) =>
    status === 'verified' && (exceptIn === null || documentId !== exceptIn) ? [quote] : [],
  );
  const amounts = [...ownTexts(context), ...quotes]
    .flatMap((text) => readNumbers(text, languageOf(context)))
    .filter(({ value, unit }) => isCurrency(unit) || (unit === null && Math.abs(value) >= fewest));
  return new Set(amounts.map(({ value }) => value)).size >= 2 && amounts.some(({ unit }) => isCurrency(unit));
}

/** Bare numbers below are years of a lease or heads of staff rather than amounts. */
const fewest = 2_100;

const ownTexts = ({ state, rules }: PanelContext): readonly string[] => [
  wholeText(state, rules.guided, true),
  ...laterTexts(state),
];

/** Whether a text states the base value of an input: by value and unit, and not as a telephone number. */
export const isInputIn = (text: string, language: string, { base, unit }: Pick<Stating, 'base' | 'unit'>): boolean =>
  readNumbers(withoutContacts(text), language, { small: true }).some((stated) => isSame(stated, Number(base), unit));

/** A share is written in percent; an amount in another currency is another amount. */
const isSame = (stated: Stated, base: number, unit: string): boolean => {
  if (stated.unit === 'date' || stated.unit === 'time') return false;
  const value = stated.unit === '%' ? stated.value / 100 : stated.value;
  const currency = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/u.exec(unit)?.[0];
  const isOther = currency !== undefined && !mayBeMoney(stated, currency);
  return !isOther && Math.abs(value - base) <= 1e-9 * Math.max(1, Math.abs(base));
};

/** Hectolitres are no euros; what has no unit may leave out its currency, but is a year or a number of heads as well. */
const mayBeMoney = ({ unit, time, counts, value, text }: Stated, currency: string): boolean => {
  if (unit !== null) return isCurrency(unit) && isSameUnit(unit, currency);
  return time === null && !(counts && Math.abs(value) < fewest) && !(isYear(value) && text === `${value}`);
};
