import { arabic } from './setbacks/arabic.ts';
import { chinese } from './setbacks/chinese.ts';
import { english } from './setbacks/english.ts';
import { french } from './setbacks/french.ts';
import { german } from './setbacks/german.ts';
import { hindi } from './setbacks/hindi.ts';
import { japanese } from './setbacks/japanese.ts';
import type { Setbacks } from './setbacks/setbacks.ts';
import { spanish } from './setbacks/spanish.ts';
import { traditionalChinese } from './setbacks/traditionalChinese.ts';
import { spokenIn, type SpokenLanguage } from './spokenLines.ts';

export const setbacks: Readonly<Record<SpokenLanguage, Setbacks>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
  hi: hindi,
  ja: japanese,
  zh: chinese,
  'zh-Hant': traditionalChinese,
};

/** By BCP 47 tag; English where scripted seats have no lines. */
export const setbacksIn = (language: string): Setbacks => setbacks[spokenIn(language)];
