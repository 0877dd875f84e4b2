import type { Item } from '../collection.ts';

/** Something that finds records: the ids of the best ten, best first. */
export type System = {
  readonly name: string;
  readonly search: (query: string) => Promise<readonly string[]>;
  /** What happens before each search and is not timed. */
  readonly before?: () => Promise<unknown>;
};
export type Build = (items: readonly Item[]) => Promise<System>;

/** A record's text by field, as systems without our reading of cards would index it. */
export const fieldsOf = ({ name, description, tags = [], skills = [] }: Item) => {
  const text = (value: string) => value.replaceAll('\0', ' ');
  return {
    name: text(name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')),
    description: text(description),
    tags: text(tags.join(' ')),
    skills: text(
      skills
        .flatMap((skill) => [skill.name, skill.description ?? '', ...(skill.tags ?? []), ...(skill.examples ?? [])])
        .join(' '),
    ),
  };
};
