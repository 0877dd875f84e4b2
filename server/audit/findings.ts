import type { Head, SignedHead } from '../../shared/kernel/signedHead.ts';
import { holds } from '../platform/keys/signing.ts';
import { type Checked, type Fault, type Stored, checkStream } from './checkStream.ts';
import type { Reported } from './headsFrom.ts';

export type Told = {
  readonly heads: readonly (Head | SignedHead)[];
  readonly reports: readonly Reported[];
  readonly doubt: (head: SignedHead) => string | null;
  readonly say: (line: string) => void;
};

/** Checks streams one after the other and says in a line for each case what was found. True when everything holds. */
export async function report(
  { heads, reports, doubt, say }: Told,
  streams: readonly string[],
  eventsOf: (stream: string) => AsyncIterable<Stored> | Iterable<Stored>,
): Promise<boolean> {
  let [others, bad] = [0, 0];
  for (const stream of streams) {
    const checked = await checkStream({
      ...{ stream, doubt, events: eventsOf(stream) },
      heads: heads.filter((head) => head.stream === stream),
    });
    const faults = [...checked.faults, ...misprints(checked, reports)];
    if (faults.length > 0) bad += 1;
    if (faults.length > 0 || stream.startsWith('case-')) say(`${stream}: ${lineOf(checked, faults)}`);
    else others += 1;
  }
  if (others > 0) say(`${others} streams of accounts, addresses and agents: every link holds`);
  say(bad === 0 ? `sound: ${streams.length} streams` : `NOT SOUND: ${bad} of ${streams.length} streams`);
  return bad === 0;
}

/** Whether a head's signature holds and is by one of these keys; with no key known, whether it holds at all. */
export const doubting = (keys: readonly (string | undefined)[]) => {
  const known = new Set(keys.flatMap((key) => (key === undefined ? [] : [key.toLowerCase()])));
  return (head: SignedHead): string | null => {
    if (!holds(head)) return 'its signature does not hold';
    return known.size === 0 || known.has(head.key)
      ? null
      : `expected it signed by ${[...known].join(' or ')}, found the key ${head.key}`;
  };
};

function lineOf({ events, withheld, hash, agreed }: Checked, faults: readonly Fault[]): string {
  if (faults.length > 0)
    return faults
      .map(({ revision, what }) => (revision === null ? `BROKEN: ${what}` : `BROKEN at revision ${revision}: ${what}`))
      .join('; ');
  const unseen = withheld > 0 ? ` (${withheld} withheld, held by their neighbours only)` : '';
  const heads = new Map(agreed.map((head) => [`${head.revision} ${'signature' in head}`, head]));
  return [`${events} events, every link holds${unseen}`, ...[...heads.values()].map(headSaid), `ends ${hash}`].join(
    ', ',
  );
}

const headSaid = (head: Head | SignedHead): string =>
  'signature' in head
    ? `is at revision ${head.revision} as signed on ${head.at} by ${head.key.slice(0, 16)}…`
    : `is at revision ${head.revision} as a head says that nobody signed`;

/** A report of this case whose words are not those that were issued. */
const misprints = ({ stream, documentHash }: Checked, reports: readonly Reported[]): readonly Fault[] =>
  reports
    .filter(({ head }) => head.stream === stream && documentHash !== null)
    .filter((reported) => reported.documentHash !== documentHash)
    .map((reported) => ({
      revision: null,
      what: `expected the report that was issued (${documentHash}), found one that says something else (${reported.documentHash})`,
    }));
