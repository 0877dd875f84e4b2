import { expect, it } from 'vitest';

import { breaksOf } from '../../../server/report/textLayer/lines/lineBreaks.ts';

const partsOf = (text: string): string[] => {
  const ends = [...breaksOf(text).keys()].toSorted((a, b) => a - b);
  return [...ends, text.length].map((end, i) => text.slice(ends[i - 1] ?? 0, end));
};

it.each([
  ['eine 30-tägige Frist', ['eine ', '30-tägige ', 'Frist']],
  ['a 2.5-hour call', ['a ', '2.5-hour ', 'call']],
  ['un accord-cadre de 3 ans', ['un ', 'accord-', 'cadre ', 'de ', '3 ', 'ans']],
  ['550e8400-e29b', ['550e8400-', 'e29b']],
])('a line does not end between a number and what it counts: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});
