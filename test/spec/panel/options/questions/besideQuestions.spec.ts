import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

type Marked = { readonly language: string; readonly text: string; readonly named: readonly string[] };
const texts = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/beside.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Marked => JSON.parse(line));
const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a list beside a question, under a label that names nothing known', () => {
  it.each(texts.filter(({ named }) => named.length > 0))('is of options ($language): $text', ({ text, named }) =>
    expect(titlesIn(text)).toEqual(named),
  );
  it.each(texts.filter(({ named }) => named.length === 0))('is of no options ($language): $text', ({ text }) =>
    expect(titlesIn(text)).toEqual([]),
  );
});
