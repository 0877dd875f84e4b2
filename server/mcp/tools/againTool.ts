import { z } from 'zod';

import { AskAgain } from '../../../shared/api/cases/again.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import { frameSeen } from '../../../shared/views/reportDocument/frame.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { consentIn, statedConsent } from './consent.ts';
import type { Forms } from './forms.ts';
import { createRepeats } from './repeats.ts';
import { broughtCase, caseId, idempotencyKey, ownCase, toldOfCase } from './shapes.ts';
import { hints, tool } from './tool.ts';

/** Spends a case, as submitting does: only with the person's yes. The same change sent again answers the case it made. */
export const againTool = (needs: McpNeeds, token: TokenCaller, forms: Forms) => {
  const { accounts, askAgain, cases } = needs;
  const { keyFor, contentsOf, idsFor } = createRepeats(needs, token);

  return tool({
    name: 'ask_again',
    title: 'Ask again with one thing changed',
    description:
      'Asks a delivered case of the person again with one thing changed: a fact, an assumption, the weight of a criterion, or a document from add_document. It is a new case: it uses one case of their plan, records their consent, and reuses the documents and everything that the change does not affect. Change only what the person said. Call it once per change.',
    scope: 'submit',
    hints: hints('fftt'),
    input: z.object({
      case_id: caseId,
      change: AskAgain.shape.change.describe('The one thing that changes.'),
      consent: statedConsent,
      idempotency_key: idempotencyKey(
        'Identifies this request. Only needed to ask with the same change again on purpose.',
      ),
    }),
    output: z.object(broughtCase),
    async run({ case_id, change, consent, idempotency_key }, ctx) {
      const { debate } = await ownCase(cases, token, case_id);
      const { email } = await accounts.viewOf(token.accountId);
      const message = `May “${token.name}” ask Witan again for ${email}, with one thing changed? It uses one case of your plan. “${said(change, debate).slice(0, 300)}”`;
      const asked = { message, about: { case_id, change, idempotency_key } };
      const yes = await consentIn(forms, ctx, consent, asked);
      if ('ask' in yes) return yes.ask;

      const wanted = await contentsOf(change.kind === 'document' ? [change.document_id] : []);
      const [file] = wanted;
      const key = idempotency_key ?? (await keyFor({ case_id, change: file ? file.sha256 : change }));
      const [known] = await idsFor(key, wanted);
      const made = await askAgain({
        caller: { accountId: token.accountId, token },
        of: case_id,
        debate,
        change: known === undefined ? change : { kind: 'document', document_id: known },
        key,
        consent: yes.given,
        address: null,
      });
      return toldOfCase(needs, made, 'Asked again');
    },
  });
};

/** The change as the person is asked about it. */
const said = (change: AskAgain['change'], debate: Debate): string => {
  switch (change.kind) {
    case 'fact':
      return change.now;
    case 'assumption':
      return `${change.now} (assumed before: ${change.was})`;
    case 'weight': {
      const criterion = frameSeen(debate)?.criteria.find(({ criterionId }) => criterionId === change.criterion_id);
      return `${criterion?.name ?? change.criterion_id}: ${change.now}`;
    }
    case 'document':
      return 'One more document';
  }
};
