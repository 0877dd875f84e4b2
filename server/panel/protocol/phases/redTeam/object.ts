import type { CaseEvent } from '../../../../../shared/events/case.ts';

import { truncate, limits } from '../../text/limits.ts';
import { Invalid, turnKind } from '../common/turnKind.ts';
import { canMend } from '../common/repairs.ts';
import { languageOf } from '../../state/panelContext.ts';
import { blocsAgree, leaderUnderAttack } from './rules.ts';
import { comparable } from '../../text/text.ts';
import { Attack, seatFormIn } from '../common/forms/seatForm.ts';
import { citable, unit, within } from '../common/answerFields.ts';
import { minStories, maxStories } from '../../state/quotas.ts';
import { objectPrompt } from './prompts.ts';
import { scriptedObject } from './scripted.ts';

/** docs/PROTOCOL.md §4.6: the leading option has failed; how did it happen? Where every provider agrees, the seat also says what else could be done. */
export const object = turnKind({
  prompt: objectPrompt,
  shows: {
    evidence: true,
    own: (context) => ({
      cruxes: context.run.cruxes,
      leader: leaderUnderAttack(context),
      agreed: blocsAgree(context),
    }),
  },
  transcriptKey: ({ step }) => `objection/${step}/1`,
  scripted: scriptedObject,
  ...seatFormIn('attacks'),
  schema: Attack,
  search: false,
  speaks: 'story',
  facts(context, turn, { stories, rivalPlan }, { at }) {
    const { panel, seatId, step } = turn;
    const optionId = leaderUnderAttack(context);
    const different = new Set(stories.map(({ story }) => comparable(story))).size;
    if (different < (canMend(context, turn) ? minStories : 1))
      throw new Invalid(`stories: expected at least ${minStories} different ones, found ${different}`);
    const raised = stories.slice(0, maxStories).map((story, i): CaseEvent => ({
      type: 'ObjectionRaised',
      data: {
        ...story,
        panel,
        objectionId: `${step}/${i + 1}`,
        seatId,
        optionId,
        story: within(story.story, 120, languageOf(context)),
        cause: truncate(story.cause, limits.line),
        earlySign: truncate(story.earlySign, limits.line),
        when: truncate(story.when, 200),
        probability: unit(story.probability, 'probability'),
        mitigation: truncate(story.mitigation, limits.line),
        evidenceIds: citable(story.evidenceIds, context, 'evidenceIds'),
        at,
      },
    }));
    if (!rivalPlan || !blocsAgree(context)) return raised;
    const rival: CaseEvent = {
      type: 'UtteranceMade',
      data: {
        panel,
        utteranceId: `${step}/rival`,
        seatId,
        phase: 'red_team',
        kind: 'objection',
        cruxId: null,
        text: within(rivalPlan, 150, languageOf(context)),
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
