import { z } from 'zod';

import type { CaseEvent } from '../../../../shared/events/case.ts';

import { cut, most } from '../extent.ts';
import { Invalid, phase } from '../phase.ts';
import { canMend } from '../mending.ts';
import { isSince, languageOf } from '../scene.ts';
import { blocsAgree, fewestStories, leaderUnderAttack, mostStories } from '../stages/redTeam.ts';
import { comparable } from '../text.ts';
import { citable, text, unit, within } from './shared.ts';

/** P8: the leading option has failed; how did it happen? Where every provider agrees, somebody also says what else could be done. */
export const object = phase({
  schema: z.strictObject({
    stories: z
      .array(
        z.strictObject({
          story: text,
          cause: text,
          earlySign: text,
          when: z.string(),
          probability: z.number(),
          mitigation: z.string(),
          killsOption: z.boolean(),
          evidenceIds: z.array(z.string()),
        }),
      )
      .describe(`at least ${fewestStories} that differ in their cause, at most ${mostStories}`),
    rivalPlan: z.string().nullable(),
  }),
  search: false,
  speaks: 'story',
  maxTokens: 5000,
  seconds: 90,
  facts(scene, turn, { stories, rivalPlan }, { at }) {
    const { panel, seatId, step } = turn;
    const optionId = leaderUnderAttack(scene);
    const different = new Set(stories.map(({ story }) => comparable(story))).size;
    if (different < (isSince(scene, 4) && canMend(scene, turn) ? fewestStories : 1))
      throw new Invalid(`stories: expected at least ${fewestStories} different ones, found ${different}`);
    const raised = stories.slice(0, mostStories).map((story, i): CaseEvent => ({
      type: 'ObjectionRaised',
      data: {
        ...story,
        panel,
        objectionId: `${step}/${i + 1}`,
        seatId,
        optionId,
        story: within(story.story, 120, 'story', languageOf(scene)),
        cause: cut(story.cause, most.line),
        earlySign: cut(story.earlySign, most.line),
        when: cut(story.when, 200),
        probability: unit(story.probability, 'probability'),
        mitigation: cut(story.mitigation, most.line),
        evidenceIds: citable(story.evidenceIds, scene, 'evidenceIds'),
        at,
      },
    }));
    if (!rivalPlan || !blocsAgree(scene)) return raised;
    const rival: CaseEvent = {
      type: 'UtteranceMade',
      data: {
        panel,
        utteranceId: `${step}/rival`,
        seatId,
        stage: 'red_team',
        kind: 'objection',
        cruxId: null,
        text: within(rivalPlan, 150, 'rivalPlan', languageOf(scene)),
        evidenceIds: [],
        concession: null,
        steelman: null,
        replyTo: [],
        at,
      },
    };
    return [...raised, rival];
  },
});
