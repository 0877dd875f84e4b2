import { z } from 'zod';

import { AskDissenter, Decide, RecordOutcome } from '../../../shared/api/case.ts';
import { caseId } from '../../../shared/api/define.ts';
import type { CaseCommand } from '../../domain/case.ts';
import type { AppNeeds } from '../needs.ts';
import { byAccount } from '../provenance.ts';
import { route } from '../route.ts';

type Needs = Pick<AppNeeds, 'handleCase'> & { readonly now: () => string };

const tag = 'cases';
const ofCase = z.object({ case_id: caseId });

/** What follows a delivered recommendation. */
export const afterwardsRoutes = ({ handleCase, now }: Needs) => {
  const tell = async (id: string, accountId: string, command: CaseCommand) =>
    (await handleCase(id, command, byAccount(accountId))).position;

  return [
    route({
      method: 'put',
      path: '/api/cases/:case_id/decision',
      operationId: 'recordDecision',
      tag,
      summary: 'Record what was decided in the end',
      auth: 'owner',
      params: ofCase,
      body: Decide,
      problems: ['not-delivered', 'unknown-option'],
      replies: { 204: { description: 'Recorded.' } },
      async handle({ caller: { accountId }, params, body: { option_id, text } }) {
        const command = { type: 'RecordDecision', optionId: option_id, text, by: accountId, at: now() } as const;
        return { status: 204, position: await tell(params.case_id, accountId, command) };
      },
    }),
    route({
      method: 'put',
      path: '/api/cases/:case_id/outcome',
      operationId: 'recordOutcome',
      tag,
      summary: 'Record how it turned out',
      auth: 'owner',
      params: ofCase,
      body: RecordOutcome,
      problems: ['not-delivered'],
      replies: { 204: { description: 'Recorded.' } },
      async handle({ caller: { accountId }, params, body: { happened, text } }) {
        const command = { type: 'RecordOutcome', happened, text, by: accountId, at: now() } as const;
        return { status: 204, position: await tell(params.case_id, accountId, command) };
      },
    }),
    route({
      method: 'post',
      path: '/api/cases/:case_id/follow-up',
      operationId: 'askDissenter',
      tag,
      summary: 'Ask a dissenting seat one question; its answer joins the history',
      auth: 'owner',
      params: ofCase,
      body: AskDissenter,
      problems: ['not-delivered', 'dissent-not-found', 'dissenter-asked'],
      replies: { 202: { description: 'The seat was asked.' } },
      async handle({ caller: { accountId }, params, body: { dissent_id, question } }) {
        const command = { type: 'AskDissenter', dissentId: dissent_id, question, by: accountId, at: now() } as const;
        return { status: 202, position: await tell(params.case_id, accountId, command) };
      },
    }),
  ];
};
