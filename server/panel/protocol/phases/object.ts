import { z } from 'zod';

import type { CaseEvent } from '../../../../shared/events/case.ts';

import { cut, most } from '../extent.ts';
import { Invalid, phase } from '../phase.ts';
import { languageOf } from '../scene.ts';
import { leaderUnderAttack } from '../stages/redTeam.ts';
import { citable, text, unit, within } from './shared.ts';

/** P8: the leading option has failed; how did it happen? */
export const object = phase({
  schema: z.strictObject({
    stories: z.array(
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
    ),
  }),
  search: false,
  speaks: 'story',
  maxTokens: 5000,
  seconds: 90,
  facts(scene, { panel, seatId, step }, { stories }, { at }) {
    const optionId = leaderUnderAttack(scene);
    if (stories.length === 0) throw new Invalid('stories: expected at least one, found none');
    return stories.slice(0, 8).map((story, i): CaseEvent => ({
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
  },
});
