import { parseArgs } from 'node:util';

import { caseStream } from '../../shared/events/case.ts';
import { headLine } from '../../shared/kernel/signedHead.ts';
import { readConfig } from '../platform/config/config.ts';
import { keptKey } from '../platform/keys/storedKeys.ts';
import { type Signer, createSigner } from '../platform/keys/signing.ts';
import { runCommand, WrongUsage } from './common/runCommand.ts';
import { reportDocuments } from '../audit/documents.ts';
import { type Told, doubting, report } from '../audit/findings.ts';
import { headsFrom, reportedIn } from '../audit/headsFrom.ts';
import { endOf, fromFile, fromStore } from '../audit/sources.ts';
import { withStore } from '../audit/store.ts';
import { createDocuments } from '../wiring/documents.ts';

const USAGE = `usage: npm run audit -- COMMAND
  verify [CASE]         check the chain and the documents of one case, or every stream and document there is
    --report FILE       and hold it against the head in a report: its PDF or its JSON
    --head FILE|TEXT    and against heads kept elsewhere: one, or a file with one to a line
    --events FILE       check a history taken as NDJSON instead, without a store
    --key KEY           heads signed by this key are genuine too: an older one, or another installation's
  heads [CASE]          print the signed head of one case, or of every stream; keep them where nobody who writes here can
  key                   print the public key this installation signs with
Exit code 0 when everything holds, 1 when something does not, 2 when it was asked wrongly.`;

await runCommand(run);

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      case: { type: 'string' },
      report: { type: 'string', multiple: true, default: [] },
      head: { type: 'string', multiple: true, default: [] },
      events: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
    },
  });
  const [command, named] = positionals;
  const caseId = (values.case ?? named)?.replace(/^case-(?=[a-z2-7]{32}$)/, '');
  if (command === 'verify') return (await verify({ ...values, caseId })) ? 0 : 1;
  if (command === 'heads') await heads(caseId);
  else if (command === 'key') console.log(signerHere().key);
  else throw new WrongUsage(USAGE);
  return 0;
}

type Wanted = {
  readonly caseId: string | undefined;
  readonly report: readonly string[];
  readonly head: readonly string[];
  readonly events?: string | undefined;
  readonly key: readonly string[];
};

async function verify({ caseId, ...values }: Wanted): Promise<boolean> {
  const stream = caseId === undefined ? undefined : caseStream(caseId);
  const reports = values.report.map(reportedIn);
  const heads = [...values.head.flatMap(headsFrom), ...reports.map(({ head }) => head)];
  const told: Told = { heads, reports, doubt: doubting([signer()?.key, ...values.key]), say: console.log };
  const named = heads.map((head) => head.stream);
  if (values.events === undefined) {
    const config = readConfig(process.env);
    const { dataDir } = config;
    const isShared = config.databaseUrl !== undefined;
    return withStore(config, async (store, open, database) => {
      const documents = database && createDocuments({ ...database, innerPool: database.pool, dataDir, isShared }).store;
      const whole = await reportDocuments({ store: documents, caseId, say: told.say });
      const wanted = stream === undefined ? (await store.streams()).filter(isChained) : [stream];
      return (await report(told, [...new Set([...wanted, ...named])], (one) => fromStore(store, one, open))) && whole;
    });
  }
  const file = values.events;
  const [one, ...others] = new Set([...(stream === undefined ? [] : [stream]), ...named]);
  if (one === undefined || others.length > 0)
    throw new Error(
      `expected heads and reports of the one case that --events holds, found ${[one, ...others].join(', ') || 'none'}`,
    );
  return report(told, [one], () => fromFile(file));
}

/** Not what the server of the store keeps for itself. */
function isChained(name: string): boolean {
  return /^(case|account|email|agent)-/.test(name);
}

async function heads(caseId: string | undefined): Promise<void> {
  const { sign } = signerHere();
  const stream = caseId === undefined ? undefined : caseStream(caseId);
  await withStore(readConfig(process.env), async (store) => {
    const at = new Date().toISOString();
    for (const one of stream === undefined ? (await store.streams()).filter(isChained) : [stream]) {
      const end = await endOf(fromStore(store, one));
      if (end) console.log(headLine(sign({ stream: one, ...end, at })));
    }
  });
}

/** The key this installation signs with, if it has one by now: nothing is made here. */
function signer(): Signer | null {
  const { signingKey, dataDir } = readConfig(process.env);
  const seed = signingKey ?? keptKey(dataDir, 'signing');
  return seed === null ? null : createSigner(seed);
}

function signerHere(): Signer {
  const found = signer();
  if (found) return found;
  throw new Error('expected SIGNING_KEY or a key that the server has made in DATA_DIR/keys, found neither');
}
