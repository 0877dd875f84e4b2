import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { type Debate, foldDebate, noDebate } from '../../shared/views/debate.ts';
import { type Known, learn, nothingKnown, redact } from '../../shared/views/redact.ts';
import type { Store } from '../store/store.ts';

/** Who may see a case: its owner, the auditors, and, while its link is open, whoever has it. */
export type Access = {
  readonly ownerId: string;
  readonly shared: boolean;
  readonly auditors: readonly { readonly email: string; readonly accountId: string | null }[];
};

export type FoundCase = {
  readonly caseId: string;
  /** Of the last event folded in, which was the head when it was asked for. */
  readonly revision: number;
  readonly access: Access;
  readonly known: Known;
  /** As the owner sees it. */
  readonly debate: Debate;
};

export type Cases = {
  /** The case as it stands now, from its stream itself; null when there is none. */
  readonly at: (caseId: string) => Promise<FoundCase | null>;
};

const nobody: Access = { ownerId: '', shared: false, auditors: [] };

export const evolveAccess = (access: Access, event: CaseEvent): Access => {
  switch (event.type) {
    case 'CaseSubmitted':
      return { ...access, ownerId: event.data.accountId };
    case 'WatchLinkOpened':
      return { ...access, shared: true };
    case 'WatchLinkClosed':
      return { ...access, shared: false };
    case 'AuditorInvited':
      return {
        ...access,
        auditors: [...access.auditors, { email: event.data.email, accountId: event.data.accountId }],
      };
    default:
      return access;
  }
};

/** Cases lately asked for are kept folded, so that asking again reads only what is new. */
export function createCases(store: Pick<Store<CaseEvent>, 'read'>, keep = 64): Cases {
  const folded = new Map<string, FoundCase>();

  const at = async (caseId: string): Promise<FoundCase | null> => {
    let found: FoundCase = folded.get(caseId) ?? {
      caseId,
      revision: -1,
      access: nobody,
      known: nothingKnown,
      debate: noDebate,
    };
    found = evolve(found, await Array.fromAsync(store.read(caseStream(caseId), { from: found.revision + 1 })));
    if (found.revision < 0) return null;
    // Another request may have read further meanwhile; the one that is ahead stays.
    if ((folded.get(caseId)?.revision ?? -1) <= found.revision) {
      folded.delete(caseId);
      folded.set(caseId, found);
    }
    for (const oldest of folded.keys()) {
      if (folded.size <= keep) break;
      folded.delete(oldest);
    }
    return found;
  };
  return { at };
}

const evolve = (found: FoundCase, events: readonly Recorded<CaseEvent>[]): FoundCase => {
  const known = events.reduce(learn, found.known);
  return {
    ...found,
    revision: events.at(-1)?.revision ?? found.revision,
    access: events.reduce(evolveAccess, found.access),
    known,
    debate: foldDebate(
      events.map((event) => redact(event, 'owner', known)),
      found.debate,
    ),
  };
};

export type Viewer = { readonly accountId: string; readonly email: string } | null;

/** As whom this viewer may see the case; null: for them it does not exist. `email` in its normal form. */
export const roleIn = (
  { ownerId, shared, auditors }: Access,
  viewer: Viewer,
): 'owner' | 'auditor' | 'watcher' | null => {
  if (viewer && viewer.accountId === ownerId) return 'owner';
  const invited = ({ accountId, email }: Access['auditors'][number]) =>
    accountId === null ? email === viewer?.email : accountId === viewer?.accountId;
  if (viewer && auditors.some(invited)) return 'auditor';
  return shared ? 'watcher' : null;
};
