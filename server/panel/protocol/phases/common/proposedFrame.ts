import type { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';

import { shortTitle, truncate, truncateList, limits } from '../../text/limits.ts';
import { canMend } from './repairs.ts';
import { Invalid } from './turnKind.ts';
import type { FindPassage } from '../../evidence/namedPassages.ts';
import { placementsIn } from '../matching/placements.ts';
import { missedIn, namedOptions } from '../matching/namedOptions.ts';
import type { PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { within } from './answerFields.ts';
import type { FrameSheet } from './forms/frameSheet.ts';
import { minCriteria, maxCriteria } from '../../state/quotas.ts';

/** How seats are asked to copy out what names an option. */
export const whatNames = `for each thing of which the case, or an answer, says that it could be done, in a list or in passing, waiting and doing nothing included where they are named, one passage: only the words that name it, at most 25, copied character for character, without what the writer thinks of it.`;

/** What both are asked for. */
export const frameTask = `statement: at most 120 words, spoken to the room, on what is really being decided and why you cut it this way.
question: one sentence. options: 3 to 6 that exclude each other; origin "user" if the case names it (every one that it lists, under the words of the case), "status_quo" for doing nothing or waiting (always include it), "panel" for one that the case does not name and somebody clever would (always include one). Give options neutral titles of similar length. criteria: 4 to 7, each with why, a weight (they sum to 1) and whether more or less of it is better. constraints and assumptions: only what the case supports. horizon: over what time it is judged. successMetric: by what the case itself says it will count as a success, in its words; only where it says nothing of that, propose one figure to look at then and say among the assumptions that the case names none and this one is proposed. named: ${whatNames} Those that you are shown are all among them, as they are. said: the passage; option: the title of the one of your options that it became, word for word; empty only for a passage that you were shown and that names nothing that could be done.`;

/** What a sheet is read with: the language of the case, and what finds the passages that the seat copied out of it. */
type Answered = { readonly language: string; readonly find: FindPassage; readonly at: string };

/** A frame as facts: the proposal, and what the seat says of it to the room. */
export const proposedFrame = (
  context: PanelContext,
  turn: Turn,
  { statement, options, criteria: judgedBy, named, ...rest }: z.infer<typeof FrameSheet>,
  { language, find, at }: Answered,
): CaseEvent[] => {
  const { seatId, panel, step } = turn;
  const listed = namedOptions(context);
  const told = (context.state.calls[step] ?? []).flatMap(({ detail }) => detail ?? []);
  const { placements, problem } = placementsIn(context, { options, named }, { find, language, told });
  const length = Math.max(listed.options.length, placements.length);
  if (options.length < 2 || options.length > Math.max(8, length + 2))
    throw new Invalid(`options: expected 2 to ${Math.max(6, length + 2)}, found ${options.length}`);
  // Sides of a sentence may be put into other words: where none is, the frame says what became of them.
  const missed = missedIn(options, listed).filter(({ isSaid }) => isSaid !== true);
  if (missed.length > 0 && canMend(context, turn))
    throw new Invalid(
      `options: expected each that the case lists, in its own words; missing: ${missed.map(({ title }) => title).join(' | ')}`,
    );
  if (problem !== null && canMend(context, turn)) throw new Invalid(`named: ${problem}`);
  if (judgedBy.length < 2 || judgedBy.length > 9 || (isOff(judgedBy) && canMend(context, turn)))
    throw new Invalid(`criteria: expected ${minCriteria} to ${maxCriteria}, found ${judgedBy.length}`);
  const criteria = weightiest(judgedBy);
  if (criteria.some(({ weight }) => !(weight >= 0))) throw new Invalid('criteria: expected weights of 0 or more');
  const proposed = {
    constraints: truncateList(rest.constraints),
    assumptions: truncateList(rest.assumptions),
    horizon: truncate(rest.horizon, 200),
    successMetric: truncate(rest.successMetric, limits.line),
    question: truncate(rest.question, limits.line),
    options: options.map((option, i) => ({
      ...option,
      optionId: `${i + 1}`,
      title: shortTitle(option.title),
      description: truncate(option.description, limits.line),
    })),
    criteria: criteria.map((criterion, i) => ({
      ...criterion,
      name: shortTitle(criterion.name),
      why: truncate(criterion.why, limits.line),
      criterionId: `${i + 1}`,
    })),
  };
  return [
    {
      type: 'FrameProposed',
      data: { panel, seatId, frame: proposed, ...(placements.length > 0 ? { named: placements } : {}), at },
    },
    {
      type: 'UtteranceMade',
      data: {
        panel,
        utteranceId: step,
        seatId,
        phase: 'framing',
        kind: 'framing',
        cruxId: null,
        text: within(statement, 180, language),
        evidenceIds: [],
        concession: null,
        steelman: null,
        replyTo: [],
        at,
      },
    },
  ];
};

const isOff = ({ length }: readonly unknown[]): boolean => length < minCriteria || length > maxCriteria;

/** Where a seat insists on more than are asked for, the ones that weigh most, in its own order. */
const weightiest = <T extends { readonly weight: number }>(criteria: readonly T[]): T[] => {
  const kept = criteria.toSorted((a, b) => b.weight - a.weight).slice(0, maxCriteria);
  return criteria.filter((criterion) => kept.includes(criterion));
};
