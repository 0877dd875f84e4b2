import { expect, it } from 'vitest';

import { speakTo } from '../../../shared/words/speak.ts';

const at = '2026-12-05T14:30:00Z';

it.each([
  ['en', 'December 5, 2026 at 2:30 PM UTC'],
  ['en-US', 'December 5, 2026 at 2:30 PM UTC'],
  ['en-GB', '5 December 2026 at 14:30 UTC'],
  ['de-AT', '5. Dezember 2026 um 14:30 UTC'],
  ['zh-Hans', '2026年12月5日 14:30 UTC'],
  ['zh-CN', '2026年12月5日 14:30 UTC'],
])('an e-mail about an account in %s writes times as in its region', async (tag, written) => {
  const { dateTime } = await speakTo(tag);
  expect(dateTime(at).replace(/\s/gu, ' ')).toBe(written);
});

it('an e-mail about an account keeps the digits and the calendar of its language', async () => {
  const own = await speakTo('ar');
  const there = await speakTo('ar-SA');
  expect(there.dateTime(at)).toBe(own.dateTime(at));
  expect([there.language, there.labelled]).toEqual(['ar', true]);
});
