import type { z } from 'zod';

import { faultsOf } from '../../../../../shared/decisionModel/check.ts';
import type { CashLine, DecisionModel } from '../../../../../shared/decisionModel/types.ts';
import { frameOf, type PanelContext } from '../../state/panelContext.ts';
import { limits, truncate } from '../../text/limits.ts';
import { NumbersSheet } from '../common/forms/numbersSheet.ts';
import { seatFormIn } from '../common/forms/seatForm.ts';
import { Invalid, turnKind } from '../common/turnKind.ts';
import { sourceOf } from './inputSources.ts';
import { quantifyPrompt } from './prompts.ts';
import { scriptedNumbers } from './scriptedNumbers.ts';

type Answer = z.infer<typeof NumbersSheet>;

/** docs/PROTOCOL.md §4.8: the numbers of the decision, for code to calculate. A model none of whose inputs was found anywhere is none. */
export const quantify = turnKind({
  prompt: quantifyPrompt,
  shows: { evidence: true },
  scripted: scriptedNumbers,
  schema: NumbersSheet,
  ...seatFormIn('numbers'),
  search: false,
  speaks: null,
  facts(context, { panel, seatId }, answer, { at }) {
    if (answer.options.every(({ lines }) => lines.length === 0)) return [];
    const model = modelIn(context, answer);
    if (model.inputs.every(({ source }) => source.kind === 'estimate')) return [];
    return [{ type: 'DecisionModelMade', data: { panel, seatId, model, at } }];
  },
});

/** The model as it is recorded, with sources that code found; throws `Invalid` where it cannot be calculated. */
function modelIn(context: PanelContext, answer: Answer): DecisionModel {
  const { period, periods, rate } = answer;
  const known = frameOf(context).options.map(({ optionId }) => optionId);
  const currency = answer.currency.trim().toUpperCase();
  if (!/^[A-Z]{3}$/u.test(currency)) throw new Invalid(`currency: expected an ISO 4217 code, found ${answer.currency}`);
  const stranger = answer.options.find(({ option }) => !known.includes(option));
  if (stranger) throw new Invalid(`options: expected ${known.join(', ')}, found ${stranger.option}`);
  const missing = known.find((optionId) => answer.options.every(({ option }) => option !== optionId));
  if (missing !== undefined) throw new Invalid(`options: expected every option, found none for ${missing}`);
  const model: DecisionModel = {
    ...{ currency, period, periods, rate },
    inputs: answer.inputs.map((input) => ({
      ...input,
      name: truncate(input.name, limits.line),
      unit: truncate(input.unit, limits.line),
      source: sourceOf(context, input),
    })),
    options: answer.options.map(({ option, lines }) => ({ optionId: option, lines: lines.map(lineOf) })),
  };
  const faults = faultsOf(model);
  if (faults.length > 0) throw new Invalid(faults.slice(0, 5).join(' '));
  return model;
}

const lineOf = ({ name, sign, growth, ...line }: Answer['options'][number]['lines'][number]): CashLine => ({
  ...line,
  name: truncate(name, limits.line),
  direction: sign === '+' ? 'in' : 'out',
  growth: growth.trim() === '' ? null : growth,
});
