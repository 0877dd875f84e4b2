import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Frame, Option } from '../../../../shared/events/panel/frame.ts';
import { mergeFrames, plainFrame } from '../../../../server/panel/protocol/phases/framing/mergedFrame.ts';
import { plainFrameIn } from '../../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { plainOptionsIn } from '../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { acceptGroups, isSameText } from '../../../../server/panel/protocol/text/joining.ts';
import { listedOptions } from '../../../../server/panel/protocol/text/options/listedOptions.ts';
import { comparable } from '../../../../server/panel/protocol/text/text.ts';

type Found = {
  readonly language: string;
  readonly source: string;
  /** A list in the text, a menu that a program prints, or options named within sentences. */
  readonly form: 'list' | 'terminal' | 'sentence';
  readonly text: string;
  readonly named: readonly string[];
};
const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/asked', name), 'utf8')
    .trim()
    .split('\n');
const found = linesOf('found.ndjson').map((line): Found => JSON.parse(line));
const unasked = linesOf('unasked.ndjson').map((line): Pick<Found, 'language' | 'source' | 'text'> => JSON.parse(line));

const lists = found.filter(({ form }) => form !== 'sentence');
const sentences = found.filter(({ form }) => form === 'sentence');
const languagesOf = (texts: readonly Pick<Found, 'language'>[]) => new Set(texts.map(({ language }) => language)).size;

/** Spelt out in Tamil where it asks for a letter, in Latin where it lists them: that these are its options only a reader knows. */
const beyondCode = ({ language, source }: Found) => language === 'ta' && source.endsWith('partman-md/raid10layout');

/** The words of the text, or of a long item what comes before its explanation, where no other option begins so. */
const isKept = (titles: readonly string[], named: string): boolean => {
  const name = comparable(named);
  const all = titles.map(comparable);
  return all.some(
    (title) =>
      title.includes(name) || (name.startsWith(title) && all.filter((other) => other.startsWith(title)).length === 1),
  );
};

/** The frame of proposals of which each names these options, with what the text lists. */
const framed = ({ language, text }: Found, proposals: readonly (readonly string[])[], isSame = isSameText): Frame => {
  const plain = plainOptionsIn(language);
  const empty = plainFrame('', plain, plainFrameIn(language));
  const frames = proposals.map((titles): Frame => ({ ...empty, options: titles.map(asOption) }));
  const same = { options: isSame, criteria: isSameText, choices: [] };
  return mergeFrames(frames.length > 0 ? frames : [empty], [], plain, listedOptions(text), same);
};
const asOption = (title: string): Option => ({ optionId: '', title, description: '', origin: 'user' });
const titlesOf = ({ options }: Frame): string[] => options.map(({ title }) => title);
/** Those of a frame, and what it says it merged into them. */
const shownIn = ({ options }: Frame): string[] => options.flatMap(({ title, merged = [] }) => [title, ...merged]);

describe('options in texts that people wrote elsewhere', () => {
  it('number at least 300 in 25 languages, at least eight in each', () => {
    expect([found.length >= 300, languagesOf(found)]).toEqual([true, 25]);
    const few = [...Map.groupBy(found, ({ language }) => language).values()].filter(({ length }) => length < 8);
    expect(few).toEqual([]);
    const misquoted = found.flatMap(({ text, named }) =>
      named.filter((one) => !comparable(text).includes(comparable(one))),
    );
    expect(misquoted).toEqual([]);
  });

  it('are all in a frame whose framer named none of them, where the text lists them', () => {
    const lost = lists
      .filter((one) => !beyondCode(one))
      .flatMap((one) => {
        const titles = titlesOf(framed(one, []));
        return one.named.filter((name) => !isKept(titles, name)).map((name) => [one.language, one.source, name]);
      });
    expect(lost).toEqual([]);
    expect(lists.filter(beyondCode).map(({ text }) => listedOptions(text))).toEqual([[]]);
  });

  it('are all that is listed there', () => {
    const more = lists.filter((one) => !beyondCode(one) && listedOptions(one.text).length !== one.named.length);
    expect(more.map(({ language, source, text }) => [language, source, listedOptions(text)])).toEqual([]);
  });

  it('are kept where one framer names them, another leaves some out and a third says none', () => {
    const lost = sentences.flatMap((one) => {
      const [first, ...others] = one.named;
      const shown = shownIn(framed(one, [others, one.named, [], [first ?? '']]));
      return one.named
        .filter((name) => !shown.some((title) => isSameText(title, name)))
        .map((name) => [one.language, one.source, name]);
    });
    expect([sentences.length >= 100, lost]).toEqual([true, []]);
  });

  it('are shown as merged where a seat takes them all for one', () => {
    const lost = found.flatMap((one) => {
      const everything = one.named.map((_, i) => i);
      const { groups } = acceptGroups(one.named, [{ members: everything }], one.language, () => 'one_list');
      const isSame = (a: string, b: string) =>
        isSameText(a, b) ||
        groups.some(({ members }) => [a, b].every((name) => members.includes(one.named.indexOf(name))));
      const shown = shownIn(framed(one, [one.named], isSame));
      return one.named
        .filter((name) => !shown.some((title) => comparable(title).includes(comparable(name))))
        .map((name) => [one.language, one.source, name]);
    });
    expect(lost).toEqual([]);
  });

  it('are not made up of what is no option: instructions, what will be deleted, commands', () => {
    const madeUp = unasked.filter(({ text }) => listedOptions(text).length > 0);
    expect([unasked.length >= 70, languagesOf(unasked), madeUp]).toEqual([true, 25, []]);
  });
});
