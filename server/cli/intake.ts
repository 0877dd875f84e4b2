import { intakeStop, startIntake, stopIntake } from '../cases/limits/intakeStop.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { withRunningDatabase } from './common/runningDatabase.ts';

/**
 * `npm run intake`: whether new cases are taken. `stop` refuses them with 503, at once and in every process, and `start` takes them
 * again; cases that run go on. What follows `stop` is told to people who bring one.
 */
const main = async ([what, ...reason]: readonly string[]): Promise<void> => {
  if (what !== undefined && what !== 'stop' && what !== 'start')
    throw new WrongUsage('usage: npm run intake [-- stop [REASON] | start]');
  await withRunningDatabase(async (pool) => {
    if (what === 'stop') await stopIntake(pool, reason.join(' '));
    if (what === 'start') await startIntake(pool);
    const stop = await intakeStop(pool);
    console.log(stop ? `new cases are refused since ${stop.since}: ${stop.reason}` : 'new cases are taken');
  });
};

await runCommand(() => main(process.argv.slice(2)));
