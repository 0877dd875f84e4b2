import { describe, expect, it } from 'vitest';

import { calculate } from '../../../../shared/decisionModel/calculate.ts';
import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType, rehearse } from '../../../support/panelCase.ts';

const modelIn = (events: Awaited<ReturnType<typeof playCase>>['events']) => ofType(events, 'DecisionModelMade');

describe('the numbers of a decision', () => {
  it.each(['direct', 'default', 'deep'] as const)(
    'are modelled once in %s mode, while the chair writes',
    async (mode) => {
      const { events } = await playCase(mode);
      const [made, ...others] = modelIn(events);
      expect(others).toEqual([]);
      expect(made).toMatchObject({ panel: 0, model: { period: 'year' } });
      // Of the figures that it names the case as the source of, code found each; what has no source is an estimate.
      expect(new Set(made?.model.inputs.map(({ source }) => source.kind))).toEqual(new Set(['case', 'estimate']));
      const drafted = events.findIndex(({ type }) => type === 'GatePassed');
      expect(events.findIndex(({ type }) => type === 'DecisionModelMade')).toBeLessThan(drafted);
    },
  );

  it('are in the report as code calculates them, and in no watcher’s', async () => {
    const { events } = await playCase('direct');
    const report = reportOf(foldDebate(seenBy('owner', events)));
    const model = modelIn(events)[0]?.model;
    expect(report?.numbers?.model).toEqual(model);
    expect(report?.numbers?.counted).toEqual(model && calculate(model));
    const watched = reportOf(foldDebate(seenBy('watcher', events)));
    expect(watched && 'numbers' in watched).toBe(false);
  });

  it('are nobody’s in a rehearsal, and stop no report where no seat can be asked', async () => {
    const { events } = await rehearse('direct');
    expect(modelIn(events)).toEqual([]);
    const silent = await playCase('direct', ({ kind }) => (kind === 'quantify' ? 'refuse' : 'fine'));
    expect(silent.end).toEqual({ how: 'concluded' });
    expect(modelIn(silent.events)).toEqual([]);
    const report = reportOf(foldDebate(seenBy('owner', silent.events)));
    expect(report && 'numbers' in report).toBe(false);
  });
});
