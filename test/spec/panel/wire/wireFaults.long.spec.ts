import { describe, expect, it } from 'vitest';

import { searchedAnswer } from '../../../support/foundOnTheWeb.ts';
import { oneWireCase as one } from '../../../support/oneWireCase.ts';
import { ofType } from '../../../support/panelCase.ts';

describe('what does not pass by itself', () => {
  it.each([
    [429, 'insufficient_quota', 'no_credit'],
    [401, 'Incorrect API key provided', 'bad_key'],
    [404, 'The model does not exist', 'unknown_model'],
  ])('ends at once, costs nothing and is said: %i %s', async (status, problem, code) => {
    const warned: object[] = [];
    const { events, seconds } = await one({
      fault: ({ provider }) => (provider === 'openai' ? { kind: 'status', status, problem } : undefined),
      warned: (about) => warned.push(about),
    });
    const openai = new Map(
      ofType(events, 'ModelCallIntended')
        .filter(({ provider }) => provider === 'openai')
        .map(({ callId, model }) => [callId, model]),
    );
    const ends = ofType(events, 'ModelCallEnded').filter(({ callId }) => openai.has(callId));
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect([end.problem?.code, end.usd]).toEqual([code, 0]);
    // No model the same turn twice; of a key or an account that is refused, nobody asks again at all.
    expect(new Set(ends.map(({ step, callId }) => `${step} ${openai.get(callId)}`)).size).toBe(ends.length);
    expect(ends.length).toBeLessThanOrEqual(code === 'unknown_model' ? 40 : 3);
    expect(ofType(events, 'TurnLost').map(({ reason }) => reason.code)).toContain(code);
    expect(ofType(events, 'BallotsPooled').at(-1)?.pool.quorum).toBe('degraded');
    expect(ofType(events, 'GatePassed')).toHaveLength(1);
    expect(seconds).toBeLessThanOrEqual(290);
    // The operator reads it in the log: see docs/OPERATIONS.md.
    expect(warned).toContainEqual(expect.objectContaining({ provider: 'openai', problem: code }));
  });
});

describe('a statement that is much too long', () => {
  it('is shortened, and its ballot counts without being asked for again', async () => {
    const sentence = 'The lease binds us for ten years and the break after five is worth little. ';
    const { events } = await one({
      answer(m) {
        const answer = searchedAnswer(m);
        return m.kind === 'ballot' ? { ...(answer as object), statement: sentence.repeat(40) } : answer;
      },
    });
    const [blind] = ofType(events, 'BallotsRevealed').filter(({ round }) => round === 'blind');
    expect(blind?.ballots.length).toBeGreaterThan(6);
    for (const { ballot } of blind?.ballots ?? []) {
      expect(ballot.statement.split(' ').length).toBeLessThanOrEqual(275);
      expect(ballot.statement).toMatch(/\.$/u);
    }
    const asked = ofType(events, 'ModelCallEnded').filter(({ step }) => step.includes('/ballot/'));
    expect(asked.filter(({ outcome }) => outcome === 'invalid')).toEqual([]);
  });
});

describe('a reason for which the chair names neither a seat nor evidence', () => {
  it('is printed as the chair’s own', async () => {
    const { events } = await one({
      answer(m) {
        const answer = searchedAnswer(m);
        if (m.kind !== 'chair' && m.kind !== 'redraft') return answer;
        const { reasons } = answer as { readonly reasons: readonly object[] };
        return { ...(answer as object), reasons: reasons.map((one) => ({ ...one, reasonIds: [], evidenceIds: [] })) };
      },
    });
    const drafts = ofType(events, 'RecommendationDrafted');
    expect(drafts.length).toBeGreaterThan(0);
    for (const { seatId, reasons } of drafts)
      expect(reasons.map(({ seats }) => seats)).toEqual(reasons.map(() => [seatId]));
  });
});

describe('the second half of a case', () => {
  it('reads the reasons of the blind round, names the seats behind each printed one, and is reviewed before the gate', async () => {
    const { events, bodies } = await one();
    const [drafted] = ofType(events, 'RecommendationDrafted');
    expect(drafted?.reasons.length).toBeGreaterThan(0);
    for (const { seats } of drafted?.reasons ?? []) expect(seats.length).toBeGreaterThan(0);
    const shown = bodies.filter((body) => body.includes('<reasons-'));
    const again = ofType(events, 'ModelCallEnded').filter(
      ({ step, outcome }) => step.includes('/revise/') && outcome === 'ok',
    );
    // Those who vote again, and the chair.
    expect(shown.length).toBeGreaterThan(again.length);
    const review = events.findIndex((event) => event.type === 'ModelCallEnded' && event.data.step.includes('/review/'));
    const gate = events.findIndex(({ type }) => type === 'GatePassed');
    expect([review > 0, review < gate]).toEqual([true, true]);
    const asked = bodies.find((body) => body.includes('Decisiveness'));
    for (const word of ['Accuracy', 'Objections', 'Arithmetic'])
      expect([word, asked?.includes(word)]).toEqual([word, true]);
  });
});
