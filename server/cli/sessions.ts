import { type AccountCommand, accountDecider, accountStream, noteFact } from '../accounts/accountDecider.ts';
import { lookup } from '../accounts/accountLookup.ts';
import { sessionTable } from '../platform/http/sessionTable.ts';
import { type Handle, handle } from '../platform/store/handler.ts';
import { reachData } from './common/openStores.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { withTool } from './common/tool.ts';

/**
 * `npm run sessions -- end EMAIL`: signs an account out on every device, and each one shows in its security log; `end all` signs out
 * everybody. Open pages and streams of other processes follow within seconds. Access tokens are not sessions: they stay.
 */
async function main([what, whose]: readonly string[]): Promise<void> {
  if (what !== 'end' || whose === undefined) throw new WrongUsage('usage: npm run sessions -- end EMAIL|all');
  return withTool(async ({ config, log, lifecycle }) => {
    const { store, accountStore, pool } = await reachData(config, lifecycle, log);
    const sessions = sessionTable(pool);
    const holder = whose === 'all' ? null : await lookup(accountStore).holderOf(whose);
    if (whose !== 'all' && holder === null)
      throw new Error(`expected the address of an account, found nobody at ${whose}`);
    const accountIds = holder === null ? await sessions.accounts() : [holder];
    const tell: Handle<AccountCommand> = handle(store, accountDecider, accountStream);
    let ended = 0;
    for (const accountId of accountIds) {
      const open = await sessions.list(accountId);
      const ids = await sessions.end({ accountId });
      ended += ids.length;
      for (const { sessionId, device } of open.filter(({ sessionId: id }) => ids.includes(id))) {
        const by = { actor: 'operator', correlation: accountId, causation: null, key: `session-ended/${sessionId}` };
        const at = new Date().toISOString();
        await tell(accountId, noteFact({ type: 'SessionEnded', data: { accountId, device, at } }), by);
      }
    }
    console.log(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended`);
  });
}

await runCommand(() => main(process.argv.slice(2)));
