import { planOffers } from '../../../shared/api/accounts/plans.ts';
import type { Mode } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type AccountView, monthOf } from '../../../shared/views/account.ts';
import type { CaseRouteNeeds } from '../caseNeeds.ts';
import { type Pool, type PoolClient, inTransaction } from '../../platform/postgres/pool.ts';
import { lockNameInTransaction } from '../../platform/postgres/advisoryLocks.ts';

type Needs = {
  readonly pool: Pool;
  readonly countedCases: CaseRouteNeeds['countedCases'];
  readonly pricingUrl: string;
};

/** When the cases that count now began to count, and until when they do. */
export const periodOf = ({ plan, trial, registeredAt }: AccountView, now: string) =>
  plan === 'trial' ? { from: registeredAt, until: trial?.endsAt ?? null } : monthOf(now);

/** What the plan says to one more case in this mode. The count is exact under concurrency, in all processes together. */
export const createQuota = ({ pool, countedCases, pricingUrl }: Needs) => ({
  /** Refuses, or holds a place for the case until the read model counts it. */
  async claim(
    account: AccountView,
    mode: Mode,
    caseId: string,
    now: string,
    /** Further limits, checked under the same lock. */
    check: (sql: PoolClient) => Promise<void> = async () => {},
  ): Promise<void> {
    const { name, cases, modes } = planOffers[account.plan];
    const extra = { pricing_url: pricingUrl };
    if (account.plan === 'trial' && (account.trial === null || now >= account.trial.endsAt))
      throw new Refusal('trial-ended', 'The trial has ended. Choose a plan to bring another decision.', [], extra);
    if (!modes.includes(mode))
      throw new Refusal(
        'not-in-plan',
        `${name} has the modes ${modes.join(' and ')}.`,
        [{ pointer: '/mode', detail: `Choose one of ${modes.join(', ')}; this plan does not include ${mode}.` }],
        extra,
      );
    // Anybody can sign up with the address of somebody else: until it is proven, one case is all there is,
    // and one that failed is one, too.
    const { from, included } = account.proven
      ? { from: periodOf(account, now).from, included: cases }
      : { from: account.registeredAt, included: 1 };
    const counted = included === null ? [] : await countedCases(account.accountId, from, !account.proven);
    // Claims younger than five minutes bridge what the read model lags; the account's lock makes counting and claiming one step.
    await inTransaction(pool, async (sql) => {
      const of = [account.accountId];
      await lockNameInTransaction(sql, 'quota', account.accountId);
      await sql.query(
        "delete from intake_claim where account_id = $1 and claimed_at < now() - interval '5 minutes'",
        of,
      );
      const { rows } = await sql.query<{ case_id: string }>(
        'select case_id from intake_claim where account_id = $1',
        of,
      );
      const used = new Set([...counted, ...rows.map(({ case_id }) => case_id)]);
      const isFull = included !== null && !used.has(caseId) && used.size >= included;
      if (isFull && !account.proven) throw notProven('bring another decision');
      if (isFull)
        throw new Refusal(
          'quota-reached',
          `${name} includes ${cases} cases, and they are used. ${nextChance(account, now)}`,
          [],
          extra,
        );
      await check(sql);
      await sql.query('insert into intake_claim (case_id, account_id) values ($1, $2) on conflict do nothing', [
        caseId,
        account.accountId,
      ]);
    });
  },
});

/** Refuses what only an account may do whose address is proven. */
export const notProven = (what: string): Refusal =>
  new Refusal(
    'address-not-proven',
    `Confirm your e-mail address to ${what}: open any link in an e-mail that we sent to it, in the browser where you are signed in, or ask for an e-mail with a link on the account page.`,
  );

const nextChance = (account: AccountView, now: string) =>
  account.plan === 'trial'
    ? 'Choose a plan to bring another decision.'
    : `More from ${monthOf(now).until.slice(0, 10)} on.`;
