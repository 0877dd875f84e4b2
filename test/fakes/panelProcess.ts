import { randomBytes } from 'node:crypto';

import { runCase } from '../../server/panel/engine.ts';
import { breaker } from '../../server/panel/providers/breaker.ts';
import { defaultPrices } from '../../server/panel/providers/defaultPrices.ts';
import { rehearsalPanelist } from '../../server/panel/rehearsal/panelist.ts';
import { systemClock } from '../../server/panel/setup.ts';
import { esdbStore } from '../../server/store/esdb.ts';

/**
 * A process that runs one case against an event node, to be killed: `panelProcess.ts <url> <caseId>`. It says each append before
 * it is made (`APPEND n`) and after (`APPENDED n`), each call (`CALL <seat> <phase> <subject>`), and how the case ended.
 */
const [url = '', caseId = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const store = esdbStore({ url });
const scripted = rehearsalPanelist({ pace: 0, sleep: systemClock.sleep });
let appends = 0;

const end = await runCase(
  caseId,
  {
    store: {
      ...store,
      append: async (...args) => {
        const n = appends++;
        say(`APPEND ${n}`);
        const appended = await store.append(...args);
        say(`APPENDED ${n}`);
        return appended;
      },
    },
    panelists: [
      {
        ...scripted,
        voice: (ask) => {
          const { seat, phase, crux, optionId, dissent } = ask.about as {
            seat: { seatId: string };
            phase: string;
            crux: { cruxId: string } | null;
            optionId: string | null;
            dissent: { dissentId: string } | null;
          };
          say(`CALL ${seat.seatId} ${phase} ${crux?.cruxId ?? optionId ?? dissent?.dissentId ?? '-'}`);
          return scripted.voice(ask);
        },
      },
    ],
    breaker: breaker(),
    prices: defaultPrices,
    rules: { clarifyMs: 3600_000, guided: {}, capUsd: { direct: null, default: null, deep: null } },
    concurrency: 4,
    whisper: () => undefined,
    clock: systemClock,
    nonce: () => randomBytes(24).toString('base64url'),
    fetchPage: async () => ({ error: 'no pages here' }),
    log: { info: () => undefined, warn: () => undefined },
  },
  new AbortController().signal,
);
say(`END ${end.how}`);
await store.close();
process.exit(0);
