import type { Mode } from '../../../../../shared/events/case.ts';

import { plainAddress } from '../../evidence/foundPages.ts';
import { callLimits } from '../../state/callLimits.ts';
import { isTaken, modeOf, type PanelContext, secondsLeft } from '../../state/panelContext.ts';
import { type Turn, turn } from '../../state/turn.ts';

/**
 * Search, read what was found, say what is missing, search for that: so many rounds a researcher may go, as long as there are time
 * to check what it brings, and money. None in direct mode, whose one search is not read beyond what it quotes.
 */
const mostRounds: Readonly<Record<Mode, number>> = { direct: 0, default: 2, deep: 3 };

/** Pages that one turn reads. */
const mostPages = 4;

/** The round of a turn; the first search and its checks have no subject. */
export const roundOf = ({ subject }: Pick<Turn, 'subject'>): number => Number(subject ?? '1');

/** A researcher's turns beyond its first search, in order; only the last of them may be open. */
export const laterTurns = (context: PanelContext, seatId: string): Turn[] => {
  const { panel } = context;
  const rounds = mostRounds[modeOf(context)];
  const turns: Turn[] = [];
  let searched = turn('research', 'research', panel, seatId);
  for (let round = 1; round <= rounds && isTaken(context, searched); round++) {
    const reading = turn('research', 'extract', panel, seatId, `${round}`);
    const isWorthIt = isTaken(context, reading) || pagesToRead(context, seatId, round).length > 0;
    if (!isWorthIt || !hasTime(context, reading)) break;
    turns.push(reading);
    if (round === rounds || missingAfter(context, seatId, round).length === 0) break;
    searched = turn('research', 'search_more', panel, seatId, `${round + 1}`);
    if (!hasTime(context, searched)) break;
    turns.push(searched);
  }
  return turns;
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

/** What the seat said after reading that it could not find. */
export const missingAfter = (context: PanelContext, seatId: string, round: number): string[] =>
  endsOf(context, seatId, round).flatMap(({ missing = [] }) => missing);

const endsOf = ({ run }: PanelContext, seatId: string, round: number) =>
  run.searches.filter((end) => end.seatId === seatId && (end.round ?? 1) === round);

/** A turn that was begun goes on. Another needs half of its longest time, and leaves what it brings the time to be checked. */
const hasTime = (context: PanelContext, one: Turn): boolean => {
  const calls = context.state.calls[one.step] ?? [];
  if (calls.some(({ outcome }) => outcome === 'ok' || outcome === null)) return true;
  const mode = modeOf(context);
  const needed = callLimits(mode, one.panel, one.kind).seconds / 2 + callLimits(mode, one.panel, 'verify').seconds;
  return secondsLeft(context, one.phase) >= needed;
};
