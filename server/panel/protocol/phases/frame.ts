import { z } from 'zod';

import { cut, cutList, most } from '../extent.ts';
import { fewestCriteria, mostCriteria } from '../framing.ts';
import { canMend } from '../mending.ts';
import { Invalid, phase } from '../phase.ts';
import { isSince, languageOf } from '../scene.ts';
import { text, within } from './shared.ts';

/** P2: one framer's view of what is to be decided, between what, and by which criteria. */
export const frame = phase({
  schema: z.strictObject({
    statement: text,
    question: text,
    options: z.array(
      z.strictObject({ title: text, description: z.string(), origin: z.enum(['user', 'panel', 'status_quo']) }),
    ),
    criteria: z
      .array(z.strictObject({ name: text, why: z.string(), weight: z.number(), direction: z.enum(['more', 'less']) }))
      .describe(`${fewestCriteria} to ${mostCriteria}`),
    constraints: z.array(z.string()),
    assumptions: z.array(z.string()),
    horizon: z.string(),
    successMetric: z.string(),
  }),
  search: false,
  speaks: 'statement',
  maxTokens: 4000,
  seconds: 90,
  facts(scene, turn, { statement, options, criteria: named, ...rest }, { at }) {
    const { seatId, panel, step } = turn;
    if (options.length < 2 || options.length > 8)
      throw new Invalid(`options: expected 2 to 6, found ${options.length}`);
    if (named.length < 2 || named.length > 9 || (isSince(scene, 4) && isOff(named) && canMend(scene, turn)))
      throw new Invalid(`criteria: expected ${fewestCriteria} to ${mostCriteria}, found ${named.length}`);
    const criteria = isSince(scene, 4) ? weightiest(named) : named;
    if (criteria.some(({ weight }) => !(weight >= 0))) throw new Invalid('criteria: expected weights of 0 or more');
    const proposed = {
      constraints: cutList(rest.constraints),
      assumptions: cutList(rest.assumptions),
      horizon: cut(rest.horizon, 200),
      successMetric: cut(rest.successMetric, most.line),
      question: cut(rest.question, most.line),
      options: options.map((option, i) => ({
        ...option,
        optionId: `${i + 1}`,
        title: cut(option.title, 200),
        description: cut(option.description, most.line),
      })),
      criteria: criteria.map((criterion, i) => ({
        ...criterion,
        name: cut(criterion.name, 200),
        why: cut(criterion.why, most.line),
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
          stage: 'framing',
          kind: 'framing',
          cruxId: null,
          text: within(statement, 180, 'statement', languageOf(scene)),
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

const isOff = ({ length }: readonly unknown[]): boolean => length < fewestCriteria || length > mostCriteria;

/** Where a seat insists on more than are asked for, the ones that weigh most, in its own order. */
const weightiest = <T extends { readonly weight: number }>(criteria: readonly T[]): T[] => {
  const kept = criteria.toSorted((a, b) => b.weight - a.weight).slice(0, mostCriteria);
  return criteria.filter((criterion) => kept.includes(criterion));
};
