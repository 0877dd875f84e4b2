import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const trees = ['server', 'shared', 'projections', 'client', 'test', 'bench', 'docs'];
const files = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example'];
/** Data of other languages and files that cannot be changed; this list itself. */
const exempt =
  /node_modules|fixtures|golden|\.svelte-check|refusedWords|shared\/locales\/(?!en(?:\/|$))|bench\/index\/languages/;

/** Refused names and what they are called: one word for one thing, the one that the field uses. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bwhispers?(?:Bus)?\b/iu, 'delta'],
  [/\bpanelists?\b/iu, 'provider'],
  [/\bHeard\b/u, 'collected completion, subscriber'],
  [/\bgiveUpPointless\b/u, 'cancelObsoleteCalls'],
  [/\bhopeless\b/iu, 'nonRetryable'],
  [/\brestOf\b|came to rest/u, 'run ended'],
  [/\bcondemn(?:ed)?\b/iu, 'markForErasure'],
  [/\boblivion\b/iu, 'AccountEraser'],
  [/\bhealParked\b|\bpoisonous\b/iu, 'retryParkedStreams, poison event'],
  [/\bcreateShelf\b|\bshelf\b/u, 'key cache'],
  [/\btogetherness\b/iu, 'crossFieldErrors'],
  [/\bcreateGate\b/u, 'createSemaphore'],
  [/\bwakesFor\b/u, 'jobsFor'],
  [/\bisAway\b/u, 'isUnavailable'],
  [/\bcreateOpenings\b|\bopenings: /u, 'connection limits'],
  [/\bfavourite\b/iu, 'leader'],
  [/\bpollsOf\b|\bpolls: /u, 'pooled rounds'],
  [/\boutgr(?:ow|own|ew)\b/iu, 'multi-server setup'],
  [/\b(?:the|evidence) ledger\b(?=.*\bcite)/iu, 'evidence list'],
  [/\bstanding\b(?=[:(,;}\]]| =)/u, 'snapshot, current state, probabilities'],
  [/\b(?:a|the|one|every|reset|review) letters? (?:was|is|will be) sent\b|\bsent_letter\b|\bLetterKind\b/u, 'e-mail'],
];

/** Turns of phrase that no international team writes. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/iu, 'again'],
  [/\bwhoever\b/iu, 'anyone who'],
  [/\bof late\b/iu, 'recently'],
  [/\blets? go of\b/iu, 'drops'],
  [/\bany more\b/iu, 'no longer'],
];

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (exempt.test(relative(root, path))) return [];
    if (entry.isDirectory()) return sources(path);
    return isRead(path) ? [path] : [];
  });
const isRead = (path: string): boolean => /\.(?:ts|svelte|md|js|css|html)$|locales[\\/]en[\\/].*\.json$/u.test(path);

const found = (line: string): string[] =>
  [...names, ...phrases].flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(line) ?? [];
    return word === undefined ? [] : [`"${word}", say ${instead}`];
  });

describe('the words of the project', () => {
  it('are those of the glossary and of plain English', () => {
    const wrong = [
      ...trees.flatMap((tree) => sources(join(root, tree))),
      ...files.map((file) => join(root, file)),
    ].flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, i) => found(line).map((what) => `${relative(root, path)}:${i + 1}: ${what}`)),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['// Whoever asks next', 'Whoever'],
    ['const gate = createGate(2);', 'createGate'],
    ['/** The index is built anew. */', 'anew'],
    ['Nobody reads it any more.', 'any more'],
  ])('would not pass with %s', (line, word) => {
    expect(found(line)).toEqual([expect.stringContaining(word)]);
  });

  it.each(['The line stands alone.', 'a long-standing customer', 'The first letter of a name', 'Any moreover'])(
    'pass with %s',
    (line) => {
      expect(found(line)).toEqual([]);
    },
  );
});
