import { describe, expect, it } from 'vitest';

import type { Mode } from '../../../../shared/events/case.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import type { ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../../support/controls.ts';
import { answerFact, facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';

/** A case in which every framer, however often it is asked, has another option in place of one that the case names. */
const framedWithout = async (named: string, inItsPlace: string, mode: Mode, q1: string) => {
  const phase = panelNeeds();
  const fake = inMemoryProviders(phase.clock);
  const providers = fake.providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask) {
      for await (const part of one.client(ask))
        yield part.type === 'text' ? { ...part, delta: part.delta.replaceAll(`"${named}"`, `"${inItsPlace}"`) } : part;
    },
  }));
  submit(phase.kept, { mode, q1 });
  const run = () => runCase(caseId, { ...phase.needs, providers }, new AbortController().signal);
  if ((await run()).how === 'waiting') {
    put(phase.kept, answerFact(phase.clock.now()));
    await run();
  }
  phase.clock.stop();
  return facts(phase.kept);
};

describe('an option that the case names and every framer drops', () => {
  it.each([
    ['in a list', 'direct', 'Which is best? The options:\n- Buy the van\n- Lease it\n- Rent by the day', 'Buy the van'],
    [
      'in a list',
      'default',
      'Which is best? The options:\n- Buy the van\n- Lease it\n- Rent by the day',
      'Buy the van',
    ],
    ['in a sentence', 'direct', 'Our van is old. Should we mend the engine or hire another van?', 'Mend the engine'],
    ['in a sentence', 'default', 'Our van is old. Should we mend the engine or hire another van?', 'Mend the engine'],
    ['in German', 'default', 'Unser Wagen ist alt. Ich schwanke zwischen Diesel und Strom.', 'Diesel'],
  ] as const)('is in the frame and in the report: %s, %s', async (_where, mode, q1, named) => {
    const events = await framedWithout(named, 'Something else', mode, q1);
    const shown = (options: readonly { readonly title: string; readonly merged?: readonly string[] | undefined }[]) =>
      options.flatMap(({ title, merged = [] }) => [title, ...merged]).map((title) => title.toLowerCase());
    const proposed = ofType(events, 'FrameProposed').flatMap(({ frame }) => shown(frame.options));
    expect([proposed.length > 0, proposed.includes(named.toLowerCase())]).toEqual([true, false]);
    const framed = shown(ofType(events, 'CaseFramed')[0]?.frame.options ?? []);
    expect(framed).toContain(named.toLowerCase());
    expect(shown(reportOfHistory(seenBy('owner', events))?.options ?? [])).toContain(named.toLowerCase());
  });
});
