import { type Random, shuffled } from '../../../../shared/kernel/random.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { type Stated, readNumbers } from '../../../../server/panel/protocol/text/numbers/statedNumbers.ts';

/**
 * A small model of the money in a decision as models make it: amounts of the case and of verified quotes, estimates of price and
 * sales, lines over one or all periods, some that grow, and options for which nothing is stated.
 */
export const quantified = (m: PromptContext, random: Random): unknown => {
  const period = random() < 0.7 ? 'year' : 'month';
  const periods = 1 + Math.floor(random() * (period === 'year' ? 12 : 36));
  const between = (low: number, high: number) => low + (high - low) * random();
  const input = (id: string, name: string, unit: string, base: number, source: string, digits: number) => ({
    ...{ id, name, unit, source, base: base.toFixed(digits) },
    low: (base - Math.abs(base) * between(0.05, 0.6)).toFixed(digits),
    high: (base + Math.abs(base) * between(0.05, 0.9)).toFixed(digits),
  });
  const amounts = amountsOf(m).map(({ value, name, source }, i) => input(`a${i + 1}`, name, 'EUR', value, source, 0));
  const inputs = [
    input('rate', 'Discount rate', '%', between(0.01, period === 'year' ? 0.12 : 0.01), '', 4),
    input('growth', 'Growth of sales', '%', between(-0.08, 0.12), 'case', 3),
    input('price', 'Price', 'EUR/piece', between(1, 90), '', 2),
    input('pieces', 'Sales', 'piece', between(20, 9000), '', 0),
    input('share', 'Share that stays', '%', between(0.1, 0.9), '', 2),
    ...amounts,
  ];
  const later = () => Math.min(periods, 1 + Math.floor(random() * 3));
  const sales = () => ({
    ...{ name: 'Sales', sign: '+', times: ['price', 'pieces', ...(random() < 0.5 ? ['share'] : [])], per: [] },
    ...{ growth: random() < 0.6 ? 'growth' : '', from: later(), to: periods },
  });
  const cost = (id: string) => ({
    ...{ name: id, sign: random() < 0.85 ? '-' : '+', times: [id], per: random() < 0.15 ? ['share'] : [], growth: '' },
    ...(random() < 0.6 ? { from: 0, to: 0 } : { from: later(), to: periods }),
  });
  const linesOf = () => [
    ...shuffled(amounts, random)
      .slice(0, 1 + Math.floor(random() * 2))
      .map(({ id }) => cost(id)),
    ...(random() < 0.7 ? [sales()] : []),
  ];
  return {
    ...{ currency: 'EUR', period, periods, rate: 'rate', inputs },
    options: (m.frame?.options ?? []).map(({ optionId }) => ({
      option: optionId,
      lines: random() < 0.2 ? [] : linesOf(),
    })),
  };
};

type Amount = { readonly value: number; readonly name: string; readonly source: string };

const amountsOf = (m: PromptContext): readonly Amount[] => {
  const isAmount = ({ value, unit }: Stated) => unit === 'EUR' && Number.isInteger(value) && value >= 100;
  const found = (text: string, source: string) =>
    readNumbers(text, m.language)
      .filter(isAmount)
      .map(({ value, text: name }) => ({ value, name, source }));
  const quoted = m.evidenceList.flatMap(({ quote, status, evidenceId }) =>
    status === 'verified' ? found(quote, evidenceId) : [],
  );
  return [...found(m.brief, 'case').slice(0, 4), ...quoted.slice(0, 2)];
};
