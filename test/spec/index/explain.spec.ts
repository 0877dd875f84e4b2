import { describe, expect, it } from 'vitest';

import { readCardText } from '../../../shared/agentCard/readCard.ts';
import { explain, fragmentOf } from '../../../projections/agents/ranking/explanation.ts';
import { planOf } from '../../../projections/agents/ranking/query.ts';

const skills = [
  { id: 'tax', name: 'Tax return', description: 'Files <b>taxes</b> of a company', tags: ['tax'], examples: [] },
  {
    id: 'rain',
    name: 'Rain radar',
    description: 'Shows the weather and forecasts rain',
    tags: [],
    examples: ['Will it rain?'],
  },
];
const result = readCardText(
  JSON.stringify({ name: 'WeatherBot', description: 'Weather for all', url: 'https://w.example/', skills }),
);
if (!result.ok) throw new Error('expected a card');
const why = (query: string) => {
  const { parts, terms } = planOf(query);
  return explain(result.card, parts, terms, new Map(parts.map(({ key, weight }) => [key, weight])));
};

describe('why a card matched', () => {
  it('is told by words, skills and places', () => {
    const { matchedTerms, matchedSkills, highlights } = why('Will the weather bring rain and snow?');
    expect(matchedTerms).toEqual(['weather', 'rain']);
    expect(matchedSkills.map(({ skillId }) => skillId)).toEqual(['rain']);
    expect(matchedSkills[0]?.contribution).toBeGreaterThan(0);
    expect(
      highlights.map(({ field, fragment, ranges }) => [
        field,
        ...ranges.map(({ start, end }) => fragment.slice(start, end)),
      ]),
    ).toEqual([
      ['name', 'Weather'],
      ['description', 'Weather'],
    ]);
  });
  it('is text, whatever the card holds', () => {
    const [skill] = why('taxes').matchedSkills;
    expect(skill?.highlights.map(({ fragment }) => fragment)).toContain('Files <b>taxes</b> of a company');
  });
  it('is told of words in another language by the word that was asked', () => {
    expect(why('wie wird das Wetter').matchedTerms).toEqual(['wetter']);
  });
});

describe('a fragment', () => {
  const text = `${'lorem ipsum '.repeat(40)}needle 😀 ${'dolor sit '.repeat(40)}`;
  const start = text.indexOf('needle');
  it('is a window around what was found', () => {
    const { fragment, ranges } = fragmentOf(text, [{ start, end: start + 6 }]);
    expect(fragment.length).toBeLessThanOrEqual(220);
    expect(ranges.map((range) => fragment.slice(range.start, range.end))).toEqual(['needle']);
    expect(fragment.isWellFormed()).toBe(true);
  });
  it('makes one of ranges that overlap', () => {
    expect(
      fragmentOf('getFilmDetails', [
        { start: 0, end: 14 },
        { start: 3, end: 7 },
      ]).ranges,
    ).toEqual([{ start: 0, end: 14 }]);
  });
});
