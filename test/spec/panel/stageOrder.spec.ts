import { describe, expect, it } from 'vitest';

import { spansOf } from '../../../client/state/density.ts';
import { stageTimes } from '../../../client/state/times.ts';
import { flows } from '../../../server/panel/protocol/flow.ts';
import type { HistoryEvent } from '../../../shared/api/case.ts';
import type { Mode } from '../../../shared/events/case.ts';
import { stages } from '../../../shared/events/stages.ts';
import { foldDebate } from '../../../shared/views/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { rehearse } from '../../support/panelCase.ts';

describe('the order of the stages', () => {
  it.each(Object.entries(flows))('is the one in which the flow %s goes through them', (_name, flow) => {
    const places = flow.map((group) => group.map((stage) => stages.indexOf(stage)));
    for (const [i, group] of places.slice(1).entries())
      expect(Math.min(...group)).toBeGreaterThan(Math.max(...(places[i] ?? [])));
  });

  it.each<Mode>(['direct', 'default'])(
    'is the same in the marks of a %s history and in the rail beside it',
    async (mode) => {
      const { events } = await rehearse(mode);
      const seen = seenBy('owner', events);
      const marked = spansOf(seen as HistoryEvent[]).flatMap((span) => span.stages);
      const held = stageTimes(foldDebate(seen), Date.parse(events.at(-1)?.at ?? '')).filter(
        ({ state }) => state !== 'skipped',
      );
      expect(marked).toEqual(held.map(({ stage }) => stage).filter((stage) => marked.includes(stage)));
      expect(marked).toContain('red_team');
    },
  );
});
