import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { versionOf } from '../../shared/events/upcast.ts';
import { type Break, broken } from '../../shared/kernel/chain.ts';
import { bytesOf, opened } from './openedBallots.ts';
import { type SignedSeen, signedIn } from './signedHeads.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly head: string;
      readonly links: number;
      /** Checked by their links only. */
      readonly withheld: number;
      /** Their sealed bytes are those that were written; whether they say what is shown was not seen. */
      readonly unopened: number;
      /** The head that was signed with the report: its signature holds, or could not be checked here. */
      readonly signed: SignedSeen | null;
    }
  | { readonly ok: false; readonly revision: number; readonly why: Break | 'signature' };

/**
 * Recomputes the chain from the events as they were received. An event that is withheld, or that was written in an older shape,
 * cannot be hashed again here; that it is the one its neighbours refer to is still checked. A chain that was rebuilt as a whole
 * does not fit the head that was signed.
 */
export async function verify(
  caseId: string,
  events: readonly HistoryEvent[],
  told: (done: number) => void = () => {},
  pause: () => Promise<void> = async () => {},
): Promise<Verdict> {
  let prev = '';
  let withheld = 0;
  let unopened = 0;
  for (const [i, event] of events.entries()) {
    const hidden = event.data === null || event.withheld !== undefined;
    const asWritten = !hidden && event.version === versionOf(event.type);
    const sealed = event.stored === undefined ? null : bytesOf(event.stored);
    const why = broken(event, i, prev, sealed ?? (asWritten ? JSON.stringify(event.data) : null));
    if (why) return { ok: false, revision: i, why };
    // Sealed bytes show that they were not changed; opened, that they say what is shown.
    const said = sealed && asWritten ? await opened(event, caseId).catch(() => '') : null;
    if (said !== null && said !== JSON.stringify(event.data)) return { ok: false, revision: i, why: 'hash' };
    if (!asWritten && !sealed) withheld += 1;
    if (sealed && !hidden && said === null) unopened += 1;
    prev = event.hash;
    if (i % 200 === 199) {
      told(i + 1);
      await pause();
    }
  }
  const signed = await signedIn(caseId, events);
  if (signed?.holds === false)
    return { ok: false, revision: events.findLastIndex(({ type }) => type === 'ReportIssued'), why: 'signature' };
  return { ok: true, head: prev, links: events.length, withheld, unopened, signed };
}
