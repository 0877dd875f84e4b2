import { z } from 'zod';

import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';

import { phase } from '../phase.ts';
import { languageOf, type Scene } from '../scene.ts';
import type { Turn } from '../turn.ts';
import { citable, text, within } from './shared.ts';

/** P6: one turn for each side of a crux, unheard by the other; then the examiner; then, where there is time, the answers. */
const longest = 180;

const Claim = z.strictObject({
  text,
  evidenceIds: z.array(z.string()),
  concession: z.string().nullable(),
  steelman: z.string().nullable(),
});
const Examination = z.strictObject({
  text,
  evidenceIds: z.array(z.string()),
  check: z.strictObject({ evidenceId: z.string(), question: text }).nullable(),
});
const common = { search: false, speaks: 'text', maxTokens: 2000, seconds: 60 } as const;

export const claim = phase({
  ...common,
  schema: Claim,
  facts: (scene, turn, said, { at }) => [utter(scene, turn, 'claim', said, at)],
});
export const delegate = phase({
  ...common,
  schema: Claim,
  facts: (scene, turn, said, { at }) => [utter(scene, turn, 'statement', said, at)],
});
export const examine = phase({
  ...common,
  schema: Examination,
  facts: (scene, turn, { check, ...said }, { at }) => [
    utter(scene, turn, 'examination', { ...said, ...bare }, at, checkable(check, scene)),
  ],
});
export const answer = phase({
  ...common,
  schema: Claim,
  facts: (scene, turn, said, { at }) => [utter(scene, turn, 'answer', said, at)],
});

const bare = { concession: null, steelman: null };

/** What a check is about must stand in the ledger. A check that was already refuted needs no other look. */
const checkable = (asked: z.infer<typeof Examination>['check'], scene: Scene) => {
  if (!asked) return {};
  citable([asked.evidenceId], scene, 'check');
  const question = within(asked.question, 60, 'check.question', languageOf(scene));
  return { check: { evidenceId: asked.evidenceId, question } };
};

export const utter = (
  scene: Scene,
  turn: Turn,
  kind: 'claim' | 'statement' | 'examination' | 'answer' | 'check',
  said: z.infer<typeof Claim>,
  at: string,
  more: Pick<CaseEventOf<'UtteranceMade'>['data'], 'check'> = {},
): CaseEvent => {
  const language = languageOf(scene);
  return {
    type: 'UtteranceMade',
    data: {
      panel: turn.panel,
      utteranceId: turn.step,
      seatId: turn.seatId,
      stage: turn.stage,
      kind,
      cruxId: turn.subject,
      text: within(said.text, longest, 'text', language),
      evidenceIds: citable(said.evidenceIds, scene, 'evidenceIds'),
      concession: said.concession && within(said.concession, 80, 'concession', language),
      steelman: said.steelman && within(said.steelman, 80, 'steelman', language),
      replyTo: kind === 'claim' || kind === 'statement' ? [] : heard(scene, turn, kind),
      ...more,
      at,
    },
  };
};

const heard = ({ run }: Scene, { subject }: Turn, kind: 'examination' | 'answer' | 'check'): string[] =>
  run.said
    .filter((said) => said.cruxId === subject && said.kind === (kind === 'examination' ? 'claim' : 'examination'))
    .map(({ utteranceId }) => utteranceId);
