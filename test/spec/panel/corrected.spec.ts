import { describe, expect, it } from 'vitest';

import type { CaseEvent, Mode, Outline } from '../../../shared/events/case.ts';
import { runCase } from '../../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../server/panel/providers/modelClient.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { inMemoryProviders } from '../../fakes/inMemoryProviders.ts';
import { caseId } from '../../support/controls.ts';
import { answerFact } from '../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, put, submit } from '../../support/panelCase.ts';

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
    expect(frame?.deadline).toBe('March');
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
