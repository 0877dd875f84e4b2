import { parkedEmails } from '../mail/parkedEmails.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { withRunningDatabase } from './common/runningDatabase.ts';

/**
 * `npm run mail`: the e-mails that wait because the mail server refuses what this installation sends, by its answer. `again`: a running
 * server with the role `mail` sends them again within a minute.
 */
const main = async ([what]: readonly string[]): Promise<void> => {
  if (what !== undefined && what !== 'again') throw new WrongUsage('usage: npm run mail [-- again]');
  await withRunningDatabase(async (pool) => {
    const parked = parkedEmails(pool);
    const counts = await parked.counts();
    for (const { code, reason, count } of counts) console.log(`${count} × ${code}: ${reason}`);
    if (counts.length === 0) return console.log('no e-mail is parked');
    if (what === 'again') console.log(`${await parked.sendAgain()} e-mails are sent again within a minute`);
  });
};

await runCommand(() => main(process.argv.slice(2)));
