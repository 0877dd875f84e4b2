import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

type Marked = { readonly language: string; readonly text: string; readonly named: readonly string[] };
const texts = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/offered.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Marked => JSON.parse(line));
const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a list of deeds below a line with a colon', () => {
  it.each(texts.filter(({ named }) => named.length > 0))('names options ($language): $text', ({ text, named }) =>
    expect(titlesIn(text)).toEqual(named),
  );
  it.each(texts.filter(({ named }) => named.length === 0))(
    'names none where it says that they are something else ($language): $text',
    ({ text }) => expect(titlesIn(text)).toEqual([]),
  );
  it('is read where it is the only one', () =>
    expect(titlesIn('In Turin:\n- buy the hall\n- rent a desk\n\nIn Milan:\n- hire Ann\n- close the shop')).toEqual(
      [],
    ));
});

describe('a line right below a list', () => {
  it.each([
    ['Pros of buying:\n- cheaper over 5 years\n- ours to keep\nLease or buy the baler?', 'Lease', 'buy the baler'],
    [
      'Ventajas de comprar:\n1. Es nuestro\n2. Se deprecia\n¿Compramos la furgoneta o la alquilamos?',
      'Compramos la furgoneta',
      'la alquilamos',
    ],
    [
      '条件:\n・予算は500万円まで\n・3月末までに決める\n配送車を買うべきか、リースにすべきか。',
      '配送車を買うべき',
      'リースにすべき',
    ],
    ['조건:\n- 예산 500만 원\n- 3월 말까지\n트럭을 살까요, 빌릴까요?', '트럭을 살까요', '빌릴까요'],
  ])('is no part of its last item: %s', (text, ...options) => expect(titlesIn(text)).toEqual(options));
});
