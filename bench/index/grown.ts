import type { Item } from './collection.ts';

/**
 * A collection grown to `size` records that repeat nobody: each new one has the shape of a real one, its words drawn one after
 * another by what follows what in the whole collection, so that words and pairs keep their shares, and a name of its own.
 * No new words but the names come in, so lists are rather longer than those of as many real cards.
 */
export const grown = (items: readonly Item[], size: number, random: () => number): Item[] => {
  const out = items.slice(0, size);
  const say = speaker(items, random);
  for (let at = out.length; at < size; at += 1) {
    const shape = items[Math.floor(random() * items.length)];
    if (!shape) break;
    out.push({
      id: `${shape.id}~${at}`,
      name: `${invented(random)} ${say(shape.name)}`,
      description: say(shape.description),
      tags: (shape.tags ?? []).map(say),
      skills: (shape.skills ?? []).map((skill) => ({
        id: skill.id,
        name: say(skill.name),
        description: say(skill.description ?? ''),
        tags: (skill.tags ?? []).map(say),
        examples: (skill.examples ?? []).map(say),
      })),
    });
  }
  return out;
};

/** Says as many words as a text has, in the manner of the collection. */
const speaker = (items: readonly Item[], random: () => number) => {
  const next = new Map<string, string[]>();
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  for (const { name, description, skills = [] } of items)
    for (const text of [name, description, ...skills.flatMap((skill) => [skill.name, skill.description ?? ''])]) {
      const all = words(text);
      for (const [at, word] of all.entries()) {
        const follow = next.get(word);
        if (follow) follow.push(all[at + 1] ?? '');
        else next.set(word, [all[at + 1] ?? '']);
      }
    }
  const known = [...next.keys()];
  const any = () => known[Math.floor(random() * known.length)] ?? '';
  return (like: string): string => {
    const [first = '', ...others] = words(like);
    const said = first === '' ? [] : [first];
    for (const word of others) {
      const follow = next.get(said.at(-1) ?? '') ?? [];
      // Now and then a word of the text itself: chains alone lose the rare ones.
      said.push((random() < 0.2 ? word : follow[Math.floor(random() * follow.length)]) || any());
    }
    return said.join(' ');
  };
};

const syllables = 'ba ce di fo gu ka le mi no pu ra se ti vo wu za xe ly qi jo'.split(' ');
const invented = (random: () => number) =>
  Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
