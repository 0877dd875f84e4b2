import { AskDissenter, CalibrationReply, Decide, RecordOutcome } from '../../../shared/api/cases/afterwards.ts';
import { ofCase } from '../../../shared/api/define.ts';
import { forecastsOf, reckoned } from '../../../shared/views/calibration.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { asAccount } from '../asAccount.ts';
import { caseRoute } from './caseRoute.ts';

type Needs = Pick<CaseRouteNeeds, 'handleCase' | 'decisionsOf' | 'now'>;

const tag = 'cases';

/** What follows a delivered recommendation. */
export const afterwardsRoutes = ({ handleCase, decisionsOf, now }: Needs) => {
  const tell = asAccount(handleCase);

  return [
    caseRoute({
      method: 'get',
      path: '/api/calibration',
      operationId: 'getCalibration',
      tag,
      summary: 'How good the forecasts were, once ten outcomes are on record',
      description:
        'Of the account’s delivered cases with a recorded decision and outcome, rehearsals left out, and of a case and those that ask it again the newest alone: the probability that the chosen option succeeds, as it was locked with the decision, beside how it turned out (good 1, mixed ½, bad 0), and that of each tripwire of which it is recorded whether it was crossed.',
      auth: 'session',
      scope: 'read',
      waits: true,
      problems: [],
      replies: { 200: { description: 'The figure, or how many outcomes it lacks.', schema: CalibrationReply } },
      async handle({ caller: { accountId } }) {
        return { status: 200, body: reckoned((await decisionsOf(accountId)).flatMap(forecastsOf)) };
      },
    }),
    caseRoute({
      method: 'put',
      path: '/api/cases/:case_id/decision',
      operationId: 'recordDecision',
      tag,
      summary: 'Record what was decided in the end',
      description:
        'Locks what was forecast of it. It can be put right until its outcome is recorded; from then on neither the option nor the text changes.',
      auth: 'owner',
      scope: 'decide',
      params: ofCase,
      body: Decide,
      problems: ['not-delivered', 'unknown-option', 'decision-locked'],
      replies: { 204: { description: 'Recorded.' } },
      async handle({ caller: { accountId }, params, body: { option_id, text } }) {
        const command = { type: 'RecordDecision', optionId: option_id, text, by: accountId, at: now() } as const;
        return { status: 204, position: await tell(params.case_id, accountId, command) };
      },
    }),
    caseRoute({
      method: 'put',
      path: '/api/cases/:case_id/outcome',
      operationId: 'recordOutcome',
      tag,
      summary: 'Record how it turned out',
      description:
        'Of the decision that is on record, which it locks; `unknown` where it cannot be told yet. A later outcome corrects an earlier one, and takes neither it nor a tripwire back.',
      auth: 'owner',
      scope: 'decide',
      params: ofCase,
      body: RecordOutcome,
      problems: ['not-delivered', 'decision-missing', 'decision-locked'],
      replies: { 204: { description: 'Recorded.' } },
      async handle({ caller: { accountId }, params, body: { happened, text, tripwires } }) {
        const told = { happened, text, ...(tripwires && { tripwires }) };
        const command = { type: 'RecordOutcome', ...told, by: accountId, at: now() } as const;
        return { status: 204, position: await tell(params.case_id, accountId, command) };
      },
    }),
    caseRoute({
      method: 'post',
      path: '/api/cases/:case_id/follow-up',
      operationId: 'askDissenter',
      tag,
      summary: 'Ask a dissenting seat one question; its answer joins the history',
      auth: 'owner',
      scope: 'decide',
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
