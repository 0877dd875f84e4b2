import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../shared/locales/en');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !['rehearsal.json', 'setbacks.json'].includes(name),
);

/** Every English sentence of ours, with the file and key it has. What scripted seats say is speech. */
const texts = files.flatMap((name) => {
  const spoken = (key: string, value: unknown): readonly (readonly [string, string])[] =>
    typeof value === 'string'
      ? [[`${name} ${key}`, value]]
      : Object.entries(value as object).flatMap(([inner, one]) => spoken(`${key} ${inner}`, one));
  return spoken('', JSON.parse(readFileSync(join(folder, name), 'utf8')));
});

/** What users were told in the program's own English, and what they are told in plain words. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\bexpected\b.*\bfound\b/iu, 'say what to do'],
  [/\bof late\b|\banew\b|\bwhoever\b|\bhither\b/iu, 'plain English'],
  [/\bstands?\b(?! up| for\b| on the page\b)/iu, 'is'],
  [/\b(?:a|the|this) letter (?:was|is|will be|with)\b/iu, 'e-mail'],
  [/(?<!\{)\bemail\b/iu, 'e-mail'],
  [/\bAI-powered\b/iu, 'nothing'],
];

describe('what users read', () => {
  it('is plain English', () => {
    const found = texts.flatMap(([where, text]) =>
      refused.flatMap(([pattern, instead]) => (pattern.test(text) ? [`${where}: "${text}" (${instead})`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('has the words that people expect', () => {
    // A hyphen that keeps its word on one line is the same word.
    const all = texts.map(([, text]) => text.replaceAll('\u2011', '-')).join('\n');
    for (const wanted of [
      ...['Current password', 'Forgot your password?', 'Enter an e-mail address, like ada@example.org.'],
      ...['What do you need to decide?', 'Add detail (optional)', 'Keyboard shortcuts', 'Strongest opposing case'],
      ...['You answered', 'No reason given.', 'Debate it anyway', 'Download events', 'Can’t tell yet', 'The decision'],
      ...['What success looks like', 'How it could fail', 'Not negotiable', 'Value of knowing', 'In every plan'],
      ...['We never charge automatically.', 'Nothing is charged.', 'No matching cases.', 'Page not found'],
      ...[
        'That e-mail and password don’t match.',
        'You’re receiving this because',
        'Stop sharing',
        'Your panel has {n}',
      ],
    ])
      expect(all).toContain(wanted);
  });
});
