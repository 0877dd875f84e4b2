import { modelLimits } from './limits.ts';
import type { CashLine, DecisionModel, ModelInput } from './types.ts';
import { type Unit, divided, multiplied, none, sameUnit, unitOf } from './units.ts';

/** What is wrong with a model, as sentences for those who proposed it; nothing where it can be calculated. */
export const faultsOf = (model: DecisionModel): readonly string[] => [
  ...sizeFaults(model),
  ...model.inputs.flatMap(inputFaults),
  ...rateFaults(model),
  ...model.options.flatMap(({ optionId, lines }) => [
    ...(lines.length > modelLimits.lines
      ? [`${optionId}: expected at most ${modelLimits.lines} lines, found ${lines.length}.`]
      : []),
    ...lines.flatMap((line) => lineFaults(model, line).map((fault) => `${optionId}, ${line.name}: ${fault}`)),
  ]),
];

function sizeFaults({ inputs, options, periods }: DecisionModel): readonly string[] {
  const repeated = (ids: readonly string[]) => new Set(ids).size < ids.length;
  return [
    ...(periods > modelLimits.periods || periods < 1
      ? [`Expected 1 to ${modelLimits.periods} periods, found ${periods}.`]
      : []),
    ...(inputs.length > modelLimits.inputs || repeated(inputs.map(({ id }) => id))
      ? [`Expected at most ${modelLimits.inputs} inputs, each with an id of its own.`]
      : []),
    ...(options.length > modelLimits.options || repeated(options.map(({ optionId }) => optionId))
      ? [`Expected at most ${modelLimits.options} options, each once.`]
      : []),
  ];
}

function inputFaults({ id, base, low, high }: ModelInput): readonly string[] {
  const wrong = [base, low, high].filter((value) => !/^-?\d{1,20}(?:\.\d{1,20})?$/u.test(value));
  if (wrong.length > 0) return [`${id}: expected decimals, found ${wrong.join(', ')}.`];
  return Number(low) > Number(base) || Number(base) > Number(high) ? [`${id}: expected low ≤ base ≤ high.`] : [];
}

function rateFaults({ inputs, rate }: DecisionModel): readonly string[] {
  const found = inputs.find(({ id }) => id === rate);
  if (!found) return [`Expected the rate to be an input, found ${rate}.`];
  const fits = sameUnit(unitOf(found.unit), none) && Number(found.low) > -1;
  return fits ? [] : ['Expected a rate without unit, above −1.'];
}

function lineFaults({ inputs, periods, currency }: DecisionModel, line: CashLine): readonly string[] {
  const { times, per, growth, from, to } = line;
  const named = [...times, ...per, ...(growth === null ? [] : [growth])];
  const strangers = named.filter((name) => inputs.every(({ id }) => id !== name));
  if (strangers.length > 0) return strangers.map((name) => `there is no input ${name}.`);
  if (times.length === 0 || times.length + per.length > modelLimits.factors)
    return [`expected 1 to ${modelLimits.factors} inputs that make the amount.`];
  const of = (name: string) => inputs.find(({ id }) => id === name);
  const unit = (name: string): Unit => unitOf(of(name)?.unit ?? '');
  const amount = per.map(unit).reduce(divided, times.map(unit).reduce(multiplied, none));
  const spansNothing = (name: string) => Number(of(name)?.low) <= 0 && Number(of(name)?.high) >= 0;
  return [
    ...(from > to || to > periods ? [`expected periods from 0 to ${periods}.`] : []),
    ...(sameUnit(amount, unitOf(currency)) ? [] : [`expected ${currency}, found another unit.`]),
    ...(growth === null || sameUnit(unit(growth), none) ? [] : ['expected growth as a share.']),
    ...per.filter(spansNothing).map((name) => `expected ${name}, which divides, other than 0 from low to high.`),
  ];
}
