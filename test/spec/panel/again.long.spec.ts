import { describe, expect, it } from 'vitest';

import { type CaseEvent, type CaseEventOf, type Change, caseStream, modes } from '../../../shared/events/case.ts';
import { copyId } from '../../../shared/documents/copies.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { comparisonOf } from '../../../shared/views/comparison.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { runCase } from '../../../server/panel/engine/runCase.ts';
import { reweighed } from '../../../shared/views/weighing.ts';
import type { ConfiguredProvider } from '../../../server/panel/providers/modelClient.ts';
import { inMemoryProviders } from '../../fakes/inMemoryProviders.ts';
import { virtualClock } from '../../fakes/virtualClock.ts';
import { at, caseId, caseSubmitted } from '../../support/controls.ts';
import { playCase } from '../../support/fakeCase.ts';
import { ofType } from '../../support/panelCase.ts';

const fact: Change = { kind: 'fact', now: 'The landlord offers the lease at 40,000 a year.' };
const { signal } = new AbortController();

type Played = Awaited<ReturnType<typeof playCase>>;
const frameOf = (events: readonly CaseEvent[]) => ofType(events, 'CaseFramed')[0]?.frame;

/** Asks the played case again with this change; answers the history of the second one, and what its seats were shown. */
const askAgain = async (
  { kept, needs, events }: Played,
  over: Partial<CaseEventOf<'CaseSubmitted'>['data']>,
  documents: readonly CaseEventOf<'DocumentAdded'>[] = [],
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
  const providers = inMemoryProviders(clock).providers.map((one): ConfiguredProvider => ({
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

/** Turns of the second vote and of what follows it: none of them is taken over. */
const votesAgain = new Set([
  'revise',
  'control',
  'chair',
  'dissent',
  'reply',
  'forecast',
  'quantify',
  'review',
  'redraft',
]);

/** In deep mode, turns outside the three panels that are taken over. */
const keptOutside = new Set(['triage', 'clarify', 'match_frames']);

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

describe.each(modes)('the calls that a case asked again saves in %s mode', (mode) => {
  it.each(['fact', 'assumption', 'weight', 'document'] as const)(
    'are three in five of those it would cost from its beginning, whatever changed: %s',
    async (kind) => {
      const first = await playCase(mode, () => 'fine', { openDocument });
      const frame = frameOf(first.events);
      const [criterion] = frame?.criteria ?? [];
      const { criterionId = '', name = '', weight = 0 } = criterion ?? {};
      const changes: Record<Change['kind'], Change> = {
        fact,
        assumption: { kind: 'assumption', was: frame?.assumptions[0] ?? '', now: 'Rents fall.' },
        weight: { kind: 'weight', criterionId, name, was: weight, now: 0.7 },
        document: { kind: 'document', documentId: documentId(1), name: 'lease-1.pdf' },
      };
      const documents = kind === 'document' ? [document(1)] : [];
      const afresh = await playCase(mode, () => 'fine', { openDocument }, 4, documents);
      const again = await askAgain(first, of(changes[kind]), documents);
      expect(again.end).toEqual({ how: 'concluded' });
      expect(ended(again.events) / ended(afresh.events)).toBeLessThanOrEqual(0.4);
      const asked = ofType(again.events, 'ModelCallEnded').map(({ step }) => step.split('/')[1]);
      expect(asked).toContain('revise');
      // Nothing that the change does not touch is asked a second time.
      const touched = new Set([...votesAgain, 'delegate', 'match_cruxes', ...(kind === 'document' ? ['read'] : [])]);
      expect(asked.filter((one = '') => !touched.has(one))).toEqual([]);
    },
  );
});

describe('a case that is asked again', () => {
  it.each(['direct', 'default', 'deep'] as const)(
    'takes over what the change does not reach, for at most two fifths of the calls, in %s mode',
    async (mode) => {
      const first = await playCase(mode);
      const second = await askAgain(first, of(fact));
      expect(second.end).toEqual({ how: 'concluded' });
      expect(ended(second.events) / ended(first.events)).toBeLessThanOrEqual(0.4);
      const kept = ofType(first.events, 'ModelCallEnded').filter(({ outcome, step }) => {
        const [panel = '', kind = ''] = step.split('/');
        return outcome === 'ok' && (mode === 'deep' && panel === '0' ? keptOutside.has(kind) : !votesAgain.has(kind));
      });
      expect(ofType(second.events, 'FindingsReused').at(-1)).toMatchObject({ of: caseId, calls: kept.length });
      const found = (events: readonly CaseEvent[]) =>
        ofType(events, 'EvidenceFound').map(({ evidenceId }) => evidenceId);
      expect(found(first.events)).toEqual(found(second.events));
      const blind = (events: readonly CaseEvent[]) =>
        ofType(events, 'BallotSealed').filter(
          ({ round, panel }) => round === 'blind' && (mode !== 'deep' || panel > 0),
        );
      expect(blind(second.events).map(({ commit }) => commit)).toEqual(blind(first.events).map(({ commit }) => commit));
      expect(ofType(second.events, 'RecommendationDrafted')).not.toHaveLength(0);
      expect(ofType(second.events, 'GatePassed').at(-1)?.verdict).toBe(
        ofType(first.events, 'GatePassed').at(-1)?.verdict,
      );
      expect(reportOf(foldDebate(seenBy('owner', second.events)))).not.toBeNull();
    },
  );

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

  it.each(modes)('has an added document read before anybody votes again, in %s mode', async (mode) => {
    const played = await playCase(mode, () => 'fine', { openDocument });
    const change: Change = { kind: 'document', documentId: documentId(1), name: 'lease-1.pdf' };
    const { events, end, shown } = await askAgain(played, of(change), [document(1)]);
    expect(end).toEqual({ how: 'concluded' });
    const drawn = ofType(events, 'EvidenceFound').filter(({ source }) => source === 'document');
    const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
    const reads = events.flatMap((event, i) => {
      const step = event.type === 'ModelCallEnded' ? event.data.step.split('/') : [];
      return step[1] === 'read'
        ? [{ i, panel: step[0], provider: seats.find(({ seatId }) => seatId === step[2])?.provider }]
        : [];
    });
    const panels = mode === 'deep' ? ['1', '2', '3'] : ['0'];
    for (const panel of panels) {
      const own = reads.filter((one) => one.panel === panel);
      expect(new Set(own.map(({ provider }) => provider)).size).toBe(mode === 'default' ? 3 : 1);
      const voted = events.findIndex(
        ({ type, data }) =>
          type === 'BallotSealed' && 'round' in data && data.round === 'revised' && String(data.panel) === panel,
      );
      expect(Math.max(...own.map(({ i }) => i))).toBeLessThan(voted);
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
      const subjects = steps.flatMap(([, kind, , subject]) => (kind === 'read' ? [subject] : []));
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
