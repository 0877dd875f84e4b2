import { z } from 'zod';

import { Accepted } from '../../../shared/api/cases/intake.ts';
import { Answers } from '../../../shared/api/cases/answers.ts';
import { Cancel, CaseView } from '../../../shared/api/cases/case.ts';
import { MyCases } from '../../../shared/api/cases/caseList.ts';
import { statusGroups, statuses } from '../../../shared/api/cases/caseFields.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';
import { caseOrders } from '../../../shared/api/cases/caseOrders.ts';
import { ofCase, published, text } from '../../../shared/api/define.ts';
import { planOffers } from '../../../shared/api/accounts/plans.ts';
import { termsVersion } from '../../../shared/api/accounts/terms.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { asAccount } from '../asAccount.ts';
import { periodOf } from '../limits/caseQuota.ts';
import { createRerun } from '../rerun.ts';
import { caseRoute } from './caseRoute.ts';
import { presentTrial } from '../../accounts/routes/accountRoutes.ts';
import { accepted, presentCase, presentRow } from './casePresentation.ts';

type Needs = Pick<
  CaseRouteNeeds,
  | 'accounts'
  | 'askedAgain'
  | 'casesOf'
  | 'countCases'
  | 'usedCases'
  | 'fileOf'
  | 'handleCase'
  | 'publicUrl'
  | 'secret'
  | 'now'
  | 'pool'
  | 'capUsd'
  | 'spending'
  | 'diskFull'
>;

const tag = 'cases';

export const caseRoutes = (needs: Needs) => {
  const { accounts, askedAgain, casesOf, countCases, fileOf, handleCase, publicUrl, now, usedCases } = needs;
  const rerun = createRerun(needs);
  const tell = asAccount(handleCase);

  return [
    caseRoute({
      method: 'get',
      path: '/api/my-cases',
      operationId: 'listMyCases',
      tag,
      summary: 'The account’s cases and those it audits, with its plan and what each case waits for',
      auth: 'session',
      scope: 'read',
      waits: true,
      query: z.object({
        cursor: z.string().max(1500).optional().register(published, { description: '`next` of the page before.' }),
        status: z
          .enum([...statuses, ...keysOf(statusGroups)])
          .optional()
          .register(published, {
            description:
              'Only cases of this status; `under_way` is queued and running, `stopped` is failed and cancelled.',
          }),
        q: text(200).optional().register(published, { description: 'Only cases whose title has this in it.' }),
        archived: z
          .enum(['true', 'false'])
          .default('false')
          .register(published, { description: 'The cases that were archived, instead of the others.' }),
        sort: z.enum(caseOrders).default('newest').register(published, {
          description: '`attention` has first what waits for you, then what failed, then what runs.',
        }),
        limit: z.coerce
          .number<string>()
          .int()
          .min(1)
          .max(100)
          .default(50)
          .register(published, { description: 'Cases of a page at most.' }),
      }),
      problems: [],
      replies: { 200: { description: 'A page of cases.', schema: MyCases } },
      async handle({ caller: { accountId }, query: { cursor, status, limit, q, archived, sort } }) {
        const at = now();
        const account = await accounts.viewOf(accountId);
        const { from, until } = periodOf(account, at);
        const asked = {
          archived: archived === 'true',
          ...(account.proven && { email: account.email }),
          ...(q !== undefined && { search: q.trim() }),
        };
        const [{ cases, next }, counts, used] = await Promise.all([
          casesOf(accountId, {
            ...asked,
            limit,
            order: sort,
            ...(status && { statuses: statusesOf(status) }),
            ...(cursor && { cursor }),
          }),
          countCases(accountId, asked),
          usedCases(accountId, from),
        ]);
        return {
          status: 200,
          body: {
            plan: account.plan,
            trial: presentTrial(account, at),
            terms_accepted: account.terms === termsVersion,
            usage: { used, included: planOffers[account.plan].cases, until },
            counts,
            cases: cases.map((row) => presentRow(row, publicUrl)),
            next,
          },
        };
      },
    }),
    caseRoute({
      method: 'get',
      path: '/api/cases/:case_id',
      operationId: 'getCase',
      tag,
      summary: 'A case as it stands',
      auth: 'reader',
      scope: 'read',
      params: ofCase,
      problems: [],
      replies: { 200: { description: 'The case.', schema: CaseView } },
      async handle({ caller: { accountId, found, role } }) {
        const hash = found.debate.report?.documentHash;
        const file = (hash !== undefined && (await fileOf?.(hash))) || { bytes: null, sha256: null };
        const again = role === 'owner' ? await askedAgain(accountId, found.caseId) : [];
        return { status: 200, body: presentCase(found, role, file, again, publicUrl) };
      },
    }),
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/answers',
      operationId: 'answerCase',
      tag,
      summary: 'Answer what the panel asked, in any language',
      auth: 'owner',
      scope: 'answer',
      params: ofCase,
      body: Answers,
      problems: ['nothing-asked', 'invalid-answers'],
      replies: { 202: { description: 'The panel goes on.' } },
      async handle({ caller: { accountId }, params, body }) {
        const by = { by: accountId, at: now() };
        const position = await tell(
          params.case_id,
          accountId,
          'skip' in body
            ? { type: 'SkipClarification', ...by }
            : {
                type: 'AnswerClarification',
                answers:
                  'answers' in body
                    ? body.answers.map(({ question_id, text }) => ({ questionId: question_id, text }))
                    : [{ questionId: null, text: body.text }],
                ...by,
              },
        );
        return { status: 202, position };
      },
    }),
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/cancel',
      operationId: 'cancelCase',
      tag,
      summary: 'Stop the panel; what was said is kept',
      auth: 'owner',
      scope: 'decide',
      params: ofCase,
      body: Cancel,
      problems: ['case-ended'],
      replies: { 202: { description: 'Cancelled.' } },
      async handle({ caller: { accountId }, params, body }) {
        const reason = body.reason?.trim() || 'Cancelled by its owner.';
        const position = await tell(params.case_id, accountId, {
          type: 'CancelCase',
          reason,
          by: accountId,
          at: now(),
        });
        return { status: 202, position };
      },
    }),
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/retry',
      operationId: 'retryCase',
      tag,
      summary: 'Take a failed case up again where it stopped',
      auth: 'owner',
      scope: 'decide',
      params: ofCase,
      problems: ['not-failed', 'not-resumable'],
      replies: { 202: { description: 'The panel goes on.' } },
      async handle({ caller: { accountId }, params }) {
        const position = await tell(params.case_id, accountId, { type: 'RetryCase', by: accountId, at: now() });
        return { status: 202, position };
      },
    }),
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/rerun',
      operationId: 'rerunCase',
      tag,
      summary: 'Run a case again, free of charge, of which only one provider answered',
      description:
        'Once for each case, with the same text and mode. The new case does not count against the plan. Sent again, it answers the same case.',
      auth: 'owner',
      scope: 'submit',
      params: ofCase,
      problems: ['not-delivered', 'rerun-not-offered', 'terms-not-accepted', 'too-many-requests', 'intake-stopped'],
      replies: { 201: { description: 'The panel has the new case.', schema: Accepted } },
      async handle({ caller: { accountId, found } }) {
        const { caseId, position } = await rerun(accountId, found);
        return { status: 201, body: accepted(publicUrl, caseId), position };
      },
    }),
  ];
};

const statusesOf = (status: (typeof statuses)[number] | keyof typeof statusGroups) =>
  status === 'under_way' || status === 'stopped' ? statusGroups[status] : [status];
