import { describe, expect, it } from 'vitest';

import { linesOf } from '../../client/charts/textLines.ts';

describe('a name beside a chart', () => {
  it('is broken between words and cut only where there is no room left', () => {
    expect(linesOf('Franchise the brand', 22, 2)).toEqual(['Franchise the brand']);
    expect(linesOf('Open a second bakery in Leeds', 22, 2)).toEqual(['Open a second bakery', 'in Leeds']);
    expect(linesOf('Open a second bakery in Leeds', 22, 1)).toEqual(['Open a second bakery…']);
    expect(linesOf('Donaudampfschifffahrtsgesellschaft', 12, 2)).toEqual(['Donaudampfs…']);
    expect(linesOf('リーズに二号店を出す', 10, 2).every((line) => Array.from(line).length <= 5)).toBe(true);
    // As long as there is room, and not one letter less for the space behind it.
    expect(linesOf('Franchise the brand instead', 19, 2)).toEqual(['Franchise the brand', 'instead']);
    expect(linesOf('', 10, 2)).toEqual(['']);
  });
});
