import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { plainFrame, mergeFrames } from '../../../../../server/panel/protocol/phases/framing/mergedFrame.ts';
import { plainFrameIn } from '../../../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { plainOptionsIn } from '../../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { listedOptions } from '../../../../../server/panel/protocol/text/options/listedOptions.ts';
import { acceptGroups, isSameText } from '../../../../../server/panel/protocol/text/joining.ts';
import { comparable } from '../../../../../server/panel/protocol/text/text.ts';
import { read } from '../../../../../server/panel/rehearsal/caseReading.ts';
import type { ConfiguredProvider } from '../../../../../server/panel/providers/modelClient.ts';
import { runCase } from '../../../../../server/panel/engine/runCase.ts';
import { inMemoryProviders } from '../../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../../../support/controls.ts';
import { optionCorpus } from '../../../../support/optionCorpus.ts';
import { facts, ofType, panelNeeds, rehearse, submit } from '../../../../support/panelCase.ts';
import { writtenDecisions } from '../../../../support/writtenDecisions.ts';
import { sampled } from '../../../../support/sampled.ts';

/** The full stop of an abbreviation at the end of an item looks like that of a sentence. */
const undotted = (text: string): string => text.replace(/\.$/u, '');

const isAmong = (titles: readonly (string | null)[], named: string) =>
  titles.some((title) => comparable(title ?? '') === comparable(named));

/** What is on the table where no framer answered, so that only code reads the list. */
const framed = (text: string, language: string, isSame: (a: string, b: string) => boolean = isSameText) => {
  const plain = plainOptionsIn(language);
  const same = { options: isSame, criteria: isSameText, choices: [] };
  const frame = mergeFrames([plainFrame('', plain, plainFrameIn(language))], [], plain, listedOptions(text), same);
  return { titles: frame.options.map(({ title }) => title) };
};

type Translated = { readonly language: string; readonly text: string; readonly named: readonly string[] };
const translated = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/priority.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Translated => JSON.parse(line));

describe('options that a case lists', () => {
  it('number at least 300 in 25 languages here', () => {
    expect(optionCorpus.length).toBeGreaterThanOrEqual(300);
    expect(new Set(optionCorpus.map(({ language }) => language)).size).toBe(25);
  });

  it('are all found, in every script and form', () => {
    const missing = optionCorpus.flatMap(({ language, layout, text, named }) => {
      const { options } = read(text, language);
      return named.filter((one) => !isAmong(options, one)).map((one) => [language, layout, one, options]);
    });
    expect(missing).toEqual([]);
  });

  it('are all in a frame whose framer named none of them', () => {
    const lists = optionCorpus.filter(({ layout }) => layout !== 'question');
    for (const { language, text, named, layout } of lists) {
      const { titles } = framed(text, language);
      expect([language, layout, named.filter((one) => !isAmong(titles, one))]).toEqual([language, layout, []]);
    }
  });

  it('are found and kept in texts of many matters, whatever marks stand before them', () => {
    const lists = writtenDecisions.filter(({ isList }) => isList);
    expect([writtenDecisions.length, new Set(writtenDecisions.map(({ language }) => language)).size]).toEqual([
      300, 25,
    ]);
    expect(lists.length).toBeGreaterThanOrEqual(200);
    const lost = lists.flatMap(({ language, text, named }) => {
      const { titles } = framed(text, language);
      // Doing nothing is on every table: there it may be quoted in the words for it.
      const isKept = (one: string) => titles.some((title) => comparable(title).includes(comparable(undotted(one))));
      return named.filter((one) => !isKept(one)).map((one) => [language, one, titles]);
    });
    expect(lost).toEqual([]);
  });

  it('are found in a question as its translators wrote it, and nothing else is', () => {
    expect(translated.length).toBe(25);
    const wrong = translated.filter(({ text, named }) => {
      const { titles } = framed(text, 'en');
      const listed = listedOptions(text);
      return (
        listed.length !== named.length ||
        named.some((one, i) => !listed[i]?.title.includes(one) || !titles.some((title) => title.includes(one)))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('stay apart where a seat takes the whole list for one, and none is lost', () => {
    const lost = [...translated, ...optionCorpus.filter(({ layout }) => layout === 'hyphens')].flatMap((one) => {
      const titles = listedOptions(one.text).map(({ title }) => title);
      const everything = titles.map((_, i) => i);
      const { groups } = acceptGroups(titles, [{ members: everything }], one.language, () => 'one_list');
      const merged = framed(one.text, one.language, (a, b) =>
        groups.some(({ members }) => [a, b].every((text) => members.includes(titles.indexOf(text)))),
      ).titles;
      return one.named.filter((name) => !merged.some((title) => comparable(title).includes(comparable(name))));
    });
    expect(lost).toEqual([]);
  });

  it('as sides of a question are read by scripted seats too', () => {
    const asked = writtenDecisions.filter(({ isList }) => !isList);
    const lost = asked.filter(({ language, text, named }) => {
      const said = read(text, language).options.map((option) => comparable(option ?? ''));
      return named.some((one) => !said.some((option) => option.includes(comparable(one))));
    });
    expect(lost).toEqual([]);
  });

  it.each(sampled('listed options', optionCorpus, 12).map((one) => [one.language, one.layout, one] as const))(
    'are on the ballots of a rehearsal: %s, %s',
    async (_language, _layout, { text, named }) => {
      const { events } = await rehearse('direct', {}, text);
      const titles = ofType(events, 'CaseFramed')[0]?.frame.options.map(({ title }) => title) ?? [];
      expect([titles, named.filter((one) => !isAmong(titles, one))]).toEqual([titles, []]);
    },
  );

  it('are asked for once where a framer leaves one out, and added where it does so again', async () => {
    const phase = panelNeeds();
    const fake = inMemoryProviders(phase.clock);
    const problems: string[] = [];
    const providers = fake.providers.map((one): ConfiguredProvider => ({
      ...one,
      async *client(ask) {
        for await (const part of one.client(ask))
          yield part.type === 'text'
            ? { ...part, delta: part.delta.replaceAll('"Buy the van"', '"Acquire it"') }
            : part;
      },
    }));
    submit(phase.kept, {
      mode: 'direct',
      q1: 'Which is best? The options:\n- Buy the van\n- Lease the van\n- Rent by the day',
    });
    await runCase(caseId, { ...phase.needs, providers }, new AbortController().signal);
    phase.clock.stop();
    const events = facts(phase.kept);
    for (const { problem } of ofType(events, 'ModelCallEnded'))
      if (problem?.code === 'invalid') problems.push(problem.detail);
    expect(problems.filter((detail) => detail.includes('Buy the van'))).toHaveLength(1);
    const titles = ofType(events, 'CaseFramed')[0]?.frame.options.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Buy the van', 'Lease the van', 'Rent by the day']));
  });

  it.each([
    [
      'What we know:\n- rent is 4,000\n- profit is 7,000\nShould we wait until the spring?',
      'facts that a question follows',
    ],
    [
      'We earn 5.5 % and pay 3.2 %.\nFacts:\n1. The lease ends in May.\n2. The baker is ill.\nThat is all.',
      'numbered facts',
    ],
    ['On 12. May and 13. June we met.', 'dates'],
  ])('are not made up of other lists: %s', (text) => {
    expect(listedOptions(text)).toEqual([]);
  });
});
