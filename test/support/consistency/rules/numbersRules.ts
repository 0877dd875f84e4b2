import type { DecisionModel } from '../../../../shared/decisionModel/types.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { type Rule, unless } from '../surfaces.ts';

type Numbers = NonNullable<ReportDocument['numbers']>;
type Values = Readonly<Record<string, number>>;
type Lines = DecisionModel['options'][number]['lines'];

/** What the numbers of a decision say of each other, calculated again from their inputs, in plain arithmetic. */
export const numbersRules: Readonly<Record<string, Rule>> = {
  numbers: ({ document: { numbers, options } }) =>
    numbers
      ? [
          ...unless(
            same(
              numbers.model.options.map(({ optionId }) => optionId),
              numbers.counted.options.map(({ optionId }) => optionId),
            ),
            'other options are calculated than modelled',
          ),
          ...numbers.model.options.flatMap(({ optionId }) =>
            unless(
              options.some((one) => one.optionId === optionId),
              `numbers of ${optionId}, which is no option`,
            ),
          ),
          ...unless(
            numbers.counted.currency === numbers.model.currency,
            `${numbers.counted.currency} of a model in ${numbers.model.currency}`,
          ),
          ...worthSaid(numbers),
          ...endsSaid(numbers),
          ...choiceSaid(numbers),
        ]
      : [],
  sources: ({ document: { numbers, evidence } }) =>
    (numbers?.model.inputs ?? []).flatMap(({ name, source }) =>
      unless(
        source.kind !== 'evidence' ||
          evidence.some(
            ({ evidenceId, verification }) => evidenceId === source.evidenceId && verification?.status === 'verified',
          ),
        `${name} is of ${source.evidenceId}, which is not verified`,
      ),
    ),
};

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** As near as plain arithmetic comes to a decimal that was rounded. */
const equals = (said: string | null, worth: number, size = 1): boolean =>
  said !== null && Math.abs(Number(said) - worth) <= 0.006 + 1e-7 * Math.max(Math.abs(worth), size);

const baseOf = ({ inputs }: DecisionModel): Values =>
  Object.fromEntries(inputs.map(({ id, base }) => [id, Number(base)]));

const cashOf = ({ periods }: DecisionModel, lines: Lines, values: Values): number[] => {
  const of = (id: string) => values[id] ?? Number.NaN;
  const amount = ({ times, per, direction, growth, from, to }: Lines[number], period: number): number => {
    if (period < from || period > to) return 0;
    const first = times.reduce((product, id) => product * of(id), 1) / per.reduce((product, id) => product * of(id), 1);
    return (direction === 'in' ? 1 : -1) * first * (growth === null ? 1 : (1 + of(growth)) ** (period - from));
  };
  return Array.from({ length: periods + 1 }, (_, period) => sum(lines.map((line) => amount(line, period))));
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const discounted = (cash: readonly number[], rate: number): number =>
  sum(cash.map((amount, period) => amount / (1 + rate) ** period));
const worthOf = (model: DecisionModel, lines: Lines, values: Values): number =>
  discounted(cashOf(model, lines, values), values[model.rate] ?? Number.NaN);

const linesOf = ({ model }: Numbers, optionId: string): Lines =>
  model.options.find((one) => one.optionId === optionId)?.lines ?? [];
/** Whether a function changes its sign at a value that was rounded to six decimals, or is nothing there. */
const isRoot = (of: (value: number) => number, at: number, size: number): boolean => {
  const away = 2e-6 * Math.max(1, 1e-6 * Math.abs(at));
  return of(at - away) * of(at + away) <= 0 || Math.abs(of(at)) <= 1e-9 * size;
};

const withInput = (model: DecisionModel, input: string, value: string | number): Values => ({
  ...baseOf(model),
  [input]: Number(value),
});

/** Cash, present value, rate of return and payback of each option. */
const worthSaid = (numbers: Numbers): string[] =>
  numbers.counted.options.flatMap(({ optionId, cash, npv, irr, payback }) => {
    const { model } = numbers;
    const real = cashOf(model, linesOf(numbers, optionId), baseOf(model));
    const size = sum(real.map(Math.abs));
    const back = paidBackAfter(real);
    return [
      ...unless(
        cash.length === real.length && real.every((amount, period) => equals(cash[period] ?? null, amount)),
        `${optionId} is said to bring ${cash.join()}, calculated ${real.join()}`,
      ),
      ...unless(
        equals(npv, worthOf(model, linesOf(numbers, optionId), baseOf(model)), size),
        `${optionId} is said to be worth ${npv}`,
      ),
      ...unless(
        irr === null || isRoot((rate) => discounted(real, rate), Number(irr), size),
        `${optionId} returns ${irr}, at which it is worth ${discounted(real, Number(irr))}`,
      ),
      ...unless(
        back === null ? payback === null : payback !== null && Math.abs(Number(payback) - back) < 1e-4,
        `${optionId} is paid back after ${payback}, calculated ${back}`,
      ),
    ];
  });

const paidBackAfter = (cash: readonly number[]): number | null => {
  const sums = cash.map((_, period) => sum(cash.slice(0, period + 1)));
  const last = sums.findLastIndex((one) => one < -1e-9 * sum(cash.map(Math.abs)));
  if (last === cash.length - 1) return cash.length === 0 ? 0 : null;
  return last === -1 ? 0 : last - (sums[last] ?? 0) / (cash[last + 1] ?? 1);
};

/** What an option is worth where one input is at an end of its range, and where it is worth nothing. */
const endsSaid = (numbers: Numbers): string[] => {
  const { model, counted } = numbers;
  return counted.options.flatMap(({ optionId, tornado, breakEven }) => {
    const lines = linesOf(numbers, optionId);
    const at = (input: string, value: string | number) => worthOf(model, lines, withInput(model, input, value));
    const size = sum(cashOf(model, lines, baseOf(model)).map(Math.abs));
    return [
      ...tornado.flatMap(({ input, atLow, atHigh, swing }, i) => {
        const found = model.inputs.find(({ id }) => id === input);
        if (!found) return [`${input} moves ${optionId}, and is no input`];
        return [
          ...unless(
            equals(atLow, at(input, found.low), size) && equals(atHigh, at(input, found.high), size),
            `${optionId} between ${atLow} and ${atHigh} by ${input}`,
          ),
          ...unless(
            Math.abs(Number(swing) - Math.abs(Number(atHigh) - Number(atLow))) <= 0.02 + 1e-7 * Math.abs(Number(swing)),
            `${input} moves ${optionId} by ${swing}, from ${atLow} to ${atHigh}`,
          ),
          ...unless(
            Number(swing) <= Number(tornado[i - 1]?.swing ?? swing),
            `${input} moves ${optionId} more than the one before`,
          ),
        ];
      }),
      ...breakEven.flatMap(({ input, value }) =>
        unless(
          isRoot((x) => at(input, x), Number(value), size),
          `${optionId} is worth nothing at ${value} of ${input}, where it is worth ${at(input, Number(value))}`,
        ),
      ),
    ];
  });
};

/** Which option is worth most, what would change that, and what it is worth to know. */
const choiceSaid = (numbers: Numbers): string[] => {
  const { model, counted } = numbers;
  const { best, options, tips, knowing } = counted;
  const most = Math.max(...options.map(({ npv }) => Number(npv)));
  const leaders = options.filter(({ npv }) => Number(npv) > most - 0.005).map(({ optionId }) => optionId);
  const worth = (optionId: string, values: Values) => worthOf(model, linesOf(numbers, optionId), values);
  return [
    ...unless(
      best === null ? leaders.length > 1 : leaders.includes(best),
      `${best} is said to be worth most: ${leaders.join()}`,
    ),
    ...tips.flatMap(({ input, base, at, from, to }) => {
      const size = Math.max(
        ...options.map(({ optionId }) => sum(cashOf(model, linesOf(numbers, optionId), baseOf(model)).map(Math.abs))),
      );
      const ahead = (value: number): number => {
        const values = withInput(model, input, value);
        const others = options.filter(({ optionId }) => optionId !== from);
        return worth(from, values) - Math.max(...others.map(({ optionId }) => worth(optionId, values)));
      };
      return [
        ...unless(from === best && to !== from, `${input} tips ${from} to ${to}, ${best} is worth most`),
        ...unless(model.inputs.find(({ id }) => id === input)?.base === base, `${input} is said to be ${base} now`),
        ...unless(
          isRoot(ahead, Number(at), size) && options.some(({ optionId }) => optionId === to),
          `${from} and ${to} are not level at ${at} of ${input}`,
        ),
      ];
    }),
    ...knowing.flatMap(({ input, amount }) => {
      const found = model.inputs.find(({ id }) => id === input);
      const ends = found
        ? ([
            [found.low, 0.3],
            [found.base, 0.4],
            [found.high, 0.3],
          ] as const)
        : [];
      const ways = ends.map(([value, share]) =>
        options.map(({ optionId }) => share * worth(optionId, withInput(model, input, value))),
      );
      const choosing = Math.max(...options.map((_, i) => sum(ways.map((way) => way[i] ?? 0))));
      const gain = sum(ways.map((way) => Math.max(...way))) - choosing;
      return unless(equals(amount, gain, most), `to know ${input} is worth ${amount}, calculated ${gain}`);
    }),
  ];
};
