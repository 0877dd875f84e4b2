import { roundOfItem } from './evidenceList.ts';
import { findInCase, lookedUp } from './quoteCheck.ts';
import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Seat } from '../../../../shared/events/panel/seat.ts';

import { laterTexts, wholeText } from './caseText.ts';
import { isOutage } from '../state/outages.ts';
import { type PanelContext, seatOfId, seatsOf } from '../state/panelContext.ts';
import type { Item } from '../state/state.ts';
import { turn } from '../state/turn.ts';

/** Of one round. */
const maxPerVerifier = 16;

/**
 * Seats that look quotes up: the verifiers and, where those that can be reached are of fewer than two providers, one more service seat
 * of another, so that no finding is checked by its own provider alone.
 */
export const checkers = (context: PanelContext): Seat[] => {
  const unavailable = unavailableTo(context);
  const able = (seats: readonly Seat[]) => seats.filter(({ provider }) => !unavailable.has(provider));
  const seats = able(seatsOf(context, 'verifier'));
  for (const other of able(standInRoles.flatMap((role) => seatsOf(context, role)))) {
    const known = new Set(seats.map(({ provider }) => provider));
    if (known.size > 1) break;
    if (!known.has(other.provider)) seats.push(other);
  }
  return seats;
};

/** Providers that were lost to every researcher of theirs. While research begins there are none: nothing is checked before. */
const unavailableTo = (context: PanelContext): ReadonlySet<string> => {
  const isUnavailable = ({ seatId }: Seat) => {
    const lost = context.state.lost[turn('research', 'research', context.panel, seatId).step];
    return lost !== undefined && isOutage(lost);
  };
  const researchers = Map.groupBy(seatsOf(context, 'researcher'), ({ provider }) => provider);
  return new Set([...researchers].flatMap(([provider, own]) => (own.every(isUnavailable) ? [provider] : [])));
};

export const standInRoles = ['reviewer', 'red_team', 'stakeholder', 'framer', 'researcher'] as const;

/** Web items of a round that a seat is to check: what another provider found, dealt out evenly among those who may. */
export const assigned = (context: PanelContext, checkerId: string, round: number): Item[] => {
  const seats = checkers(context);
  // With one provider its own verifier looks, and the quorum says that there was a single source.
  const alone = new Set(context.seats.map(({ provider }) => provider)).size === 1;
  return webItems(context)
    .filter((item) => roundOfItem(item) === round)
    .filter((item, i) => {
      const finder = seatOfId(context, item.seatId)?.provider;
      const able = alone ? seats : seats.filter(({ provider }) => provider !== finder);
      return able[i % Math.max(1, able.length)]?.seatId === checkerId;
    })
    .slice(0, maxPerVerifier);
};

/** Quotes of the case itself are checked by code. */
export const checkCaseQuotes = (context: PanelContext): CaseEvent[] => {
  const open = context.run.evidence.filter(({ source, status }) => source === 'case' && status === 'unchecked');
  if (open.length === 0) return [];
  const said = [wholeText(context.state, context.rules.guided, true), ...laterTexts(context.state)].join('\n\n');
  return open.map(({ evidenceId, quote }): CaseEvent => {
    const found = findInCase(said, quote);
    const { places: _, ...looked } = lookedUp(found, 'not_in_case');
    return {
      type: 'EvidenceVerified',
      data: { panel: context.panel, evidenceId, seatId: null, ...looked, pageHash: null, at: context.at },
    };
  });
};

/** What could not be checked when research is over. */
export const leftUnchecked = (context: PanelContext): CaseEvent[] =>
  context.run.evidence
    .filter(({ status }) => status === 'unchecked')
    .map(({ evidenceId }) => ({
      type: 'EvidenceVerified',
      data: {
        panel: context.panel,
        evidenceId,
        seatId: null,
        status: 'unverifiable',
        note: { code: 'not_checked_in_time' },
        pageHash: null,
        at: context.at,
      },
    }));

const webItems = ({ run }: PanelContext): Item[] => run.evidence.filter(({ source }) => source === 'web');
