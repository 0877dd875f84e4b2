import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

type Written = {
  readonly kind: 'proposed' | 'facts';
  readonly language: string;
  readonly text: string;
  readonly named: readonly string[];
};
const written = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/proposed.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Written => JSON.parse(line));
const textsIn = (text: string) => namedIn(text).map((one) => one.text);

describe.each<[Written['kind'], number]>([
  ['proposed', 15],
  ['facts', 8],
])('what is said of %s', (kind, least) => {
  const own = written.filter((one) => one.kind === kind);

  it('is written in many texts', () => expect(own.length).toBeGreaterThanOrEqual(least));

  it.each(own)('is read as it is meant: $language, $text', ({ text, named }) => expect(textsIn(text)).toEqual(named));
});

it('one proposal alone may only say what somebody aims at', () =>
  expect(textsIn('We have 40 hens. The simplest thing would be to sell them. The shed is new.')).toEqual([]));

it.each([
  ['The simplest thing would be to sell the hens. My aunt suggests letting the shed.', 2],
  [
    'The simplest thing would be to sell the hens, but that is out of the question. My aunt suggests letting the shed.',
    0,
  ],
  ['The simplest thing would be to sell the hens. That is out of the question. My aunt suggests letting the shed.', 0],
])('what is ruled out afterwards is no option: %s', (text, count) => expect(textsIn(text)).toHaveLength(count));
