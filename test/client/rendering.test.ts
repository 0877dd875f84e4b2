import { type Component, flushSync, mount, unmount } from 'svelte';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import type { App } from '../../client/context.ts';
import StanceChart from '../../client/charts/stance/StanceChart.svelte';
import CruxPanel from '../../client/charts/CruxPanel.svelte';
import Banners from '../../client/debate/Banners.svelte';
import CurrentState from '../../client/debate/CurrentState.svelte';
import { tabs } from '../../client/debate/tabs.ts';
import Verdict from '../../client/debate/Verdict.svelte';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import Transcript from '../../client/transcript/Transcript.svelte';
import SeatRail from '../../client/watch/SeatRail.svelte';
import { type Debate, foldDebate, recommendation } from '../../shared/views/debate/debate.ts';
import { seenBy } from '../../shared/views/redact.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOfHistory } from '../../shared/views/reportDocument/reportDocument.ts';
import type { Mode } from '../../shared/events/case.ts';
import { speak } from '../../shared/words/speak.ts';
import { caseIn } from '../support/reportCases.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const modes = ['direct', 'default', 'deep'] as const satisfies readonly Mode[];
let app: App;
const documents: ReportDocument[] = [];
const debates: Debate[] = [];

beforeAll(async () => {
  app = await reportApp();
  for (const mode of modes) {
    const seen = seenBy('owner', await caseIn('en', 'providers', mode));
    const document = reportOfHistory(seen);
    if (!document) throw new Error(`Expected a report of the ${mode} case, found none.`);
    documents.push(document);
    debates.push(foldDebate(seen));
  }
});

/** The text that a component draws; a render error is thrown. */
const drawn = (part: unknown, props: Record<string, unknown>, look: (body: Element) => void = () => {}): string => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  const text = document.body.textContent ?? '';
  look(document.body);
  void unmount(shown);
  return text;
};

const debateNext = (debate: Debate): string => recommendation(debate)?.nextAction.by ?? '';

type Change = 'same-texts' | 'twice' | 'none' | 'one';
const changes: readonly Change[] = ['same-texts', 'twice', 'none', 'one'];
/** Names of enumerations and numbers of places, which the fold itself guarantees. */
const kept =
  /Id$|^(?:kind|mode|status|phase|quorum|strength|provider|source|language|at|by|date|direction|type|check)$/u;

/** The same document with its prose made equal, or with one of its lists (by `pick`) doubled, emptied or cut to one. */
const changed = <T>(whole: T, change: Change, pick: number): T => {
  let lists = 0;
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) => {
    if (change === 'same-texts')
      return typeof value === 'string' && value.includes(' ') && !kept.test(key) ? 'The same words.' : value;
    const isProse = Array.isArray(value) && !unique.has(key) && lists++ === pick;
    if (!isProse) return value;
    return change === 'twice' ? [...value, ...value] : change === 'one' ? value.slice(0, 1) : [];
  }) as T;
};
/** Lists whose members have ids of their own, by the protocol. */
const unique = new Set([
  'options',
  'seats',
  'matrix',
  'rows',
  'criteria',
  'phases',
  'ballots',
  'evidence',
  'pooledRounds',
  'success',
]);

describe('pages of any case', () => {
  it('draws the report of a case with equal texts and with missing parts', async () => {
    const given = fc.record({
      mode: fc.integer({ min: 0, max: modes.length - 1 }),
      change: fc.constantFrom(...changes),
      pick: fc.nat(40),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ mode, change, pick }) => {
        const whole = documents[mode];
        const shown = await shownReport(changed(whole, change, pick));
        expect(drawn(ReportFirst, shown)).not.toBe('');
        const body = drawn(ReportBody, shown);
        expect(body).toContain(shown.speech.say('appendix'));
        expect(body).not.toContain(app.words.t('report.failed'));
      }),
      { numRuns: 40, examples: [[{ mode: 2, change: 'same-texts', pick: 0 }]] },
    );
  });

  it('draws the watch page of a case with equal texts and with missing parts', () => {
    const given = fc.record({
      mode: fc.integer({ min: 0, max: modes.length - 1 }),
      change: fc.constantFrom(...changes),
      pick: fc.nat(60),
    });
    fc.assert(
      fc.property(given, ({ mode, change, pick }) => {
        const debate = changed(debates[mode], change, pick);
        for (const tab of tabs) expect(drawn(CurrentState, { debate, tab })).not.toBe('');
        drawn(CruxPanel, { debate });
        drawn(Banners, { debate });
        drawn(Verdict, { caseId: 'case-1', debate, role: 'owner', whole: () => {} });
        drawn(SeatRail, { debate, speaking: new Set(), focus: null, choose: () => {} });
      }),
      { numRuns: 20, examples: [[{ mode: 2, change: 'same-texts', pick: 0 }]] },
    );
  });

  it('lists what a rehearsal leaves out without a place that stays empty', async () => {
    const [whole] = documents;
    if (!whole) throw new Error('Expected a report, found none.');
    drawn(ReportRehearsal, await shownReport(whole), (body) => {
      const places = [...body.querySelectorAll('li, dt, dd, td')];
      expect(places.length).toBeGreaterThan(8);
      expect(places.filter(({ textContent }) => textContent?.trim() === '')).toEqual([]);
    });
  });

  it('says what to do next as the report does, in the language of the case', async () => {
    const debate = foldDebate(seenBy('owner', await caseIn('ar', 'providers')));
    const said: string[] = [];
    const shown = mount(Within, {
      target: document.body,
      props: {
        app,
        part: Verdict as Component<Record<string, unknown>>,
        props: { caseId: 'c', debate, role: 'owner', whole: () => {} },
      },
    });
    await expect
      .poll(() => {
        flushSync();
        said.push(document.body.textContent ?? '');
        return said.at(-1);
      })
      .toContain((await speak('ar')).date(debateNext(debate)));
    expect(said.at(-1)).not.toContain(debateNext(debate));
    void unmount(shown);
    document.body.replaceChildren();
  });

  it('does not say that nothing was said before the history is there', async () => {
    const said = (debate: Debate) => drawn(Transcript, { debate, only: null, evidence: () => {}, label: 'Debate' });
    const [first] = seenBy('owner', await caseIn('en', 'providers', 'direct'));
    if (!first) throw new Error('Expected a case, found none.');
    expect(said(foldDebate([first]))).toContain('Nothing has been said yet.');
    expect(said(foldDebate([]))).not.toContain('Nothing has been said yet.');
  });

  it('keeps every label of the stance chart clear of the axis, the grid and the names of the ballots', () => {
    const options = [
      'Take the station lease now',
      'Negotiate break and rent first',
      'Do nothing for a whole year',
      'Sell the first shop and its ovens',
    ].map((title, i) => ({ optionId: `o${i}`, title }));
    const p = { o0: 0.97, o1: 0.01, o2: 0.01, o3: 0.01 };
    const pooledRounds = (['blind', 'revised'] as const).map((round) => ({ round, p, panel: 0 }));
    drawn(StanceChart, { options, pooledRounds, title: 'Who leads' }, (chart) => {
      const at = (text: Element) => Number(text.getAttribute('y'));
      const names = [...chart.querySelectorAll('text')].filter((text) =>
        ['Blind', 'Second ballot'].includes(text.textContent?.trim() ?? ''),
      );
      const labels = [...chart.querySelectorAll('g text')];
      expect([names.length, labels.length > 8]).toEqual([2, true]);
      for (const label of labels) expect(at(label)).toBeLessThan(Math.min(...names.map(at)) - 10);
      // Nor does the axis or a line of the grid run through one.
      const lines = [...chart.querySelectorAll('.zero, .grid')].map((line) => line.getAttribute('d') ?? '');
      const [, zero] = /^M\S+ ([\d.]+)H/u.exec(lines[0] ?? '') ?? [];
      for (const label of labels) expect(at(label)).toBeLessThan(Number(zero) - 4);
      const begins = Math.min(...labels.map((label) => Number(label.getAttribute('x'))));
      for (const line of lines) expect(Number(/H([\d.]+)$/u.exec(line)?.[1])).toBeLessThan(begins);
    });
  });

  it('says that a part of a report could not be drawn and draws the others', async () => {
    const whole = documents[1];
    const broken = { ...whole, dissents: null } as unknown as ReportDocument;
    const text = drawn(ReportBody, await shownReport(broken));
    expect(text).toContain(app.words.t('report.failed'));
    expect(text).toContain(whole.caseId);
  });
});
