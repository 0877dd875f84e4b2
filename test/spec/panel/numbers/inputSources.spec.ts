import { describe, expect, it } from 'vitest';

import { isInputIn } from '../../../../server/panel/protocol/phases/conclusion/inputSources.ts';

describe('an input of the model is from the text', () => {
  it.each([
    ['of its own currency', 'The rent is £3,200 a month.', 'GBP', '3200'],
    ['without a currency', 'Rent: 3,200', 'GBP', '3200'],
    ['without a currency, a year by its digits', 'Rent: 2,017', 'GBP', '2017'],
    ['as a share', 'We lend at 8.5%.', '%', '0.085'],
    ['in pieces', 'We sell 1,150 bikes a year.', 'bikes', '1150'],
  ])('that states it %s', (_how, text, unit, base) => expect(isInputIn(text, 'en', { base, unit })).toBe(true));

  it.each([
    ['a volume', 'We brew 31,000 hl a year.', 'EUR', '31000'],
    ['a year', 'The line was built in 2017.', 'EUR', '2017'],
    ['a number of people', 'There are 28 staff.', 'EUR', '28'],
    ['a time', 'The lease runs for 36 months.', 'EUR', '36'],
    ['another currency', 'The rent is £3,200 a month.', 'EUR', '3200'],
    ['a telephone number', 'Jo Birch\nNutmill Ltd | 01453 555 214', 'GBP', '555214'],
  ])('but not where that is %s', (_what, text, unit, base) =>
    expect(isInputIn(text, 'en', { base, unit })).toBe(false),
  );
});
