import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lenses } from '../../shared/events/codes.ts';
import { english } from '../../shared/locales/english.ts';
import type { Story } from './histories.ts';
import { foreignTo } from './scripts.ts';

const nothing = (n: number) => Array.from({ length: n }, (_, i) => `№ ${i + 1}`);

/** A case whose people and models write signs only: every letter on a page of it is one of ours. */
export const wordless = (language: string, rehearsal: boolean): Story => ({
  language,
  rehearsal,
  title: '№ 0',
  question: '№ 0?',
  options: ['№ 11', '№ 12', '№ 13', '№ 14'],
  criteria: ['№ 21', '№ 22', '№ 23'],
  headline: '№ 31.',
  reasons: nothing(4),
  claims: nothing(5),
  quotes: nothing(3),
  dissent: { text: '№ 41.', argument: '№ 42.', conditions: '№ 43.', watch: '№ 44.' },
  reply: '№ 51.',
  concurrence: '№ 52.',
  crux: ['№ 61?', '№ 62?', '№ 63?'],
  failures: ['№ 71', '№ 72', '№ 73', '№ 74', '№ 75'],
  change: ['№ 81', '№ 82', '№ 83'],
  risk: '№ 91.',
  action: '№ 92.',
  owner: '№ 93',
  by: '2026-12-05',
  exit: '№ 94.',
  assumption: '№ 95.',
  asked: '№ 96?',
  answered: '№ 97.',
  lenses,
  names: nothing(15).map((one) => `${one}0`),
});

/** Called the same in every language: makers, models, formats, ids, addresses, units of this history. */
const names =
  /https?:\/\/\S+|\S+@\S+|\bWitan\b|\bPDF\b|\bJSON\b|\bJavaScript\b|OpenAI|Anthropic|Google|gpt-[\w.-]+|claude-[\w.-]+|gemini-[\w.-]+|Claude|\bAI\b|\b[ap]m\b|\b[0-9a-f]{4}\b|\bUS\$|\bUSD\b|\bGBP\b|\bUTC\b|\bGMT\b|\bHTTP\b|National Retail Statistics|stats\.example\.org|hooks\.example\.org|hw7k2m9qx4rd|\b[0-9a-f]{8,}\b|\b(?:[EXDUO]-\d+)\b|\b(?:question|option|seat|call|event|case|q|t|a|w)-\d+\b|\b(?:npm|run|audit|verify|webhook|report\.json|recommendation\.pdf|Planner|Firefox|SHA-256|script|prompts?|hash)\b|\b[A-F]\b/giu;

const folder = join(import.meta.dirname, '../../shared/locales');
const catalogueWords = (language: string): string =>
  ['report', 'mail', 'reasons']
    .flatMap((name) => saidIn(JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'))))
    .join(' ');
/** Values of all messages, without the names of places in them. */
const saidIn = (messages: object): string[] =>
  Object.values(messages).flatMap((said: unknown) =>
    typeof said === 'string' ? [said.replaceAll(/\{\w+\}/g, ' ')] : saidIn(said as object),
  );

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
const englishWords = new Set(wordsIn(saidIn(english).join(' ')).filter((word) => word.length > 2));

/**
 * Whether a text of a wordless case has words of ours in another language than this one: letters that it is not written with, or English words that no
 * sentence of ours in it has.
 */
export const strangerIn = (language: string): ((text: string) => boolean) => {
  const foreign = foreignTo(language);
  const own = new Set(wordsIn(catalogueWords(language)));
  // Names of months and the like are Intl's.
  for (let month = 0; month < 12; month++)
    for (const dateStyle of ['long', 'medium'] as const)
      for (const word of wordsIn(new Intl.DateTimeFormat(language, { dateStyle }).format(new Date(2026, month, 5))))
        own.add(word);
  return (text) => {
    const said = text.replaceAll(names, ' ');
    if (foreign(said)) return true;
    return language !== 'en' && wordsIn(said).some((word) => englishWords.has(word) && !own.has(word));
  };
};
