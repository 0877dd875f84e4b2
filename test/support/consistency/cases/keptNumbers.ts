import type { CashLine, DecisionModel } from '../../../../shared/decisionModel/types.ts';

/** The money in the kept story: rent and fit-out against what the shop brings, and one option for which nothing is stated. */
export const keptModel = (options: readonly string[]): DecisionModel => {
  const input = (
    id: string,
    name: string,
    unit: string,
    values: readonly [string, string, string],
    isStated = false,
  ) => {
    const [low, base, high] = values;
    return { id, name, unit, low, base, high, source: { kind: isStated ? 'case' : 'estimate' } } as const;
  };
  const line = (name: string, times: string, from: number, to: number, growth: string | null = null): CashLine => ({
    ...{ name, direction: name === 'Profit' ? 'in' : 'out', times: [times], per: [], growth, from, to },
  });
  return {
    currency: 'GBP',
    period: 'year',
    periods: 9,
    rate: 'rate',
    inputs: [
      input('rate', 'Discount rate', '%', ['0.05', '0.081', '0.11']),
      input('rent', 'Rent', 'GBP', ['58000', '62000', '70000'], true),
      input('fitout', 'Fit-out', 'GBP', ['70000', '85000', '120000'], true),
      input('profit', 'Profit of the shop', 'GBP', ['52000', '84000', '99000']),
      input('growth', 'Growth', '%', ['-0.03', '0.02', '0.05']),
    ],
    options: options.map((optionId, i) => ({
      optionId,
      lines:
        i === 3
          ? []
          : [
              line('Fit-out', 'fitout', 0, i === 2 ? 1 : 0),
              line('Rent', 'rent', 1, i === 1 ? 8 : 9),
              line('Profit', 'profit', 1, 9, i === 2 ? null : 'growth'),
            ],
    })),
  };
};
