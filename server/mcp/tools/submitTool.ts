import { z } from 'zod';

import type { Intake } from '../../../shared/api/cases/intake.ts';
import { documentId } from '../../../shared/api/cases/documents.ts';
import { intakeQuestions } from '../../../shared/api/cases/intakeQuestions.ts';
import { ExpectedCase } from '../../../shared/api/cases/expected.ts';
import { limits } from '../../../shared/api/limits.ts';
import { modes } from '../../../shared/events/case.ts';
import { expectedCase } from '../../cases/limits/expectedRoute.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { consentIn, statedConsent } from './consent.ts';
import type { Forms } from './forms.ts';
import { createRepeats } from './repeats.ts';
import { broughtCase, idempotencyKey, toldOfCase } from './shapes.ts';
import { hints, tool } from './tool.ts';

const answer = (description: string) => z.string().max(limits.answer).optional().describe(description);

/** Spends a case. Sent again, with its key or within a day without one, it answers the case it made. */
export const submitTool = (needs: McpNeeds, token: TokenCaller, forms: Forms) => {
  const { accounts, submit } = needs;
  const { keyFor, contentsOf, idsFor } = createRepeats(needs, token);

  return tool({
    name: 'submit_decision',
    title: 'Submit a decision',
    description:
      'Submits one high-stakes decision of the person to a panel of AI seats that research, debate and vote on it. It uses one case of their plan and records their consent. Write the question in their own words and language, and add nothing they did not say. Call it once per decision.',
    scope: 'submit',
    hints: hints('fftt'),
    input: z.object({
      question: z
        .string()
        .min(1)
        .max(limits.q1)
        .describe('The decision, its options, what matters and by when, in the person’s own words and language.'),
      mode: z
        .enum(modes)
        .default('default')
        .describe('default: may ask questions first. direct: never asks, minutes. deep: three panels.'),
      context: z
        .strictObject(Object.fromEntries(intakeQuestions.map(({ id, label }) => [id, answer(label)])))
        .optional()
        .describe('Guided answers that the person gave, if any.'),
      documents: z
        .array(documentId)
        .min(1)
        .max(100)
        .optional()
        .describe('document_id of each file for the case, from add_document.'),
      consent: statedConsent,
      idempotency_key: idempotencyKey(
        'Identifies this submission. Only needed to submit the same text again on purpose.',
      ),
    }),
    output: z.object({ ...broughtCase, expected: ExpectedCase }),
    async run({ question, mode, context = {}, documents: named = [], consent, idempotency_key }, ctx) {
      const account = await accounts.viewOf(token.accountId);
      const files =
        named.length === 0 ? '' : named.length === 1 ? ' with one document' : ` with ${named.length} documents`;
      const message = `May “${token.name}” submit this decision${files} to Witan for ${account.email}? It uses one case of your plan. “${question.slice(0, 300)}”`;
      const asked = { message, about: { question, mode, context, named, idempotency_key } };
      const yes = await consentIn(forms, ctx, consent, asked);
      if ('ask' in yes) return yes.ask;

      const wanted = await contentsOf(named);
      const contents = wanted.map(({ sha256 }) => sha256).toSorted();
      const about = { question, mode, context, ...(contents.length > 0 && { contents }) };
      const key = idempotency_key ?? (await keyFor(about));
      const ids = await idsFor(key, wanted);
      const body = {
        ...{ email: account.email, q1: question, mode, ...context },
        ...(ids.length > 0 && { documents: ids }),
      } as Intake;
      const caller = { accountId: token.accountId, token };
      const made = await submit({ caller, body, key, consent: yes.given, address: null });
      const characters = [question, ...Object.values(context)].join('').length;
      const tokens = wanted.map((one) => one.tokens);
      const expected = await expectedCase(needs, mode, characters, tokens);
      const { text, data } = await toldOfCase(needs, made, 'Submitted');
      return { text, data: { ...data, expected } };
    },
  });
};
