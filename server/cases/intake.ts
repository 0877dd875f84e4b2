import { normalEmail } from '../../shared/api/accounts/account.ts';
import type { Intake } from '../../shared/api/cases/intake.ts';
import { intakeQuestions } from '../../shared/api/cases/intakeQuestions.ts';
import type { CaseEventOf } from '../../shared/events/case.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { hasWords } from '../../shared/kernel/text/visibleText.ts';
import type { Debate } from '../../shared/views/debate/debate.ts';
import { addedDocument } from '../documents/addedDocument.ts';
import { byAccount } from '../platform/http/provenance.ts';
import type { PoolClient } from '../platform/postgres/pool.ts';
import type { Caller } from '../platform/http/route.ts';
import type { AddedDocument } from './commands/caseCommand.ts';
import { newCaseId } from './caseIds.ts';
import type { CaseRouteNeeds } from './caseNeeds.ts';
import { createQuota, periodOf } from './limits/caseQuota.ts';
import { heldSubmissions } from './approvals/heldSubmissions.ts';
import { mustHaveAcceptedTerms } from './limits/acceptedTerms.ts';
import { createSpending } from './limits/spending.ts';
import { createTokenLimits } from './limits/tokenLimits.ts';

export type IntakeNeeds = Pick<
  CaseRouteNeeds,
  | 'accounts'
  | 'cases'
  | 'handleCase'
  | 'pool'
  | 'countedCases'
  | 'publicUrl'
  | 'secret'
  | 'keyring'
  | 'documents'
  | 'capUsd'
  | 'spending'
  | 'diskFull'
  | 'now'
>;
/** The person's yes: in words that the agent passes on, or asked of them by the agent's own program. */
type Consent = Pick<CaseEventOf<'ConsentRecorded'>['data'], 'how' | 'statement'>;
type Asked = {
  readonly caller: Pick<Caller, 'accountId' | 'token'>;
  readonly body: Intake;
  /** Names the submission: sent again with it, it makes one case. */
  readonly key: string | undefined;
  readonly consent: Consent | null;
  /** The owner approved it in the app under this id: it waits for that no longer. */
  readonly approvalId?: string;
  /** Where the request came from; null for an agent that a service runs. */
  readonly address: string | null;
  /** The delivered case that is asked again, and what was changed. */
  readonly again?: CaseEventOf<'CaseSubmitted'>['data']['again'];
};
type Submitted = { readonly caseId: string; readonly position: bigint; readonly isNew: boolean };

/** What every submission may be refused with, whatever else its route refuses. */
export const submissionProblems = [
  'terms-not-accepted',
  'consent-missing',
  'approval-pending',
  'approval-declined',
  'address-not-proven',
  'trial-ended',
  'quota-reached',
  'token-limit-reached',
  'not-in-plan',
  'idempotency-key-reused',
  'document-not-found',
  'document-not-ready',
  'too-many-requests',
  'intake-stopped',
] as const;

/** How a decision comes to the panel, anyone who brings it: an agent only with the consent of its person. */
export const createIntake = (needs: IntakeNeeds) => {
  const { accounts, cases, handleCase, publicUrl, secret, now } = needs;
  const tokenLimits = createTokenLimits(needs);
  const spending = createSpending(needs);
  const quota = createQuota({ ...needs, pricingUrl: `${publicUrl}/pricing` });

  const held = heldSubmissions(needs);

  const submit = async ({
    caller: { accountId, token },
    body,
    key: given,
    consent,
    approvalId,
    address,
    again,
  }: Asked): Promise<Submitted> => {
    const account = await accounts.viewOf(accountId);
    mustHaveAcceptedTerms(account, publicUrl);
    // What waits for approval may have been brought before the address was changed.
    if (approvalId === undefined && normalEmail(body.email) !== account.email)
      throw new Refusal('not-your-email', 'Use the account’s own e-mail address.', [
        { pointer: '/email', detail: 'Use the e-mail address this account signed up with.' },
      ]);
    if (token && !consent)
      throw new Refusal(
        'consent-missing',
        'An agent submits a decision only with the consent of its person: ask them, and send their answer as `consent`.',
        [{ pointer: '/consent', detail: 'Send {"statement": "what the person said"}.' }],
      );

    const { q1, documents: wanted = [] } = body;
    if (!hasWords(q1)) {
      const detail = 'Describe the decision in words: this text has no letter and no digit.';
      throw new Refusal('invalid-input', detail, [{ pointer: '/q1', detail }]);
    }
    if (wanted.length > 0 && !needs.documents.offered)
      throw new Refusal('invalid-input', 'Cases take no documents yet: describe what matters in the text.', [
        { pointer: '/documents', detail: 'Cases take no documents yet.' },
      ]);

    const mode = body.mode || 'default';
    const at = now();
    const waits = token && consent && account.approval && approvalId === undefined;
    const asked = { body, ...(again && { again }) };
    const key = waits
      ? await held.approvedKey({ accountId, token, ...asked, statement: consent.statement, at }, given, publicUrl)
      : given;
    const caseId = newCaseId(secret, accountId, key);
    const before = key === undefined ? null : await cases.at(caseId);
    const withinToken = token && !before ? await tokenLimits.check(token, mode, caseId, at) : null;
    const check = async (sql: PoolClient) => {
      await withinToken?.(sql);
      const { from } = periodOf(account, at);
      await spending.reserve(sql, { caseId, accountId, plan: account.plan, mode, from, address, now: at });
    };
    const handed = { accountId, documentIds: wanted, heldFor: approvalId };
    const placed = async (): Promise<readonly AddedDocument[]> => {
      // Before a place is taken: what is refused must hold none.
      await needs.documents.store.checkAttachable(handed, caseId);
      await quota.claim(account, mode, caseId, at, check);
      return [
        ...(again && needs.documents.offered
          ? await needs.documents.store.copyToCase({ accountId, from: again.of }, caseId)
          : []),
        ...(wanted.length > 0 ? await needs.documents.store.attach(handed, caseId) : []),
      ].map(addedDocument);
    };
    const by = token && { tokenId: token.tokenId, agent: token.name, client: token.client };
    const submitted = async (documents: readonly AddedDocument[]): Promise<Submitted> => {
      const { position } = await handleCase(
        caseId,
        {
          ...{ type: 'SubmitCase', caseId, accountId, email: account.email, mode, q1 },
          ...{ answers: answersIn(body), documents, at },
          ...spending.recordedCap(account.plan, mode),
          ...(again && { again }),
          ...(consent && { consent: { ...consent, ...(by ?? { tokenId: null, agent: '', client: '' }) } }),
        },
        byAccount(accountId),
      );
      if (token && consent) {
        const about = { caseId, tokenId: token.tokenId, how: consent.how, at };
        await accounts.noteAgentSubmitted(accountId, about);
      }
      return { caseId, position, isNew: !before };
    };
    // Sent again because the reply was lost, it takes nothing of what the token may submit.
    if (before) return submitted(sentBefore(before.debate.documents, wanted, again !== undefined));
    return countedBy(token, async () => submitted(await placed()));
  };

  /** One of the submissions that a token has in an hour, unless it is refused: then it made no case. */
  const countedBy = async (token: Caller['token'], make: () => Promise<Submitted>): Promise<Submitted> => {
    if (!token) return make();
    await accounts.throttle.take('intakeByToken', token.tokenId);
    try {
      return await make();
    } catch (error) {
      if (error instanceof Refusal) await accounts.throttle.forgive('intakeByToken', token.tokenId);
      throw error;
    }
  };

  return async (asked: Asked): Promise<Submitted> => {
    await accounts.throttle.take('intakeByAccount', asked.caller.accountId);
    return submit(asked);
  };
};

/** The guided answers that were given. */
const answersIn = (body: Intake): Record<string, string> => {
  const given = body as Record<string, unknown>;
  return Object.fromEntries(
    intakeQuestions.flatMap(({ id }) => {
      const answer = given[id];
      return typeof answer === 'string' && answer.trim() ? [[id, answer]] : [];
    }),
  );
};

/**
 * A request that is repeated names the documents that it named before: others are no longer to be had under this key. Those of the case that is
 * asked again came along unnamed.
 */
const sentBefore = (
  known: Debate['documents'],
  wanted: readonly string[],
  isAgain: boolean,
): readonly AddedDocument[] => {
  const all = known.filter(isWhole);
  const found = all.filter(({ documentId }) => wanted.includes(documentId));
  if (found.length < wanted.length) throw new Refusal('idempotency-key-reused', 'This key was used for another case.');
  return isAgain ? all : found;
};

/** The owner's fold holds all of a document; a watcher's does not. */
const isWhole = (document: Debate['documents'][number]): document is CaseEventOf<'DocumentAdded'>['data'] =>
  document.name !== undefined;
