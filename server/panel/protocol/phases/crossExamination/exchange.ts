import { z } from 'zod';

import type { CaseEvent, CaseEventOf } from '../../../../../shared/events/case.ts';

import { seatFormIn } from '../common/forms/seatForm.ts';
import { turnKind } from '../common/turnKind.ts';
import { languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { citable, text, within } from '../common/answerFields.ts';
import { claimPrompt, delegatePrompt, examinePrompt, answerPrompt } from './prompts.ts';
import { scriptedClaim, scriptedDelegate, scriptedExamine, scriptedAnswer } from './scripted.ts';

/** docs/PROTOCOL.md §4.5: one turn for each side of a crux, unheard by the other; then the examiner; then, where there is time, the answers. */
const longest = 180;

const Claim = z.object({
  text,
  evidenceIds: z.array(z.string()),
  concession: z.string().nullable(),
  steelman: z.string().nullable(),
});
const Examination = z.object({
  text,
  evidenceIds: z.array(z.string()),
  check: z.strictObject({ evidenceId: z.string(), question: text }).nullable(),
});
const common = { search: false, speaks: 'text', ...seatFormIn('speeches') } as const;

export const claim = turnKind({
  prompt: claimPrompt,
  shows: { evidence: true, ownBallot: true },
  scripted: scriptedClaim,
  ...common,
  schema: Claim,
  facts: (context, turn, said, { at }) => [utter(context, turn, 'claim', said, at)],
});
export const delegate = turnKind({
  prompt: delegatePrompt,
  shows: { evidence: true, exchange: 'all', ownBallot: true },
  scripted: scriptedDelegate,
  ...common,
  schema: Claim,
  facts: (context, turn, said, { at }) => [utter(context, turn, 'statement', said, at)],
});
export const examine = turnKind({
  prompt: examinePrompt,
  shows: { evidence: true, exchange: 'crux' },
  scripted: scriptedExamine,
  ...common,
  schema: Examination,
  facts: (context, turn, { check, ...said }, { at }) => [
    utter(context, turn, 'examination', { ...said, ...bare }, at, checkable(check, context)),
  ],
});
export const answer = turnKind({
  prompt: answerPrompt,
  shows: { evidence: true, exchange: 'crux', ownBallot: true },
  scripted: scriptedAnswer,
  ...common,
  schema: Claim,
  facts: (context, turn, said, { at }) => [utter(context, turn, 'answer', said, at)],
});

const bare = { concession: null, steelman: null };

/** What a check is about must stand in the evidence list. A check that was already refuted needs no other look. */
const checkable = (asked: z.infer<typeof Examination>['check'], context: PanelContext) => {
  if (!asked) return {};
  citable([asked.evidenceId], context, 'check');
  const question = within(asked.question, 60, languageOf(context));
  return { check: { evidenceId: asked.evidenceId, question } };
};

export const utter = (
  context: PanelContext,
  turn: Turn,
  kind: 'claim' | 'statement' | 'examination' | 'answer' | 'check',
  said: z.infer<typeof Claim>,
  at: string,
  more: Pick<CaseEventOf<'UtteranceMade'>['data'], 'check'> = {},
): CaseEvent => {
  const language = languageOf(context);
  return {
    type: 'UtteranceMade',
    data: {
      panel: turn.panel,
      utteranceId: turn.step,
      seatId: turn.seatId,
      phase: turn.phase,
      kind,
      cruxId: turn.subject,
      text: within(said.text, longest, language),
      evidenceIds: citable(said.evidenceIds, context, 'evidenceIds'),
      concession: said.concession && within(said.concession, 80, language),
      steelman: said.steelman && within(said.steelman, 80, language),
      replyTo: kind === 'claim' || kind === 'statement' ? [] : repliedTo(context, turn, kind),
      ...more,
      at,
    },
  };
};

/** The earlier utterances on the same crux that such a turn replies to. */
const repliedTo = ({ run }: PanelContext, { subject }: Turn, kind: 'examination' | 'answer' | 'check'): string[] =>
  run.said
    .filter((said) => said.cruxId === subject && said.kind === (kind === 'examination' ? 'claim' : 'examination'))
    .map(({ utteranceId }) => utteranceId);
