import { cutBetweenWords, roomFor } from '../../../../../shared/kernel/text/cutBetweenWords.ts';
import type { Telling } from '../telling.ts';

/** How closely a report is set: what page one shortens or leaves to the body, and what the body leaves to the appendix. */
export type Fit = {
  readonly questions: boolean;
  /** Characters of one text on page one. */
  readonly brief: number;
  /** Options that page one names, and characters of the name of one there. */
  readonly options: number;
  readonly title: number;
  readonly stories: number;
  readonly dissents: number;
  readonly concurrences: boolean;
};

/** On which page the first or the last part with this heading begins. */
export type PageOf = (heading: string, which: 'first' | 'last') => number;
export type Set = Telling & { readonly fit: Fit; readonly pageOf: PageOf };

export const fits: readonly Fit[] = [
  { questions: true, brief: Infinity, options: Infinity, title: Infinity },
  { questions: false, brief: Infinity, options: Infinity, title: Infinity },
  { questions: false, brief: Infinity, options: 5, title: 60 },
  { questions: false, brief: 150, options: Infinity, title: Infinity },
  { questions: false, brief: 150, options: 5, title: 60 },
].flatMap((first) =>
  [
    { stories: 5, dissents: Infinity, concurrences: true },
    { stories: 3, dissents: Infinity, concurrences: false },
    { stories: 1, dissents: 1, concurrences: false },
  ].map((body) => ({ ...first, ...body })),
);

/** As page one has room for it. */
export const short = ({ fit: { brief }, speech }: Set, text: string): string =>
  cutBetweenWords(text, brief, speech.language);

export const named = ({ fit, speech }: Set, title: string): string =>
  cutBetweenWords(title, roomFor(title, fit.title), speech.language);

/** Whether all options stand there with all of their names. */
export const areWhole = ({ document: { options }, fit }: Set): boolean =>
  options.length <= fit.options && options.every(({ title }) => title.length <= roomFor(title, fit.title));

export const inFull = ({ say, speech, pageOf }: Set, heading: string, which: 'first' | 'last'): string =>
  say('inFull', { page: speech.number(pageOf(heading, which)) });
