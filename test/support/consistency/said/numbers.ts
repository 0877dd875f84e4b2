import type { ModelInput } from '../../../../shared/decisionModel/types.ts';
import type { Telling } from './telling.ts';

const size = (value: string) => Math.abs(Number(value));

/** An input as a page has room for its digits. */
export const figure = ({ speech }: Pick<Telling, 'speech'>, value: string): string =>
  speech.number(Number(value), size(value) >= 1000 ? 0 : size(value) >= 10 ? 2 : 4);
const amount = ({ speech }: Telling, value: string): string => speech.number(Number(value), size(value) < 100 ? 2 : 0);

const formatted = ({ speech }: Telling, options: Intl.NumberFormatOptions, value: string) =>
  new Intl.NumberFormat(speech.figures, options).format(Number(value));
const money = (telling: Telling, value: string): string =>
  formatted(
    telling,
    {
      style: 'currency',
      currency: telling.document.numbers?.model.currency ?? 'EUR',
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    },
    value,
  );
const lasting = (telling: Telling, value: string): string =>
  formatted(
    telling,
    {
      style: 'unit',
      unit: telling.document.numbers?.model.period ?? 'year',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    },
    value,
  );

const inputName = ({ document }: Telling, id: string): string =>
  document.numbers?.model.inputs.find((input) => input.id === id)?.name ?? id;

/** Doing nothing is where the others are counted from; of another option without amounts nothing is known. */
export const isStated = ({ document: { numbers: found, options } }: Telling, id: string): boolean =>
  (found?.model.options.some(({ optionId, lines }) => optionId === id && lines.length > 0) ?? false) ||
  options.find(({ optionId }) => optionId === id)?.origin === 'status_quo';

const tips = (telling: Telling): string[] =>
  (telling.document.numbers?.counted.tips ?? [])
    .filter(({ from, to }) => isStated(telling, from) && isStated(telling, to))
    .slice(0, 5)
    .map(
      ({ input, base, at, to }) =>
        `${inputName(telling, input)} ${telling.say('tipsByNumbers', { now: figure(telling, base), at: figure(telling, at), to })}`,
    );

/** The input that is nearest to putting another option before the recommended one. */
export const nearest = (telling: Telling): string[] => {
  const { numbers, recommendation } = telling.document;
  return numbers?.counted.best === recommendation.optionId ? tips(telling).slice(0, 1) : [];
};

/** By how much another option would at most be worth more, with one input at an end of its range. */
export const wrongBy = (telling: Telling): string[] => {
  const { numbers, recommendation } = telling.document;
  const own = numbers?.counted.options.find(({ optionId }) => optionId === recommendation.optionId);
  if (!numbers || !own || !isStated(telling, own.optionId)) return [];
  const stated = numbers.counted.options.filter(({ optionId }) => isStated(telling, optionId));
  let most = { amount: 0, input: '', at: '', to: '' };
  for (const input of numbers.model.inputs)
    for (const [end, side] of [
      ['low', 'atLow'],
      ['high', 'atHigh'],
    ] as const)
      for (const other of stated) {
        const worth = ({ tornado, npv }: typeof other) =>
          Number(tornado.find((one) => one.input === input.id)?.[side] ?? npv);
        const more = worth(other) - worth(own);
        if (more > most.amount) most = { amount: more, input: input.name, at: input[end], to: other.optionId };
      }
  if (most.amount < 1) return [];
  const { input, at, to } = most;
  return [telling.say('wrongBy', { amount: money(telling, String(most.amount)), input, at: figure(telling, at), to })];
};

const shownPeriods = (periods: number): number[] => {
  if (periods < 7) return Array.from({ length: periods + 1 }, (_, i) => i);
  const third = (periods - 3) / 3;
  return [0, 1, 2, 3, 3 + Math.round(third), 3 + Math.round(2 * third), periods];
};

/** The section of numbers: `named` writes an option in a table of cash, `inputs` the row of an input. */
export const numbers = (
  telling: Telling,
  named: (optionId: string) => string,
  inputs: (input: ModelInput) => string,
): {
  readonly value: string[];
  readonly cash: string[];
  readonly swings: string[];
  readonly tips: string[];
  readonly inputs: string[];
} | null => {
  const { document, speech, words, say } = telling;
  if (!document.numbers) return null;
  const { model, counted } = document.numbers;
  const periods = shownPeriods(model.periods);
  const own = counted.options.find(({ optionId }) => optionId === document.recommendation.optionId);
  const place = (id: string) => document.options.findIndex(({ optionId }) => optionId === id);
  const inOrder = counted.options.toSorted((a, b) => place(a.optionId) - place(b.optionId));
  return {
    value: [
      say('numbersNote', { currency: model.currency }),
      ...(counted.best !== null && isStated(telling, counted.best)
        ? [say('numbersFirst', { option: counted.best })]
        : []),
      [words.option, words.presentValue, words.payback, words.rateOfReturn].join(' '),
      ...inOrder.map(({ optionId, npv, payback, irr, cash }) =>
        [
          telling.named(optionId),
          isStated(telling, optionId) ? amount(telling, npv) : '',
          payback === null || cash.every((one) => Number(one) === 0) ? '' : lasting(telling, payback),
          irr === null ? '' : speech.percent(Number(irr)),
        ].join(' '),
      ),
    ],
    cash: [
      [words.option, ...periods.map((period) => lasting(telling, String(period)))].join(' '),
      ...inOrder.map(({ optionId, cash }) =>
        [
          named(optionId),
          ...periods.map((period) => (isStated(telling, optionId) ? amount(telling, cash[period] ?? '0') : '')),
        ].join(' '),
      ),
    ],
    swings:
      own && own.tornado.length > 0
        ? [
            [words.numbersInput, words.low, words.high, words.breakEven].join(' '),
            ...own.tornado.slice(0, 5).map(({ input, atLow, atHigh }) => {
              const even = own.breakEven.find((one) => one.input === input);
              return [
                inputName(telling, input),
                amount(telling, atLow),
                amount(telling, atHigh),
                even ? figure(telling, even.value) : '',
              ].join(' ');
            }),
          ]
        : [],
    tips: [
      ...tips(telling),
      ...counted.knowing
        .slice(0, 3)
        .map(({ input, amount: worth }) =>
          say('knowingInput', { input: inputName(telling, input), amount: money(telling, worth) }),
        ),
    ],
    inputs: [
      [words.numbersInput, words.base, words.low, words.high, words.source].join(' '),
      ...model.inputs.map(inputs),
    ],
  };
};

export const sourceOf = ({ words }: Telling, { source }: ModelInput): string =>
  source.kind === 'case' ? words.fromYou : source.kind === 'evidence' ? (source.evidenceId ?? '') : words.panelEstimate;
export const unitOf = ({ unit }: ModelInput): string => (unit === '%' ? '' : unit);
