import { describe, expect, it } from 'vitest';

import { caseDecider } from '../../../server/domain/case.ts';
import { runCase } from '../../../server/panel/engine.ts';
import { type Phase, phases } from '../../../server/panel/protocol/turn.ts';
import { foldDebate } from '../../../shared/views/debate.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { type Asked, fakeVoices, type Mood } from '../../fakes/voices.ts';
import { caseId } from '../../support/controls.ts';
import { playCase } from '../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, put, submit } from '../../support/panelCase.ts';

const held: readonly Phase[] = phases.filter((phase) => phase !== 'follow_up');
const isFrom = (phase: Phase, asked: Asked) => held.indexOf(asked.phase) >= held.indexOf(phase);
const providers = ['openai', 'anthropic', 'google'] as const;
type Played = Awaited<ReturnType<typeof playCase>>;

/** What page, PDF and letter print above the recommendation. */
const bannerOf = ({ events }: Played) => {
  const debate = foldDebate(seenBy('owner', events));
  const banner = reportOfHistory(seenBy('owner', events))?.banner;
  return { shown: debate.quorum, printed: banner?.quorum, kind: banner?.kind, status: debate.status };
};
const finished = ({ end, events }: Played) => [end.how, ofType(events, 'GatePassed').length];
/** Only who is away when the blind ballots are cast is missing from the result. */
const quorumWhen = (phase: Phase, missing: 1 | 2) =>
  held.indexOf(phase) > held.indexOf('ballot') ? 'full' : missing === 1 ? 'degraded' : 'single_source';

describe.each(held)('a provider that goes away for good in %s', (phase) => {
  it.each(providers)('%s: the case is finished under the right banner', async (away) => {
    const played = await playCase('direct', (asked) =>
      asked.provider === away && isFrom(phase, asked) ? 'rejected' : 'fine',
    );
    const quorum = quorumWhen(phase, 1);
    expect(finished(played)).toEqual(['concluded', 1]);
    expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum, kind: 'recommendation' });
  });
});

describe('two providers that go away for good', () => {
  it.each(['triage', 'ballot', 'claim', 'chair'] as const)(
    'in %s: the case is finished under the right banner',
    async (phase) => {
      const played = await playCase('direct', (asked) =>
        asked.provider !== 'google' && isFrom(phase, asked) ? 'rejected' : 'fine',
      );
      const quorum = quorumWhen(phase, 2);
      const kind = quorum === 'single_source' ? 'preliminary' : 'recommendation';
      expect(finished(played)).toEqual(['concluded', 1]);
      expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum, kind });
    },
  );
});

describe.each(held)('a provider that is away in %s alone', (phase) => {
  it('leaves a finished case under the right banner', async () => {
    const mood = held.indexOf(phase) % 2 === 0 ? 'refuse' : 'overloaded';
    const played = await playCase('direct', (asked) =>
      asked.provider === 'openai' && asked.phase === phase ? mood : 'fine',
    );
    const quorum = phase === 'ballot' ? 'degraded' : 'full';
    expect(finished(played)).toEqual(['concluded', 1]);
    expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum, kind: 'recommendation' });
  });
});

describe.each([
  ['default', 'ballot'],
  ['deep', 'frame'],
  ['deep', 'ballot'],
  ['deep', 'chair'],
] as const)('in %s mode a provider that goes away for good in %s', (mode, phase) => {
  it('leaves a finished case under the right banner', async () => {
    const played = await playCase(mode, (asked) =>
      asked.provider === 'anthropic' && isFrom(phase, asked) ? 'rejected' : 'fine',
    );
    const quorum = quorumWhen(phase, 1);
    expect(finished(played)).toEqual(['concluded', 1]);
    expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum });
  });
});

describe('a case that cannot finish because everybody is away', () => {
  const lasting = held.slice(0, held.indexOf('ballot') + 1);

  it.each(lasting)(
    'from %s on: says why, and goes on later without paying again for what is recorded',
    async (phase) => {
      let away = true;
      const { needs, kept, clock } = panelNeeds();
      const mood = (asked: Asked): Mood => (away && isFrom(phase, asked) ? 'rejected' : 'fine');
      const voices = fakeVoices(clock, mood);
      const run = () => runCase(caseId, { ...needs, panelists: voices.panelists }, new AbortController().signal);
      submit(kept, { mode: 'direct' });
      expect(await run()).toEqual({ how: 'failed' });
      const failure = foldDebate(seenBy('owner', facts(kept))).failure;
      expect(failure).toMatchObject({ code: 'too-few-seats', resumable: true });
      expect(failure?.reason).toContain('Only 0 seats gave a valid ballot');
      const paid = ofType(facts(kept), 'ModelCallEnded').flatMap(({ step, outcome }) =>
        outcome === 'ok' ? [step] : [],
      );

      away = false;
      const before = voices.calls.length;
      const state = facts(kept).reduce(caseDecider.evolve, caseDecider.initial);
      const owner = state.submitted?.accountId ?? '';
      for (const fact of caseDecider.decide({ type: 'RetryCase', by: owner, at: clock.now() }, state)) put(kept, fact);
      expect(await run()).toEqual({ how: 'concluded' });
      clock.stop();
      expect(foldDebate(seenBy('owner', facts(kept)))).toMatchObject({ quorum: 'full', failure: null });
      const again = ofType(facts(kept), 'ModelCallIntended')
        .map(({ step }) => step)
        .slice(before);
      expect(again.length).toBeGreaterThan(9);
      expect(again.filter((step) => paid.includes(step))).toEqual([]);
    },
  );
});
