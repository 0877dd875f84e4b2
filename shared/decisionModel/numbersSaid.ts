import type { Speech } from '../words/speech.ts';

type Input = {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly base: string;
  readonly low: string;
  readonly high: string;
  readonly source: { readonly kind: 'case' | 'evidence' | 'estimate'; readonly evidenceId?: string | undefined };
};
type Numbers = {
  readonly model: {
    readonly currency: string;
    readonly periods: number;
    readonly period: 'year' | 'month';
    readonly inputs: readonly Input[];
    readonly options: readonly { readonly optionId: string; readonly lines: readonly unknown[] }[];
  };
  readonly counted: {
    readonly best: string | null;
    readonly options: readonly {
      readonly optionId: string;
      readonly cash: readonly string[];
      readonly npv: string;
      readonly irr: string | null;
      readonly payback: string | null;
      readonly tornado: readonly { readonly input: string; readonly atLow: string; readonly atHigh: string }[];
      readonly breakEven: readonly { readonly input: string; readonly value: string }[];
    }[];
    readonly tips: readonly {
      readonly input: string;
      readonly base: string;
      readonly at: string;
      readonly from: string;
      readonly to: string;
    }[];
    readonly knowing: readonly { readonly input: string; readonly amount: string }[];
  };
};

/** Columns of cash, and inputs that move a result, which a page has room for. */
const [mostPeriods, mostSwings] = [7, 5];

type Options = readonly { readonly optionId: string; readonly origin: string }[];

/**
 * Whether amounts of an option are known. Of one without any nothing is, unless it is to leave things as they are: the others are counted
 * from there.
 */
export const statedIn =
  ({ model }: Pick<Numbers, 'model'>, options: Options) =>
  (optionId: string): boolean =>
    model.options.some((one) => one.optionId === optionId && one.lines.length > 0) ||
    options.some((one) => one.optionId === optionId && one.origin === 'status_quo');

/** The numbers of a decision in the words and figures of the report's language. All surfaces say them alike. */
export const numbersSaid = (numbers: Numbers, speech: Speech, options: Options) => {
  const { model, counted } = numbers;
  const { words } = speech;
  const unit = (value: number): string =>
    new Intl.NumberFormat(speech.figures, {
      ...{ style: 'unit', unit: model.period, unitDisplay: 'short', maximumFractionDigits: 1 },
    } as const).format(value);
  const amount = (value: string): string => speech.number(Number(value), Math.abs(Number(value)) < 100 ? 2 : 0);
  const figure = (value: string): string => {
    const size = Math.abs(Number(value));
    return speech.number(Number(value), size >= 1000 ? 0 : size >= 10 ? 2 : 4);
  };
  const inMoney = (value: string): string =>
    new Intl.NumberFormat(speech.figures, {
      ...{ style: 'currency', currency: model.currency, currencyDisplay: 'code', maximumFractionDigits: 0 },
    } as const).format(Number(value));
  const nameOf = (id: string): string => model.inputs.find((input) => input.id === id)?.name ?? id;
  const periods = shownPeriods(model.periods);
  const isStated = statedIn(numbers, options);
  const placeOf = (id: string): number => options.findIndex(({ optionId }) => optionId === id);
  /** In the order of the report's options, whatever order the model listed them in. */
  const calculated = counted.options.toSorted((a, b) => placeOf(a.optionId) - placeOf(b.optionId));
  const paidBack = ({ cash, payback }: Pick<Numbers['counted']['options'][number], 'cash' | 'payback'>): string =>
    payback === null || cash.every((one) => Number(one) === 0) ? '–' : unit(Number(payback));

  return {
    isStated,
    note: speech.sentences(
      speech.say('numbersNote', { currency: model.currency }),
      counted.best !== null && isStated(counted.best) ? speech.say('numbersFirst', { option: counted.best }) : '',
    ),
    inputHeads: [words.numbersInput, words.base, words.low, words.high, words.source],
    unitOf: ({ unit: named }: Pick<Input, 'unit'>): string => (named === '%' ? '' : named),
    figure,
    inMoney,
    sourceOf: ({ source }: Pick<Input, 'source'>): string =>
      source.kind === 'case'
        ? words.fromYou
        : source.kind === 'evidence'
          ? (source.evidenceId ?? '')
          : words.panelEstimate,
    optionHeads: [words.option, words.presentValue, words.payback, words.rateOfReturn],
    options: calculated.map((one) => ({
      optionId: one.optionId,
      cells: [
        isStated(one.optionId) ? amount(one.npv) : '–',
        paidBack(one),
        one.irr === null ? '–' : speech.percent(Number(one.irr)),
      ],
    })),
    cashHeads: [words.option, ...periods.map(unit)],
    cash: calculated.map(({ optionId, cash }) => ({
      optionId,
      cells: periods.map((period) => (isStated(optionId) ? amount(cash[period] ?? '0') : '–')),
    })),
    swingHeads: [words.numbersInput, words.low, words.high, words.breakEven],
    /** Of one option: what it is worth with one input at its low and high, and at which value of the input it is worth nothing. */
    swingsOf: (optionId: string) => {
      const { tornado = [], breakEven = [] } = counted.options.find((one) => one.optionId === optionId) ?? {};
      return tornado.slice(0, mostSwings).map(({ input, atLow, atHigh }) => {
        const even = breakEven.find((one) => one.input === input);
        return { input: nameOf(input), cells: [amount(atLow), amount(atHigh), even ? figure(even.value) : '–'] };
      });
    },
    /** Of what the options are worth alone: the result comes from ballots. */
    tips: counted.tips
      .filter(({ from, to }) => isStated(from) && isStated(to))
      .slice(0, mostSwings)
      .map(({ input, base, at, to }) => ({
        name: nameOf(input),
        text: speech.say('tipsByNumbers', { now: figure(base), at: figure(at), to }),
      })),
    knowing: counted.knowing
      .slice(0, 3)
      .map(({ input, amount: worth }) => speech.say('knowingInput', { input: nameOf(input), amount: inMoney(worth) })),
  };
};

type Recommending = {
  readonly numbers?: Numbers;
  readonly options: Options;
  readonly recommendation: { readonly optionId: string };
};

/** The input that is nearest to making another option worth more than the recommended one; null where that is not worth most, or none does. */
export const nearestTip = ({ numbers, options, recommendation }: Recommending, speech: Speech): string | null => {
  const [tip] = numbers?.counted.best === recommendation.optionId ? numbersSaid(numbers, speech, options).tips : [];
  return tip ? speech.named(tip.name, tip.text) : null;
};

/**
 * By how much another option would at most be worth more than the recommended one, with one input at its low or high: what it costs
 * to be wrong. Null without numbers, and where the recommended option is worth most throughout.
 */
export const costIfWrong = ({ numbers, options, recommendation }: Recommending, speech: Speech): string | null => {
  if (!numbers) return null;
  const { figure, inMoney, isStated } = numbersSaid(numbers, speech, options);
  const { model, counted } = numbers;
  const stated = counted.options.filter(({ optionId }) => isStated(optionId));
  const mine = stated.find(({ optionId }) => optionId === recommendation.optionId);
  if (!mine) return null;
  const at = model.inputs.flatMap((input) => [
    { input, end: 'low', side: 'atLow' } as const,
    { input, end: 'high', side: 'atHigh' } as const,
  ]);
  const [most] = at
    .flatMap(({ input, end, side }) => {
      const worth = ({ tornado, npv }: Numbers['counted']['options'][number]): number =>
        Number(tornado.find((bar) => bar.input === input.id)?.[side] ?? npv);
      return stated.map((other) => ({ input, end, to: other.optionId, amount: worth(other) - worth(mine) }));
    })
    .toSorted((a, b) => b.amount - a.amount);
  if (!most || most.amount < 1) return null;
  const { input, end, to, amount } = most;
  return speech.say('wrongBy', { amount: inMoney(String(amount)), input: input.name, at: figure(input[end]), to });
};

/** All of them where there is room, else the first four, in which most changes, and three to the last. */
const shownPeriods = (periods: number): readonly number[] => {
  const all = Array.from({ length: periods + 1 }, (_, period) => period);
  if (all.length <= mostPeriods) return all;
  const rest = periods - 3;
  return [0, 1, 2, 3, 3 + Math.round(rest / 3), 3 + Math.round((2 * rest) / 3), periods];
};
