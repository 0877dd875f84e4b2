import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { type Document, type Documents, type Site, json } from '../site.ts';

export type Skill = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly examples: readonly string[];
  /** SKILL.md as it is served. */
  readonly markdown: string;
};

const about = {
  'deliver-a-decision': {
    title: 'Deliver a decision',
    tags: ['decision', 'panel', 'report', 'quick start'],
    examples: ['Take my decision to the panel, from the account to the PDF.'],
  },
  'submit-a-decision': {
    title: 'Submit a decision',
    tags: ['decision', 'strategy', 'advice', 'panel'],
    examples: ['Should we open a second plant in Poland or automate the first?'],
  },
  'follow-a-case': {
    title: 'Follow a case',
    tags: ['decision', 'event stream', 'report'],
    examples: ['Tell me when the panel has decided, and fetch the report.'],
  },
  'answer-clarifications': {
    title: 'Answer clarifications',
    tags: ['decision', 'questions'],
    examples: ['The panel asked what our cash position is.'],
  },
  'search-the-index': {
    title: 'Search the capability index',
    tags: ['agents', 'search', 'discovery', 'a2a'],
    examples: ['Find an agent that can file a tax return in Spain.'],
  },
} as const;

/** The skills, each from its file beside this one, with the addresses of this installation written in. */
export const skillsOf = ({ publicUrl, siteUrl, indexUrl }: Site): readonly Skill[] =>
  Object.entries(about).map(([name, rest]) => {
    const markdown = readFileSync(new URL(`./${name}.md`, import.meta.url), 'utf8')
      .replaceAll('{{PUBLIC_URL}}', publicUrl)
      .replaceAll('{{SITE_URL}}', siteUrl)
      .replaceAll('{{INDEX_URL}}', indexUrl);
    const description = /^description: (.+)$/m.exec(markdown)?.[1];
    if (description === undefined) throw new Error(`expected a description in the front matter of ${name}.md`);
    return { name, ...rest, description, markdown };
  });

const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const pathOf = (name: string) => `/.well-known/agent-skills/${name}/SKILL.md`;

/** Agent Skills Discovery 0.2.0: the index, and each skill at the address and with the digest the index gives. */
export const skillDocuments = (skills: readonly Skill[]): Documents => ({
  '/.well-known/agent-skills/index.json': json({
    $schema: schema,
    skills: skills.map(({ name, description, markdown }) => ({
      name,
      type: 'skill-md',
      description,
      url: pathOf(name),
      digest: `sha256:${createHash('sha256').update(markdown).digest('hex')}`,
    })),
  }),
  ...Object.fromEntries(
    skills.map(({ name, markdown }): [string, Document] => [
      pathOf(name),
      { type: 'text/markdown; charset=utf-8', body: markdown },
    ]),
  ),
});
