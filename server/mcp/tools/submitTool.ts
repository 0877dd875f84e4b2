import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { Intake } from '../../../shared/api/cases/case.ts';
import { intakeQuestions } from '../../../shared/api/cases/intakeQuestions.ts';
import { limits } from '../../../shared/api/limits.ts';
import { modes } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { newCaseId } from '../../cases/caseIds.ts';
import { watchUrl } from '../../cases/routes/casePresentation.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { askConsent, asksPeople, consentGiven, consentRefused } from './consent.ts';
import { status } from './shapes.ts';
import { hints, tool } from './tool.ts';

const answer = (description: string) => z.string().max(limits.answer).optional().describe(description);

const day = 24 * 3600 * 1000;

/** The one tool that spends. Sent again, with its key or within a day without one, it answers the case it made. */
export const submitTool = ({ accounts, submit, cases, secret, publicUrl, now }: McpNeeds, token: TokenCaller) => {
  /** A call that is repeated after a broken connection has no key that says so: token, text and day make one. */
  const keyFor = async (about: object): Promise<string> => {
    const made = createHash('sha256')
      .update(JSON.stringify([token.tokenId, about]))
      .digest('hex');
    const keyOf = (moment: number) => `mcp-${made}-${new Date(moment).toISOString().slice(0, 10)}`;
    const at = Date.parse(now());
    const yesterday = await cases.at(newCaseId(secret, token.accountId, keyOf(at - day)));
    const isRecent = yesterday !== null && Date.parse(yesterday.debate.submittedAt) > at - day;
    return isRecent ? keyOf(at - day) : keyOf(at);
  };

  return tool({
    name: 'submit_decision',
    title: 'Submit a decision',
    description:
      'Brings one high-stakes decision of the person to a panel of AI seats that research, debate and vote. It uses one case of their plan, and their consent is recorded. Write the question in their own words and language; add nothing they did not say. Call it once for one decision.',
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
      consent: z
        .strictObject({ statement: z.string().min(1).max(500).describe('What the person said, in their words.') })
        .optional()
        .describe(
          'The person’s yes to submitting this in their name. Without it the person is asked, where your program can.',
        ),
      idempotency_key: z
        .string()
        .min(1)
        .max(limits.idempotencyKey)
        .optional()
        .describe('Names this submission. Only needed to submit the same text again on purpose.'),
    }),
    output: z.object({
      case_id: z.string(),
      status,
      watch_url: z.string(),
      already_submitted: z.boolean(),
      next: z.string(),
    }),
    async run({ question, mode, context = {}, consent, idempotency_key }, ctx) {
      const account = await accounts.viewOf(token.accountId);
      const message = `May “${token.name}” submit this decision to Witan for ${account.email}? It uses one case of your plan. “${question.slice(0, 300)}”`;
      const given = consent ? { how: 'stated' as const, statement: consent.statement } : consentGiven(ctx, message);
      if (!given && consentRefused(ctx))
        throw new Refusal('consent-missing', 'The person did not agree, or could not be asked here.');
      if (!given && asksPeople(ctx)) return askConsent(message);

      const key = idempotency_key ?? (await keyFor({ question, mode, context }));
      const body = { email: account.email, q1: question, mode, ...context } as Intake;
      const caller = { accountId: token.accountId, token };
      const { caseId, isNew } = await submit({ caller, body, key, consent: given, address: null });
      const found = await cases.at(caseId);
      const url = watchUrl(publicUrl, caseId);
      const next = 'Give the person the watch_url, then call wait_for_decision.';
      return {
        text: `${isNew ? 'Submitted' : 'Already submitted'} as case ${caseId}. The person can watch at ${url}. ${next}`,
        data: {
          case_id: caseId,
          status: found?.debate.status ?? 'queued',
          watch_url: url,
          already_submitted: !isNew,
          next,
        },
      };
    },
  });
};
