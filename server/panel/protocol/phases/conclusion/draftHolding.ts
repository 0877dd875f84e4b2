import type { z } from 'zod';

import { type PanelContext, poolOf } from '../../state/panelContext.ts';
import { isWeaker } from '../../counting/pool/strength.ts';
import { fieldsThatHold, isCitable } from '../common/answerFields.ts';
import { DraftSheet } from '../common/forms/draftSheet.ts';
import { Invalid } from '../common/turnKind.ts';
import { plainDraft } from './plainDraft.ts';

type Draft = z.infer<typeof DraftSheet>;

/**
 * What holds of a draft that cannot be given again. Its option and what is to be done must be the chair's own; what else is missing is said as where
 * code writes a draft, which the gate then notes. Its strength is the one that the ballots gave, and it cites what there is.
 */
export const draftHolding = (context: PanelContext, answer: unknown): Draft => {
  const given = fieldsThatHold(DraftSheet, answer);
  const { reasons = [], optionId, headline, nextAction } = given;
  if (optionId === undefined || (reasons.length === 0 && !headline && !nextAction))
    throw new Invalid('expected an option and what to do, found none');
  const { at: _at, panel: _panel, seatId: _seatId, ...plain } = plainDraft(context);
  const whole = { ...plain, ...given, optionId, calculations: given.calculations ?? [] };
  const strength = poolOf(context)?.strength ?? whole.strength;
  const isLowered = isWeaker(whole.strength, strength) && Boolean(whole.downgrade);
  return {
    ...whole,
    strength: isLowered ? whole.strength : strength,
    reasons: reasons.map((reason) => ({
      ...reason,
      evidenceIds: reason.evidenceIds.filter((id) => isCitable(id, context)),
    })),
  };
};
