import { Refusal } from '../../shared/kernel/refusal.ts';
import type { Index } from '../agents/agentIndex.ts';
import { addressesIn } from '../agents/crawl/addressList.ts';
import { WrongUsage } from './common/runCommand.ts';

type Needs = {
  readonly index: Pick<Index, 'register' | 'readSource' | 'withdraw' | 'reinstate' | 'refetchDue' | 'search'>;
  readonly readFile: (path: string) => Promise<string>;
  readonly say: (line: string) => void;
  readonly now: () => string;
};

const usage = `usage: npm run index -- COMMAND
  add URL…             fetch these agent cards (or hosts) and index them
  import FILE|URL      every address in a file or at an https address: one a line, a registry's JSON list, or an ai-catalog/ard manifest
  withdraw ID REASON   take an agent out; its record answers 410 with the reason
  reinstate ID         put it back
  refetch              look again at the cards that are due
  search QUERY         what a search finds`;

type Command = (args: readonly string[], needs: Needs) => Promise<number>;

const commands: ReadonlyMap<string | undefined, Command> = new Map<string, Command>([
  [
    'add',
    async (args, needs) => {
      if (args.length === 0) throw new WrongUsage(usage);
      return addAll(args, 'WELL_KNOWN', needs);
    },
  ],
  [
    'import',
    async (args, needs) => {
      const [file] = args;
      if (file === undefined || args.length !== 1) throw new WrongUsage(usage);
      if (/^https?:/i.test(file)) return importFrom(file, needs);
      const { addresses, source } = addressesIn(await needs.readFile(file));
      return addAll(addresses, source, needs);
    },
  ],
  [
    'withdraw',
    async ([id = '', ...reason], { index, say }) => {
      if (reason.length === 0) throw new WrongUsage(usage);
      return told(say, `${id} withdrawn`, () => index.withdraw(id, 'OPERATOR', reason.join(' ')));
    },
  ],
  [
    'reinstate',
    async (args, { index, say }) => {
      const [id] = args;
      if (id === undefined || args.length !== 1) throw new WrongUsage(usage);
      return told(say, `${id} reinstated`, () => index.reinstate(id));
    },
  ],
  [
    'refetch',
    async (_args, { index, say, now }) => {
      const { visited, failed } = await index.refetchDue(now());
      say(`${visited} cards looked at, ${failed} of them not to be had`);
      return 0;
    },
  ],
  [
    'search',
    async (args, { index, say }) => {
      const question = { text: args.join(' '), pageSize: 10, pageToken: null, includeStale: false };
      const { matches } = await index.search(question);
      for (const { rank, score, agent } of matches)
        say(`${String(rank).padStart(2)}  ${score.normalized.toFixed(2)}  ${agent.agentId}  ${agent.name}`);
      return 0;
    },
  ],
]);

/** The operator's commands; the exit code. Throws `WrongUsage` for a command there is not, or without what it needs. */
export const runIndexCommand = async ([command, ...args]: readonly string[], needs: Needs): Promise<number> => {
  const run = commands.get(command);
  if (!run) throw new WrongUsage(usage);
  return run(args, needs);
};

type Source = Parameters<Index['register']>[1];

const addAll = async (addresses: readonly string[], source: Source, { index, say }: Needs): Promise<number> => {
  let failed = 0;
  for (const address of addresses) {
    const code = await told(say, null, async () => {
      const by = { actor: 'operator', correlation: `index:${address.slice(0, 150)}`, causation: null };
      const { agentId, reading, duplicateOf } = await index.register(address, source, by);
      const notes = [
        ...(reading.issues.length > 0 ? [`${reading.issues.length} conformance issues`] : []),
        ...(duplicateOf === null ? [] : [`same card as ${duplicateOf}`]),
      ];
      say(`${agentId}  ${reading.name}${notes.length > 0 ? `  (${notes.join('; ')})` : ''}`);
    });
    failed += code === 0 ? 0 : 1;
    if (code !== 0) say(`  at ${address}`);
  }
  say(`${addresses.length - failed} of ${addresses.length} indexed`);
  return failed === 0 ? 0 : 1;
};

const importFrom = async (address: string, { index, say }: Needs): Promise<number> => {
  const { listed, added, refused, failure } = await index.readSource(address);
  if (failure !== null) {
    say(`refused: the list cannot be read: ${failure}`);
    return 1;
  }
  for (const { address: one, detail } of refused) say(`refused: ${detail}\n  at ${one}`);
  say(`${added.length} of ${listed} indexed, ${listed - added.length - refused.length} known already`);
  return refused.length === 0 ? 0 : 1;
};

/** Runs, and tells a refusal in a line instead of throwing it. */
const told = async (say: Needs['say'], done: string | null, run: () => Promise<unknown>): Promise<number> => {
  try {
    await run();
    if (done !== null) say(done);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(`refused (${error.code}): ${error.message}`);
    return 1;
  }
};
