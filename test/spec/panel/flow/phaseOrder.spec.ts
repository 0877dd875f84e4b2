import { describe, expect, it } from 'vitest';

import { spansOf } from '../../../../client/replay/density.ts';
import { phaseTimes } from '../../../../client/debate/times.ts';
import { flows } from '../../../../server/panel/protocol/flow/flow.ts';
import type { HistoryEvent } from '../../../../shared/api/cases/history.ts';
import type { Mode } from '../../../../shared/events/case.ts';
import { phases } from '../../../../shared/events/phases.ts';
import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { rehearse } from '../../../support/panelCase.ts';

describe('the order of the phases', () => {
  it.each(Object.entries(flows))('is the one in which the flow %s goes through them', (_name, flow) => {
    const places = flow.map((group) => group.map((phase) => phases.indexOf(phase)));
    for (const [i, group] of places.slice(1).entries())
      expect(Math.min(...group)).toBeGreaterThan(Math.max(...(places[i] ?? [])));
  });

  it.each<Mode>(['direct', 'default'])(
    'is the same in the marks of a %s history and in the rail beside it',
    async (mode) => {
      const { events } = await rehearse(mode);
      const seen = seenBy('owner', events);
      const marked = spansOf(seen as HistoryEvent[]).flatMap((span) => span.phases);
      const held = phaseTimes(foldDebate(seen), Date.parse(events.at(-1)?.at ?? '')).filter(
        ({ state }) => state !== 'skipped',
      );
      expect(marked).toEqual(held.map(({ phase }) => phase).filter((phase) => marked.includes(phase)));
      expect(marked).toContain('red_team');
    },
  );
});
