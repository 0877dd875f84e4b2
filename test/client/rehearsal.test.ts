import { type Component, flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import BallotPanel from '../../client/charts/BallotPanel.svelte';
import CriteriaPanel from '../../client/charts/CriteriaPanel.svelte';
import CruxPanel from '../../client/charts/CruxPanel.svelte';
import StancePanel from '../../client/charts/stance/StancePanel.svelte';
import type { App } from '../../client/context.ts';
import CurrentState from '../../client/debate/CurrentState.svelte';
import { rehearsed } from '../../client/debate/rehearsed.ts';
import Verdict from '../../client/debate/Verdict.svelte';
import { Replay } from '../../client/replay/replay.svelte.ts';
import Statement from '../../client/transcript/Statement.svelte';
import Scoreboard from '../../client/watch/score/Scoreboard.svelte';
import SeatRail from '../../client/watch/SeatRail.svelte';
import { type Debate, foldDebate } from '../../shared/views/debate/debate.ts';
import { seenBy } from '../../shared/views/redact.ts';
import { caseIn } from '../support/reportCases.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const seats = { speaking: new Set(), focus: null, choose: () => {} };
let app: App;
beforeAll(async () => {
  app = await reportApp();
});

/** What a part of the page says, or what stands above the words of a statement, and the lengths of the bars that it draws. */
const drawn = (part: unknown, props: Record<string, unknown>, where = '*') => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  const text = document.body.querySelector(where)?.parentElement?.textContent ?? '';
  const bars = document.body.querySelectorAll('[style*="--p"], [style*="--share"], [style*="--yes"], svg[role]');
  const lengths = [...bars]
    .map((bar) => bar.getAttribute('style') ?? 'chart')
    .filter((style) => !/--p:\s*0/u.test(style));
  const letters = document.body.querySelectorAll('.letter').length;
  void unmount(shown);
  document.body.replaceChildren();
  return { text, lengths, letters };
};
const page = (debate: Debate) => {
  const parts = {
    score: drawn(Scoreboard, { debate, speaking: [], evidence: () => {} }),
    rail: drawn(SeatRail, { debate, ...seats }),
    state: drawn(CurrentState, { debate, tab: 'stance' }),
    stance: drawn(StancePanel, { debate }),
    ballots: drawn(BallotPanel, { debate }),
    criteria: drawn(CriteriaPanel, { debate }),
    cruxes: drawn(CruxPanel, { debate }),
    verdict: drawn(Verdict, { caseId: 'c', debate, role: 'owner', whole: () => {} }),
    votes: debate.transcript
      .filter(({ kind }) => kind === 'ballot' || kind === 'recommendation' || kind === 'dissent')
      .map((entry) => drawn(Statement, { debate, entry, evidence: () => {} }, 'header > *')),
  };
  return Object.entries(parts).flatMap(([name, of]) => [of].flat().map((one) => ({ name, ...one })));
};
/** Shares, spreads and weights; `±` and `≈` come with them. */
const figure = /\d\s*%|±|≈|range \d|Strength:/u;
const figures = (debate: Debate) =>
  page(debate)
    .filter(({ text, lengths }) => figure.test(text) || lengths.length > 0)
    .map(({ name }) => name);

describe.each(['direct', 'default', 'deep'] as const)('the page of a rehearsal in %s mode', (mode) => {
  it('shows no figure, bar or range of what scripted seats made up, at any time', async () => {
    const seen = seenBy('owner', await caseIn('en', 'rehearsal', mode));
    const ends = seen.flatMap(({ type }, i) =>
      type === 'PhaseEntered' || type === 'BallotsRevealed' || type === 'BallotsPooled' ? [i + 1] : [],
    );
    for (const end of [...ends, seen.length]) expect(figures(rehearsed(foldDebate(seen.slice(0, end))))).toEqual([]);
    // Without leaving it out there is much to see, so the check can fail.
    const whole = foldDebate(seen);
    expect(figures({ ...whole, rehearsal: false })).toEqual(
      expect.arrayContaining(['score', 'state', 'stance', 'ballots', 'criteria', 'cruxes', 'verdict', 'votes']),
    );
    const texts = Object.fromEntries(page(rehearsed(whole)).map(({ name, text }) => [name, text]));
    for (const [name, key] of [
      ['score', 'watch.rehearsal.lead'],
      ['stance', 'watch.rehearsal.stance'],
      ['ballots', 'watch.rehearsal.ballots'],
      ['criteria', 'watch.rehearsal.criteria'],
      ['verdict', 'watch.rehearsal.verdict'],
    ] as const)
      expect(texts[name]).toContain(app.words.t(key));
  });

  it('names no option for which a scripted question would decide', async () => {
    const whole = foldDebate(seenBy('owner', await caseIn('en', 'rehearsal', mode)));
    const lettersOf = (debate: Debate) =>
      [drawn(Scoreboard, { debate, speaking: [], evidence: () => {} }), drawn(CruxPanel, { debate })].map(
        ({ letters }) => letters,
      );
    expect(lettersOf(rehearsed(whole))).toEqual([0, 0]);
    expect(rehearsed(whole).cruxes.length).toBeGreaterThan(0);
    // Where models asked, each side has its option.
    expect(lettersOf({ ...rehearsed(whole), rehearsal: false }).every((letters) => letters > 0)).toBe(true);
  });

  it('is replayed without them', async () => {
    const seen = seenBy('owner', await caseIn('en', 'rehearsal', mode));
    const replay = new Replay({ events: async (_case: string, from: number) => seen.slice(from) } as never, 'c', null);
    await replay.read();
    expect(replay.debate.dissents).toEqual([]);
    expect(figures(replay.debate)).toEqual([]);
  });
});

it('the page of a case with models shows its figures', async () => {
  const debate = foldDebate(seenBy('owner', await caseIn('en', 'providers', 'direct')));
  expect(rehearsed(debate)).toBe(debate);
  expect(figures(debate)).toContain('stance');
});
