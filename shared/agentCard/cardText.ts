import type { CardReading } from './readCard.ts';

/** The text of a card by field. */
export type CardText = Readonly<Record<'name' | 'description' | 'tags' | 'skills' | 'examples', string>>;

/** The only thing of a card the ranking ever sees. Lists are cut, so that length buys nothing. */
export const textOf = ({ name, description, skills }: CardReading): CardText => {
  const some = skills.slice(0, most.skills);
  return {
    name,
    description,
    tags: [...new Set(some.flatMap(({ tags }) => tags))].slice(0, most.tags).join('\n'),
    skills: some.map((skill) => `${skill.name}\n${skill.description}`).join('\n'),
    examples: some
      .flatMap(({ examples }) => examples)
      .slice(0, most.examples)
      .join('\n'),
  };
};

export const most = { skills: 50, tags: 50, examples: 50 } as const;
