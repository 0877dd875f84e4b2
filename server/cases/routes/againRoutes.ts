import { AskAgain, ComparisonReply } from '../../../shared/api/cases/again.ts';
import { Accepted } from '../../../shared/api/cases/case.ts';
import { documentOffers } from '../../../shared/documents/limits.ts';
import { sentenceOf } from '../../../shared/documents/refusals.ts';
import { idempotencyHeaders, ofCase } from '../../../shared/api/define.ts';
import type { Change } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { comparisonOf } from '../../../shared/views/comparison.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import { frameSeen } from '../../../shared/views/reportDocument/frame.ts';
import { type IntakeNeeds, createIntake } from '../intake.ts';
import { accepted } from './casePresentation.ts';
import { presentComparison } from './comparisonPresentation.ts';
import { caseRoute } from './caseRoute.ts';

/** A delivered case with one thing changed: another case, which takes over what the change does not reach. */
export const againRoutes = (needs: IntakeNeeds) => {
  const submit = createIntake(needs);
  const { cases, accounts, documents } = needs;
  const changed = async (asked: AskAgain['change'], debate: Debate, accountId: string): Promise<Change> => {
    if (asked.kind !== 'document') return changeIn(asked, debate);
    if (!documents.offered) throw new Refusal('again-not-offered', 'Cases take no documents here yet.');
    const { documentId, name } = await documents.store.get(accountId, asked.document_id);
    return { kind: 'document', documentId, name };
  };

  return [
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/again',
      operationId: 'askAgain',
      tag: 'cases',
      summary: 'Ask a delivered case again with one thing changed',
      description:
        'A case of its own, which counts as any other. It takes over evidence, blind ballots and the exchange; every seat votes again knowing what changed, and the recommendation is written again. Sent with a token, it needs `consent`.',
      auth: 'owner',
      scope: 'submit',
      params: ofCase,
      headers: idempotencyHeaders('request'),
      body: AskAgain,
      problems: [
        'not-delivered',
        'again-not-offered',
        'document-not-found',
        'document-not-ready',
        'documents-too-many',
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
        'too-many-requests',
        'intake-stopped',
      ],
      replies: { 201: { description: 'The panel has the new case.', schema: Accepted } },
      async handle({ caller, params, headers, body, ctx }) {
        const { debate } = caller.found;
        if (debate.status !== 'delivered')
          throw new Refusal('not-delivered', 'Only a case that was delivered can be asked again.');
        const { email, plan } = await accounts.viewOf(caller.accountId);
        const { files } = documentOffers[plan];
        if (body.change.kind === 'document' && debate.documents.length >= files)
          throw new Refusal(
            'documents-too-many',
            sentenceOf({ code: 'documents-too-many', params: { limit: `${files} files` } }),
          );
        const change = await changed(body.change, debate, caller.accountId);
        const { q1, answers, mode } = debate;
        const { caseId, position } = await submit({
          caller,
          body: {
            email,
            q1: q1 ?? '',
            mode,
            ...answers,
            ...(change.kind === 'document' && { documents: [change.documentId] }),
          },
          key: headers['idempotency-key'],
          consent: body.consent ? { how: 'stated', statement: body.consent.statement } : null,
          address: caller.token ? null : ctx.ip,
          again: { of: params.case_id, change },
        });
        return {
          status: 201,
          body: accepted(needs.publicUrl, caseId),
          position,
        };
      },
    }),
    caseRoute({
      method: 'get',
      path: '/api/cases/:case_id/comparison',
      operationId: 'getComparison',
      tag: 'cases',
      summary: 'What moved where a case was asked again, and why',
      auth: 'owner',
      scope: 'read',
      params: ofCase,
      problems: ['not-found'],
      replies: { 200: { description: 'Both cases side by side.', schema: ComparisonReply } },
      async handle({ caller: { accountId, found } }) {
        const of = found.debate.again?.of;
        const before = of === undefined ? null : await cases.at(of);
        const compared = before?.access.ownerId === accountId ? comparisonOf(before.debate, found.debate) : null;
        if (!compared) throw new Refusal('not-found', 'There is nothing to compare this case with.');
        return { status: 200, body: presentComparison(compared) };
      },
    }),
  ];
};

/** The change as it is recorded, with what stood there; refused where the case has no such thing. */
const changeIn = (asked: Exclude<AskAgain['change'], { kind: 'document' }>, debate: Debate): Change => {
  if (asked.kind !== 'weight') return asked;
  const criterion = frameSeen(debate)?.criteria.find(({ criterionId }) => criterionId === asked.criterion_id);
  if (!criterion)
    throw new Refusal('invalid-input', `The panel had no criterion ${asked.criterion_id}.`, [
      { pointer: '/change/criterion_id', detail: 'Name one of the criteria of this case.' },
    ]);
  const { criterionId, name, weight } = criterion;
  return { kind: 'weight', criterionId, name, was: weight, now: asked.now };
};
