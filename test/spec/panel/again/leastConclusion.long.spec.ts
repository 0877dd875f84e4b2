import { describe, expect, it } from 'vitest';

import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { ofType } from '../../../support/panelCase.ts';
import { type Circumstances, inDraft, type Played, playedAgain } from '../../../support/savedCalls.ts';

/** A case in direct mode whose panel agreed and found nothing is asked again with a fact: hardly more than votes and a draft have room. */
const askedAgain = async (over: Partial<Circumstances> = {}): Promise<Played> => {
  const plays: Played[] = [];
  await playedAgain(
    { mode: 'direct', how: 'agreed', told: 'amounts', bare: true, providers: 2, ...over },
    (_change, again) => plays.push(again),
    { kinds: ['fact'] },
  );
  const [again] = plays;
  if (!again) throw new Error('expected a case that was asked again, found none');
  return again;
};
const counted = ({ calls }: Played, kind: string) => calls.filter((one) => one === kind).length;
const reportIn = ({ events }: Played) => reportOf(foldDebate(seenBy('owner', events)));

describe('where numbers and a forecast have no room for calls of their own', () => {
  it('the chair gives both in the answer in which it writes the draft', async () => {
    const again = await askedAgain();
    const chair = ofType(again.events, 'RecommendationDrafted').at(-1)?.seatId;
    expect(chair).not.toBeNull();
    expect([counted(again, 'quantify'), counted(again, 'forecast')]).toEqual([0, 0]);
    expect(ofType(again.events, 'DecisionModelMade').map(({ seatId }) => seatId)).toEqual([chair]);
    expect(ofType(again.events, 'ForecastMade').map(({ seatId }) => seatId)).toEqual([chair]);
    expect(ofType(again.events, 'ForecastsPooled')).toMatchObject([{ seats: 1 }]);
    expect(reportIn(again)?.numbers).toBeDefined();
  });

  it('only the numbers are in that answer where the forecast has room', async () => {
    const again = await askedAgain({ providers: 3 });
    const chair = ofType(again.events, 'RecommendationDrafted').at(-1)?.seatId;
    expect([counted(again, 'quantify'), counted(again, 'forecast')]).toEqual([0, 1]);
    expect(ofType(again.events, 'DecisionModelMade').map(({ seatId }) => seatId)).toEqual([chair]);
    expect(ofType(again.events, 'ForecastMade').map(({ seatId }) => seatId)).not.toEqual([chair]);
  });

  it('a draft is kept whose numbers cannot be calculated, and they are asked for alone', async () => {
    const again = await askedAgain({
      instead: {
        chair: (answer) => ({
          ...answer,
          numbers: (answer['numbers'] as object[]).map((one) => ({ ...one, currency: '' })),
        }),
      },
    });
    expect([counted(again, 'chair'), counted(again, 'quantify')]).toEqual([1, 1]);
    const [draft] = ofType(again.events, 'RecommendationDrafted');
    const [model] = ofType(again.events, 'DecisionModelMade');
    expect(model?.seatId).not.toBe(draft?.seatId);
    expect(ofType(again.events, 'ForecastMade')).toHaveLength(1);
  });

  it('a draft is kept whose forecast leaves an option out, and a voter forecasts', async () => {
    const again = await askedAgain({
      instead: {
        chair: (answer) => ({
          ...answer,
          forecasts: (answer['forecasts'] as object[]).map((one) => ({ ...one, success: [] })),
        }),
      },
    });
    expect([counted(again, 'chair'), counted(again, 'forecast')]).toEqual([1, 1]);
    expect(ofType(again.events, 'DecisionModelMade')).toHaveLength(1);
    expect(ofType(again.events, 'ForecastsPooled')).toMatchObject([{ seats: 1 }]);
  });
});

describe('of an answer that there is no call to ask for again', () => {
  const least = { told: 'no amounts', providers: 3 } as const;
  const seatOf = ({ events }: Played, seat: number) =>
    ofType(events, 'PanelSeated')[0]?.seats.filter(({ role }) => role === 'voter')[seat]?.seatId ?? '';
  /** The second ballot of one seat, counted from 0, becomes another. */
  const ballotOf = (seat: number, over: (answer: Record<string, unknown>) => object) => ({
    revise: (answer: Record<string, unknown>, m: { seat: { seatId: string } }) =>
      m.seat.seatId.endsWith(`-${seat + 1}`) ? { ...answer, ...over(answer) } : answer,
  });

  it('probabilities count by their proportions', async () => {
    const again = await askedAgain({
      ...least,
      every: ballotOf(4, ({ p }) => ({
        p: (p as { probability: number }[]).map((one) => ({ ...one, probability: one.probability * 100 })),
      })),
    });
    expect(counted(again, 'revise')).toBe(9);
    const cast = ofType(again.events, 'BallotSealed').findLast(({ seatId }) => seatId === seatOf(again, 4));
    expect(Math.max(...Object.values(cast?.ballot.p ?? {}))).toBeCloseTo(0.6);
  });

  it('a seat that names no change votes as it did last', async () => {
    const again = await askedAgain({ ...least, every: ballotOf(0, () => ({ p: [] })) });
    expect(counted(again, 'revise')).toBe(9);
    const cast = ofType(again.events, 'BallotSealed').findLast(({ seatId }) => seatId === seatOf(again, 0));
    expect(cast?.round).toBe('revised');
    expect(Math.max(...Object.values(cast?.ballot.p ?? {}))).toBeCloseTo(0.9);
  });

  it('the ballot of a seat that moves, and says not where to, is missing, and the report says so', async () => {
    const again = await askedAgain({ ...least, every: ballotOf(4, () => ({ p: [] })) });
    expect(counted(again, 'revise')).toBe(9);
    const seatId = seatOf(again, 4);
    expect(ofType(again.events, 'TurnLost')).toMatchObject([{ seatId, reason: { code: 'invalid_answer' } }]);
    expect(reportIn(again)?.moved.missing).toMatchObject([{ seat: { seatId } }]);
  });

  it('a draft is held to the strength that the ballots gave', async () => {
    const again = await askedAgain({
      ...least,
      instead: { chair: (answer) => inDraft(answer, { strength: 'strong', downgrade: null, headline: 'Stay alone.' }) },
    });
    expect(counted(again, 'chair')).toBe(1);
    const pool = ofType(again.events, 'BallotsPooled').at(-1)?.pool;
    expect(pool?.strength).not.toBe('strong');
    expect(ofType(again.events, 'RecommendationDrafted')).toMatchObject([
      { headline: 'Stay alone.', strength: pool?.strength },
    ]);
  });

  it('a draft that says nothing is asked for again all the same', async () => {
    const nothing = { headline: '', reasons: [], nextAction: { what: '', owner: '', by: '' } };
    const again = await askedAgain({ ...least, instead: { chair: (answer) => inDraft(answer, nothing) } });
    expect(counted(again, 'chair')).toBe(2);
    expect(ofType(again.events, 'RecommendationDrafted').at(-1)?.seatId).not.toBeNull();
  });

  it('what a rule finds in the draft is published with a warning', async () => {
    const again = await askedAgain({ ...least, every: { chair: (answer) => inDraft(answer, { outsideView: null }) } });
    expect(counted(again, 'redraft')).toBe(0);
    expect(ofType(again.events, 'GatePassed').at(-1)?.verdict).toBe('publish_with_warning');
  });

  it('what was drawn from a document stands, where the vote beside it does not', async () => {
    const plays: Played[] = [];
    await playedAgain(
      {
        ...{ mode: 'direct', how: 'agreed', bare: true, ...least },
        instead: { read_and_vote: (answer) => ({ ...answer, ballot: {} }) },
      },
      (_change, again) => plays.push(again),
      { kinds: ['document'] },
    );
    const [again] = plays;
    expect(again && [counted(again, 'read_and_vote'), counted(again, 'read'), counted(again, 'revise')]).toEqual([
      1, 0, 8,
    ]);
    expect(ofType(again?.events ?? [], 'EvidenceFound').some(({ source }) => source === 'document')).toBe(true);
    expect(ofType(again?.events ?? [], 'TurnLost')).toMatchObject([{ reason: { code: 'invalid_answer' } }]);
  });
});
