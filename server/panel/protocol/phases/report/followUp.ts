import { z } from 'zod';
import { turnKind } from '../common/turnKind.ts';
import { languageOf } from '../../state/panelContext.ts';
import { text, within } from '../common/answerFields.ts';
import { followUpPrompt } from './prompts.ts';
import { scriptedFollowUp } from './scripted.ts';

/** After the report: the dissenting seat answers the one question that its dissent may be asked. */
export const followUp = turnKind({
  prompt: followUpPrompt,
  shows: {
    evidence: true,
    ownBallot: true,
    own: ({ run, state }, { subject }) => ({
      dissent: run.dissents.find(({ dissentId }) => dissentId === subject) ?? null,
      followUp: state.followUps[subject ?? '']?.question ?? null,
    }),
  },
  scripted: scriptedFollowUp,
  schema: z.strictObject({ text }),
  search: false,
  speaks: 'text',
  facts: (context, { subject }, said, { at, callId }) => [
    {
      type: 'DissenterAnswered',
      data: { dissentId: subject ?? '', text: within(said.text, 250, languageOf(context)), callId, at },
    },
  ],
});
