import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

type Letter = { readonly language: string; readonly text: string; readonly named: readonly string[] };
const letters = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/letters.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Letter => JSON.parse(line));
const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a letter with lists', () => {
  it.each(letters.filter(({ named }) => named.length > 0))(
    'names its options ($language): $text',
    ({ text, named }) => {
      const titles = titlesIn(text);
      expect(titles.map((title, i) => (title.includes(named[i] ?? '\n') ? named[i] : title))).toEqual(named);
    },
  );
  it.each(letters.filter(({ named }) => named.length === 0))(
    'names none where they are of something else ($language): $text',
    ({ text }) => expect(titlesIn(text)).toEqual([]),
  );
});

describe('the items of a list', () => {
  it.each<[string, ...string[]]>([
    [
      'Options:\n1. let the hall\n2.sell the hall\n3) wait\n4 ask the choir',
      'let the hall',
      'sell the hall',
      'wait',
      'ask the choir',
    ],
    [
      'Options:\n• let the hall\n- 400 a month\n- two tenants\n• sell the hall\n• wait',
      'let the hall',
      'sell the hall',
      'wait',
    ],
    [
      'Options:\nA/ let the hall\n   . 400 a month\n   . two tenants\nB/ sell the hall',
      'let the hall',
      'sell the hall',
    ],
    ['Options:\n[x] let the hall\n[ ] sell the hall\n[x] wait', 'let the hall', 'sell the hall', 'wait'],
    ['Options:\n- let the hall\n– sell the hall\n- wait', 'let the hall', 'sell the hall', 'wait'],
    ['以下方案:\n(一)出租禮堂\n(二)賣掉禮堂\n\n其他資訊:\n(一)貸款到四月\n(二)廠房是自己的', '出租禮堂', '賣掉禮堂'],
  ])('are those of its own marks: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));
});
