import { describe, expect, it } from 'vitest';

import { labelledLanguages } from '../../../shared/locales/locales.ts';
import { speak } from '../../../shared/words/speak.ts';

const reader = { tag: 'en-GB', timeZone: 'UTC' };
const labels = ['fromYou', 'told', 'bestOf', 'definition'] as const;

describe('a report that somebody other than the owner reads', () => {
  it('speaks of the owner', async () => {
    const { words } = await speak('en', { ...reader, isOther: true });
    expect(labels.map((label) => words[label])).toEqual([
      'From the owner',
      'The owner said',
      'Probability that it is the best of these options for the owner: {p}',
      'The probability that an option is the best of these for the owner, not that it succeeds.',
    ]);
  });

  it.each([...labelledLanguages, 'pt-PT'])('says none of it as to the owner: %s', async (tag) => {
    const own = await speak(tag, reader);
    const other = await speak(tag, { ...reader, isOther: true });
    for (const label of labels) expect(other.words[label]).not.toBe(own.words[label]);
    expect(other.say('bestOf', { p: '24' })).toContain('24');
  });
});
