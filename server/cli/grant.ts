import { openAccounts } from '../../projections/accounts.ts';
import { type Plan, plans } from '../../shared/events/account.ts';
import type { AccountView } from '../../shared/views/account.ts';
import { type AccountCommand, accountDecider, accountStream, noteFact } from '../accounts/accountDecider.ts';
import { factorTable } from '../accounts/factors/factorTable.ts';
import { lookup } from '../accounts/accountLookup.ts';
import type { Handle } from '../platform/store/handler.ts';
import { handle } from '../platform/store/handler.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { reachData } from './common/openStores.ts';
import { withTool } from './common/tool.ts';

const usage = `usage: npm run grant [-- EMAIL [${plans.join('|')}|proven|operator|no-operator|no-factors]]`;

/**
 * `npm run grant -- EMAIL [PLAN]`: puts an account on a plan, or says which it has; without words the plans of all, as the read model
 * knows them. `proven` instead of a plan: the operator knows that the address is the account's own; `operator`: the account sees
 * how the installation does, and may do something about it. `no-factors`: somebody who has lost authenticator app, passkeys and recovery
 * codes gets in with the password alone; the operator has made sure who asks. Beside a running server or without one.
 */
async function main([email, plan]: readonly string[]): Promise<void> {
  const isKnown = plan === 'proven' || plan === 'no-factors' || (plan !== undefined && (isRole(plan) || isPlan(plan)));
  if (plan !== undefined && !isKnown) throw new WrongUsage(usage);
  return withTool(async ({ config, log, lifecycle }) => {
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
    if (plan === 'proven') {
      const by = { actor: 'operator', correlation: accountId, causation: null, key: `proven/${at}` };
      await tell(accountId, { type: 'ProveAddress', email: before.email, by: 'operator', at }, by);
      return console.log(`${before.email}: address proven`);
    }
    if (plan === 'no-factors') {
      if (!(await factorTable(pool).removeAll(accountId))) return console.log(`${before.email}: no second factor`);
      const by = { actor: 'operator', correlation: accountId, causation: null, key: `no-factors/${at}` };
      await tell(accountId, noteFact({ type: 'FactorsRemoved', data: { accountId, by: 'operator', at } }), by);
      return console.log(`${before.email}: second factors removed; the owner is told by e-mail`);
    }
    if (isRole(plan)) {
      const by = { actor: 'operator', correlation: accountId, causation: null, key: `role/${at}` };
      const operator = plan === 'operator';
      await tell(accountId, { type: 'ChangeOperatorRole', operator, by: 'operator', at }, by);
      return console.log(`${before.email}: ${operator ? 'an operator' : 'no operator'}`);
    }
    const by = { actor: 'operator', correlation: accountId, causation: null, key: `plan/${at}` };
    await tell(accountId, { type: 'ChangePlan', plan, by: 'operator', at }, by);
    console.log(`${before.email}: ${plan}, was ${before.plan}`);
  });
}

const planOf = ({ email, plan, trial }: Pick<AccountView, 'email' | 'plan' | 'trial'>): string =>
  `${email}: ${plan}${plan === 'trial' && trial ? ` until ${trial.endsAt}` : ''}`;

const isRole = (text: string): text is 'operator' | 'no-operator' => text === 'operator' || text === 'no-operator';
const isPlan = (text: string): text is Plan => (plans as readonly string[]).includes(text);

await runCommand(() => main(process.argv.slice(2)));
