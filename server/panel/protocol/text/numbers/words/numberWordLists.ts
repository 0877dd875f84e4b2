import type { List } from './lists/list.ts';
import { germanic } from './lists/germanic.ts';
import { others } from './lists/others.ts';
import { romance } from './lists/romance.ts';
import { slavic } from './lists/slavic.ts';
import { tamil } from './lists/tamil.ts';

const lists: Readonly<Record<string, List>> = { ...germanic, ...romance, ...slavic, ...others, ta: tamil };

/** Stand for words that multiply the digit before them by ten, and that make it one of the teens. */
export const tenfold = -10;
export const belas = -1;

type Words = {
  readonly words: ReadonlyMap<string, number>;
  readonly joins: ReadonlySet<string>;
  readonly isJoined: boolean;
  readonly prefix: RegExp | null;
  readonly times: RegExp | null;
  readonly only: ReadonlyMap<string, RegExp>;
};

/** The words of a language (BCP 47), or null where there are none. */
export const numberWordsOf = (language: string): Words | null => {
  const name = language.split('-')[0] ?? '';
  const list = lists[name];
  if (!list) return null;
  const known = cached.get(name);
  if (known) return known;
  const ranked = [
    ...list.small.split(' ').map((words, i) => [words, i + 1] as const),
    ...list.tens.split(' ').map((words, i) => [words, 20 + 10 * i] as const),
    ...Object.entries(list.others).map(([value, words]) => [words, Number(value)] as const),
    [list.tenfold ?? '', tenfold] as const,
    [list.teens ?? '', belas] as const,
  ];
  const words = new Map(
    ranked.flatMap(([forms, value]) =>
      forms.split('|').flatMap((form) => (form === '' ? [] : [[form.normalize('NFC'), value] as const])),
    ),
  );
  const found = {
    words,
    joins: new Set((list.joins ?? '').split(' ').filter(Boolean)),
    isJoined: list.isJoined ?? false,
    prefix: list.prefix === undefined ? null : new RegExp(`^${list.prefix}`, 'u'),
    only: new Map(
      Object.entries(list.only ?? {}).map(([word, after]) => [word, new RegExp(`^(?:${after})`, 'u')] as const),
    ),
    times: list.times === undefined ? null : new RegExp(`(?:${list.times})$`, 'u'),
  };
  cached.set(name, found);
  return found;
};
const cached = new Map<string, Words>();
