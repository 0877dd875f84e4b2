import { createHmac } from 'node:crypto';

import { planCaps } from '../../../shared/api/accounts/planCaps.ts';
import { planOffers } from '../../../shared/api/accounts/plans.ts';
import type { Plan } from '../../../shared/events/account.ts';
import type { Mode } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { later } from '../../platform/http/problem.ts';
import type { PoolClient } from '../../platform/postgres/pool.ts';
import { intakeStop } from './intakeStop.ts';
import { usedUsd } from './usedUsd.ts';
import { lockInTransaction } from '../../platform/postgres/advisoryLocks.ts';

export type SpendingNeeds = {
  /** The spending limit of a case, by its mode. */
  readonly capUsd: Readonly<Record<Mode, number>>;
  /** USD that model calls of a day (UTC) may cost; null where no call costs anything. */
  readonly spending: { readonly dayUsd: number; readonly addressDayUsd: number } | null;
  readonly secret: string;
  /** Why nothing more should be written to the disk; null while there is room. */
  readonly diskFull: () => string | null;
};

type Brought = {
  readonly caseId: string;
  readonly accountId: string;
  readonly plan: Plan;
  readonly mode: Mode;
  /** Since when the plan's money counts; null where the case is no use of the plan. */
  readonly from: string | null;
  /** Where the request came from; null where that is not a person's address. */
  readonly address: string | null;
  readonly now: string;
};

/**
 * What all cases together may cost. A case counts with its limit until it has ended, then with what its calls cost; so what is set
 * aside is never less than what may still be spent.
 */
export const createSpending = ({ capUsd, spending, secret, diskFull }: SpendingNeeds) => {
  /** The spending limit of a case: the installation's, and for a trial the plan's own. */
  const capOf = (plan: Plan, mode: Mode): number =>
    mode === 'deep' ? Math.min(capUsd.deep, planCaps[plan].deep ?? Infinity) : capUsd[mode];

  return {
    /** To be recorded with the case; nothing where the installation's limit holds anyway. */
    recordedCap: (plan: Plan, mode: Mode): { readonly capUsd?: number } =>
      spending && capOf(plan, mode) < capUsd[mode] ? { capUsd: capOf(plan, mode) } : {},

    /** Sets the case's limit aside, or refuses it. To be run in the transaction that takes the case. */
    async reserve(sql: PoolClient, { caseId, accountId, plan, mode, from, address, now }: Brought): Promise<void> {
      const full = diskFull();
      if (full) throw stopped(full, 300);
      const stop = await intakeStop(sql);
      if (stop) throw stopped(stop.reason, 3600);
      if (!spending) return;
      // One at a time: otherwise many would be let in by the same sum.
      await lockInTransaction(sql, 'spending');
      const cap = capOf(plan, mode);
      const day = now.slice(0, 10);
      const untilTomorrow = (Date.parse(`${day}T24:00:00Z`) - Date.parse(now)) / 1000;
      const hashed =
        plan === 'trial' && address !== null
          ? createHmac('sha256', secret).update(`address/${day}/${address}`).digest('base64url')
          : null;
      const used = (where: object) => usedUsd(sql, { since: `${day}T00:00:00Z`, except: caseId, ...where });

      const { name } = planOffers[plan];
      const usd = planCaps[plan].all;
      const ofAccount = usd === null || from === null ? null : await used({ accountId, since: from });
      if (usd !== null && ofAccount !== null && ofAccount + cap > usd)
        throw new Refusal(
          'quota-reached',
          `${name} includes model calls for ${usd} USD; ${ofAccount.toFixed(2)} are used or set aside for cases that run, and a case in this mode may cost ${cap}.`,
        );
      if (hashed !== null && (await used({ address: hashed })) + cap > spending.addressDayUsd)
        throw later(
          'too-many-requests',
          'Trials have brought as many cases from your network today as they may. Try again tomorrow, or choose a plan.',
          untilTomorrow,
        );
      if ((await used({})) + cap > spending.dayUsd)
        throw stopped('What may be spent on model calls today is used or set aside.', untilTomorrow);
      await sql.query(
        `insert into case_allowance (case_id, account_id, address, cap_usd, submitted_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [caseId, accountId, hashed, cap, now],
      );
    },
  };
};

const stopped = (reason: string, seconds: number): Refusal =>
  later('intake-stopped', `New cases are not taken at the moment. ${reason} Cases that run go on.`, seconds);
