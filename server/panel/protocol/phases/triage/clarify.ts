import { z } from 'zod';

import type { Mode, Outline } from '../../../../../shared/events/case.ts';

import { valueOfKnowing } from '../../counting/cruxes.ts';
import { truncate, truncateList, limits } from '../../text/limits.ts';
import { turnKind } from '../common/turnKind.ts';
import { passagesFor } from '../matching/passages.ts';
import { maxCriteria } from '../../state/quotas.ts';
import { languageOf, modeOf } from '../../state/panelContext.ts';
import { text, unit, within } from '../common/answerFields.ts';
import { clarifyPrompt } from './prompts.ts';
import { scriptedClarify } from './scripted.ts';

const maxQuestions: Readonly<Record<Mode, number>> = { direct: 0, default: 4, deep: 6 };
/** A question is asked when knowing its answer raises the chance of choosing the best option by more than this. */
const worthAsking = 0.03;

const Gap = z.strictObject({
  question: text,
  why: text,
  assumption: text,
  hardConstraint: z.boolean(),
  /** Chance that the answer is yes (or the first of two), and how probable the best option is then, otherwise, and now. */
  chance: z.number(),
  bestIfYes: z.number(),
  bestIfNo: z.number(),
  bestNow: z.number(),
});

const short = ({ options, criteria, deadline, fixed }: Outline): Outline => ({
  options: truncateList(options.slice(0, mostLines.options), 200),
  criteria: truncateList(criteria.slice(0, mostLines.criteria), 200),
  deadline: deadline && truncate(deadline, 200),
  fixed: truncateList(fixed.slice(0, mostLines.fixed), limits.line),
});
const mostLines = { options: 20, criteria: maxCriteria, fixed: 20 } as const;

/** docs/PROTOCOL.md §4.1: only what could change the winner is asked, the most valuable first; a hard constraint that is unknown always. */
export const clarify = turnKind({
  prompt: clarifyPrompt,
  shows: { own: (context) => ({ questionLimit: maxQuestions[modeOf(context)], named: passagesFor(context) }) },
  scripted: scriptedClarify,
  schema: z.strictObject({
    gaps: z.array(Gap),
    frame: z.strictObject({
      options: z.array(text),
      criteria: z.array(text),
      deadline: z.string().nullable(),
      fixed: z.array(text),
    }),
  }),
  search: false,
  speaks: null,
  facts(context, _turn, { gaps, frame }, { at }) {
    const language = languageOf(context);
    const ranked = gaps
      .map((gap) => ({
        ...gap,
        voi: valueOfKnowing(
          unit(gap.chance, 'chance'),
          unit(gap.bestIfYes, 'bestIfYes'),
          unit(gap.bestIfNo, 'bestIfNo'),
          unit(gap.bestNow, 'bestNow'),
        ),
      }))
      .filter(({ voi, hardConstraint }) => hardConstraint || voi > worthAsking)
      .toSorted((a, b) => Number(b.hardConstraint) - Number(a.hardConstraint) || b.voi - a.voi)
      .slice(0, maxQuestions[modeOf(context)]);
    if (ranked.length === 0) return [{ type: 'FrameShown', data: { frame: short(frame), at } }];
    const questions = ranked.map(({ question, why, assumption, hardConstraint, voi }, i) => ({
      questionId: `question-${i + 1}`,
      text: truncate(within(question, 80, language), limits.line),
      why: truncate(within(why, 80, language), limits.line),
      assumption: truncate(within(assumption, 80, language), limits.line),
      voi: hardConstraint ? null : voi,
    }));
    const dueAt = new Date(Date.parse(at) + context.rules.clarifyMs).toISOString();
    return [{ type: 'ClarificationAsked', data: { questions, frame: short(frame), dueAt, at } }];
  },
});
