import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { type Seen, foldDebate } from '../../../shared/views/debate/debate.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { documentHash, reportOf, reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { debateOf, history, seen } from '../../support/histories.ts';
import { english, rehearsal } from '../../support/stories.ts';

const events = seen(history(english));
const document = reportOf(foldDebate(events));

describe('the report document', () => {
  it('is null before the panel has recommended anything', () => {
    const drafted = events.findIndex(({ type }) => type === 'RecommendationDrafted');
    expect(reportOf(foldDebate(events.slice(0, drafted)))).toBeNull();
  });

  it('says nothing that the events it names do not hold', () => {
    expect(untraced(events)).toEqual([]);
  });

  it('asks a question once that several panels ask in the same words, with all that was said to it', () => {
    const debate = foldDebate(events);
    const [first, ...others] = debate.cruxes;
    if (!first || !document) throw new Error('expected a report with questions, found none');
    const asked = { ...first, cruxId: 'X-9', panel: 2, score: first.score / 2, proposition: `${first.proposition} ` };
    const said = debate.transcript.filter(({ cruxId }) => cruxId === first.cruxId);
    const both = reportOf({
      ...debate,
      cruxes: [asked, first, ...others],
      transcript: [...debate.transcript, ...said.map((line) => ({ ...line, cruxId: 'X-9' }))],
    });
    expect(both?.cruxes.map(({ cruxId }) => cruxId)).toEqual(document.cruxes.map(({ cruxId }) => cruxId));
    const exchanged = document.cruxes.find(({ cruxId }) => cruxId === first.cruxId)?.exchange ?? [];
    expect(exchanged.length).toBeGreaterThan(0);
    expect(both?.cruxes.find(({ cruxId }) => cruxId === first.cruxId)?.exchange).toEqual([...exchanged, ...exchanged]);
  });

  it('counts a question that several panels ask in the same words once, over the seats of all, wherever it is told', () => {
    const debate = foldDebate(events);
    const [first] = debate.cruxes;
    if (!first) throw new Error('expected a story with questions, found none');
    const winner = document?.recommendation.optionId ?? '';
    const [other = ''] = Object.keys(first.under.ifTrue).filter((option) => option !== winner);
    const asked = (panel: number, q: number, seats: number, ifTrue: number) => ({
      ...{ ...first, panel, q, cruxId: `crux-${panel}-1`, score: panel, namedBy: { seats, of: 9 } },
      under: { ifTrue: { [winner]: ifTrue, [other]: 0.3 }, ifFalse: { [winner]: 0.2, [other]: 0.5 } },
    });
    const both = reportOf({ ...debate, cruxes: [asked(1, 0.9, 1, 0.6), asked(2, 0.6, 3, 0.8)] });
    expect(both?.cruxes).toHaveLength(1);
    expect(both?.cruxes[0]?.q).toBeCloseTo(0.675, 12);
    expect(both?.cruxes[0]?.namedBy).toEqual({ seats: 4, of: 18 });
    expect(both?.cruxes[0]?.favours).toEqual({ ifTrue: winner, ifFalse: other });
    const tips = (both?.sensitivity?.breakEvens ?? []).filter(({ kind }) => kind === 'chance');
    expect(tips.map(({ now }) => now)).toEqual(both?.cruxes.map(({ q }) => q));
    // By the mean of what they hold, .75 and .3 if it is true, .2 and .5 if not.
    expect(tips[0]?.counted.at).toBeCloseTo(0.4, 12);
  });

  it('would not pass with a figure, quote or name changed in any event it rests on', () => {
    const named = new Set<number>();
    walk(document, 'document', [], (_path, _value, revisions) => revisions.forEach((revision) => named.add(revision)));
    const silent = [...named].filter((revision) => {
      const changed = events.map((event) =>
        event.revision === revision ? ({ ...event, data: scrambled(event.data) } as Seen) : event,
      );
      return untraced(changed, document).length === 0;
    });
    expect(named.size).toBeGreaterThan(20);
    expect(silent).toEqual([]);
  });

  it('lacks what an event said once that event is gone', () => {
    const unheard = [
      'EvidenceFound',
      'DissentFiled',
      'DissentReplied',
      'ConcurrenceFiled',
      'CruxChosen',
      'ObjectionRaised',
    ];
    for (const type of unheard) {
      const gone = events.find((event) => event.type === type);
      const without = reportOf(foldDebate(events.filter((event) => event !== gone)));
      const said = Object.values(gone?.data ?? {}).find((value) => typeof value === 'string' && value.length > 20);
      const times = (of: unknown) => JSON.stringify(of).split(JSON.stringify(said)).length - 1;
      expect({ type, fewer: times(without) < times(document) }).toEqual({ type, fewer: true });
    }
  });

  it('chains the hashes of all prompts in the order of the calls', () => {
    const hashes = events.flatMap((event) =>
      event.type === 'ModelCallIntended' ? (event.data?.promptHash ?? []) : [],
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(document?.run.counted.promptChain).toBe(hashes.reduce((chain, hash) => sha256(chain, hash), ''));
  });

  it('names research that brought nothing, with the reason', () => {
    const at = events.findIndex(({ type }) => type === 'EvidenceFound');
    const said = { code: 'said', text: 'No footfall count after 2024.' } as const;
    const ended: CaseEvent = {
      type: 'ResearchEnded',
      data: { panel: 0, seatId: 'seat-10', found: 0, leftOut: 0, gap: said, at: events[at]?.at ?? '' },
    };
    const facts = history(english);
    const told = seen([...facts.slice(0, at), ended, ...facts.slice(at)]);
    expect(reportOf(foldDebate(told))?.gaps).toMatchObject([{ remark: said, revision: at }]);
    expect(untraced(told)).toEqual([]);
  });

  it('tells seats that moved after the case was changed from those that moved in the exchange', () => {
    const facts = history(english);
    const voted = facts.findIndex(
      ({ type, data }) => type === 'BallotsRevealed' && 'round' in data && data.round === 'blind',
    );
    const reused: CaseEvent = {
      type: 'FindingsReused',
      data: { of: 'case-0', part: 1, parts: 1, calls: 3, at: events[voted]?.at ?? '' },
    };
    const flipsOf = (some: readonly CaseEvent[]) => reportOf(foldDebate(seen(some)))?.moved.flips ?? [];
    expect(flipsOf(facts).map(({ afterChange }) => afterChange)).toContain(undefined);
    expect(flipsOf(facts).filter(({ afterChange }) => afterChange)).toEqual([]);
    const again = [...facts.slice(0, voted + 1), reused, ...facts.slice(voted + 1)];
    expect(flipsOf(again).filter(({ afterChange }) => !afterChange)).toEqual([]);
    // The exchange was taken over with its ballots: nothing of it was cast after the change.
    expect(flipsOf([...facts, reused]).filter(({ afterChange }) => afterChange)).toEqual([]);
  });

  it('names the reason by which a change counts, whatever the seat calls it', () => {
    const kindsOf = (change: { kind: 'new_evidence' | 'flaw_in_own_claim'; evidenceIds: string[]; note: string }) => {
      const told = events.map((event) =>
        event.type === 'BallotsRevealed' && event.data?.round === 'revised'
          ? {
              ...event,
              data: {
                ...event.data,
                ballots: event.data.ballots.map((one) => ({ ...one, ballot: { ...one.ballot, change } })),
              },
            }
          : event,
      );
      return new Set(reportOf(foldDebate(told))?.moved.flips.map(({ kind }) => kind));
    };
    expect(kindsOf({ kind: 'new_evidence', evidenceIds: [], note: 'Nothing.' })).toEqual(new Set(['no_new_evidence']));
    expect(kindsOf({ kind: 'new_evidence', evidenceIds: ['E-99'], note: '' })).toEqual(new Set(['new_evidence']));
    expect(kindsOf({ kind: 'flaw_in_own_claim', evidenceIds: [], note: ' ' })).toEqual(new Set(['none']));
  });

  it('counts what the events say', () => {
    const ended = events.flatMap((event) => (event.type === 'ModelCallEnded' && event.data ? [event.data] : []));
    expect(document?.run.counted).toMatchObject({
      calls: events.filter(({ type }) => type === 'ModelCallIntended').length,
      unknownCost: ended.filter(({ usd }) => usd === null).length,
      tokensIn: ended.reduce((sum, { usage }) => sum + (usage?.input ?? 0), 0),
    });
    expect(document?.banner.counted).toEqual({
      votingSeats: 9,
      ballots: 9,
      nEffEstimatedFrom: { publishedCorrelations: { common: 0.4, provider: 0.3, seat: 0.3 } },
    });
    expect(document?.options.map(({ counted }) => counted.firstChoicesBlind)).toEqual([2, 6, 0, 1]);
    expect(document?.options.map(({ counted }) => counted.firstChoicesFinal)).toEqual([0, 8, 0, 1]);
    expect(document?.matrix?.rows[1]?.counted.weighted).toBeCloseTo(
      (document?.frame.criteria ?? []).reduce(
        (sum, { weight }, i) => sum + weight * (document?.matrix?.rows[1]?.cells[i]?.median ?? NaN),
        0,
      ),
    );
  });

  it('keeps dissents word for word, with their hash, and the reply', () => {
    expect(document?.dissents[0]).toMatchObject({ text: english.dissent.text, reply: { text: english.reply } });
  });

  it('is the same for the same history, and another for another', () => {
    const again = reportOf(debateOf(english));
    expect(again).toEqual(document);
    expect(documentHash(again!)).toBe(documentHash(document!));
    expect(documentHash(reportOf(debateOf(rehearsal))!)).not.toBe(documentHash(document!));
  });

  it('stays as it was issued, whatever happens after', () => {
    const head = events.at(-1)!;
    const { at } = head;
    const lived = seen([
      ...history(english),
      {
        type: 'ReportIssued',
        data: {
          documentHash: documentHash(document!),
          head: { revision: head.revision, hash: head.hash },
          filename: 'r.pdf',
          at,
        },
      },
      { type: 'DecisionRecorded', data: { optionId: 'A', text: 'We signed.', at } },
    ]);
    expect(reportOfHistory(lived)).toEqual(document);
    const signed = { at, key: 'k', signature: 's' };
    const vouched = reportOfHistory(
      lived.map((event) => (event.type === 'ReportIssued' ? { ...event, data: { ...event.data!, signed } } : event)),
    );
    expect(vouched).toEqual({ ...document, signed });
    expect(documentHash(vouched!)).not.toBe(documentHash(document!));
  });

  it('holds no table of scores where nobody scored', () => {
    const debate = foldDebate(events);
    const pools = debate.pools.map((one) => ({
      ...one,
      pool: { ...one.pool, matrix: Object.fromEntries(Object.keys(one.pool.matrix).map((id) => [id, {}])) },
    }));
    expect(document?.matrix).not.toBeNull();
    expect(reportOf({ ...debate, pools })?.matrix).toBeNull();
  });

  it.each(['', '.', ' '])('tells an option once that panels wrote in under two labels, with “%s” behind it', (mark) => {
    const debate = foldDebate(events);
    const [framed] = debate.options;
    if (!framed) throw new Error('expected an option, found none');
    const { title } = framed;
    const again = { optionId: 'Z', title: `${title}${mark}`, description: '', origin: 'write_in' } as const;
    const options = reportOf({ ...debate, options: [...debate.options, again] })?.options;
    expect(options?.map((one) => one.optionId)).toEqual(document?.options.map((one) => one.optionId));
    const other = { ...again, title: `${title} in Hull` };
    expect(reportOf({ ...debate, options: [...debate.options, other] })?.options.at(-1)?.optionId).toBe('Z');
  });

  it('tells an option that seats wrote in and one of the frame that it is a variant of as variants of each other', () => {
    const debate = foldDebate(events);
    const [framed] = debate.options;
    if (!framed) throw new Error('expected an option, found none');
    const { optionId: bloc, title } = framed;
    const written = { optionId: 'Z', title: 'Merge', description: '', origin: 'write_in', bloc } as const;
    const rows = reportOf({ ...debate, options: [...debate.options, written] })?.options ?? [];
    const row = (optionId: string) => rows.find((one) => one.optionId === optionId);
    expect([row(bloc)?.variants, row('Z')?.variants, row('Z')?.final]).toEqual([['Merge'], [title], null]);
  });

  it('names a seat once that lost its revised ballot in its panel and had none when the panels met, and not at all where it had one then', () => {
    const reveal = events.findLast((event): event is Seen<'BallotsRevealed'> => event.type === 'BallotsRevealed');
    const [cast, other] = reveal?.data?.ballots ?? [];
    if (!reveal?.data || !cast || !other) throw new Error('expected a reveal of two ballots, found none');
    const missing = [cast, other].map(({ seatId }) => ({ seatId, reason: { code: 'invalid_answer' as const } }));
    const shown = reveal.data;
    const told = (...data: readonly object[]) =>
      reportOf(
        foldDebate([
          ...events.filter(({ type }) => type !== 'BallotsRevealed'),
          ...data.map((over, i) => ({ ...reveal, revision: events.length + i, data: { ...shown, ...over } })),
        ] as Seen[]),
      )?.moved.missing.map(({ seat, revision }) => [seat.seatId, revision]);
    const before = { panel: 1, round: 'revised', ballots: [], missing };
    const met = { panel: 0, round: 'revised', ballots: [cast], missing: missing.slice(1) };
    expect(told(before)).toEqual([cast, other].map(({ seatId }) => [seatId, events.length]));
    expect(told(before, met)).toEqual([[other.seatId, events.length + 1]]);
  });

  it('counts a seat whose work had used up its share of the budget, whatever else the seat lost afterwards', () => {
    const [{ seatId } = { seatId: '' }] = document?.run.seats ?? [];
    const lost = (reason: CaseEventOf<'TurnLost'>['data']['reason']): CaseEvent => ({
      type: 'TurnLost',
      data: { panel: 0, step: `0/read/${seatId}`, seatId, reason, at: document?.at ?? '' },
    });
    const facts = [
      ...history(english),
      lost({ code: 'budget_share_spent', share: 0.35 }),
      lost({ code: 'budget_share_spent', share: 0.15 }),
      lost({ code: 'budget_reached' }),
    ];
    expect(reportOf(foldDebate(seen(facts)))?.banner.seatsWithoutBudget).toBe(1);
  });

  it('names a rehearsal', () => {
    const banner = reportOf(debateOf(rehearsal))?.banner;
    expect(banner).toMatchObject({ rehearsal: true, quorum: 'rehearsal' });
  });

  it('holds nothing of a rehearsal that reads like a result, and no calls of models', () => {
    const { recommendation, options, plan, run } = reportOf(debateOf(rehearsal))!;
    expect(recommendation).toMatchObject({ headline: '', optionId: '', strength: null, pool: null });
    expect(options.filter(({ recommended }) => recommended)).toEqual([]);
    expect(plan).toMatchObject({ steps: [], tripwires: [], cheapestTest: '' });
    expect(run.counted).toMatchObject({ calls: 0, tokensIn: 0, tokensOut: 0, searches: 0 });
  });

  it('counts no costs of a rehearsal that nobody knows, where a process ended in the middle of one', () => {
    const none = { usage: null, usd: null, priceVersion: null, retryAt: null, latencyMs: 0, late: false } as const;
    const cut: CaseEvent = {
      type: 'ModelCallEnded',
      data: {
        ...none,
        ...{ callId: 'call-1', step: '0/ballot/seat-1', outcome: 'unknown', costUnknown: 'no_answer' },
        ...{ problem: { code: 'run_ended', detail: '' }, at: document?.at ?? '' },
      },
    };
    const { counted } = reportOf(foldDebate(seen([...history(rehearsal), cut])))?.run ?? {};
    expect(counted).toMatchObject({ usd: 0, unknownCost: 0, repeated: 0 });
  });
});

describe.each(readdirSync('test/golden').filter((name) => name.endsWith('.ndjson')))('the report of %s', (name) => {
  const facts = readFileSync(`test/golden/${name}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CaseEvent);
  const golden = seen(facts);

  it('is there when the panel has concluded, and can be traced, word for word, to its events', () => {
    expect(reportOfHistory(golden) !== null).toBe(facts.some(({ type }) => type === 'RecommendationDrafted'));
    expect(untraced(golden)).toEqual([]);
  });
});

/** What the document of a history contains and none of the events named for it. */
function untraced(history: readonly Seen[], of: unknown = reportOfHistory(history)): readonly string[] {
  const found: string[] = [];
  const reconciled = history.some(({ type }) => type === 'PanelsReconciled');
  walk(of, 'document', [], (path, value, revisions) => {
    const held = revisions.some((revision) => leavesOf(history[revision]?.data).has(value));
    if (!held && !(reconciled && overPanels.test(path)))
      found.push(`${path} = ${JSON.stringify(value)} not in ${revisions.join(', ')}`);
  });
  return found;
}

/** What is counted over the panels that ask the same question. */
const overPanels = /^document\.(?:cruxes\.\d+\.(?:q|voi|namedBy\.\w+)|sensitivity\.breakEvens\.\d+\.now)$/u;

/** Every text and number of the document, with the revisions nearest above it; what is counted has its own test. */
function walk(
  value: unknown,
  path: string,
  revisions: readonly number[],
  visit: (path: string, value: string | number, revisions: readonly number[]) => void,
): void {
  // An empty text says nothing.
  if (value !== '' && (typeof value === 'string' || typeof value === 'number')) visit(path, value, revisions);
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  const own = typeof node['revision'] === 'number' ? [node['revision']] : (node['revisions'] as number[] | undefined);
  const from = own ?? revisions;
  for (const [key, inner] of Object.entries(node)) if (!exempt.has(key)) walk(inner, `${path}.${key}`, from, visit);
}

/** What is made by this code: where things are, what is counted, and the document's own frame. */
const exempt = new Set(['version', 'revision', 'revisions', 'counted', 'head', 'at', 'language', 'caseId', 'kind']);

function leavesOf(data: unknown): ReadonlySet<unknown> {
  const leaves = new Set<unknown>();
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        leaves.add(key);
        add(inner);
      }
    else leaves.add(value);
  };
  add(data);
  return leaves;
}

/** The same event with every text and number another one. */
function scrambled(value: unknown): unknown {
  if (typeof value === 'string') return `${value}, changed`;
  if (typeof value === 'number') return value + 0.123;
  if (Array.isArray(value)) return value.map(scrambled);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [`${key}-changed`, scrambled(inner)]));
  return value;
}
