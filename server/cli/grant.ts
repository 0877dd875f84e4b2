import { openAccounts } from '../../projections/accounts.ts';
import { type Plan, plans } from '../../shared/events/account.ts';
import type { AccountView } from '../../shared/views/account.ts';
import { readConfig } from '../config.ts';
import { type AccountCommand, accountDecider, accountStream } from '../domain/account.ts';
import { lookup } from '../http/accounts/lookup.ts';
import type { Handle } from '../http/needs.ts';
import { createLifecycle } from '../lifecycle.ts';
import { createLog } from '../log.ts';
import { handle } from '../store/handler.ts';
import { reachData } from './reach.ts';

const usage = `Usage: npm run grant [-- EMAIL [${plans.join('|')}]]`;

/**
 * `npm run grant -- EMAIL [PLAN]`: puts an account on a plan, or says which it has; without words the plans of all, as the read model
 * knows them. Beside a running server or without one.
 */
async function main([email, plan]: readonly string[]): Promise<void> {
  if (plan !== undefined && !isPlan(plan)) throw new Error(usage);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const lifecycle = createLifecycle(log, 10_000);
  try {
    const { store, accountStore, pool } = await reachData(config, lifecycle, log);
    if (email === undefined) {
      for (const account of await openAccounts(pool)) console.log(planOf(account));
      return;
    }
    const { holderOf, viewOf } = lookup(accountStore);
    const accountId = await holderOf(email);
    const before = accountId === null ? null : await viewOf(accountId);
    if (accountId === null || before?.status !== 'open')
      throw new Error(`expected the address of an account, found nobody at ${email}`);
    if (plan === undefined || plan === before.plan) return console.log(planOf(before));
    const tell: Handle<AccountCommand> = handle(store, accountDecider, accountStream);
    const at = new Date().toISOString();
    const by = { actor: 'operator', correlation: accountId, causation: null, key: `plan/${at}` };
    await tell(accountId, { type: 'ChangePlan', plan, by: 'operator', at }, by);
    console.log(`${before.email}: ${plan}, was ${before.plan}`);
  } finally {
    await lifecycle.stop();
  }
}

const planOf = ({ email, plan, trial }: Pick<AccountView, 'email' | 'plan' | 'trial'>): string =>
  `${email}: ${plan}${plan === 'trial' && trial ? ` until ${trial.endsAt}` : ''}`;

const isPlan = (text: string): text is Plan => (plans as readonly string[]).includes(text);

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
