import { describe, expect, it } from 'vitest';

import { modes } from '../../../../shared/events/case.ts';
import { ofType } from '../../../support/panelCase.ts';
import { type Circumstances, inDraft, playedAgain } from '../../../support/savedCalls.ts';

/** What a case that is asked again costs beside the one it follows, in calls that arrive at strict fakes of the providers. */
const heldToThreeInFive = async (circumstances: Circumstances, which?: Parameters<typeof playedAgain>[2]) =>
  playedAgain(
    circumstances,
    (change, again, first) => {
      expect(ofType(again.events, 'FindingsReused')).not.toEqual([]);
      expect(ofType(again.events, 'DissentFiled').length).toBeGreaterThan(0);
      expect(ofType(again.events, 'RecommendationDrafted').at(-1)?.seatId).not.toBeNull();
      const said = `${change}: ${again.calls.length} of ${first.calls.length}`;
      expect.soft(again.calls.length / first.calls.length, said).toBeLessThanOrEqual(0.4);
    },
    which,
  );

const told = ['amounts', 'no amounts'] as const;

describe.each(modes)('of the calls that a case cost in %s mode', (mode) => {
  describe.each(['agreed', 'contested'] as const)('whose panel %s', (how) => {
    it.each(told)('three in five are saved when it is asked again: %s', async (one) => {
      await heldToThreeInFive({ mode, how, told: one });
    });
  });
});

describe.each(['direct', 'default'] as const)('of the calls that a bare case cost in %s mode', (mode) => {
  describe.each(['agreed', 'divided', 'contested'] as const)('whose panel %s', (how) => {
    it.each(told)('three in five are saved when it is asked again: %s', async (one) => {
      await heldToThreeInFive({ mode, how, told: one, bare: true });
    });

    it.each([1, 2])('as many are saved where it has providers: %i', async (providers) => {
      await heldToThreeInFive({ mode, how, told: 'amounts', bare: true, providers });
    });

    it('as many are saved where a ballot does not hold', async () => {
      const instead: Circumstances['instead'] = { revise: (answer) => ({ ...answer, p: [] }) };
      await heldToThreeInFive({ mode, how, told: 'amounts', bare: true, instead });
    });
  });
});

// Where nothing was found, debated or mended, votes and a draft are nearly all that two fifths of the first case pay for.
describe('of the calls that a bare case cost in direct mode whose panel agreed', () => {
  const bare = { mode: 'direct', how: 'agreed', bare: true } as const;
  const table = told.flatMap((one) => ([2, 3] as const).map((providers) => ({ told: one, providers })));
  const amiss = {
    ballot: { revise: (answer) => ({ ...answer, p: [] }) },
    draft: { chair: (answer) => inDraft(answer, { headline: '' }) },
    reading: { read_and_vote: (answer) => ({ ...answer, ballot: {} }) },
    'numbers and forecast': {
      quantify: (answer) => ({ ...answer, currency: '' }),
      forecast: (answer) => ({ ...answer, success: [] }),
    },
  } satisfies Record<string, NonNullable<Circumstances['instead']>>;
  const all = { ...amiss.ballot, ...amiss.draft, ...amiss.reading, ...amiss['numbers and forecast'] };

  it.each(table)('as many are saved by a third case, after a document: $told, $providers providers', async (one) => {
    await heldToThreeInFive({ ...bare, ...one }, { kinds: ['document', 'fact', 'weight'], isAskedTwice: true });
  });

  describe.each(table)('$told, $providers providers', (one) => {
    it.each(Object.entries({ ...amiss, 'anything of these': all }))(
      'as many are saved where this does not hold: %s',
      async (_what, instead) => {
        await heldToThreeInFive({ ...bare, ...one, instead }, { kinds: ['fact', 'document'] });
      },
    );
  });

  it('as many are saved by a third case in which nothing holds at first', async () => {
    const one = { ...bare, told: 'no amounts', providers: 2, instead: all } as const;
    await heldToThreeInFive(one, { kinds: ['document', 'fact'], isAskedTwice: true });
  });
});
