import { type Component, flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import BallotPanel from '../../client/charts/BallotPanel.svelte';
import CruxPanel from '../../client/charts/CruxPanel.svelte';
import type { App } from '../../client/context.ts';
import ReportBody from '../../client/report/ReportBody.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import Statement from '../../client/transcript/Statement.svelte';
import Scoreboard from '../../client/watch/score/Scoreboard.svelte';
import SeatRail from '../../client/watch/SeatRail.svelte';
import WhyMoved from '../../client/watch/score/WhyMoved.svelte';
import { type Debate, foldDebate } from '../../shared/views/debate/debate.ts';
import { seenBy } from '../../shared/views/redact.ts';
import { reportOf } from '../../shared/views/reportDocument/reportDocument.ts';
import { caseIn } from '../support/reportCases.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

let app: App;
beforeAll(async () => {
  app = await reportApp();
});

/** What each of these elements says in the part. */
const saidIn = (part: unknown, props: object, where: string): readonly string[] => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props } as never,
  });
  flushSync();
  const said = [...document.body.querySelectorAll(where)].map(
    (element) => element.textContent?.replaceAll(/\s+/gu, ' ') ?? '',
  );
  void unmount(shown);
  document.body.replaceChildren();
  return said;
};

const deepCase = async (): Promise<Debate> => foldDebate(seenBy('owner', await caseIn('en', 'providers', 'deep')));
const reportIn = (debate: Debate) => {
  const document = reportOf(debate);
  if (!document) throw new Error('expected a report of the case, found none');
  return document;
};
const percent = (share: number) => app.words.percent(share);

describe('a question that several panels ask', () => {
  it('stands once beside the transcript, with the probability in the report and the panels that ask it', async () => {
    const debate = await deepCase();
    const { cruxes } = reportIn(debate);
    expect(debate.cruxes.length).toBeGreaterThan(cruxes.length);
    const said = saidIn(CruxPanel, { debate }, '.cruxes > li');
    expect(said).toHaveLength(cruxes.length);
    for (const [i, { proposition, q }] of cruxes.entries()) {
      expect(said[i]).toContain(proposition);
      expect(said[i]).toContain(`${percent(q)} yes`);
      expect(said[i]).toContain(`${percent(1 - q)} no`);
      expect(said[i]).toContain('Panel 1, Panel 2, and Panel 3');
    }
    expect(saidIn(CruxPanel, { debate }, 'h2')).toEqual(['3 questions decide it']);
  });

  it('counts what was said about it in all of them', async () => {
    const debate = await deepCase();
    const [first] = reportIn(debate).cruxes;
    const [said] = saidIn(CruxPanel, { debate }, '.cruxes > li');
    expect(said).toContain(`${first?.exchange.length} statements`);
  });

  it('stands once above it, with that probability and who argues in each panel', async () => {
    const debate = await deepCase();
    const { cruxes } = reportIn(debate);
    const said = saidIn(Scoreboard, { debate, speaking: [], evidence: () => {} }, '.open > ol > li');
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(said.length);
    const shown = cruxes.filter(({ proposition }) => said.some((one) => one.includes(proposition)));
    expect(shown).toHaveLength(said.length);
    for (const { proposition, q } of shown) {
      const one = said.find((text) => text.includes(proposition)) ?? '';
      expect(one).toContain(percent(q));
      expect(one).toContain(percent(1 - q));
      const asked = debate.cruxes.filter((crux) => crux.proposition === proposition);
      const names = asked.flatMap(({ advocateFor, advocateAgainst }) => [advocateFor, advocateAgainst]);
      for (const id of names) expect(one).toContain(debate.seats.find(({ seatId }) => seatId === id)?.name);
      for (const { panel } of asked) expect(one).toContain(`Panel ${panel}`);
    }
  });

  it('is the one that a panel argues while it does', async () => {
    const debate = await deepCase();
    const last = debate.cruxes.findLast(({ panel }) => panel === 2);
    const speaking = [{ key: `claim/2/${last?.cruxId}`, seatId: last?.advocateFor ?? '', text: 'So it is.' }];
    const said = saidIn(Scoreboard, { debate, speaking, evidence: () => {} }, '.open > ol > li');
    expect(said.some((one) => one.includes(last?.proposition ?? '') && one.includes('speaking'))).toBe(true);
  });

  it('is told of one panel while no other has asked it', async () => {
    const whole = await deepCase();
    const [first] = whole.cruxes;
    const debate = { ...whole, cruxes: whole.cruxes.slice(0, 1), status: 'running' } as Debate;
    const [said] = saidIn(CruxPanel, { debate }, '.cruxes > li');
    expect(said).toContain('Panel 1');
    expect(said).not.toContain('Panel 2');
    expect(said).toContain(`${percent(first?.q ?? 0)} yes`);
  });
});

describe('questions that a watcher sees without the owner’s words', () => {
  /** All that is told of the questions, in two places, but how they are worded. */
  const toldOf = (debate: Debate, part: unknown, where: string) =>
    saidIn(part, { debate, speaking: [], evidence: () => {} }, where).map((said) =>
      debate.cruxes.reduce((rest, { proposition }) => rest.replace(proposition, ''), said),
    );

  it.each(['deep', 'default', 'direct'] as const)(
    'are as many as the owner sees, each with what the report says of it (%s)',
    async (mode) => {
      const events = await caseIn('en', 'providers', mode);
      const [owner, watcher] = (['owner', 'watcher'] as const).map((audience) => foldDebate(seenBy(audience, events)));
      if (!owner || !watcher) throw new Error('expected the case as both see it');
      expect(watcher.cruxes.some(({ proposition }) => proposition.includes('[…]'))).toBe(owner.cruxes.length > 0);
      for (const [part, where] of [
        [CruxPanel, '.cruxes > li'],
        [Scoreboard, '.open > ol > li'],
      ] as const)
        expect(toldOf(watcher, part, where)).toEqual(toldOf(owner, part, where));
      expect(reportIn(watcher).cruxes.map(({ cruxId, q }) => [cruxId, q])).toEqual(
        reportIn(owner).cruxes.map(({ cruxId, q }) => [cruxId, q]),
      );
    },
  );

  it('stay apart where they differ in these words alone', async () => {
    const events = await caseIn('en', 'providers', 'deep');
    // Each panel asks about another line of the owner's.
    const [said] = events.flatMap((event) => (event.type === 'CaseSubmitted' ? [event.data.q1.split('\n')] : []));
    const told = events.map((event) =>
      event.type === 'CruxChosen' && event.data
        ? { ...event, data: { ...event.data, proposition: `Is it so that ${said?.[event.data.panel] ?? ''}` } }
        : event,
    );
    const [owner, watcher] = (['owner', 'watcher'] as const).map((audience) => foldDebate(seenBy(audience, told)));
    expect(new Set(watcher?.cruxes.map(({ proposition }) => proposition)).size).toBe(1);
    expect(saidIn(CruxPanel, { debate: owner }, '.cruxes > li')).toHaveLength(3);
    expect(saidIn(CruxPanel, { debate: watcher }, '.cruxes > li')).toHaveLength(3);
  });
});

it('the report for watchers has no label of what they are not told', async () => {
  const document = reportIn(foldDebate(seenBy('watcher', await caseIn('en', 'providers', 'direct'))));
  const said = saidIn(ReportBody, await shownReport(document), 'dd');
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((text) => text.trim() === '')).toEqual([]);
});

/** Of one seat what it votes on each of its ballots, one after the other; it says why where `why` names one. */
const voted = async (votes: readonly { readonly p: Readonly<Record<string, number>>; readonly why?: string }[]) => {
  const debate = await deepCase();
  const { seatId, name } = debate.seats.find(({ kind, panel }) => kind === 'voting' && panel === 2) ?? {};
  let at = 0;
  const ballots = debate.ballots.map((one) => {
    const vote = one.seatId === seatId ? votes[at++] : undefined;
    if (!vote || !one.ballot) return one;
    const evidenceIds = vote.why ? [vote.why] : [];
    const change = { kind: vote.why ? 'new_evidence' : 'none', evidenceIds, note: vote.why ?? '' };
    return { ...one, ballot: { ...one.ballot, p: vote.p, evidenceIds, change: one.round === 'blind' ? null : change } };
  });
  const entries = debate.transcript.filter((entry) => entry.kind === 'ballot' && entry.seatId === seatId);
  const transcript = entries.map((entry) => {
    const ballot = ballots.find(
      (one) => one.seatId === seatId && one.panel === entry.panel && one.round === entry.round,
    );
    return { ...entry, ballot: ballot?.ballot ?? null };
  });
  const pools = debate.pools.map((one) => ({ ...one, pool: { ...one.pool, uncounted: undefined } }));
  return { seatId, name: name ?? '', entries: transcript, debate: { ...debate, ballots, pools } as unknown as Debate };
};
const [forA, forB] = [
  { A: 0.8, B: 0.1, C: 0.1 },
  { A: 0.1, B: 0.8, C: 0.1 },
];

describe('a seat that moved in its panel and votes again when the panels meet', () => {
  it('has the reason of the ballot that moved, as in the report', async () => {
    const { debate, name, entries, seatId } = await voted([{ p: forA }, { p: forB, why: 'E-77' }, { p: forB }]);
    expect(reportIn(debate).moved.flips.map(({ seat, kind }) => [seat.seatId, kind])).toEqual([
      [seatId, 'new_evidence'],
    ]);
    const [moved] = saidIn(WhyMoved, { debate, evidence: () => {} }, 'li');
    expect(moved).toContain(name);
    expect(moved).toContain('because of E-77');
    const told = entries.map((entry) => saidIn(Statement, { debate, entry, evidence: () => {} }, 'article')[0] ?? '');
    expect(told.map((text) => text.includes('moves from A to B'))).toEqual([false, true, false]);
    expect(told[1]).toContain('New evidence: E-77');
  });

  it('has the reason that it gives only then', async () => {
    const { debate, entries } = await voted([{ p: forA }, { p: forB }, { p: forB, why: 'E-77' }]);
    expect(reportIn(debate).moved.flips.map(({ kind }) => kind)).toEqual(['new_evidence']);
    expect(saidIn(WhyMoved, { debate, evidence: () => {} }, 'li')[0]).toContain('because of E-77');
    const told = entries.map((entry) => saidIn(Statement, { debate, entry, evidence: () => {} }, 'article')[0] ?? '');
    expect(told[1]).toContain('No reason given.');
    expect(told[2]).toContain('New evidence: E-77');
  });

  it('has not moved where it goes back, and the transcript says both', async () => {
    const { debate, entries } = await voted([{ p: forA }, { p: forB, why: 'E-77' }, { p: forA, why: 'E-78' }]);
    expect(reportIn(debate).moved.flips).toEqual([]);
    expect(saidIn(WhyMoved, { debate, evidence: () => {} }, 'li')).toEqual([]);
    const told = entries.map((entry) => saidIn(Statement, { debate, entry, evidence: () => {} }, 'article')[0] ?? '');
    expect(told[1]).toContain('moves from A to B');
    expect(told[2]).toContain('moves from B to A');
  });
});

const turned = Object.fromEntries(Object.entries(forA).toReversed());

it('a ballot with the same probabilities in another order has not changed', async () => {
  const { debate } = await voted([{ p: forA }, { p: turned, why: 'E-77' }, { p: turned, why: 'E-77' }]);
  const said = saidIn(WhyMoved, { debate, evidence: () => {} }, 'p, li');
  expect(said.join(' ')).not.toContain('E-77');
});

const spread = { A: 0.4, B: 0.35, C: 0.25 };

describe('a seat that gives most to an option, and more to the variants of another together', () => {
  it('puts first on the watch page what it puts first in the report', async () => {
    const { debate: whole, name } = await voted([{ p: forA }, { p: spread, why: 'E-77' }, { p: spread }]);
    const options = whole.options.map((one) => (one.optionId === 'C' ? { ...one, bloc: 'B' } : one));
    const debate = { ...whole, options } as Debate;
    const flips = reportIn(debate).moved.flips.map(({ seat, from, to }) => [seat.name, from, to]);
    expect(flips).toEqual([[name, 'A', 'B']]);
    const said = saidIn(SeatRail, { debate, speaking: new Set(), focus: null, choose: () => {} }, 'li');
    expect(said.find((one) => one.includes(name))).toMatch(/A\s*B\s*$/u);
    const rows = saidIn(BallotPanel, { debate }, 'tr');
    expect(rows.find((one) => one.includes(name))).toMatch(/A 80\s*B 35/u);
  });
});
