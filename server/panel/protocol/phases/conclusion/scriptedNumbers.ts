import { readNumbers } from '../../text/numbers/statedNumbers.ts';
import type { ScriptedAnswer } from '../common/turnKind.ts';

/** Amounts of the case, one after the other, as what the options cost: enough to be calculated, and no model of anything. */
export const scriptedNumbers: ScriptedAnswer = (m) => {
  const amounts = readNumbers(m.brief, m.language).filter(
    ({ value, unit }) => unit !== 'date' && unit !== 'time' && unit !== '%' && Number.isInteger(value) && value >= 100,
  );
  const currency = amounts.find(({ unit }) => unit !== null && /^[A-Z]{3}$/u.test(unit))?.unit ?? 'USD';
  const options = m.frame?.options ?? [];
  const inputs = amounts.slice(0, options.length).map(({ value, text }, i) => ({
    ...{ id: `i${i + 1}`, name: text, unit: currency, base: String(value) },
    ...{ low: String(Math.floor(value * 0.8)), high: String(Math.ceil(value * 1.2)), source: 'case' },
  }));
  return {
    ...{ currency, period: 'year', periods: 3, rate: 'i0' },
    inputs: [{ id: 'i0', name: '%', unit: '%', base: '0.05', low: '0.03', high: '0.08', source: '' }, ...inputs],
    options: options.map(({ optionId }, i) => ({
      option: optionId,
      lines: inputs.slice(i, i + 1).map(({ id, name }) => ({
        ...{ name, sign: i % 2 === 0 ? '-' : '+', times: [id], per: [], growth: '' },
        ...{ from: i % 2, to: i % 2 === 0 ? 0 : 3 },
      })),
    })),
  };
};
