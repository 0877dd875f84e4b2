import { type DecisionModel, type Expression, modelLimits } from './types.ts';
import { type Unit, divided, multiplied, none, sameUnit, unitOf } from './units.ts';

/** What is wrong with a model, as sentences for those who proposed it; nothing where it can be calculated. */
export const faultsOf = (model: DecisionModel): readonly string[] => {
  const faults: string[] = [];
  const fault = (text: string) => void faults.push(text);
  const { inputs, options, periods, currency } = model;
  const known = new Map(inputs.map((input) => [input.id, input]));
  if (!Number.isInteger(periods) || periods < 1 || periods > modelLimits.periods)
    fault(`Expected 1 to ${modelLimits.periods} periods, found ${periods}.`);
  if (inputs.length > modelLimits.inputs || known.size < inputs.length)
    fault('Expected at most 100 inputs, each with an id of its own.');
  if (options.length > modelLimits.options)
    fault(`Expected at most ${modelLimits.options} options, found ${options.length}.`);
  for (const { id, base, low, high } of inputs) {
    const wrong = [base, low, high].filter((value) => !/^-?\d{1,20}(?:\.\d{1,20})?$/u.test(value));
    if (wrong.length > 0) fault(`${id}: expected decimals, found ${wrong.join(', ')}.`);
    else if (Number(low) > Number(base) || Number(base) > Number(high)) fault(`${id}: expected low ≤ base ≤ high.`);
  }
  const rate = known.get(model.rate);
  if (!rate) fault(`Expected the rate to be an input, found ${model.rate}.`);
  else if (!sameUnit(unitOf(rate.unit), none) || Number(rate.low) <= -1)
    fault('Expected a rate without unit, above −1.');

  const unitIn = (expression: Expression, where: string, budget: { nodes: number }): Unit | null => {
    if (--budget.nodes < 0) {
      fault(`${where}: expected at most ${modelLimits.nodes} operations.`);
      return null;
    }
    if ('number' in expression) {
      if (!/^-?\d{1,20}(?:\.\d{1,20})?$/u.test(expression.number))
        fault(`${where}: expected a decimal, found ${expression.number}.`);
      return none;
    }
    if ('input' in expression) {
      const input = known.get(expression.input);
      if (!input) fault(`${where}: there is no input ${expression.input}.`);
      return input ? unitOf(input.unit) : null;
    }
    const { op, args } = expression;
    if (args.length < 2) fault(`${where}: ${op} needs two values.`);
    const units = args.map((arg) => unitIn(arg, where, budget));
    if (units.some((unit) => unit === null)) return null;
    const [first = none, ...rest] = units as Unit[];
    if (op === 'multiply') return rest.reduce(multiplied, first);
    if (op === 'divide') return rest.reduce(divided, first);
    if (rest.some((unit) => !sameUnit(unit, first))) fault(`${where}: ${op} needs values of one unit.`);
    return first;
  };
  for (const { optionId, lines } of options) {
    if (lines.length > modelLimits.lines)
      fault(`${optionId}: expected at most ${modelLimits.lines} lines, found ${lines.length}.`);
    for (const { name, amount, growth, from, to } of lines) {
      const where = `${optionId}, ${name}`;
      if (!(Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= periods))
        fault(`${where}: expected periods from 0 to ${periods}.`);
      const unit = unitIn(amount, where, { nodes: modelLimits.nodes });
      if (unit && !sameUnit(unit, unitOf(currency))) fault(`${where}: expected ${currency}, found another unit.`);
      const grows = growth && unitIn(growth, where, { nodes: modelLimits.nodes });
      if (grows && !sameUnit(grows, none)) fault(`${where}: expected growth as a share.`);
    }
  }
  return faults;
};
