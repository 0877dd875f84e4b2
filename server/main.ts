import { start } from './wiring/start.ts';
import { answerMs } from './wiring/web.ts';
import { readConfig } from './platform/config/config.ts';
import { plainly } from './platform/config/expectedFailure.ts';
import { createLifecycle, stopOnSignals } from './platform/lifecycle.ts';
import { surviveFailedDiscovery } from './platform/store/esdb/discovery.ts';
import { createLog } from './platform/log.ts';

/** SIGTERM to exit within five seconds, after callers were told and have their answers; what remains is for the last part to be left behind. */
const graceMs = 4_500;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  surviveFailedDiscovery(log);
  const callersMs = config.roles.has('web') ? config.drainSeconds * 1_000 + answerMs : 0;
  const lifecycle = createLifecycle(log, graceMs + callersMs);
  stopOnSignals(lifecycle, log);
  const started = await lifecycle.start(() => start(config, lifecycle, log));
  if (started) console.log(started.banner);
} catch (error) {
  console.error(plainly(error) ?? error);
  process.exit(1);
}
