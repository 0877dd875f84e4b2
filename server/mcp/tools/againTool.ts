import { createHash } from 'node:crypto';

import { z } from 'zod';

import { AskAgain } from '../../../shared/api/cases/again.ts';
import { Accepted } from '../../../shared/api/cases/case.ts';
import { limits } from '../../../shared/api/limits.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { caseId, status } from './shapes.ts';
import { hints, tool } from './tool.ts';

/** Spends a case, as submitting does: only with the person's yes. The same change sent again answers the case it made. */
export const againTool = ({ invoke }: McpNeeds, token: TokenCaller) =>
  tool({
    name: 'ask_again',
    title: 'Ask again with one thing changed',
    description:
      'Asks a delivered case of the person again with one thing changed: a fact, an assumption, the weight of a criterion, or a document that add_document has taken. It is a case of its own that uses one of their plan, and takes over what the change does not reach. Documents of the case come along. Change only what the person said. Call it once for one change.',
    scope: 'submit',
    hints: hints('ffft'),
    input: z.object({
      case_id: caseId,
      change: AskAgain.shape.change.describe('The one thing that is different.'),
      consent: z
        .strictObject({ statement: z.string().min(1).max(500).describe('What the person said, in their words.') })
        .describe('The person’s yes to asking again in their name.'),
      idempotency_key: z
        .string()
        .min(1)
        .max(limits.idempotencyKey)
        .optional()
        .describe('Names this request. Only needed to ask with the same change again on purpose.'),
    }),
    output: z.object({ case_id: z.string(), status, watch_url: z.string(), next: z.string() }),
    async run({ case_id, change, consent, idempotency_key }) {
      const about = JSON.stringify([token.tokenId, case_id, change]);
      const key = idempotency_key ?? `mcp-${createHash('sha256').update(about).digest('hex')}`;
      const accepted = Accepted.parse(
        await invoke(token, 'askAgain', {
          params: { case_id },
          headers: { 'idempotency-key': key },
          body: { change, consent },
        }),
      );
      const next = 'Give the person the watch_url, then call wait_for_decision.';
      return {
        text: `Asked again as case ${accepted.case_id}. The person can watch at ${accepted.watch_url}. ${next}`,
        data: { ...accepted, next },
      };
    },
  });
