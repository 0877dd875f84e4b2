import type { Choice } from './case.ts';

const input = (id: string, name: string, unit: string, base: string, low: string, high: string, source = '') => ({
  ...{ id, name, unit, base, low, high, source },
});
const line = (name: string, sign: '+' | '-', times: readonly string[], from: number, to: number) => ({
  ...{ name, sign, times, per: [], growth: '', from, to },
});

const years = 10;
const shop = [
  line('Fit-out', '-', ['i6'], 0, 0),
  line('Left of the sales', '+', ['i2', 'i3', 'i4'], 1, years),
  line('Rent', '-', ['i5'], 1, years),
];
const lines: Readonly<Record<Choice, typeof shop>> = {
  take: shop,
  negotiate: [...shop, line('Half rent for six months', '+', ['i5', 'i7'], 1, 1)],
  kitchen: [line('Van and cold store', '-', ['i8'], 0, 0), line('Left of deliveries to cafés', '+', ['i9'], 1, years)],
  wait: [],
};

/** The numbers of the example, as a seat would make a model of them. */
export const numbersOf = (order: readonly Choice[], idOf: (choice: Choice) => string) => ({
  ...{ currency: 'GBP', period: 'year', periods: years, rate: 'i1' },
  inputs: [
    input('i1', 'Interest on the loan', '', '0.081', '0.07', '0.1', 'case'),
    input('i2', 'Sales of the new shop a week', 'GBP/week', '6100', '5000', '6900', 'case'),
    input('i3', 'Weeks a year', 'week', '52', '52', '52'),
    input('i4', 'Share of sales that is left after goods and wages', '', '0.34', '0.29', '0.38'),
    input('i5', 'Rent a year', 'GBP', '84000', '84000', '88000', 'case'),
    input('i6', 'Fit-out', 'GBP', '147000', '140000', '175000', 'case'),
    input('i7', 'Share of a year’s rent that half rent for six months saves', '', '0.25', '0', '0.25'),
    input('i8', 'Van and cold store for deliveries', 'GBP', '18000', '14000', '26000'),
    input('i9', 'Left of deliveries to cafés a year', 'GBP', '4000', '0', '9000'),
  ],
  options: order.map((choice) => ({ option: idOf(choice), lines: lines[choice] })),
});
