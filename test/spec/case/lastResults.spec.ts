import { expect, it } from 'vitest';

import { keepingLast } from '../../../shared/kernel/lastResults.ts';

it('what was answered last is kept, by all its texts, and no more than is wanted', () => {
  const read: string[] = [];
  const letters = keepingLast((text: string, language: string) => {
    read.push(`${text}/${language}`);
    return [text.length];
  }, 2);
  letters('one', 'en');
  expect(letters('one', 'en')).toBe(letters('one', 'en'));
  letters('one', 'de');
  letters('one', 'en');
  letters('two', 'en');
  letters('one', 'en');
  letters('one', 'de');
  expect(read).toEqual(['one/en', 'one/de', 'two/en', 'one/de']);
});
