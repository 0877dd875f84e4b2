import { z } from 'zod';

import { truncate, truncateList, limits } from '../../text/limits.ts';
import { canMend } from '../common/repairs.ts';
import { Invalid, turnKind } from '../common/turnKind.ts';
import { briefOf, languageOf } from '../../state/panelContext.ts';
import { text, within } from '../common/answerFields.ts';
import { minCriteria, maxCriteria } from '../../state/quotas.ts';
import { listedOptions } from '../../text/listedOptions.ts';
import { saysSame } from './mergedFrame.ts';
import { framePrompt } from './prompts.ts';
import { scriptedFrame } from './scripted.ts';

/** docs/PROTOCOL.md §4.2: one framer's view of what is to be decided, between what, and by which criteria. */
export const frame = turnKind({
  prompt: framePrompt,
  shows: {},
  scripted: scriptedFrame,
  schema: z.strictObject({
    statement: text,
    question: text,
    options: z.array(
      z.strictObject({ title: text, description: z.string(), origin: z.enum(['user', 'panel', 'status_quo']) }),
    ),
    criteria: z
      .array(z.strictObject({ name: text, why: z.string(), weight: z.number(), direction: z.enum(['more', 'less']) }))
      .describe(`${minCriteria} to ${maxCriteria}`),
    constraints: z.array(z.string()),
    assumptions: z.array(z.string()),
    horizon: z.string(),
    successMetric: z.string(),
  }),
  search: false,
  speaks: 'statement',
  facts(context, turn, { statement, options, criteria: named, ...rest }, { at }) {
    const { seatId, panel, step } = turn;
    const listed = listedOptions(briefOf(context));
    if (options.length < 2 || options.length > Math.max(8, listed.length + 2))
      throw new Invalid(`options: expected 2 to ${Math.max(6, listed.length + 2)}, found ${options.length}`);
    const missed = listed.filter((title) => !options.some((option) => saysSame(option, title)));
    if (missed.length > 0 && canMend(context, turn))
      throw new Invalid(`options: expected each that the case lists, in its own words; missing: ${missed.join(' | ')}`);
    if (named.length < 2 || named.length > 9 || (isOff(named) && canMend(context, turn)))
      throw new Invalid(`criteria: expected ${minCriteria} to ${maxCriteria}, found ${named.length}`);
    const criteria = weightiest(named);
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
        title: truncate(option.title, 200),
        description: truncate(option.description, limits.line),
      })),
      criteria: criteria.map((criterion, i) => ({
        ...criterion,
        name: truncate(criterion.name, 200),
        why: truncate(criterion.why, limits.line),
        criterionId: `${i + 1}`,
      })),
    };
    return [
      { type: 'FrameProposed', data: { panel, seatId, frame: proposed, at } },
      {
        type: 'UtteranceMade',
        data: {
          panel,
          utteranceId: step,
          seatId,
          phase: 'framing',
          kind: 'framing',
          cruxId: null,
          text: within(statement, 180, 'statement', languageOf(context)),
          evidenceIds: [],
          concession: null,
          steelman: null,
          replyTo: [],
          at,
        },
      },
    ];
  },
});

const isOff = ({ length }: readonly unknown[]): boolean => length < minCriteria || length > maxCriteria;

/** Where a seat insists on more than are asked for, the ones that weigh most, in its own order. */
const weightiest = <T extends { readonly weight: number }>(criteria: readonly T[]): T[] => {
  const kept = criteria.toSorted((a, b) => b.weight - a.weight).slice(0, maxCriteria);
  return criteria.filter((criterion) => kept.includes(criterion));
};
