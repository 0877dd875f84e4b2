import { z } from 'zod';

import { sha256 } from '../../../../shared/kernel/hash.ts';
import { cut, most } from '../extent.ts';
import { phase } from '../phase.ts';
import { blindCasts, languageOf } from '../scene.ts';
import { citable, text, within } from './shared.ts';

/** P10: by the seat that held the option blind, in its own words, printed as they are. */
export const dissent = phase({
  schema: z.strictObject({
    text,
    decisiveArgument: text,
    evidenceIds: z.array(z.string()),
    conditions: z.string(),
    watch: z.string(),
  }),
  search: false,
  speaks: 'text',
  maxTokens: 2500,
  seconds: 60,
  facts(scene, { panel, seatId, subject, step }, said, { at }) {
    const optionId = subject ?? '';
    const own = blindCasts(scene).find((cast) => cast.seatId === seatId);
    const words = within(said.text, 250, 'text', languageOf(scene));
    return [
      {
        type: 'DissentFiled',
        data: {
          panel,
          dissentId: step,
          seatId,
          optionId,
          probability: own?.ballot.p[optionId] ?? 0,
          text: words,
          decisiveArgument: cut(said.decisiveArgument, most.line),
          evidenceIds: citable(said.evidenceIds, scene, 'evidenceIds'),
          conditions: cut(said.conditions, most.line),
          watch: cut(said.watch, most.line),
          textHash: sha256(words),
          at,
        },
      },
    ];
  },
});

/** After the report: the dissenting seat answers the one question that its dissent may be asked. */
export const followUp = phase({
  schema: z.strictObject({ text }),
  search: false,
  speaks: 'text',
  maxTokens: 2000,
  seconds: 90,
  facts: (scene, { subject }, said, { at, callId }) => [
    {
      type: 'DissenterAnswered',
      data: { dissentId: subject ?? '', text: within(said.text, 250, 'text', languageOf(scene)), callId, at },
    },
  ],
});

/** The majority's short reply to one dissent. */
export const reply = phase({
  schema: z.strictObject({ text }),
  search: false,
  speaks: 'text',
  maxTokens: 1200,
  seconds: 45,
  facts: (scene, { panel, seatId, subject }, said, { at }) => [
    {
      type: 'DissentReplied',
      data: { panel, dissentId: subject ?? '', seatId, text: within(said.text, 100, 'text', languageOf(scene)), at },
    },
  ],
});
