import { describe, expect, it } from 'vitest';

import { seatForm } from '../../../../server/panel/protocol/phases/common/forms/seatForm.ts';
import { turnRules } from '../../../../server/panel/protocol/phases/index.ts';
import { callLimits } from '../../../../server/panel/protocol/state/callLimits.ts';
import { patienceWith } from '../../../../server/panel/protocol/state/outages.ts';
import { emptyState, type PanelState } from '../../../../server/panel/protocol/state/state.ts';
import { plainSchema } from '../../../../server/panel/providers/answerSchema.ts';
import type { TurnKind } from '../../../../server/panel/protocol/state/turn.ts';

const sharing: readonly TurnKind[] = [
  ...(['ballot', 'revise', 'control', 'claim', 'examine', 'answer', 'delegate'] as const),
  ...(['object', 'dissent', 'reply', 'forecast', 'review'] as const),
  ...(['frame', 'quantify', 'chair', 'redraft'] as const),
];

describe('the form of seats', () => {
  it('is the same for every turn that frames the case, or reads it with the evidence', () => {
    for (const kind of sharing) expect([kind, turnRules[kind].form]).toEqual([kind, seatForm]);
  });

  it('has the fields of each of them, and no more that may be null than any provider allows', () => {
    const properties = plainSchema(seatForm.zod)['properties'] as Record<string, unknown>;
    for (const kind of sharing) {
      const { schema, part = '' } = turnRules[kind];
      const own = Object.keys(plainSchema(schema)['properties'] as object);
      const entry = (properties[part] as { items: { properties: object } }).items.properties;
      expect([kind, own.filter((field) => !(field in entry))]).toEqual([kind, []]);
    }
    expect(JSON.stringify(properties).match(/"anyOf"|"type":\[/gu)?.length).toBeLessThanOrEqual(16);
  });

  it('is read from one cache in default mode, where these turns think equally hard', () => {
    const efforts = new Set(sharing.map((kind) => callLimits('default', 0, kind).effort));
    expect(efforts).toEqual(new Set(['medium']));
  });
});

describe('patience with a silent provider', () => {
  const call = (outcome: 'ok' | 'timeout', problem: 'silent' | null) =>
    ({ provider: 'openai', outcome, problem }) as PanelState['calls'][string][number];
  const after = (...calls: readonly PanelState['calls'][string][number][]) =>
    patienceWith({ ...emptyState, calls: { step: calls } }, 'openai');
  it('is shorter before it has answered, and shorter again once it was silent', () => {
    const [unheard, silent, heard] = [after(), after(call('timeout', 'silent')), after(call('ok', null))];
    expect(silent).toBeLessThan(unheard);
    expect(unheard).toBeLessThan(heard);
    expect(after(call('timeout', 'silent'), call('ok', null))).toBe(heard);
  });
});
