import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A record of a collection: what an agent card says, without its wrapping. */
export type Item = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly skills?: readonly {
    readonly id: string;
    readonly name: string;
    readonly description?: string;
    readonly tags?: readonly string[];
    readonly examples?: readonly string[];
  }[];
};
type Query = { readonly id: string; readonly text: string; readonly kind?: string };
export type Collection = {
  readonly name: string;
  readonly items: readonly Item[];
  readonly queries: readonly Query[];
  /** Relevant records of a query with their grade. */
  readonly judged: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** `docs.jsonl` {id, name, description, tags[], skills[]}, `queries.jsonl` {id, text, kind}, `qrels.tsv` (query, record, grade). */
export const readCollection = (folder: string): Collection => {
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  const judged = new Map<string, Map<string, number>>();
  for (const line of lines('qrels.tsv').slice(1)) {
    const [query = '', item = '', grade = '1'] = line.split('\t');
    judged.set(query, (judged.get(query) ?? new Map<string, number>()).set(item, Number(grade)));
  }
  return {
    name: basename(folder),
    items: lines('docs.jsonl').map((line) => JSON.parse(line) as Item),
    queries: lines('queries.jsonl')
      .map((line) => JSON.parse(line) as Query)
      .filter(({ id }) => judged.has(id)),
    judged,
  };
};

/** The record as the A2A card that an index would fetch. Tags of the record become tags of its first skill. */
export const cardOf = ({ id, name, description, tags = [], skills = [] }: Item): string => {
  const [first, ...others] = skills.length > 0 ? skills : tags.length > 0 ? [{ id, name: '', description: '' }] : [];
  const skill = (each: NonNullable<Item['skills']>[number], more: readonly string[]) => ({
    id: each.id,
    name: each.name,
    description: each.description ?? '',
    tags: [...more, ...(each.tags ?? [])],
    examples: each.examples ?? [],
  });
  return JSON.stringify({
    name: name || id,
    description,
    version: '1.0.0',
    supportedInterfaces: [{ url: 'https://bench.example/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
    capabilities: {},
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: first ? [skill(first, tags), ...others.map((each) => skill(each, []))] : [],
  });
};
