import { describe, expect, it } from 'vitest';

import type { CaseEvent, Mode, Outline } from '../../../../shared/events/case.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import type { TurnKind } from '../../../../server/panel/protocol/state/turn.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider, Part } from '../../../../server/panel/providers/modelClient.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { type Asked, inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../../support/controls.ts';
import { answerFact, facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';

const outline: Outline = {
  options: ['Lease the Briggate shop for five years', 'Sell to the franchisee', 'Buy a van'],
  criteria: ['Cash within a year', 'Our head baker stays'],
  deadline: '20 February 2027',
  fixed: ['No more than 90,000 may be lost'],
};

/** Plays a case whose owner corrects the frame and lets the assumptions stand; with every prompt. */
const played = async (mode: Mode, correct: Outline | null) => {
  const phase = panelNeeds();
  const prompts: { kind: string; text: string }[] = [];
  const providers = inMemoryProviders(phase.clock).providers.map((one): ConfiguredProvider => ({
    ...one,
    client(ask: Ask) {
      const { kind } = ask.about as PromptContext;
      prompts.push({ kind, text: [...ask.shared, ...ask.turns.map(({ text }) => text)].join('\n') });
      return one.client(ask);
    },
  }));
  submit(phase.kept, { mode });
  const needs = { ...phase.needs, providers };
  const { signal } = new AbortController();
  const end = await runCase(caseId, needs, signal);
  const waited = facts(phase.kept) as readonly CaseEvent[];
  if (correct) put(phase.kept, { type: 'FrameCorrected', data: { frame: correct, at: phase.clock.now() } });
  const still = await runCase(caseId, needs, signal);
  put(phase.kept, answerFact(phase.clock.now()));
  await runCase(caseId, needs, signal);
  phase.clock.stop();
  return { ends: [end.how, still.how], waited, events: facts(phase.kept), prompts };
};

describe.each<Mode>(['default', 'deep'])('in %s mode', (mode) => {
  it('the owner sees how the panel reads the decision beside the questions', async () => {
    const { waited, ends } = await played(mode, null);
    expect(ends).toEqual(['waiting', 'waiting']);
    const { frame } = ofType(waited, 'ClarificationAsked')[0] ?? {};
    expect(frame?.options.length).toBeGreaterThanOrEqual(2);
    expect(frame?.criteria.length).toBeGreaterThanOrEqual(4);
    expect(frame?.deadline).toBe('15 January');
  });

  it('a corrected frame is what every seat and the report go by, and correcting it stops no clock', async () => {
    const { ends, waited, events, prompts } = await played(mode, outline);
    expect(ends).toEqual(['waiting', 'waiting']);
    expect(ofType(events, 'ClarificationAsked')).toEqual(ofType(waited, 'ClarificationAsked'));
    for (const { frame, panel } of ofType(events, 'CaseFramed')) {
      const titles = frame.options.filter(({ origin }) => origin === 'user').map(({ title }) => title);
      expect([panel, titles.toSorted()]).toEqual([panel, outline.options.toSorted()]);
      expect(frame.options.filter(({ origin }) => origin === 'status_quo')).toHaveLength(1);
      expect(frame.criteria.map(({ name }) => name)).toEqual(expect.arrayContaining([...outline.criteria]));
      expect(frame.criteria.length).toBeGreaterThanOrEqual(4);
      const owners = frame.criteria.filter(({ name }) => outline.criteria.includes(name));
      expect(owners.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThanOrEqual(0.4999);
      expect(frame.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
      expect(frame.constraints).toEqual(outline.fixed);
    }
    for (const { kind, text } of prompts.filter((one) => ['frame', 'ballot', 'revise', 'object'].includes(one.kind)))
      expect([kind, text.includes('20 February 2027')]).toEqual([kind, true]);
    const report = reportOfHistory(events);
    expect(report?.frame.deadline?.text).toBe('20 February 2027');
    expect(ofType(events, 'GatePassed')).toHaveLength(1);
  });
});

/** Plays a case in which the panel has nothing to ask; its owner corrects the frame when a seat is first asked this. */
const unasked = async (mode: Mode, when: TurnKind, mood?: (asked: Asked) => Mood) => {
  const phase = panelNeeds();
  let corrected = false;
  const prompts: { kind: string; text: string }[] = [];
  const providers = inMemoryProviders(phase.clock, mood).providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask: Ask): AsyncGenerator<Part> {
      const { kind } = ask.about as PromptContext;
      prompts.push({ kind, text: [...ask.shared, ...ask.turns.map(({ text }) => text)].join('\n') });
      if (kind === when && !corrected) {
        corrected = true;
        put(phase.kept, { type: 'FrameCorrected', data: { frame: outline, at: phase.clock.now() } });
      }
      for await (const part of one.client(ask))
        yield kind === 'clarify' && part.type === 'text'
          ? { ...part, delta: JSON.stringify({ ...JSON.parse(part.delta), gaps: [] }) }
          : part;
    },
  }));
  submit(phase.kept, { mode });
  const { how } = await runCase(caseId, { ...phase.needs, providers }, new AbortController().signal);
  phase.clock.stop();
  return { how, events: facts(phase.kept), prompts };
};

describe.each<Mode>(['default', 'deep'])('in %s mode, where the panel asks nothing,', (mode) => {
  it.each<TurnKind>(['frame', 'research'])('all vote on what its owner corrects while seats %s', async (when) => {
    const { how, events, prompts } = await unasked(mode, when);
    expect(how).toBe('concluded');
    expect(ofType(events, 'ClarificationAsked')).toEqual([]);
    expect(ofType(events, 'FrameShown')).toHaveLength(1);
    for (const panel of mode === 'deep' ? [0, 1, 2, 3] : [0]) {
      const { frame } = ofType(events, 'CaseFramed').findLast((one) => one.panel === panel) ?? {};
      const titles = frame?.options.filter(({ origin }) => origin === 'user').map(({ title }) => title);
      expect([panel, titles?.toSorted()]).toEqual([panel, outline.options.toSorted()]);
      expect(frame?.constraints).toEqual(outline.fixed);
      const known = new Set(frame?.options.map(({ optionId }) => optionId));
      for (const { ballot } of ofType(events, 'BallotSealed').filter((one) => one.panel === panel))
        for (const optionId of Object.keys(ballot.p)) expect(known).toContain(optionId);
    }
    for (const { kind, text } of prompts.filter((one) => ['ballot', 'revise', 'object'].includes(one.kind)))
      expect([kind, text.includes('Buy a van')]).toEqual([kind, true]);
    const titles = new Set(reportOfHistory(events)?.options.map(({ title }) => title));
    for (const option of outline.options) expect(titles).toContain(option);
    const { evidence, options } = foldDebate(events as never);
    const letters = new Set(options.map(({ optionId }) => optionId));
    for (const item of evidence) for (const optionId of Object.keys(item.supports)) expect(letters).toContain(optionId);
    expect(ofType(events, 'GatePassed')).toHaveLength(1);
  });

  it('the owner sees what was framed where no seat said before how it reads the decision', async () => {
    const { events } = await unasked(mode, 'object', ({ kind }) => (kind === 'clarify' ? 'garbage' : 'fine'));
    const [shown, ...others] = ofType(events, 'FrameShown');
    expect(others).toEqual([]);
    const [framed] = ofType(events, 'CaseFramed');
    expect(shown?.frame.options).toEqual(framed?.frame.options.map(({ title }) => title));
  });
});
