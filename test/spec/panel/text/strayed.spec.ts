import { describe, expect, it } from 'vitest';

import { fitsScript, strayedTo } from '../../../../server/panel/protocol/text/language.ts';
import { areClose } from '../../../../server/panel/protocol/text/languagesOfLetters.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { sayIn } from '../../../../server/panel/rehearsal/spokenLines.ts';
import { setbacks, setbacksIn } from '../../../../server/panel/rehearsal/setbacksIn.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { at, caseId } from '../../../support/controls.ts';
import { decisionsAbroad } from '../../../support/decisionsAbroad.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import { facts, ofType, panelNeeds, submit } from '../../../support/panelCase.ts';

const english =
  'I put the franchise first, because the rent of the second shop is fixed for ten years and the margin of the first is not. What I would want to see is how many of the regulars are in town on a Saturday, and whether the baker will train a second team in time.';

/** A German case with three providers; voters of one write English, always or the first time they are asked. */
const voting = async (first: boolean, q1 = decisionsAbroad['de'] ?? '') => {
  const clock = virtualClock(at);
  const asked = new Map<string, number>();
  const providers = inMemoryProviders(clock).providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask: Ask) {
      const { kind, seat } = ask.about as PromptContext;
      const nth = (asked.get(`${kind}/${seat.seatId}`) ?? 0) + 1;
      asked.set(`${kind}/${seat.seatId}`, nth);
      const strays = one.provider === 'google' && kind === 'ballot' && (!first || nth === 1);
      for await (const part of one.client(ask))
        yield part.type === 'text' && strays
          ? {
              type: 'text',
              delta: JSON.stringify({
                ...(JSON.parse(part.delta) as object),
                statement: english,
                topCrux: english,
                changeMyMind: english,
              }),
            }
          : part;
    },
  }));
  const { needs, kept } = panelNeeds({ providers, clock });
  submit(kept, { mode: 'direct', q1 });
  const end = await runCase(caseId, needs, new AbortController().signal);
  clock.stop();
  const events = facts(kept);
  const invalid = ofType(events, 'ModelCallEnded').filter(
    ({ outcome, step }) => outcome === 'invalid' && step.includes('/ballot/'),
  );
  const statements = ofType(events, 'BallotsRevealed')[0]?.ballots.map(({ ballot }) => ballot.statement) ?? [];
  return { end, invalid, statements, lost: ofType(events, 'TurnLost') };
};

describe('a seat that answers in another language than that of the case', () => {
  it('is asked once to say it in that of the case', async () => {
    const { end, invalid, statements } = await voting(true);
    expect(end).toEqual({ how: 'concluded' });
    expect(invalid.map(({ step, problem }) => [step.split('/')[1], problem?.detail])).toEqual(
      Array.from({ length: 3 }, () => [
        'ballot',
        expect.stringContaining('expected texts in the language "de", found "en"') as string,
      ]),
    );
    expect(statements).toHaveLength(9);
    expect(statements).not.toContain(english);
  });

  it('keeps its vote if it does so again', async () => {
    const { end, invalid, statements, lost } = await voting(false);
    expect(end).toEqual({ how: 'concluded' });
    expect([invalid.length, lost]).toEqual([3, []]);
    expect(statements.filter((text) => text === english)).toHaveLength(3);
  });

  it('is not found where the case is in that language', async () => {
    expect((await voting(false, undefined)).invalid).toHaveLength(3);
    expect(
      (
        await voting(
          false,
          'Should we open a second bakery in Leeds, or franchise the brand? The rent is 62,000 a year.',
        )
      ).invalid,
    ).toEqual([]);
  });
});

describe('the language a text strayed to', () => {
  const said = (language: string) => [...setbacksIn(language).causes.flat(), sayIn(language)('examinesAll')].join(' ');
  const languages = Object.keys(setbacks);
  const base = (tag: string | null) => tag?.split('-')[0] ?? null;

  it('is found between all that scripted seats speak, and never where there is none', () => {
    for (const wanted of languages)
      for (const spoken of languages)
        expect([wanted, spoken, base(strayedTo(said(spoken), wanted))]).toEqual([
          wanted,
          spoken,
          // In which script Chinese is written is no other language, and close languages are not told apart.
          base(wanted) === base(spoken) || areClose(spoken, wanted) ? null : base(spoken),
        ]);
  });

  it('is not guessed at for a short text, a quote among own words, or a language that nobody here can tell', () => {
    expect(strayedTo('I put the franchise first, and that is that.', 'de')).toBeNull();
    expect(
      strayedTo(`${said('de')} Auf der Seite steht: “The rent of the second shop is fixed for ten years.”`, 'de'),
    ).toBeNull();
    expect(strayedTo(english, 'sw')).toBeNull();
    expect(strayedTo(english, 'no tag')).toBeNull();
    expect(strayedTo(english, 'en-GB')).toBeNull();
  });

  it('is found by the script where letters tell no more', () => {
    expect([strayedTo(english, 'am'), strayedTo(english, 'ka')]).toEqual(['en', 'en']);
  });

  it('is nothing where the language is that of the case, whatever else its script is used for', () => {
    const czech =
      'Dávám přednost franšíze, protože nájem druhé prodejny je pevný na deset let a marže první prodejny není. Chtěl bych vědět, kolik stálých zákazníků je v sobotu ve městě a zda pekařka včas zaučí druhý tým.';
    expect([fitsScript(czech, 'cs'), strayedTo(`${czech} ${czech}`, 'cs')]).toEqual([true, null]);
    expect([fitsScript(czech, 'sr'), fitsScript(czech, 'sr-Cyrl')]).toEqual([true, false]);
    expect([fitsScript(czech, 'bg'), strayedTo(`${czech} ${czech}`, 'bg')]).toEqual([false, expect.any(String)]);
  });
});
