import { arabic } from './setbacks/arabic.ts';
import { chinese } from './setbacks/chinese.ts';
import { english } from './setbacks/english.ts';
import { french } from './setbacks/french.ts';
import { german } from './setbacks/german.ts';
import { hindi } from './setbacks/hindi.ts';
import { japanese } from './setbacks/japanese.ts';
import { spanish } from './setbacks/spanish.ts';

type Five = readonly [string, string, string, string, string];

/** How plans of any kind fail, as scripted seats tell it: one side for each seat of a red team, of five causes each. */
export type Setbacks = {
  /** What it brings; who does it; what lies around it. */
  readonly causes: readonly [Five, Five, Five];
  readonly signs: Five;
  readonly mitigations: Five;
};

export const setbacks: Readonly<Record<string, Setbacks>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
  hi: hindi,
  ja: japanese,
  zh: chinese,
};

/** By BCP 47 tag; English where scripted seats have no lines. */
export const setbacksIn = (language: string): Setbacks =>
  setbacks[language.toLowerCase().split('-')[0] ?? ''] ?? english;
