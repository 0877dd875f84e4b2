import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import type { Part } from './query.ts';
import { stem } from '../text/stem.ts';
import { wordsOf } from '../text/words.ts';

/** Offsets in UTF-16 units, as JavaScript counts; `end` is exclusive. */
export type Range = { readonly start: number; readonly end: number };
/** A piece of a card's text as plain text, with the places that matched. Third-party words: data, never markup. */
export type Highlight = { readonly field: string; readonly fragment: string; readonly ranges: readonly Range[] };
type MatchedSkill = {
  readonly skillId: string;
  readonly name: string;
  /** Its share of what the query's words are worth, 0..1. */
  readonly contribution: number;
  readonly highlights: readonly Highlight[];
};
export type Explanation = {
  readonly highlights: readonly Highlight[];
  readonly matchedSkills: readonly MatchedSkill[];
  /** The query's words this card answers, in the query's order. */
  readonly matchedTerms: readonly string[];
};

/** Why a card matched: which words, which skills and where. `worth` is weight · idf of each key, from the ranking. */
export const explain = (
  { name, description, skills }: CardReading,
  parts: readonly Part[],
  terms: readonly string[],
  worth: ReadonlyMap<string, number>,
): Explanation => {
  const keys = new Map(parts.filter(({ gram }) => !gram).map((part) => [part.key, part]));
  const total = [...keys.keys()].reduce((sum, key) => sum + (worth.get(key) ?? 0), 0);
  const seen = new Set<string>();
  const look = (field: string, text: string) => {
    const hits = hitsIn(text, keys);
    for (const { key } of hits) seen.add(keys.get(key)?.word ?? key);
    return { field, text, hits };
  };
  const card = [look('name', name), look('description', description)];
  const matchedSkills = skills.map((skill) => {
    const places = [
      look('skills.name', skill.name),
      look('skills.description', skill.description),
      ...skill.tags.map((tag) => look('skills.tags', tag)),
      ...skill.examples.map((example) => look('skills.examples', example)),
    ];
    const found = new Set(places.flatMap(({ hits }) => hits.map(({ key }) => key)));
    const value = [...found].reduce((sum, key) => sum + (worth.get(key) ?? 0), 0);
    return {
      skillId: skill.id,
      name: skill.name,
      contribution: total === 0 ? 0 : Math.round((value / total) * 100) / 100,
      highlights: highlightsOf(places),
    };
  });
  return {
    highlights: highlightsOf(card),
    matchedSkills: matchedSkills
      .filter(({ highlights }) => highlights.length > 0)
      .toSorted((a, b) => b.contribution - a.contribution)
      .slice(0, 5),
    matchedTerms: terms.filter((term) => seen.has(term)),
  };
};

type Hit = Range & { readonly key: string };
type Place = { readonly field: string; readonly text: string; readonly hits: readonly Hit[] };

const hitsIn = (text: string, keys: ReadonlyMap<string, Part>): Hit[] =>
  wordsOf(text)
    .map(({ text: word, start, end }) => ({ key: stem(word), start, end }))
    .filter(({ key }) => keys.has(key));

const highlightsOf = (places: readonly Place[]): Highlight[] =>
  places
    .filter(({ hits }) => hits.length > 0)
    .slice(0, 4)
    .map(({ field, text, hits }) => ({ field, ...fragmentOf(text, hits) }));

const longest = 220;

/** A window of the text that begins shortly before the first hit, with the hits inside it; overlapping ones made one. */
export const fragmentOf = (text: string, hits: readonly Range[]): Omit<Highlight, 'field'> => {
  const first = hits[0]?.start ?? 0;
  const from = text.length <= longest ? 0 : wordStart(text, Math.max(0, first - 60));
  const to = text.length - from <= longest ? text.length : wordEnd(text, from + longest);
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of hits.toSorted((a, b) => a.start - b.start)) {
    if (start < from || end > to) continue;
    const last = ranges.at(-1);
    if (last && start - from <= last.end) last.end = Math.max(last.end, end - from);
    else ranges.push({ start: start - from, end: end - from });
  }
  return { fragment: text.slice(from, to), ranges };
};

const wordStart = (text: string, at: number) => {
  const space = text.indexOf(' ', at);
  return at === 0 || space < 0 || space - at > 30 ? whole(text, at) : space + 1;
};
const wordEnd = (text: string, at: number) => {
  const space = text.lastIndexOf(' ', at);
  return at - space > 30 ? whole(text, at) : space;
};
/** Never between the halves of a surrogate pair. */
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);
