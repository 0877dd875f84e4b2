import type { CaseEvent } from '../events/case.ts';
import type { Seat } from '../events/casePanel.ts';
import type { Recorded } from '../kernel/event.ts';
import type { Seen } from './debate/types.ts';

/** `owner` is the owner and whoever the owner invited as auditor; `watcher` is anybody with the opened link. */
export type Audience = 'owner' | 'watcher';

/** What is public by now: ballots that are open, as `panel/round`, and whether every panel's blind ballots are. */
export type Known = { readonly panels: number; readonly revealed: ReadonlySet<string> };

export const nothingKnown: Known = { panels: 1, revealed: new Set() };

/** Folds what becomes public. For history, fold to the head first; live, fold each event before redacting it. */
export const learn = (known: Known, { type, data }: CaseEvent): Known => {
  // Withheld for ever: its key was deleted.
  if (data === null) return known;
  if (type === 'PanelSeated') return { ...known, panels: data.panels };
  if (type === 'BallotsRevealed')
    return { ...known, revealed: new Set([...known.revealed, `${data.panel}/${data.round}`]) };
  return known;
};

/** Voting seats and calls name providers: they stay hidden until the blind ballots of every panel are open. */
const blindIn = ({ panels, revealed }: Known) =>
  panels === 1
    ? revealed.has('0/blind')
    : Array.from({ length: panels }, (_, i) => revealed.has(`${i + 1}/blind`)).every(Boolean);

/**
 * The one place that decides what a viewer may not see yet, or at all. Revisions never have gaps: what is withheld arrives as
 * revision, type, hash and (a sealed ballot) its commit.
 */
export const redact = (event: Recorded<CaseEvent>, audience: Audience, known: Known): Seen => {
  const { revision, id, type, version, at, actor, causation, prev, hash } = event;
  const base = {
    revision,
    id,
    type,
    version,
    at,
    actor: audience === 'watcher' ? roleOf(actor) : actor,
    causation,
    prev,
    hash,
  };
  const hidden = event.erased ? 'all' : withheld(event, audience, known);
  if (hidden === 'all') return { ...base, data: null, withheld: ['data'] } as Seen;
  if (hidden === null) return { ...base, data: event.data } as Seen;
  return { ...base, data: hidden.data, withheld: hidden.fields } as Seen;
};

type Partly = { readonly data: unknown; readonly fields: readonly string[] };

function withheld(event: Recorded<CaseEvent>, audience: Audience, known: Known): 'all' | Partly | null {
  const watcher = audience === 'watcher';
  switch (event.type) {
    case 'CaseSubmitted':
    case 'ClarificationAnswered':
    case 'AuditorInvited':
    case 'AuditorRemoved':
    case 'RerunTaken':
    case 'ReportMailed':
    case 'MailRefused':
    case 'DecisionRecorded':
    case 'OutcomeRecorded':
    case 'DissenterAsked':
    case 'DissenterAnswered':
      return watcher ? 'all' : null;
    case 'CaseTriaged':
      return watcher ? without(event.data, { userLean: null, brief: '', injectionSpans: [] }) : null;
    case 'EvidenceFound':
      return watcher && event.data.source === 'case' ? without(event.data, { quote: '' }) : null;
    case 'PanelSeated':
      return blindIn(known)
        ? null
        : without(event.data, { seats: event.data.seats.map(unnamed) }, ['provider', 'model']);
    case 'ModelCallIntended': {
      if (blindIn(known)) return null;
      const { provider: _provider, model: _model, ...rest } = event.data;
      return { data: rest, fields: ['provider', 'model'] };
    }
    case 'ModelCallEnded':
      return blindIn(known) ? null : without(event.data, { priceVersion: null, note: '' });
    case 'BallotSealed': {
      const open = known.revealed.has(`${event.data.panel}/${event.data.round}`);
      if (open && !watcher) return null;
      const { ballot: _ballot, nonce: _nonce, ...rest } = event.data;
      return { data: rest, fields: ['ballot', 'nonce'] };
    }
    case 'ControlBallotCast':
      return known.revealed.has(`${event.data.panel}/revised`) ? null : 'all';
    default:
      return null;
  }
}

const without = (data: object, blanks: object, fields = Object.keys(blanks)): Partly => ({
  data: { ...data, ...blanks },
  fields,
});

/**
 * A voting seat without provider and model, which `BallotsRevealed` names later. Service seats cast no ballot, and nothing
 * would name them later to somebody who watched from the start: they are shown at once.
 */
const unnamed = ({ provider, model, ...seat }: Seat): Omit<Seat, 'provider' | 'model'> =>
  seat.kind === 'voting' ? seat : { ...seat, ...{ provider, model } };

const roleOf = (actor: string) => (actor.startsWith('account:') ? 'owner' : actor);

/** A whole history as somebody may see it now. */
export const seenBy = (audience: Audience, history: readonly Recorded<CaseEvent>[]): Seen[] => {
  const known = history.reduce(learn, nothingKnown);
  return history.map((event) => redact(event, audience, known));
};
