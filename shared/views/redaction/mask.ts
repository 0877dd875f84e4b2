import { type Source, findIn, lettersOf, sourceOf, undecided } from './ownWords.ts';

/** A text in a case's events: one the owner wrote, or one of the panel's that everybody sees as it is. */
export type Told = { readonly revision: number; readonly by: 'owner' | 'panel'; readonly text: string };

export type Mask = {
  /** A text as a watcher sees it: without what the owner wrote, except for what the panel has made public of it. */
  readonly whole: (text: string) => string;
  /** The same of a text that is still being said, as far as nothing said later changes it. */
  readonly soFar: (text: string) => string;
};

/** Stands where the owner's words are left out. */
const leftOut = '[…]';

export const maskOf = (told: readonly Told[]): Mask => {
  const own = told.filter(({ by }) => by === 'owner').map(sourceFor);
  const open = told.filter(({ by }) => by === 'panel').map(sourceFor);
  const least = Math.min(...own.map(({ size }) => size.unit));
  return {
    whole: (text) => shown(text, stretchesOf(text), text.length),
    soFar: (text) => shown(text, stretchesOf(text), lettersOf(text).at.at(-undecided) ?? 0),
  };

  function stretchesOf(text: string): Stretch[] {
    const letters = lettersOf(text);
    const marks = new Uint8Array(letters.text.length);
    const mark = (sources: readonly Source[], value: 0 | 1) => {
      for (const source of sources)
        for (const [start, end] of runsOf(findIn(letters, source))) marks.fill(value, start, end);
    };
    mark(own, 1);
    if (!marks.includes(1)) return [];
    mark(open, 0);
    return runsOf(marks)
      .filter(([start, end]) => end - start >= least)
      .map(([start, end]) => [letters.at[start] ?? 0, (letters.at[end - 1] ?? 0) + 1]);
  }
};

type Stretch = readonly [start: number, end: number];

const runsOf = (marks: Uint8Array): Stretch[] => {
  const runs: Stretch[] = [];
  for (let start = marks.indexOf(1); start >= 0;) {
    const next = marks.indexOf(0, start);
    const end = next < 0 ? marks.length : next;
    runs.push([start, end]);
    start = marks.indexOf(1, end);
  }
  return runs;
};

const shown = (text: string, stretches: readonly Stretch[], end: number): string => {
  let said = '';
  let place = 0;
  for (const [start, after] of stretches.filter(([from]) => from < end)) {
    said += text.slice(place, start) + leftOut;
    place = after;
  }
  return said + text.slice(place, Math.max(place, end));
};

const sources = new WeakMap<Told, Source>();
const sourceFor = (told: Told): Source => {
  const source = sources.get(told) ?? sourceOf(told.text);
  sources.set(told, source);
  return source;
};
