import type { CaseEvent } from '../../shared/events/case.ts';

import { ofType } from './panelCase.ts';

/** What the reader of a report would see of a case: everything that does not name a moment, a run or a secret. */
export const conclusion = (events: readonly CaseEvent[]) => ({
  pools: ofType(events, 'BallotsPooled')
    .map(({ panel, round, pool }) => ({ panel, round, pool }))
    .toSorted(by(({ panel, round }) => `${panel}/${round}`)),
  ballots: ofType(events, 'BallotsRevealed')
    .map(({ panel, round, ballots }) => ({
      key: `${panel}/${round}`,
      ballots: ballots.map(({ seatId, ballot }) => ({ seatId, ballot })),
    }))
    .toSorted(by(({ key }) => key)),
  draft: ofType(events, 'RecommendationDrafted')
    .map(({ at: _at, ...draft }) => draft)
    .at(-1),
  dissents: ofType(events, 'DissentFiled')
    .map(({ at: _at, ...dissent }) => dissent)
    .toSorted(by(({ dissentId }) => dissentId)),
  gate: ofType(events, 'GatePassed').map(({ checks }) => checks),
});

const by =
  <T>(key: (item: T) => string) =>
  (a: T, b: T): number =>
    key(a) < key(b) ? -1 : 1;
