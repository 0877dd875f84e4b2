import { type Break, type Link, broken } from '../../shared/kernel/chain.ts';
import type { Head, SignedHead } from '../../shared/kernel/signedHead.ts';

/** A link with the bytes it stands for; null where they are withheld from the checker. */
export type Stored = Link & {
  readonly stored: Uint8Array | string | null;
  /** What sealed bytes say, where the checker has their key. */
  readonly opened?: Uint8Array | null;
};

/** What is wrong, and from which revision on nothing can be trusted; null where it is not about an event that is there. */
export type Fault = { readonly revision: number | null; readonly what: string };

export type Checked = {
  readonly stream: string;
  readonly events: number;
  readonly withheld: number;
  /** Hash of the last event whose link holds. */
  readonly hash: string;
  /** In the order of their revisions; empty when all is well. */
  readonly faults: readonly Fault[];
  /** Signed heads, from the report's own event and from outside, that the stream agrees with. */
  readonly agreed: readonly (Head | SignedHead)[];
  /** Hash of the document that was issued as its report, where that can be read. */
  readonly documentHash: string | null;
};

type Needs = {
  readonly stream: string;
  readonly events: AsyncIterable<Stored> | Iterable<Stored>;
  /** Heads that were kept outside of the store. */
  readonly heads: readonly (Head | SignedHead)[];
  /** Why a head's signature is worth nothing; null when it holds. */
  readonly doubt: (head: SignedHead) => string | null;
};

/**
 * Goes along the chain of one stream, and holds against it what was signed elsewhere. The chain alone shows any event that
 * was changed, dropped or swapped; a head from outside shows an end that was cut off and a chain that was rebuilt.
 */
export async function checkStream({ stream, events, heads, doubt }: Needs): Promise<Checked> {
  const hashes: string[] = [];
  const faults: Fault[] = [];
  const own: (Head | SignedHead)[] = [];
  let withheld = 0;
  let documentHash: string | null = null;
  for await (const event of events) {
    const revision = hashes.length;
    const why = broken(event, revision, hashes.at(-1) ?? '', event.stored);
    if (why) {
      faults.push({ revision, what: words[why] });
      break;
    }
    hashes.push(event.hash);
    if (event.stored === null) withheld += 1;
    const issued = event.type === 'ReportIssued' ? issuedIn(event.opened ?? event.stored) : null;
    if (!issued) continue;
    documentHash = issued.documentHash;
    own.push({ stream, at: '', ...issued.head, ...issued.signed });
  }
  if (hashes.length === 0 && faults.length === 0)
    faults.push({
      revision: 0,
      what: 'there is no event of it at all: its history was removed, or there never was one',
    });

  const agreed: (Head | SignedHead)[] = [];
  for (const head of [...own, ...heads]) {
    const fault = faultOf(head, hashes, faults.length > 0) ?? doubtOf(head, doubt);
    if (fault) faults.push(fault);
    else if (hashes.length > head.revision) agreed.push(head);
  }
  return {
    ...{ stream, withheld, agreed, documentHash },
    events: hashes.length,
    hash: hashes.at(-1) ?? '',
    faults: faults.toSorted((a, b) => (a.revision ?? -1) - (b.revision ?? -1)),
  };
}

const words: Readonly<Record<Break, string>> = {
  gap: 'the event of this revision is missing',
  prev: 'it does not follow from the event before it: something here was dropped, swapped or put in',
  hash: 'what it says is not what was written: it was changed',
};

/** Where the stream has another event than the head says, or has come to its end. A broken chain has said so before. */
function faultOf({ revision, hash }: Head, hashes: readonly string[], isBroken: boolean): Fault | null {
  const found = hashes[revision];
  if (found === hash || (found === undefined && isBroken)) return null;
  return found === undefined
    ? {
        revision: hashes.length,
        what: `expected events up to revision ${revision}, which a signed head names; the end was cut off`,
      }
    : {
        revision,
        what: `expected the hash ${hash} of a signed head, found ${found}: the history up to here was rebuilt`,
      };
}

const doubtOf = (head: Head | SignedHead, doubt: Needs['doubt']): Fault | null => {
  const why = 'signature' in head ? doubt(head) : null;
  return why === null ? null : { revision: null, what: `the head at revision ${head.revision}: ${why}` };
};

type Issued = {
  readonly documentHash: string;
  readonly head: Pick<Head, 'revision' | 'hash'>;
  readonly signed?: Omit<SignedHead, 'stream' | 'revision' | 'hash'>;
};

/** The report's event; null where it is withheld or no JSON. Its bytes are under the chain, its shape is the catalogue's. */
const issuedIn = (stored: Uint8Array | string | null): Issued | null => {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hash says that it is what was issued
    return stored === null ? null : (JSON.parse(Buffer.from(stored).toString()) as Issued);
  } catch {
    return null;
  }
};
