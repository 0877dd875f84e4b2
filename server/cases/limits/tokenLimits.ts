import type { Mode } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { monthOf } from '../../../shared/views/account.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { Pool, PoolClient } from '../../platform/postgres/pool.ts';
import type { Cases } from '../foldedCases.ts';

type Needs = {
  readonly pool: Pool;
  readonly cases: Pick<Cases, 'at'>;
  /** The spending limit of a case by its mode; what it may cost until it has ended. */
  readonly capUsd: Readonly<Record<Mode, number>>;
};
type Submitted = { readonly caseId: string; readonly mode: Mode };
type Use = { readonly cases: number; readonly usd: number };

const submittedBy = async (sql: Pick<Pool, 'query'>, tokenId: string, since: string): Promise<Submitted[]> => {
  const { rows } = await sql.query<Submitted>(
    `select case_id as "caseId", mode from agent_token_case where token_id = $1 and submitted_at >= $2`,
    [tokenId, since],
  );
  return rows;
};

/** What a case of this mode counts with: its limit until it has ended, then what its calls cost. */
const costOf = (debate: Pick<Debate, 'status' | 'money'> | undefined, limit: number): number =>
  debate && (debate.status === 'delivered' || debate.status === 'failed' || debate.status === 'cancelled')
    ? debate.money.usd
    : limit;

/** Holds each token to the modes, the cases a month and the USD a month that it was made with. */
export const createTokenLimits = ({ pool, cases, capUsd }: Needs) => {
  const debatesOf = async (submitted: readonly Submitted[]): Promise<ReadonlyMap<string, Debate>> => {
    const debates = new Map<string, Debate>();
    for (const { caseId } of submitted) {
      const found = await cases.at(caseId);
      if (found) debates.set(caseId, found.debate);
    }
    return debates;
  };
  /** What the cases of this month come to; a case that failed costs, but is not counted. */
  const useOf = (submitted: readonly Submitted[], debates: ReadonlyMap<string, Debate>): Use => ({
    cases: submitted.filter(({ caseId }) => debates.get(caseId)?.status !== 'failed').length,
    usd: submitted.reduce((sum, { caseId, mode }) => sum + costOf(debates.get(caseId), capUsd[mode]), 0),
  });

  return {
    /** What is used of a token's month. */
    async use({ tokenId }: Pick<TokenCaller, 'tokenId'>, now: string): Promise<Use> {
      const submitted = await submittedBy(pool, tokenId, monthOf(now).from);
      return useOf(submitted, await debatesOf(submitted));
    },

    /**
     * The check of one submission, to be run under the account's lock. Cases are read before that: reading one takes a connection
     * itself. A case that is submitted in between counts with its limit.
     */
    async check(token: TokenCaller, mode: Mode, caseId: string, now: string) {
      const { tokenId, accountId, modes, casesPerMonth, usdPerMonth } = token;
      const no = (text: string) => new Refusal('token-limit-reached', text);
      const { from, until } = monthOf(now);
      const debates = await debatesOf(await submittedBy(pool, tokenId, from));
      return async (sql: Pick<PoolClient, 'query'>) => {
        if (!modes.includes(mode)) throw no(`This token allows the modes ${modes.join(' and ')}, not ${mode}.`);
        const others = (await submittedBy(sql, tokenId, from)).filter((one) => one.caseId !== caseId);
        const used = useOf(others, debates);
        const more = `More from ${until.slice(0, 10)} on, or with a token that allows more.`;
        if (casesPerMonth !== null && used.cases >= casesPerMonth)
          throw no(`This token allows ${casesPerMonth} cases a month, and they are used. ${more}`);
        if (usdPerMonth !== null && used.usd + capUsd[mode] > usdPerMonth)
          throw no(
            `This token allows ${usdPerMonth} USD a month; ${used.usd.toFixed(2)} are used or set aside, and a case in this mode may cost ${capUsd[mode]}. ${more}`,
          );
        await sql.query(
          `insert into agent_token_case (case_id, token_id, account_id, mode, submitted_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
          [caseId, tokenId, accountId, mode, now],
        );
      };
    },
  };
};
