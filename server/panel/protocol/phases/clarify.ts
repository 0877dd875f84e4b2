import { z } from 'zod';

import type { Mode } from '../../../../shared/events/case.ts';

import { valueOfKnowing } from '../cruxes.ts';
import { cut, most } from '../extent.ts';
import { phase } from '../phase.ts';
import { languageOf, modeOf } from '../scene.ts';
import { text, unit, within } from './shared.ts';

export const mostQuestions: Readonly<Record<Mode, number>> = { direct: 0, default: 4, deep: 6 };
/** A question is asked when knowing its answer raises the chance of choosing the best option by more than this. */
export const worthAsking = 0.03;

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

/** P1: only what could change the winner is asked, the most valuable first; a hard constraint that is unknown always. */
export const clarify = phase({
  schema: z.strictObject({ gaps: z.array(Gap) }),
  search: false,
  speaks: null,
  maxTokens: 3000,
  seconds: 45,
  facts(scene, _turn, { gaps }, { at }) {
    const language = languageOf(scene);
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
      .slice(0, mostQuestions[modeOf(scene)]);
    if (ranked.length === 0) return [];
    const questions = ranked.map(({ question, why, assumption, hardConstraint, voi }, i) => ({
      questionId: `question-${i + 1}`,
      text: cut(within(question, 80, 'question', language), most.line),
      why: cut(within(why, 80, 'why', language), most.line),
      assumption: cut(within(assumption, 80, 'assumption', language), most.line),
      voi: hardConstraint ? null : voi,
    }));
    const dueAt = new Date(Date.parse(at) + scene.rules.clarifyMs).toISOString();
    return [{ type: 'ClarificationAsked', data: { questions, dueAt, at } }];
  },
});
