import { z } from 'zod';

import { normalEmail } from '../../../shared/api/account.ts';
import { Accepted, Intake } from '../../../shared/api/case.ts';
import { published } from '../../../shared/api/define.ts';
import { intakeQuestions } from '../../../shared/api/intakeQuestions.ts';
import { limits } from '../../../shared/api/limits.ts';
import { termsVersion } from '../../../shared/api/terms.ts';
import type { CaseEventOf } from '../../../shared/events/case.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { addedDocument } from '../../documents/added.ts';
import type { AddedDocument } from '../caseDecider.ts';
import { newCaseId } from '../caseIds.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { byAccount } from '../../platform/http/provenance.ts';
import { createQuota } from '../caseQuota.ts';
import { createTokenLimits } from '../tokenLimits.ts';
import { caseRoute } from './caseRoute.ts';
import { watchUrl } from './casePresentation.ts';

type Needs = Pick<
  CaseRouteNeeds,
  | 'accounts'
  | 'cases'
  | 'handleCase'
  | 'pool'
  | 'countedCases'
  | 'publicUrl'
  | 'secret'
  | 'documents'
  | 'capUsd'
  | 'now'
>;

export const intakeRoute = (needs: Needs) => {
  const { accounts, cases, handleCase, publicUrl, secret, now } = needs;
  const limitsOfTokens = createTokenLimits(needs);
  const quota = createQuota({ ...needs, pricingUrl: `${publicUrl}/pricing` });

  return caseRoute({
    method: 'post',
    path: '/intake',
    operationId: 'submitCase',
    tag: 'cases',
    summary: 'Bring a decision: the panel starts at once',
    description:
      'With an `Idempotency-Key` the same request may be sent again and makes one case; the key with another body is refused.',
    auth: 'session',
    scope: 'submit',
    headers: z.object({
      'idempotency-key': z
        .string()
        .min(1)
        .max(limits.idempotencyKey)
        .optional()
        .register(published, { description: 'Any text that names this submission, such as a UUID.' }),
    }),
    body: Intake,
    problems: [
      'terms-not-accepted',
      'not-your-email',
      'trial-ended',
      'quota-reached',
      'token-limit-reached',
      'not-in-plan',
      'idempotency-key-reused',
      'document-not-found',
      'document-not-ready',
      'too-many-requests',
    ],
    replies: { 201: { description: 'The panel has the case.', schema: Accepted } },
    async handle({ caller: { accountId, token }, headers, body }) {
      await accounts.throttle.take('intakeByAccount', accountId);
      if (token) await accounts.throttle.take('intakeByToken', token.tokenId);
      const account = await accounts.viewOf(accountId);
      if (account.terms !== termsVersion)
        throw new Refusal('terms-not-accepted', 'Accept the Terms first.', [], { onboard_url: `${publicUrl}/onboard` });
      if (normalEmail(body.email) !== account.email)
        throw new Refusal('not-your-email', 'Use the account’s own e-mail address.', [
          { pointer: '/email', detail: 'Use the e-mail address this account signed up with.' },
        ]);

      const caseId = newCaseId(secret, accountId, headers['idempotency-key']);
      const mode = body.mode || 'default';
      const at = now();
      const given = body as Record<string, unknown>;
      const answers: Record<string, string> = {};
      for (const { id } of intakeQuestions) {
        const answer = given[id];
        if (typeof answer === 'string' && answer.trim()) answers[id] = answer;
      }

      const { q1, documents: wanted = [] } = body;
      if (wanted.length > 0 && !needs.documents.offered)
        throw new Refusal('invalid-input', 'Cases take no documents yet: describe what matters in the text.', [
          { pointer: '/documents', detail: 'Cases take no documents yet.' },
        ]);
      const before = headers['idempotency-key'] === undefined ? null : await cases.at(caseId);
      const check = token ? limitsOfTokens.check(token, mode, caseId, at) : undefined;
      if (!before) await quota.claim(account, mode, caseId, at, check);
      const documents = before
        ? sentBefore(before.debate.documents, wanted)
        : wanted.length > 0
          ? (await needs.documents.store.attach(accountId, caseId, wanted)).map(addedDocument)
          : [];
      const { position } = await handleCase(
        caseId,
        { type: 'SubmitCase', caseId, accountId, email: account.email, mode, q1, answers, documents, at },
        byAccount(accountId),
      );
      return {
        status: 201,
        body: { case_id: caseId, status: 'queued' as const, watch_url: watchUrl(publicUrl, caseId) },
        position,
      };
    },
  });
};

/** A request that is repeated names the documents that it named before: others are no longer to be had under this key. */
const sentBefore = (known: Debate['documents'], wanted: readonly string[]): readonly AddedDocument[] => {
  const found = known.filter(isWhole).filter(({ documentId }) => wanted.includes(documentId));
  if (found.length < wanted.length) throw new Refusal('idempotency-key-reused', 'This key was used for another case.');
  return found;
};

/** The owner's fold holds all of a document; a watcher's does not. */
const isWhole = (document: Debate['documents'][number]): document is CaseEventOf<'DocumentAdded'>['data'] =>
  document.name !== undefined;
