import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const textsIn = (text: string) => namedIn(text).map((one) => one.text);
type Written = {
  readonly kind: 'counselled' | 'talked of' | 'beside a question' | 'no choice';
  readonly language: string;
  readonly text: string;
  readonly named: readonly string[];
};
const written = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/counselled.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Written => JSON.parse(line));

describe.each<[Written['kind'], number]>([
  ['counselled', 30],
  ['talked of', 10],
  ['beside a question', 20],
  ['no choice', 8],
])('what is %s', (kind, least) => {
  const own = written.filter((one) => one.kind === kind);

  it('is written about in many texts', () => expect(own.length).toBeGreaterThanOrEqual(least));

  it.each(own)('is read as it is meant: $language, $text', ({ text, named }) => expect(textsIn(text)).toEqual(named));
});

it('two counsels are two though they share all their longer words', () =>
  expect(textsIn('پدرم می‌گوید باید سقف را عوض کنیم، به عقیده عمویم بهتر است دودکش را تعمیر کنیم.')).toHaveLength(2));
