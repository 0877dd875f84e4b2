import { expect } from 'vitest';

import { slowProviders } from '../../bench/panel/wire/scenarios.ts';
import { type Needs, runCase } from '../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import type { TurnKind } from '../../server/panel/protocol/state/turn.ts';
import { copyId } from '../../shared/documents/copies.ts';
import { type CaseEvent, type CaseEventOf, type Change, type Mode, caseStream } from '../../shared/events/case.ts';
import { at, caseSubmitted } from './controls.ts';
import { fetchedPage, searchedAnswer } from './foundOnTheWeb.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { answerFact, ofType, panelNeeds } from './panelCase.ts';

/**
 * Cases and others that ask them again, played against strict fakes of the providers that count the calls which arrive, where the change moves
 * as much as it can: who agreed is divided, who was divided has another winner and new dissents. A case is bare where nothing is found
 * on the web and no draft has anything to mend: then the second vote is most of what it cost.
 */
const texts = {
  amounts:
    'Should we buy the shop for 300,000 euros, lease it for 4,200 euros a month, rent a stall for 900 euros, or close? We earn 60,000 euros a year.',
  'no amounts': 'Should we merge with Doyle and Hart, stay alone, sell the practice, or close?',
};
type Votes = { readonly share: number; readonly held: readonly number[]; readonly cruxes?: false };
const agreed: Votes = { share: 0.9, held: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
const contested: Votes = { share: 0.6, held: [0, 0, 0, 0, 1, 1, 2, 2, 3] };
const turned: Votes = { share: 0.6, held: [1, 1, 0, 0, 1, 1, 2, 2, 3] };
/** How seats vote in the first case, and in the second. Who is divided without naming what it turns on debates nothing. */
const panels = {
  agreed: [agreed, contested],
  divided: [{ ...contested, cruxes: false }, turned],
  contested: [contested, turned],
} as const satisfies Record<string, readonly [Votes, Votes]>;
type How = keyof typeof panels;
type Told = keyof typeof texts;

const added = (nth: number, caseId?: string): CaseEventOf<'DocumentAdded'> => {
  const named = `doc-${String(nth).padStart(20, '0')}`;
  const documentId = caseId === undefined ? named : copyId(caseId, named);
  return {
    type: 'DocumentAdded',
    data: {
      ...{ documentId, name: `lease-${nth}.pdf`, kind: 'pdf', bytes: 9, sha256: `a${nth}`, textSha256: `b${nth}` },
      ...{ pages: 1, units: 1, chars: 60, tokens: 20, warnings: [], reader: 'pdfium', at },
    },
  };
};
const text = 'The monthly rent is 4,200 euros, and 90,000 euros are due on signing.';
const openDocument: Needs['openDocument'] = async () => ({
  ...{ text: '', hash: 'b', blocks: [{ at: 'p.1 ¶1', kind: 'paragraph' as const, text, flags: [] }] },
});

const changesOf = (events: readonly CaseEvent[], nth: number): Record<Change['kind'], Change> => {
  const frame = ofType(events, 'CaseFramed')[0]?.frame;
  const { criterionId = '', name = '', weight = 0 } = frame?.criteria[0] ?? {};
  return {
    fact: { kind: 'fact', now: 'The landlord offers the lease at 40,000 euros a year.' },
    assumption: { kind: 'assumption', was: frame?.assumptions[0] ?? '', now: 'Rents fall.' },
    weight: { kind: 'weight', criterionId, name, was: weight, now: 0.7 },
    document: { kind: 'document', documentId: added(nth).data.documentId, name: `lease-${nth}.pdf` },
  };
};

type Answer = Record<string, unknown>;
export type Circumstances = {
  readonly mode: Mode;
  readonly how: How;
  readonly told: Told;
  readonly bare?: boolean;
  readonly providers?: number;
  /** What the first answer of a kind becomes in a case that is asked again. */
  readonly instead?: Changed;
  /** What every answer of a kind becomes there. */
  readonly every?: Changed;
};
type Changed = { readonly [K in TurnKind]?: (answer: Answer, m: PromptContext) => Answer };

/** What seats answer that vote so, blind and last, and find something to mend in every draft that is not of a bare case. */
const answering = (
  blind: Votes,
  last: Votes,
  { bare = false, instead = {}, every = {} }: Pick<Circumstances, 'bare' | 'instead' | 'every'>,
) => {
  const asked = new Set<string>();
  return (m: PromptContext): Answer => {
    const isFirst = !asked.has(m.kind);
    asked.add(m.kind);
    if (bare && found.has(m.kind)) return { items: [], nothingFound: 'Nothing.', ...(m.kind === 'extract' && none) };
    const answer = bare && m.kind === 'review' ? { fixes: [], otherThings: [] } : answered(blind, last, m);
    return ((isFirst ? instead[m.kind] : undefined) ?? every[m.kind])?.(answer, m) ?? answer;
  };
};
const found = new Set(['research', 'search_more', 'extract']);
const none = { missing: [] };

const outsideView = { referenceClass: 'Shops bought', baseRate: 'Most', adjustment: '' };
const answered = (blind: Votes, last: Votes, m: PromptContext): Answer => {
  const answer = searchedAnswer(m) as Answer;
  if (m.kind === 'chair') return inDraft(answer, { outsideView });
  if (m.kind === 'review') return { fixes: ['State the rent.'], otherThings: [] };
  if (m.kind === 'read_and_vote') return { ...answer, ballot: voted(blind, last, m, answer['ballot'] as Ballot) };
  return m.kind === 'ballot' || m.kind === 'revise' ? voted(blind, last, m, answer as Ballot) : answer;
};

/** A draft with these fields, whether it stands by itself or beside what else the chair was asked for. */
export const inDraft = (answer: Answer, over: Answer): Answer => {
  const [draft] = (answer['drafts'] ?? []) as readonly Answer[];
  return draft ? { ...answer, drafts: [{ ...draft, ...over }] } : { ...answer, ...over };
};

type Ballot = Answer & { readonly p: readonly { readonly option: string }[] };
const voted = (blind: Votes, last: Votes, m: PromptContext, answer: Ballot): Ballot => {
  const seat = (Number(m.seat.seatId.split('-').at(-1)) - 1) % 9;
  const { share, held, cruxes } = m.kind === 'ballot' ? blind : last;
  const options = answer.p.map(({ option }) => option).toSorted();
  const p = options.map((option, i) => ({
    ...{ option, probability: i === held[seat] ? share : (1 - share) / (options.length - 1) },
  }));
  const moves = blind.held[seat] !== last.held[seat];
  const note = { kind: moves ? 'recalculated' : 'none', evidenceIds: [], note: moves ? 'It is another rent.' : '' };
  const own = { ...answer, p, change: m.kind === 'ballot' ? null : note };
  return cruxes === false ? { ...own, topCrux: '', cruxBelief: null } : own;
};

export type Played = { readonly calls: readonly TurnKind[]; readonly events: readonly Recorded<CaseEvent>[] };

/** Asks a case again with each kind of change, and if that is wished, one that was so asked with a document with each kind again. */
export const playedAgain = async (
  circumstances: Circumstances,
  told: (change: string, again: Played, first: Played) => void,
  { kinds, isAskedTwice = false }: { readonly kinds?: readonly Change['kind'][]; readonly isAskedTwice?: boolean } = {},
): Promise<void> => {
  const calls: TurnKind[] = [];
  let answer: (m: PromptContext) => unknown = searchedAnswer;
  const { providers, clock, stop } = await slowProviders({
    ...{ name: 'saved calls', random: () => 0.5, plays: () => ({}) },
    answer({ about }) {
      calls.push((about as PromptContext).kind);
      return answer(about as PromptContext);
    },
  });
  const some = providers.slice(0, circumstances.providers ?? 3);
  const { needs, kept, clock: unused } = panelNeeds({ providers: some, clock, fetchPage: fetchedPage, openDocument });
  unused.stop();

  const run = async (
    submitted: CaseEventOf<'CaseSubmitted'>,
    seats: (m: PromptContext) => unknown,
    documents: readonly CaseEvent[],
  ): Promise<Played> => {
    const { caseId } = submitted.data;
    const stream = caseStream(caseId);
    const put = (...given: readonly CaseEvent[]) => {
      const before = kept.events(stream).length;
      const by = { actor: 'account', correlation: caseId, causation: null } as const;
      const facts = given.map((fact, i) => ({ ...fact, id: `${caseId}-${before + i}`, ...by }));
      kept.put(stream, facts, before - 1);
    };
    put({ ...submitted, data: { ...submitted.data, at: clock.now() } }, ...documents);
    calls.length = 0;
    answer = seats;
    const { signal } = new AbortController();
    let end = await runCase(caseId, { ...needs, clock }, signal);
    if (end.how === 'waiting') {
      put(answerFact(clock.now()));
      end = await runCase(caseId, { ...needs, clock }, signal);
    }
    expect(end).toEqual({ how: 'concluded' });
    return { calls: [...calls], events: kept.events(stream) as readonly Recorded<CaseEvent>[] };
  };

  const { mode, how, told: said, bare = false } = circumstances;
  const [before, after] = panels[how];
  const q1 = texts[said];
  const asked = async (of: string, caseId: string, change: Change, documents: readonly CaseEvent[]) =>
    run(caseSubmitted({ caseId, mode, q1, again: { of, change } }), answering(before, after, circumstances), documents);
  try {
    const first = await run(caseSubmitted({ caseId: 'first', mode, q1 }), answering(before, before, { bare }), []);
    for (const change of Object.values(changesOf(first.events, 1))) {
      if (kinds && !kinds.includes(change.kind)) continue;
      const again = await asked('first', change.kind, change, change.kind === 'document' ? [added(1)] : []);
      told(change.kind, again, first);
      if (change.kind !== 'document' || !isAskedTwice) continue;
      for (const next of Object.values(changesOf(again.events, 2))) {
        if (kinds && !kinds.includes(next.kind)) continue;
        const caseId = `document-${next.kind}`;
        const documents = [added(1, caseId), ...(next.kind === 'document' ? [added(2)] : [])];
        told(`document, then ${next.kind}`, await asked('document', caseId, next, documents), first);
      }
    }
  } finally {
    stop();
  }
};
