import type { Mode } from '../../../../../shared/events/case.ts';

import { isFull } from '../../evidence/evidenceList.ts';
import { plainAddress } from '../../evidence/foundPages.ts';
import { callLimits } from '../../state/callLimits.ts';
import { isLost, isTaken, modeOf, type PanelContext, seatsOf, secondsLeft } from '../../state/panelContext.ts';
import { type Turn, turn } from '../../state/turn.ts';
import { comparable } from '../../text/text.ts';

/**
 * Search, read what was found, say what is missing, search for that: so many rounds research may go, as long as there are time to
 * check what it brings, money, and room in the evidence list. None in direct mode, whose one search is not read beyond what it quotes.
 */
const mostRounds: Readonly<Record<Mode, number>> = { direct: 0, default: 2, deep: 3 };

/** Pages that one turn reads, and queries that one further search follows. */
const mostPages = 4;
const mostQueries = 4;

/** The round of a turn; the first search and its checks have no subject. */
export const roundOf = ({ subject }: Pick<Turn, 'subject'>): number => Number(subject ?? '1');

/** A researcher's turns beyond its first search, in order; only the last of them may be open. */
export const laterTurns = (context: PanelContext, seatId: string): Turn[] => {
  const { panel } = context;
  const rounds = mostRounds[modeOf(context)];
  const turns: Turn[] = [];
  let searched = turn('research', 'research', panel, seatId);
  for (let round = 1; round <= rounds && isTaken(context, searched); round++) {
    const reading = readingOf(context, seatId, round);
    if (!reading) break;
    turns.push(reading);
    searched = turn('research', 'search_more', panel, seatId, `${round + 1}`);
    if (round === rounds || !mayBegin(context, searched, () => isWorthSearching(context, seatId, round))) break;
    turns.push(searched);
  }
  return turns;
};

/** The turn that reads what this seat's search of this round found; null where there is nothing to read or no time. */
const readingOf = (context: PanelContext, seatId: string, round: number): Turn | null => {
  const reading = turn('research', 'extract', context.panel, seatId, `${round}`);
  return mayBegin(context, reading, () => pagesToRead(context, seatId, round).length > 0) ? reading : null;
};

/**
 * One seat of each provider searches again, for what all of its provider found missing: each gap is searched for once, and not before
 * those who read can have named theirs.
 */
const isWorthSearching = (context: PanelContext, seatId: string, round: number): boolean => {
  const team = teamOf(context, seatId);
  return (
    team[0] === seatId &&
    !isFull(context.run.evidence) &&
    team.every((one) => isThrough(context, one, round)) &&
    gapsFor(context, seatId, round).length > 0
  );
};

/** Researchers of the seat's provider. */
const teamOf = (context: PanelContext, seatId: string): string[] => {
  const researchers = seatsOf(context, 'researcher');
  const provider = researchers.find((seat) => seat.seatId === seatId)?.provider;
  return researchers.filter((seat) => seat.provider === provider).map((seat) => seat.seatId);
};

/** A seat has read what it found in this round, or will not. */
const isThrough = (context: PanelContext, seatId: string, round: number): boolean => {
  const isOver = (one: Turn) => isTaken(context, one) || isLost(context, one);
  if (round > 1 && teamOf(context, seatId)[0] !== seatId) return true;
  const first = turn('research', 'research', context.panel, seatId);
  if (round === 1 && !isOver(first)) return false;
  const reading = readingOf(context, seatId, round);
  return reading === null || isOver(reading);
};

/** Addresses that the seat's search of this round returned and that it has not quoted. */
export const pagesToRead = (context: PanelContext, seatId: string, round: number): string[] => {
  const own = context.run.evidence.filter((item) => item.seatId === seatId);
  const quoted = new Set(own.map(({ url }) => plainAddress(url ?? '')));
  return endsOf(context, seatId, round)
    .flatMap(({ pages = [] }) => pages.map(({ url }) => url))
    .filter((url) => !quoted.has(plainAddress(url)))
    .slice(0, mostPages);
};

/** What the seats of its provider said after reading that they could not find: the first of each, the second of each, and so on. */
export const gapsFor = (context: PanelContext, seatId: string, round: number): string[] => {
  const named = teamOf(context, seatId).map((one) =>
    endsOf(context, one, round).flatMap(({ missing = [] }) => missing),
  );
  const longest = Math.max(...named.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => named.flatMap((gaps) => gaps[i] ?? [])).flat();
  return [...new Map(inTurn.map((gap) => [comparable(gap), gap])).values()].slice(0, mostQueries);
};

const endsOf = ({ run }: PanelContext, seatId: string, round: number) =>
  run.searches.filter((end) => end.seatId === seatId && (end.round ?? 1) === round);

/** A turn that was begun goes on. Another must be worth it, needs half of its longest time, and leaves what it brings the time to be checked. */
const mayBegin = (context: PanelContext, one: Turn, isWorthIt: () => boolean): boolean => {
  const calls = context.state.calls[one.step] ?? [];
  if (calls.some(({ outcome }) => outcome === 'ok' || outcome === null)) return true;
  const mode = modeOf(context);
  const needed = callLimits(mode, one.panel, one.kind).seconds / 2 + callLimits(mode, one.panel, 'verify').seconds;
  return secondsLeft(context, one.phase) >= needed && isWorthIt();
};
