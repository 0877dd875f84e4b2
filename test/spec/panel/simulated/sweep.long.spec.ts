import { describe, expect, it } from 'vitest';

import { caseDecider } from '../../../../server/cases/caseDecider.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import { type TurnKind, turnKinds } from '../../../../server/panel/protocol/state/turn.ts';
import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { type Asked, inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';

const held: readonly TurnKind[] = turnKinds.filter((kind) => kind !== 'follow_up');
const isFrom = (kind: TurnKind, asked: Asked) => held.indexOf(asked.kind) >= held.indexOf(kind);
const providers = ['openai', 'anthropic', 'google'] as const;
type Played = Awaited<ReturnType<typeof playCase>>;

/** What page, PDF and e-mail print above the recommendation. */
const bannerOf = ({ events }: Played) => {
  const debate = foldDebate(seenBy('owner', events));
  const banner = reportOfHistory(seenBy('owner', events))?.banner;
  return { shown: debate.quorum, printed: banner?.quorum, kind: banner?.kind, status: debate.status };
};
const finished = ({ end, events }: Played) => [end.how, ofType(events, 'GatePassed').length];
/** Only who is away when the blind ballots are cast is missing from the result. */
const quorumWhen = (kind: TurnKind, missing: 1 | 2) =>
  held.indexOf(kind) > held.indexOf('ballot') ? 'full' : missing === 1 ? 'degraded' : 'single_source';

describe('a provider that goes away for good', () => {
  const departures = held.flatMap((kind) => providers.map((away) => [kind, away] as const));
  it.each(sampled('one goes away', departures, 8))(
    'in %s, %s: the case is finished under the right banner',
    async (kind, away) => {
      const played = await playCase('direct', (asked) =>
        asked.provider === away && isFrom(kind, asked) ? 'rejected' : 'fine',
      );
      const quorum = quorumWhen(kind, 1);
      expect(finished(played)).toEqual(['concluded', 1]);
      expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum, kind: 'recommendation' });
    },
  );
});

describe('two providers that go away for good', () => {
  it.each(sampled('two go away', ['triage', 'ballot', 'claim', 'chair'] as const, 2))(
    'in %s: the case is finished under the right banner',
    async (kind) => {
      const played = await playCase('direct', (asked) =>
        asked.provider !== 'google' && isFrom(kind, asked) ? 'rejected' : 'fine',
      );
      const quorum = quorumWhen(kind, 2);
      const heading = quorum === 'single_source' ? 'preliminary' : 'recommendation';
      expect(finished(played)).toEqual(['concluded', 1]);
      expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum, kind: heading });
    },
  );
});

describe.each(sampled('away for a phase', held, 4))('a provider that is away in %s alone', (kind) => {
  it('leaves a finished case under the right banner', async () => {
    const mood = held.indexOf(kind) % 2 === 0 ? 'refuse' : 'overloaded';
    const played = await playCase('direct', (asked) =>
      asked.provider === 'openai' && asked.kind === kind ? mood : 'fine',
    );
    const quorum = kind === 'ballot' ? 'degraded' : 'full';
    expect(finished(played)).toEqual(['concluded', 1]);
    expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum, kind: 'recommendation' });
  });
});

const longer = [
  ['default', 'ballot'],
  ['deep', 'frame'],
  ['deep', 'ballot'],
  ['deep', 'chair'],
] as const;
describe.each(sampled('longer modes', longer, 1))(
  'in %s mode a provider that goes away for good in %s',
  (mode, kind) => {
    it('leaves a finished case under the right banner', async () => {
      const played = await playCase(mode, (asked) =>
        asked.provider === 'anthropic' && isFrom(kind, asked) ? 'rejected' : 'fine',
      );
      const quorum = quorumWhen(kind, 1);
      expect(finished(played)).toEqual(['concluded', 1]);
      expect(bannerOf(played)).toMatchObject({ shown: quorum, printed: quorum });
    });
  },
);

describe('a case that cannot finish because everybody is away', () => {
  const lasting = held.slice(0, held.indexOf('ballot') + 1);

  it.each(sampled('all go away', lasting, 2))(
    'from %s on: says why, and goes on later without paying again for what is recorded',
    async (kind) => {
      let away = true;
      const { needs, kept, clock } = panelNeeds();
      const mood = (asked: Asked): Mood => (away && isFrom(kind, asked) ? 'rejected' : 'fine');
      const clients = inMemoryProviders(clock, mood);
      const run = () => runCase(caseId, { ...needs, providers: clients.providers }, new AbortController().signal);
      submit(kept, { mode: 'direct' });
      expect(await run()).toEqual({ how: 'failed' });
      const failure = foldDebate(seenBy('owner', facts(kept))).failure;
      expect(failure).toMatchObject({ code: 'too-few-seats', validBallots: 0, resumable: true });
      const paid = ofType(facts(kept), 'ModelCallEnded').flatMap(({ step, outcome }) =>
        outcome === 'ok' ? [step] : [],
      );

      away = false;
      const before = clients.calls.length;
      const state = facts(kept).reduce(caseDecider.evolve, caseDecider.initial);
      const owner = state.submitted?.accountId ?? '';
      for (const fact of caseDecider.decide({ type: 'RetryCase', by: owner, at: clock.now() }, state)) put(kept, fact);
      expect(await run()).toEqual({ how: 'concluded' });
      clock.stop();
      // What was lost stays lost: a direct case is framed by its triage, and else by code.
      const quorum = kind === 'triage' ? 'degraded' : 'full';
      expect(foldDebate(seenBy('owner', facts(kept)))).toMatchObject({ quorum, failure: null });
      const again = ofType(facts(kept), 'ModelCallIntended')
        .map(({ step }) => step)
        .slice(before);
      expect(again.length).toBeGreaterThan(9);
      expect(again.filter((step) => paid.includes(step))).toEqual([]);
    },
  );
});
