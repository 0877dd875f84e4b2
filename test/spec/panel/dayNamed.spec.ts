import { describe, expect, it } from 'vitest';

import { dayNamed } from '../../../server/panel/protocol/text/numbers/dates/dayNamed.ts';

describe('the day that a measure of success names', () => {
  it.each([
    ['en', 'Lost cases fall below 100 a month by December 2027', '2027-12-31'],
    ['en', 'Rent covered by 15 March 2028, better by 1 March 2028', '2028-03-15'],
    ['en', 'Sales of 2,027 tonnes by the end of 2027', '2027-12-31'],
    ['de', 'Weniger als 20 Ausfälle bis 30.06.2028', '2028-06-30'],
    ['fr', 'Un taux de départ sous 8 % d’ici fin février 2028', '2028-02-29'],
    ['es', 'Cien socios nuevos antes de junio de 2027', '2027-06-30'],
    ['ja', '2027年12月までに黒字', '2027-12-31'],
    ['ko', '2028년 3월까지 흑자', '2028-03-31'],
    ['zh-Hans', '到2027年底客户流失低于5%', '2027-12-31'],
    ['ar', 'خفض التكاليف بحلول ديسمبر 2027', '2027-12-31'],
  ])('is read in %s: %s', (language, text, day) => {
    expect(dayNamed(text, language, '2026-11-27T10:00:00.000Z')).toBe(day);
  });

  it.each([
    ['en', 'Fewer than 2027 complaints a year'],
    ['en', 'A margin of 12 % within two years'],
    ['en', 'Better than in March 2026'],
    ['en', 'Done on 3/4/2028'],
    ['de', 'Umsatz über 2027 Tausend'],
  ])('is none where there is none to come, or two: %s %s', (language, text) => {
    expect(dayNamed(text, language, '2026-11-27T10:00:00.000Z')).toBeNull();
  });
});
