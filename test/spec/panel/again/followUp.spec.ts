import { describe, expect, it } from 'vitest';

import { askDissenter } from '../../../../server/panel/engine/runCase.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { caseId } from '../../../support/controls.ts';
import { facts, ofType, put, rehearse } from '../../../support/panelCase.ts';

const { signal } = new AbortController();
const question = 'What if the rent falls by a third?';

const asked = async () => {
  const played = await rehearse('direct');
  const [dissent] = ofType(played.events, 'DissentFiled');
  const dissentId = dissent?.dissentId ?? '';
  const clock = virtualClock('2026-11-21T11:00:00.000Z');
  put(played.kept, { type: 'DissenterAsked', data: { dissentId, question, at: clock.now() } });
  return { ...played, dissentId, clock, needs: { ...played.needs, clock } };
};

describe('a question to a dissenting seat', () => {
  it('is answered once, by the seat that dissented', async () => {
    const { kept, needs, dissentId, clock } = await asked();
    expect(await askDissenter(caseId, dissentId, needs, signal)).toBe('answered');
    expect(await askDissenter(caseId, dissentId, needs, signal)).toBe('nothing_asked');
    clock.stop();
    const [answer, ...more] = ofType(facts(kept), 'DissenterAnswered');
    expect(more).toEqual([]);
    expect(answer?.text).toContain(question);
    expect(ofType(facts(kept), 'ModelCallEnded').find(({ callId }) => callId === answer?.callId)?.outcome).toBe('ok');
  });

  it('that nobody asked is not put', async () => {
    const { needs, clock } = await asked();
    expect(await askDissenter(caseId, 'some-dissent', needs, signal)).toBe('nothing_asked');
    clock.stop();
  });

  it('stays unanswered when the seat cannot speak, with every attempt on record', async () => {
    const { kept, needs, dissentId, clock } = await asked();
    const silent = inMemoryProviders(clock, () => 'refuse').providers.map((one) => ({
      ...one,
      provider: 'rehearsal' as const,
    }));
    expect(await askDissenter(caseId, dissentId, { ...needs, providers: silent }, signal)).toBe('unanswered');
    clock.stop();
    expect(ofType(facts(kept), 'ModelCallEnded').filter(({ outcome }) => outcome === 'refused')).toHaveLength(2);
  });
});
