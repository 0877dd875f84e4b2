import { describe, expect, it } from 'vitest';

import { type Language, Words, languages } from '../../client/words/words.svelte.ts';

const said = { 'case.asked': ({ title, n }: Readonly<Record<string, unknown>>) => `${String(title)}: ${String(n)}` };
const speaking = async (language: Language) => {
  const words = new Words(language, async () => said);
  await words.load(['case']);
  return words;
};

describe('a text with something foreign in it', () => {
  it('keeps its order where the sentence runs from right to left', async () => {
    const arabic = await speaking('ar');
    expect(arabic.t('case.asked', { title: 'Should we open (again)?', n: 3 })).toBe(
      '\u2068Should we open (again)?\u2069: 3',
    );
    expect(arabic.t('case.asked', { title: '', n: 3 })).toBe(': 3');
  });
  it('is left as it is where the sentence runs from left to right', async () => {
    const hindi = await speaking('hi');
    expect(hindi.t('case.asked', { title: 'नया', n: 3 })).toBe('नया: 3');
  });
});

describe('an amount of dollars', () => {
  it('keeps its sign beside its letters where the sentence runs from right to left', async () => {
    expect((await speaking('ar')).usd(99, 0)).toMatch(/US\$\u200e$/u);
    expect((await speaking('en')).usd(99, 0)).toBe('$99');
  });
});

describe('texts set side by side', () => {
  it('are parted and ended with the marks of their own script', async () => {
    const marks = await Promise.all(
      (Object.keys(languages) as Language[]).map(async (one) => [one, (await speaking(one)).marks] as const),
    );
    for (const [language, { comma, stop }] of marks) {
      expect.soft(comma.includes(','), language).toBe(!['ar', 'ja', 'zh-Hans'].includes(language));
      expect.soft(stop === '.', language).toBe(!['hi', 'ja', 'zh-Hans'].includes(language));
    }
  });
});
