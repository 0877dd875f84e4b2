import type { CaseEvent } from '../../shared/events/case.ts';
import { type Agent, person } from '../integration/http/agent.ts';

/** A case, and the client of the person who brought it. */
export type Brought = {
  readonly me: Pick<Agent, 'get' | 'post'> & { readonly email: string };
  readonly caseId: string;
};

export async function submitted(me: Brought['me']): Promise<Brought> {
  const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';
  const { status, body, text } = await me.post('/intake', { email: me.email, q1, mode: 'direct' });
  if (status !== 201) throw new Error(`expected 201, found ${status}: ${text}`);
  return { me, caseId: body['case_id'] as unknown as string };
}

export const broughtBySomebody = async (url: string, address?: string): Promise<Brought> =>
  submitted(await person(url, address));

/** As its owner sees it: all of the calls, once the report is there. */
export async function historyOf({ me, caseId }: Brought): Promise<(CaseEvent & { readonly id: string })[]> {
  const { status, text } = await me.get(`/api/cases/${caseId}/events?limit=5000`);
  const lines = status === 200 ? text.split('\n').filter((line) => line !== '') : [];
  return lines.map((line) => JSON.parse(line) as CaseEvent & { id: string });
}

export const isMailed = async (one: Brought) => (await historyOf(one)).some(({ type }) => type === 'ReportMailed');

/** What of a history that ended well is not as it should be: facts that are there twice or not at all, a failure, an answer asked for again. */
export function faultsIn(events: readonly (CaseEvent & { readonly id: string })[]): string[] {
  const types = events.map(({ type }) => type);
  const once = ['CaseSubmitted', 'CaseFramed', 'GatePassed', 'ReportIssued', 'ReportMailed'] as const;
  return [
    ...once.flatMap((type) => {
      const found = types.filter((one) => one === type).length;
      return found === 1 ? [] : [`${found} × ${type}`];
    }),
    ...(types.includes('CaseFailed') ? ['CaseFailed'] : []),
    ...(new Set(events.map(({ id }) => id)).size === events.length ? [] : ['an event twice']),
    ...askedAgain(events).map((step) => `${step} was asked again`),
  ];
}

/** Steps that were asked once more although their answer was there. */
function askedAgain(events: readonly CaseEvent[]): string[] {
  const answered = new Set<string>();
  return events.flatMap(({ type, data }) => {
    if (type === 'ModelCallEnded' && data.outcome === 'ok') answered.add(data.step);
    return type === 'ModelCallIntended' && answered.has(data.step) ? [data.step] : [];
  });
}
