import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { spread } from '../../client/charts/spread.ts';
import { highest, stanceScales } from '../../client/charts/stance/stances.ts';
import { paramsOf } from '../../client/router.svelte.ts';
import { Drafts } from '../../client/state/drafts.ts';
import { hintsIn } from '../../client/new/hints.ts';
import { NewCase } from '../../client/new/newCase.svelte.ts';
import { nextPage } from '../../client/account/signIn/nextPage.ts';
import { rowsOf, saidAfter } from '../../client/transcript/rows.ts';
import { verify } from '../../client/replay/verification.ts';
import { Deltas } from '../../client/state/deltas.ts';
import { readWords } from '../../client/words/files.ts';
import { Words, preferred } from '../../client/words/words.svelte.ts';
import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { limits } from '../../shared/api/limits.ts';
import { pooledRoundsOf } from '../../shared/views/debate/debate.ts';
import { keyOf, seal } from '../../server/platform/keys/cipher.ts';
import { chainHash, sealedBeside } from '../../shared/kernel/chain.ts';
import { decisionText } from '../support/controls.ts';
import { debateOf, history } from '../support/histories.ts';
import { english } from '../support/stories.ts';

describe('addresses', () => {
  it('match by parts and name their parameters', () => {
    expect(paramsOf('/agents/:id', '/agents/a%2Fb')).toEqual({ id: 'a/b' });
    expect(paramsOf('/cases', '/cases/')).toEqual({});
    expect(paramsOf('/cases', '/case')).toBeNull();
    expect(paramsOf('/agents/:id', '/agents')).toBeNull();
  });

  it('lead after login to our own pages only', () => {
    const next = (text: string) => nextPage(new URLSearchParams({ next: text }), '/cases');
    expect(next('/watch?case=1')).toBe('/watch?case=1');
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:1', ''])
      expect(next(bad)).toBe('/cases');
  });
});

describe('words under way', () => {
  it('are appended by offset, cut back where they overlap, and wait where a piece is missing', () => {
    const deltas = new Deltas();
    deltas.receive({ key: false, words: [['u', 0, 's', 0, 'abc']] });
    deltas.receive({ key: false, words: [['u', 0, 's', 2, 'CD']] });
    deltas.receive({ key: false, words: [['u', 0, 's', 9, 'lost']] });
    expect(deltas.speaking[0]?.text).toBe('abCD');
    deltas.receive({ key: true, words: [['u', 0, 's', 0, 'abCD and more']] });
    expect(deltas.speaking[0]?.text).toBe('abCD and more');
    deltas.receive({ key: true, words: [] });
    expect(deltas.speaking).toEqual([]);
  });
});

describe('a new case', () => {
  const fresh = () => {
    localStorage.clear();
    let keys = 0;
    const open = (account = 'a-1') => new NewCase(new Drafts(localStorage, account), () => `key-${++keys}`);
    return open;
  };

  it('is kept on the device per account, with its key, and cleared after submission', () => {
    const open = fresh();
    const first = open();
    first.q1 = decisionText;
    first.answers['q7'] = ' Nothing. ';
    first.keep();
    const again = open();
    expect(again.q1).toBe(decisionText);
    expect(again.intake('ada@example.org')).toEqual({
      key: first.intake('').key,
      body: { email: 'ada@example.org', q1: decisionText, mode: '', q7: 'Nothing.' },
    });
    expect(open('a-2').q1).toBe('');
    again.clear();
    expect(open().q1).toBe('');
    expect(again.intake('').key).not.toBe(first.intake('').key);
  });

  it('names what the server would refuse', () => {
    const form = fresh()();
    expect(form.wrong.map(({ id }) => id)).toEqual(['q1']);
    form.q1 = '🏠 ❓ 🚗';
    expect(form.wrong.map(({ id, n }) => [id, n])).toEqual([['q1', 0]]);
    form.q1 = 'Lease or buy?';
    form.answers['q3'] = 'x'.repeat(limits.answer + 1);
    expect(form.wrong).toEqual([{ id: 'q3', n: limits.answer + 1, max: limits.answer }]);
  });

  it('is looked at for what a good case has', () => {
    expect(hintsIn(decisionText)).toMatchObject({ choice: true, deadline: true, figures: 6, undone: true });
    expect(hintsIn('Hmm')).toEqual({
      choice: false,
      deadline: false,
      figures: 0,
      undone: false,
      nothing: false,
      loss: false,
    });
  });
});

describe('a debate on the page', () => {
  const debate = debateOf(english);

  it('shows every entry once, in the order of revisions, each phase under its heading', () => {
    const rows = rowsOf(debate);
    const entries = rows.filter(({ kind }) => kind === 'entry');
    expect(entries.map(({ key }) => key)).toEqual(debate.transcript.map(({ key }) => key));
    expect(rows.map(({ revision }) => revision)).toEqual(
      rows.map(({ revision }) => revision).toSorted((a, b) => a - b),
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('counts as new what seats said after a moment, in whatever pages it comes', () => {
    const rows = rowsOf(debate);
    const said = rows.flatMap((row) => (row.kind === 'entry' && row.entry.seatId !== null ? [row.revision] : []));
    expect(saidAfter(rows, debate.revision)).toBe(0);
    expect(saidAfter(rows.slice(3), said.at(-3) ?? 0)).toBe(2);
    expect(saidAfter(rows, said.at(-3) ?? 0)).toBe(2);
  });

  it('shows the statements of one seat alone', () => {
    const seatId = debate.seats[1]?.seatId ?? '';
    const rows = rowsOf(debate, seatId).flatMap((row) => (row.kind === 'entry' ? [row.entry.seatId] : []));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows)).toEqual(new Set([seatId]));
  });

  it('has a point per ballot', () => {
    expect(pooledRoundsOf(debate).map(({ round }) => round)).toEqual(['blind', 'revised']);
    expect(pooledRoundsOf(debate)[1]?.p['B']).toBeCloseTo(0.57);
  });
});

describe('a recorded history', () => {
  const chained = (): HistoryEvent[] => {
    let prev = '';
    return history(english).map(({ type, data }, revision) => {
      const id = `00000000-0000-8000-8000-${String(revision).padStart(12, '0')}`;
      const link = { revision, id, type, version: 1, actor: 'panel', correlation: '1', causation: null, prev };
      const hash = chainHash(link, JSON.stringify(data));
      const event = { ...link, at: '2026-11-21T10:00:00.000Z', data, hash };
      prev = hash;
      return event;
    });
  };
  const changed = (events: HistoryEvent[], at: number, change: Partial<HistoryEvent>) =>
    events.map((event, i) => (i === at ? { ...event, ...change } : event));

  it('verifies link by link', async () => {
    const events = chained();
    expect(await verify('1', events)).toEqual({
      ok: true,
      head: events.at(-1)?.hash,
      links: events.length,
      withheld: 0,
      unopened: 0,
      signed: null,
    });
  });

  it('fails where a word was changed, an event dropped, swapped or put in another’s place', async () => {
    const events = chained();
    expect(await verify('1', changed(events, 7, { data: { panel: 0, text: 'other' } }))).toEqual({
      ok: false,
      revision: 7,
      why: 'hash',
    });
    expect(
      await verify(
        '1',
        events.filter((_, i) => i !== 5),
      ),
    ).toMatchObject({ ok: false, revision: 5 });
    expect(
      await verify('1', [...events.slice(0, 3), ...events.slice(3, 5).toReversed(), ...events.slice(5)]),
    ).toMatchObject({ ok: false });
    expect(await verify('1', changed(events, 9, { hash: 'f'.repeat(64) }))).toMatchObject({ ok: false, revision: 9 });
    expect(await verify('1', changed(events, 9, { prev: 'f'.repeat(64) }))).toEqual({
      ok: false,
      revision: 9,
      why: 'prev',
    });
  });

  it('hashes sealed bytes where they came with the event, and opens those that say what is shown', async () => {
    const [first] = chained();
    const streamKey = randomBytes(32);
    const bytes = seal(streamKey, sealedBeside('case-1', first), Buffer.from(JSON.stringify(first.data)));
    const event: HistoryEvent = {
      ...first,
      hash: chainHash(first, bytes),
      stored: bytes.toString('base64'),
      key: keyOf(streamKey, bytes).toString('base64'),
    };
    const { key: _key, ...shut } = event;
    const other = Buffer.from(bytes.map((byte, i) => (i === 20 ? byte ^ 1 : byte))).toString('base64');
    const said = { ...event, data: { ...event.data, q1: 'Another question?' } };
    expect(await verify('1', [event])).toMatchObject({ ok: true, withheld: 0, unopened: 0 });
    expect(await verify('1', [shut])).toMatchObject({ ok: true, withheld: 0, unopened: 1 });
    expect(await verify('1', [{ ...shut, data: null, withheld: ['data'] }])).toMatchObject({ ok: true, withheld: 0 });
    // An older shape: what the bytes say is not what is shown today.
    const old = { ...said, version: 0 };
    expect(await verify('1', [{ ...old, hash: chainHash(old, bytes) }])).toMatchObject({ ok: true, unopened: 1 });
    for (const wrong of [said, { ...event, stored: other }, { ...event, key: randomBytes(32).toString('base64') }])
      expect(await verify('1', [wrong])).toMatchObject({ ok: false, revision: 0, why: 'hash' });
    expect(await verify('2', [event])).toMatchObject({ ok: false, why: 'hash' });
  });

  it('checks what is withheld by its link only, and says how many', async () => {
    const events = changed(chained(), 4, { data: null, withheld: ['data'] });
    expect(await verify('1', events)).toMatchObject({ ok: true, withheld: 1 });
  });
});

describe('charts', () => {
  it('put rounds side by side and shares above zero, up to a round one above the highest', () => {
    const edges = { left: 10, right: 110, top: 10, bottom: 210 };
    const { x, y, ticks, trace } = stanceScales(['blind', 'revised'], 0.57, edges);
    expect(['blind', 'revised'].map(x)).toEqual([10, 110]);
    expect(ticks).toEqual([0, 0.2, 0.4, 0.6]);
    expect([0, 0.3, 0.6].map(y)).toEqual([210, 110, 10]);
    expect(
      trace([
        ['blind', 0],
        ['revised', 0.3],
      ]),
    ).toBe('M10,210L110,110');
    expect(stanceScales(['blind'], 0.44, edges).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(highest([{ round: 'blind', p: { A: 0.2, B: 0.7 } }])).toBe(0.7);
    expect(highest([])).toBe(0);
  });

  it('keep labels apart and inside', () => {
    const placed = spread([100, 102, 104, 209], 16, 12, 210);
    const sorted = placed.toSorted((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThanOrEqual(12);
    expect(sorted.at(-1)).toBeLessThanOrEqual(210);
    const gaps = sorted.slice(1).map((place, i) => place - (sorted[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
  });
});

describe('the words of the interface', () => {
  it('choose the plural of their language and fill in numbers as it writes them', async () => {
    const words = new Words('en', readWords);
    await words.load(['watch']);
    expect(words.t('watch.stale.calls', { n: 1 })).toBe('1 model call is under way.');
    expect(words.t('watch.stale.calls', { n: 1200 })).toBe('1,200 model calls are under way.');
    await words.speak('ar');
    expect(words.t('watch.stale.calls', { n: 2 })).toBe('استدعاءا نموذج جاريان.');
    expect(words.direction).toBe('rtl');
  });

  it('follow the reader’s browser', () => {
    expect(preferred(['pt-BR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr-CA'])).toBe('fr');
    expect(preferred(['xx'])).toBe('en');
    expect(['zh', 'zh-CN', 'zh-Hans-SG'].map((tag) => preferred([tag]))).toEqual(Array(3).fill('zh-Hans'));
    expect(preferred(['zh-TW', 'ja'])).toBe('ja');
  });
});
