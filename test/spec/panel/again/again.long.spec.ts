import { describe, expect, it } from 'vitest';

import {
  type CaseEvent,
  type CaseEventOf,
  type Change,
  type Mode,
  caseStream,
  modes,
} from '../../../../shared/events/case.ts';
import { copyId } from '../../../../shared/documents/copies.ts';
import type { Recorded } from '../../../../shared/kernel/event.ts';
import { type Debate, foldDebate } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { comparisonOf } from '../../../../shared/views/comparison.ts';
import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { type Needs, runCase } from '../../../../server/panel/engine/runCase.ts';
import { reweighed } from '../../../../shared/views/weighing.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { at, caseId, caseSubmitted } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, put, submit, runToEnd } from '../../../support/panelCase.ts';

const fact: Change = { kind: 'fact', now: 'The landlord offers the lease at 40,000 a year.' };
const { signal } = new AbortController();

type Played = Pick<Awaited<ReturnType<typeof playCase>>, 'kept' | 'needs' | 'events'>;
const frameOf = (events: readonly CaseEvent[]) => ofType(events, 'CaseFramed')[0]?.frame;

type Seats = (providers: readonly ConfiguredProvider[]) => readonly ConfiguredProvider[];
const asTheyAre: Seats = (providers) => providers;

const outsideView = { referenceClass: 'Shops bought', baseRate: 'Most', adjustment: '' };
type Vote = { readonly optionId: string; readonly change: string; readonly share?: number };
type Ballot = { readonly p: readonly { readonly option: string }[] };
/** Seats that vote as they are told, and a reviewer who has something to mend. */
const voting =
  (voteOf: (seatId: string, kind: 'ballot' | 'revise', options: readonly string[]) => Vote): Seats =>
  (providers) =>
    providers.map((one) => ({
      ...one,
      async *client(ask) {
        const { kind, seat } = ask.about as PromptContext;
        for await (const part of one.client(ask)) {
          if (part.type !== 'text') yield part;
          else if (kind === 'review')
            yield { ...part, delta: JSON.stringify({ fixes: ['State the rent.'], otherThings: [] }) };
          else if (kind === 'chair')
            yield { ...part, delta: JSON.stringify({ ...JSON.parse(part.delta), outsideView }) };
          else if (kind !== 'ballot' && kind !== 'revise' && kind !== 'read_and_vote') yield part;
          else {
            const whole = JSON.parse(part.delta) as { ballot?: Ballot } & Ballot;
            const answer = whole.ballot ?? whole;
            const options = answer.p.map(({ option }) => option).toSorted();
            const { optionId, change, share = 0.6 } = voteOf(seat.seatId, kind === 'ballot' ? kind : 'revise', options);
            const p = options.map((option) => ({
              option,
              probability: option === optionId ? share : (1 - share) / (options.length - 1),
            }));
            const note = { kind: change, evidenceIds: [], note: change === 'none' ? '' : 'The rent is another one.' };
            const ballot = { ...answer, p, change: kind === 'ballot' ? null : note };
            yield { ...part, delta: JSON.stringify(whole.ballot ? { ...whole, ballot } : ballot) };
          }
        }
      },
    }));
/** Of nine seats four hold one option, two another, two a third and one a fourth: three dissents are due. */
const held = [0, 0, 0, 0, 1, 1, 2, 2, 3];
/** Those who held the first option hold the second: another one wins. */
const moved = held.map((own) => (own === 0 ? 1 : own));
/** Half of them do: another one wins, and a dissent for the one that won is due beside two others. */
const halfMoved = [1, 1, 0, 0, 1, 1, 2, 2, 3];
const divided = (last: readonly number[] = held): Seats =>
  voting((seatId, kind, options) => {
    const seat = (Number(seatId.split('-').at(-1)) - 1) % 9;
    const option = (kind === 'revise' ? last : held)[seat] ?? 0;
    return { optionId: options[option] ?? '', change: option === held[seat] ? 'none' : 'recalculated' };
  });
/** All hold the first option, and so firmly that nothing is debated. */
const agreed = voting((_seat, _kind, [optionId = '']) => ({ optionId, change: 'none', share: 0.9 }));
/** Two seats go after another one in the exchange, by numbers that are none of the evidence; or on to a third option after the change. */
const followers = (to: number, reason = 'recalculated'): Seats =>
  voting((seatId, kind, options) => {
    const seat = (Number(seatId.split('-').at(-1)) - 1) % 9;
    const own = seat < 6 ? 0 : 1;
    const moves = kind === 'revise' && (seat === 1 || seat === 4);
    return { optionId: options[moves ? to : own] ?? '', change: moves ? reason : 'none' };
  });
const asSeen = (
  ...cases: readonly [
    readonly Recorded<CaseEvent>[] | readonly CaseEvent[],
    readonly Recorded<CaseEvent>[] | readonly CaseEvent[],
  ]
) => cases.map((events) => foldDebate(seenBy('owner', events as readonly Recorded<CaseEvent>[]))) as [Debate, Debate];
const ofAnotherOption = (events: readonly Recorded<CaseEvent>[]): readonly Recorded<CaseEvent>[] =>
  events.map((one) =>
    one.type === 'GatePassed'
      ? {
          ...one,
          data: { ...one.data, checks: [{ rule: 'winner_recommended' as const, ok: false, found: ['Close.', 'A'] }] },
        }
      : one,
  );
const lastPool = (events: readonly CaseEvent[]) =>
  ofType(events, 'BallotsPooled').findLast(({ panel }) => panel === 0)?.pool;
const amounts =
  'Should we buy the shop for 300,000 euros, lease it for 4,200 euros a month, rent a stall for 900 euros, or close? We earn 60,000 euros a year.';

/** A whole case with amounts, played by these seats. */
const playDivided = (mode: Mode, documents: readonly CaseEventOf<'DocumentAdded'>[] = []) =>
  playWith(divided(), { mode, q1: amounts }, documents);
const playWith = async (
  seats: Seats,
  submitted: Partial<CaseEventOf<'CaseSubmitted'>['data']>,
  documents: readonly CaseEventOf<'DocumentAdded'>[] = [],
) => {
  const phase = panelNeeds({ openDocument });
  const providers = seats(inMemoryProviders(phase.clock).providers);
  submit(phase.kept, submitted);
  for (const one of documents) put(phase.kept, one);
  const needs: Needs = { ...phase.needs, providers };
  await runToEnd({ ...phase, needs });
  return { ...phase, needs, events: facts(phase.kept) };
};

/** Asks the played case again with this change; answers the history of the second one, and what its seats were shown. */
const askAgain = async (
  { kept, needs, events }: Played,
  over: Partial<CaseEventOf<'CaseSubmitted'>['data']>,
  documents: readonly CaseEventOf<'DocumentAdded'>[] = [],
  seats: Seats = asTheyAre,
) => {
  const again = over.caseId ?? 'again';
  const stream = caseStream(again);
  const submitted = caseSubmitted({
    caseId: again,
    mode: ofType(events, 'CaseSubmitted')[0]?.mode ?? 'default',
    ...over,
  });
  const by = { actor: 'account', correlation: again, causation: null } as const;
  const brought = [submitted, ...documents].map((fact, i) => ({ ...fact, id: `${again}-${i + 1}`, ...by }));
  kept.put(stream, brought, -1);
  const clock = virtualClock(at);
  const shown: string[] = [];
  const providers = seats(inMemoryProviders(clock).providers).map((one): ConfiguredProvider => ({
    ...one,
    client(ask) {
      const { about: _about, signal: _signal, ...text } = ask;
      shown.push(JSON.stringify(text));
      return one.client(ask);
    },
  }));
  const end = await runCase(again, { ...needs, clock, providers }, signal);
  clock.stop();
  return { end, events: kept.events(stream) as never as readonly Recorded<CaseEvent>[], shown };
};
const of = (change: Change) => ({ again: { of: caseId, change } });
const ended = (events: readonly CaseEvent[]) => ofType(events, 'ModelCallEnded').length;

const rent = 'The monthly rent is 4,200 euros and rises by 3 % each January.';
const openDocument = async () => ({
  text: '',
  hash: 'b',
  blocks: [{ at: 'p.1 ¶1', kind: 'paragraph' as const, text: rent, flags: [] }],
});
const documentId = (n: number) => `doc-0000000000000000000${n}`;
const document = (n: number, over = {}): CaseEventOf<'DocumentAdded'> => ({
  type: 'DocumentAdded',
  data: {
    ...{ documentId: documentId(n), name: `lease-${n}.pdf`, kind: 'pdf', bytes: 9, sha256: 'a', textSha256: 'b' },
    ...{ pages: 1, units: 1, chars: 60, tokens: 20, warnings: [], reader: 'pdfium', at },
    ...over,
  },
});

/** What may be asked a second time: the last vote and what is concluded from it. */
const afterVote = ['revise', 'chair', 'dissent', 'reply', 'forecast', 'quantify', 'review', 'redraft'];
const askedIn = (events: readonly CaseEvent[]) =>
  ofType(events, 'ModelCallEnded').map(({ step }) => step.split('/')[1] ?? '');
const changesOf = (events: readonly CaseEvent[]): Record<Change['kind'], Change> => {
  const frame = frameOf(events);
  const { criterionId = '', name = '', weight = 0 } = frame?.criteria[0] ?? {};
  return {
    fact,
    assumption: { kind: 'assumption', was: frame?.assumptions[0] ?? '', now: 'Rents fall.' },
    weight: { kind: 'weight', criterionId, name, was: weight, now: 0.7 },
    document: { kind: 'document', documentId: documentId(1), name: 'lease-1.pdf' },
  };
};
const kinds = ['fact', 'assumption', 'weight', 'document'] as const;

describe.each(modes)('the calls that a case asked again saves in %s mode', (mode) => {
  it.each(kinds)('are three in five of those it would cost from its beginning, whatever changed: %s', async (kind) => {
    const first = await playCase(mode, () => 'fine', { openDocument });
    const documents = kind === 'document' ? [document(1)] : [];
    const afresh = await playCase(mode, () => 'fine', { openDocument }, 4, documents);
    const again = await askAgain(first, of(changesOf(first.events)[kind]), documents);
    expect(again.end).toEqual({ how: 'concluded' });
    expect(ended(again.events) / ended(afresh.events)).toBeLessThanOrEqual(0.4);
    const touched = new Set([...afterVote, ...(kind === 'document' ? ['read', 'read_and_vote'] : [])]);
    expect(askedIn(again.events).filter((one) => !touched.has(one))).toEqual([]);
    expect(askedIn(again.events)).toContain('revise');
  });

  it.each(kinds)(
    'are as many where three seats dissent, amounts are calculated and the draft is written twice: %s',
    async (kind) => {
      const documents = kind === 'document' ? [document(1)] : [];
      const [first, afresh] = [await playDivided(mode), await playDivided(mode, documents)];
      const change = changesOf(first.events)[kind];
      const { events } = await askAgain(first, { q1: amounts, ...of(change) }, documents, divided());
      for (const one of [first.events, events]) {
        expect(ofType(one, 'DissentFiled')).toHaveLength(3);
        expect(ofType(one, 'DissentReplied')).toHaveLength(3);
        expect(ofType(one, 'DecisionModelMade')).toHaveLength(1);
        expect(ofType(one, 'RecommendationDrafted').filter(({ panel }) => panel === 0)).toHaveLength(2);
      }
      expect(ended(events) / ended(afresh.events)).toBeLessThanOrEqual(0.4);
      // Nothing moved: what was written stands, and says that it is from before. A weight is in no calculation.
      expect(ofType(events, 'DissentFiled').map(textOf)).toEqual(ofType(first.events, 'DissentFiled').map(textOf));
      for (const type of ['DissentFiled', 'DissentReplied'] as const)
        expect(ofType(events, type).map(({ takenOver }) => takenOver)).toEqual([true, true, true]);
      expect(ofType(events, 'DecisionModelMade')[0]?.takenOver).toBe(kind === 'weight' ? true : undefined);
      const [before, after] = [first.events, events].map((one) => foldDebate(seenBy('owner', one)));
      const reused = before && after ? comparisonOf(before, after)?.reused : null;
      const calculations = kind === 'weight' ? 1 : 0;
      expect(reused).toMatchObject({ dissents: 3, replies: 3, calculations });
      const taken = ofType(events, 'FindingsReused').at(-1)?.calls ?? 0;
      expect(reused?.calls).toBe(taken + 6 + calculations);
      // What it did not have to make and what it made are all calls of such a case from its beginning, but those that are fewer here.
      expect((reused?.calls ?? 0) + ended(events)).toBeLessThanOrEqual(ended(afresh.events));
    },
  );

  it.each([
    ['fact', amounts],
    ['weight', amounts],
    ['fact', 'Should we merge with Doyle and Hart?'],
    ['weight', 'Should we merge with Doyle and Hart?'],
    ['document', amounts],
    ['document', 'Should we merge with Doyle and Hart?'],
  ] as const)('are as many where all agree and nothing is debated: %s, %s', async (kind, q1) => {
    const documents = kind === 'document' ? [document(1)] : [];
    const [first, afresh] = [await playWith(agreed, { mode, q1 }), await playWith(agreed, { mode, q1 }, documents)];
    const { events } = await askAgain(first, { q1, ...of(changesOf(first.events)[kind]) }, documents, agreed);
    expect(ofType(first.events, 'CruxChosen')).toEqual([]);
    expect(ended(events) / ended(afresh.events)).toBeLessThanOrEqual(0.4);
  });

  it('leave what the change moves to be asked again', async () => {
    const first = await playDivided(mode);
    const winnerOf = (events: readonly CaseEvent[]) =>
      ofType(events, 'BallotsPooled').findLast(({ panel }) => panel === 0)?.pool.winner;
    const { events } = await askAgain(first, { q1: amounts, ...of(fact) }, [], divided(moved));
    expect([winnerOf(first.events), winnerOf(events)]).toEqual(['A', 'B']);
    const dissents = ofType(events, 'DissentFiled');
    expect(dissents).toHaveLength(2);
    expect(dissents.filter(({ takenOver }) => takenOver)).toEqual([]);
    // In direct mode the first alone: the other is what its holder wrote on its last ballot.
    const written = mode === 'direct' ? 1 : 2;
    expect(askedIn(events).filter((one) => one === 'dissent')).toHaveLength(written);
    expect(askedIn(events).filter((one) => one === 'reply')).toHaveLength(written);
  });

  it.each(kinds)('are as many where another option wins and three dissents are new: %s', async (kind) => {
    const documents = kind === 'document' ? [document(1)] : [];
    const [first, afresh] = [await playDivided(mode), await playDivided(mode, documents)];
    const again = { q1: amounts, ...of(changesOf(first.events)[kind]) };
    const { events } = await askAgain(first, again, documents, divided(halfMoved));
    const dissents = ofType(events, 'DissentFiled');
    expect(dissents.map(({ optionId, takenOver }) => [optionId, takenOver])).toHaveLength(3);
    expect(dissents.filter(({ takenOver }) => takenOver)).toEqual([]);
    expect(dissents.filter(({ text }) => text === '')).toEqual([]);
    const last = ofType(events, 'BallotsPooled').at(-1)?.pool;
    const [leading] = dissents.toSorted((a, b) => (last?.p[b.optionId] ?? 0) - (last?.p[a.optionId] ?? 0));
    expect(ofType(events, 'DissentReplied').map(({ dissentId }) => dissentId)).toContain(leading?.dissentId);
    expect(ended(events) / ended(afresh.events)).toBeLessThanOrEqual(0.4);
  });

  it('leave a dissenter who has a reason to write it again, and the others as they were', async () => {
    const first = await playDivided(mode);
    const [written] = ofType(first.events, 'DissentFiled');
    const optionsOf = new Map(
      first.events.flatMap((event) =>
        event.type === 'BallotSealed' ? [[event.data.seatId, event.data.ballot.p] as const] : [],
      ),
    );
    const holder: Seats = voting((seatId) => {
      const [[optionId] = ['']] = Object.entries(optionsOf.get(seatId) ?? {}).toSorted(([, a], [, b]) => b - a);
      return { optionId, change: seatId === written?.seatId ? 'recalculated' : 'none' };
    });
    const { events, shown } = await askAgain(first, { q1: amounts, ...of(fact) }, [], holder);
    const rewritten = ofType(events, 'DissentFiled').filter(({ takenOver }) => !takenOver);
    expect(rewritten.map(({ seatId }) => seatId)).toEqual([written?.seatId]);
    expect(ofType(events, 'DissentFiled')).toHaveLength(3);
    expect(askedIn(events).filter((one) => one === 'dissent' || one === 'reply')).toEqual(['dissent', 'reply']);
    // It was shown what it had written.
    expect(shown.some((prompt) => prompt.includes('Before the change you wrote the dissent'))).toBe(true);
  });
});
const textOf = ({ seatId, optionId, text, textHash }: CaseEventOf<'DissentFiled'>['data']) => ({
  ...{ seatId, optionId, text, textHash },
});

describe.each(['direct', 'default'] as const)('votes that did not count before the change, in %s mode,', (mode) => {
  it('let a seat whose move did not count move for the change', async () => {
    const first = await playWith(followers(1), { mode, q1: amounts });
    const { events } = await askAgain(first, { q1: amounts, ...of(fact) }, [], followers(2));
    expect(lastPool(first.events)?.uncounted?.seats.length).toBeGreaterThan(1);
    expect(lastPool(events)?.uncounted).toBeUndefined();
    const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
    const compared = comparisonOf(...asSeen(first.events, events));
    expect(compared?.counting.map(({ seatId, countsNow }) => [seatId, countsNow])).toEqual(
      (lastPool(first.events)?.uncounted?.seats ?? []).map((seatId) => [seatId, true]),
    );
    expect(
      compared?.counting.every(({ seatId, name }) => seats.some((one) => one.seatId === seatId && one.name === name)),
    ).toBe(true);
    expect(compared?.title).toMatch(/^Should we buy the shop for 300,000 euros/u);
    // A headline that the gate found to be of another option is not said again.
    expect(compared?.after.headline).not.toBeNull();
    const ofOther = asSeen(first.events, ofAnotherOption(events));
    expect(comparisonOf(...ofOther)?.after.headline).toBeNull();
    const same = comparisonOf(...asSeen(events, events));
    expect(same?.counting).toEqual([]);
    // What moved beside the probabilities: ranges, forecasts, and what the numbers come to.
    expect(compared?.after.range).not.toEqual(compared?.before.range);
    const [option] = compared?.options ?? [];
    expect(option?.success.before).toBeGreaterThan(0);
    expect(compared?.currency).toBe('EUR');
    expect(option?.presentValue.after).toEqual(expect.any(Number));
    const codes = (side: { readonly heldDown: readonly { readonly code: string }[] } | undefined) =>
      side?.heldDown.map(({ code }) => code);
    expect(codes(compared?.before)).toEqual(lastPool(first.events)?.caps.map(({ code }) => code));
    expect(codes(compared?.after)).toEqual(lastPool(events)?.caps.map(({ code }) => code));
    expect(compared?.moved.map(({ countsAsBefore }) => countsAsBefore)).toEqual(compared?.moved.map(() => false));
  });
  it('name the seats that moved again without a reason that counts', async () => {
    const first = await playWith(followers(1), { mode, q1: amounts });
    const { events } = await askAgain(first, { q1: amounts, ...of(fact) }, [], followers(2, 'none'));
    const uncounted = lastPool(events)?.uncounted?.seats ?? [];
    expect(uncounted.length).toBeGreaterThan(1);
    const compared = comparisonOf(...asSeen(first.events, events));
    const asBefore = compared?.moved.filter(({ countsAsBefore }) => countsAsBefore).map(({ seatId }) => seatId);
    expect(asBefore?.toSorted()).toEqual(uncounted.toSorted());
  });
});

describe('a case that is asked again', () => {
  it.each(modes)('takes over everything up to the last vote, in %s mode', async (mode) => {
    const first = await playCase(mode);
    const second = await askAgain(first, of(fact));
    expect(second.end).toEqual({ how: 'concluded' });
    const voted = first.events.findIndex(
      ({ type, data }) =>
        type === 'PhaseEntered' && 'phase' in data && data.phase === 'revised_ballot' && data.panel === 0,
    );
    const before = first.events.slice(0, voted);
    expect(ofType(second.events, 'FindingsReused').at(-1)).toMatchObject({
      of: caseId,
      calls: ofType(before, 'ModelCallEnded').filter(({ outcome }) => outcome === 'ok').length,
    });
    for (const type of ['EvidenceFound', 'CruxChosen', 'ObjectionRaised', 'UtteranceMade'] as const)
      expect(ofType(second.events, type).length).toBe(ofType(first.events, type).length);
    const sealed = (events: readonly CaseEvent[]) => ofType(events, 'BallotSealed').map(({ commit }) => commit);
    expect(sealed(second.events).slice(0, sealed(before).length)).toEqual(sealed(before));
    expect(ofType(second.events, 'RecommendationDrafted')).not.toHaveLength(0);
    expect(ofType(second.events, 'GatePassed').at(-1)?.verdict).toBe(
      ofType(first.events, 'GatePassed').at(-1)?.verdict,
    );
    expect(reportOf(foldDebate(seenBy('owner', second.events)))).not.toBeNull();
  });

  it.each(modes)('comes to the same result where nobody votes otherwise than before, in %s mode', async (mode) => {
    // Who held the first option goes to the second, in the first case without a reason that counts.
    const first = await playWith(divided(moved), { mode, q1: amounts });
    const second = await askAgain(first, { q1: amounts, ...of(fact) }, [], divided(moved));
    const resultOf = ({ events }: { readonly events: readonly CaseEvent[] }) => {
      const { p, winner, margin, strength, uncounted } = ofType(events, 'BallotsPooled').at(-1)!.pool;
      return { p, winner, margin, strength, uncounted };
    };
    expect(resultOf(first).uncounted).toBeDefined();
    expect(resultOf(second)).toEqual(resultOf(first));
  });

  it('takes over as much where the one it follows was asked again itself', async () => {
    const first = await playCase('direct');
    const second = await askAgain(first, of(fact));
    const third = await askAgain(
      { ...first, events: second.events },
      { caseId: 'third', again: { of: 'again', change: { kind: 'assumption', was: '', now: 'Rents fall.' } } },
    );
    const callsOf = ({ events }: { events: readonly CaseEvent[] }) => ofType(events, 'FindingsReused').at(-1)?.calls;
    expect(callsOf(second)).toBeGreaterThan(0);
    expect(callsOf(third)).toBe(callsOf(second));
  });

  it('tells every seat that votes again what changed, as data', async () => {
    const first = await playCase('direct');
    const { shown } = await askAgain(first, of(fact));
    const told = shown.filter((prompt) => prompt.includes('at 40,000 a year'));
    expect(shown.length).toBeGreaterThan(5);
    expect(told).toHaveLength(shown.length);
  });

  it('states a changed assumption and a changed weight in the frame', async () => {
    const first = await playCase('direct');
    const was = frameOf(first.events)?.assumptions[0] ?? '';
    const [criterion] = frameOf(first.events)?.criteria ?? [];
    const assumed = await askAgain(first, of({ kind: 'assumption', was, now: 'Rents fall.' }));
    expect(frameOf(assumed.events)?.assumptions).toContain('Rents fall.');
    expect(frameOf(assumed.events)?.assumptions).not.toContain(was);
    const { criterionId = '', name = '', weight = 0 } = criterion ?? {};
    const weighed = await askAgain(first, {
      caseId: 'weighed',
      ...of({ kind: 'weight', criterionId, name, was: weight, now: 0.7 }),
    });
    expect(frameOf(weighed.events)?.criteria[0]?.weight).toBe(0.7);
  });

  describe('with a document, in direct mode,', () => {
    const change: Change = { kind: 'document', documentId: documentId(1), name: 'lease-1.pdf' };
    /** The case asked again with a document, where the answer of the seat that reads and votes becomes another. */
    const askedWith = async (answered: (answer: object, m: PromptContext) => object, over = {}) => {
      const played = await playCase('direct', () => 'fine', { openDocument });
      const seats: Seats = (providers) =>
        providers.map((one) => ({
          ...one,
          async *client(ask) {
            const m = ask.about as PromptContext;
            for await (const part of one.client(ask))
              yield part.type === 'text' && m.kind === 'read_and_vote'
                ? { ...part, delta: JSON.stringify(answered(JSON.parse(part.delta) as object, m)) }
                : part;
          },
        }));
      const { events, end } = await askAgain(played, of(change), [document(1, over)], seats);
      expect(end).toEqual({ how: 'concluded' });
      const steps = ofType(events, 'ModelCallEnded').map(({ step }) => step.split('/'));
      const seatsOf = (kind: string) => steps.flatMap(([, one, seatId]) => (one === kind ? [seatId] : []));
      return { events, seatsOf, kinds: steps.map(([, kind = '']) => kind) };
    };
    const asItIs = (answer: object) => answer;

    it('one voter reads it and votes in the same answer, citing what it drew', async () => {
      const { events, seatsOf } = await askedWith((answer, { itemIds: [evidenceId = ''] }) => {
        const { ballot } = answer as { readonly ballot: object };
        const why = { kind: 'new_evidence', evidenceIds: [evidenceId], note: 'The rent.' };
        return { ...answer, ballot: { ...ballot, evidenceIds: [evidenceId], change: why } };
      });
      const [reader] = seatsOf('read_and_vote');
      expect(seatsOf('read_and_vote')).toHaveLength(1);
      expect(seatsOf('read')).toEqual([]);
      expect(seatsOf('revise')).toHaveLength(8);
      expect(seatsOf('revise')).not.toContain(reader);
      const cast = ofType(events, 'BallotSealed').findLast(({ seatId }) => seatId === reader);
      const drawn = ofType(events, 'EvidenceFound').filter((one) => one.documentId === documentId(1));
      expect(cast).toMatchObject({ round: 'revised', ballot: { change: { evidenceIds: [drawn[0]?.evidenceId] } } });
      expect(ofType(events, 'DocumentRead').at(-1)).toMatchObject({ seatId: reader, documentId: documentId(1) });
    });

    it('another seat reads it where that answer is lost, and the voter votes with the others', async () => {
      const { events, seatsOf } = await askedWith(() => ({}));
      const [reader = ''] = seatsOf('read_and_vote');
      expect(seatsOf('read')).toHaveLength(1);
      expect(seatsOf('revise')).toHaveLength(9);
      expect(seatsOf('revise')).toContain(reader);
      expect(ofType(events, 'DocumentRead')).toHaveLength(1);
    });

    it('the voter reads the last part, when the others are read', async () => {
      const { kinds } = await askedWith(asItIs, { tokens: 50_000 });
      expect(kinds.filter((kind) => kind.startsWith('read'))).toEqual(['read', 'read', 'read_and_vote']);
      expect(kinds.indexOf('read_and_vote')).toBeLessThan(kinds.indexOf('revise'));
    });
  });

  it.each(modes)('has an added document read before anybody votes again, in %s mode', async (mode) => {
    const played = await playCase(mode, () => 'fine', { openDocument });
    const change: Change = { kind: 'document', documentId: documentId(1), name: 'lease-1.pdf' };
    const { events, end, shown } = await askAgain(played, of(change), [document(1)]);
    expect(end).toEqual({ how: 'concluded' });
    const drawn = ofType(events, 'EvidenceFound').filter(({ source }) => source === 'document');
    const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
    const reads = events.flatMap((event, i) => {
      const step = event.type === 'ModelCallEnded' ? event.data.step.split('/') : [];
      return step[1]?.startsWith('read')
        ? [{ i, panel: step[0], provider: seats.find(({ seatId }) => seatId === step[2])?.provider }]
        : [];
    });
    const panels = mode === 'deep' ? ['1', '2', '3'] : ['0'];
    for (const panel of panels) {
      const own = reads.filter((one) => one.panel === panel);
      expect(new Set(own.map(({ provider }) => provider)).size).toBe(mode === 'default' ? 3 : 1);
      const voted = events.findLastIndex(({ type }) => type === 'FindingsReused');
      const first = events.findIndex(({ type }, i) => i > voted && type === 'BallotSealed');
      expect(Math.max(...own.map(({ i }) => i))).toBeLessThan(first);
    }
    // In deep mode every bloc reads it, in another panel.
    expect(new Set(reads.map(({ provider }) => provider)).size).toBe(mode === 'direct' ? 1 : 3);
    expect(drawn.length).toBeGreaterThan(0);
    expect(shown.some((prompt) => prompt.includes('A document was added: lease-1.pdf'))).toBe(true);
    const before = foldDebate(seenBy('owner', played.events));
    const compared = comparisonOf(before, foldDebate(seenBy('owner', events)));
    expect(compared?.evidenceAdded.map(({ evidenceId }) => evidenceId)).toEqual(
      drawn.map(({ evidenceId }) => evidenceId),
    );
    expect(compared?.reused?.evidence).toBe(before.evidence.length);
  });

  it.each(modes)(
    'takes over what was drawn from a document that a case between them added, in %s mode',
    async (mode) => {
      const first = await playCase(mode, () => 'fine', { openDocument });
      const added: Change = { kind: 'document', documentId: documentId(1), name: 'lease-1.pdf' };
      const second = await askAgain(first, of(added), [document(1)]);
      const copied = copyId('third', documentId(1));
      const third = await askAgain(
        { ...first, events: second.events },
        { caseId: 'third', again: { of: 'again', change: fact } },
        [document(1, { documentId: copied })],
      );
      expect(third.end).toEqual({ how: 'concluded' });
      const drawn = ofType(second.events, 'EvidenceFound').filter(({ documentId: id }) => id === documentId(1));
      const known = ofType(third.events, 'EvidenceFound').filter(({ documentId: id }) => id === copied);
      const textsOf = (found: typeof drawn) =>
        found.map(({ panel, evidenceId, claim }) => ({ panel, evidenceId, claim }));
      expect(drawn.length).toBeGreaterThan(0);
      expect(textsOf(known)).toEqual(textsOf(drawn));
      const verified = (events: readonly CaseEvent[]) =>
        ofType(events, 'EvidenceVerified').filter(({ evidenceId }) =>
          drawn.some((one) => one.evidenceId === evidenceId),
        );
      expect(verified(third.events).map(({ status }) => status)).toEqual(
        verified(second.events).map(({ status }) => status),
      );
      expect(askedIn(third.events).filter((kind) => kind.startsWith('read'))).toEqual([]);
      const [before, after] = [second, third].map(({ events }) => ofType(events, 'FindingsReused').at(-1)?.calls ?? 0);
      const reads = askedIn(second.events).filter((kind) => kind.startsWith('read') || kind === 'open').length;
      expect(after).toBe((before ?? 0) + reads);
    },
  );

  it.each(['direct', 'default', 'deep'] as const)(
    'takes over what was read in documents, which are not read again, in %s mode',
    async (mode) => {
      const first = await playCase(mode, () => 'fine', { openDocument }, 4, [document(1), document(2)]);
      const read = (events: readonly CaseEvent[]) =>
        ofType(events, 'EvidenceFound').flatMap(({ evidenceId, documentId: id }) =>
          id === undefined ? [] : [{ evidenceId, id }],
        );
      expect(read(first.events).length).toBeGreaterThan(0);
      const copies = [1, 2].map((n) => document(n, { documentId: copyId('again', documentId(n)) }));
      const second = await askAgain(first, of(fact), copies);
      expect(second.end).toEqual({ how: 'concluded' });
      expect(ended(second.events) / ended(first.events)).toBeLessThanOrEqual(0.4);
      expect(read(second.events)).toEqual(
        read(first.events).map(({ evidenceId, id }) => ({ evidenceId, id: copyId('again', id) })),
      );
      expect(ofType(second.events, 'DocumentAdded')).toHaveLength(2);

      const change: Change = { kind: 'document', documentId: documentId(3), name: 'lease-3.pdf' };
      const third = await askAgain(
        first,
        { caseId: 'added', ...of(change) },
        [1, 2, 3].map((n) => document(n, n === 3 ? {} : { documentId: copyId('added', documentId(n)) })),
      );
      const steps = ofType(third.events, 'ModelCallEnded').map(({ step }) => step.split('/'));
      const subjects = steps.flatMap(([, kind, , subject]) => (kind?.startsWith('read') ? [subject] : []));
      expect(new Set(subjects)).toEqual(new Set([`${documentId(3)}.0`]));
      const afresh = await playCase(
        mode,
        () => 'fine',
        { openDocument },
        4,
        [1, 2, 3].map((n) => document(n)),
      );
      expect(ended(third.events) / ended(afresh.events)).toBeLessThanOrEqual(0.4);
      const ids = ofType(third.events, 'EvidenceFound').map(({ panel, evidenceId }) => `${panel}/${evidenceId}`);
      expect(new Set(ids).size).toBe(ids.length);
      expect(read(third.events).some(({ id }) => id === documentId(3))).toBe(true);
    },
  );

  it('runs from its beginning where another account’s case is named', async () => {
    const first = await playCase('direct');
    const { events } = await askAgain(first, { accountId: 'stranger', ...of(fact) });
    expect(ofType(events, 'FindingsReused')).toEqual([]);
    expect(ended(events)).toBe(ended(first.events));
  });
});

it('the other weights keep their proportions, and all sum to 1', () => {
  const criteria = [0.5, 0.3, 0.2].map((weight, i) => ({ criterionId: `c${i}`, weight }));
  const weights = reweighed(criteria, { criterionId: 'c0', now: 0.75 }).map(({ weight }) => weight);
  expect(weights).toEqual([0.75, expect.closeTo(0.15), expect.closeTo(0.1)]);
});
