import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const client = join(import.meta.dirname, '../../client');
const components = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.svelte') && !name.startsWith('.'),
);

/** Attributes whose text somebody reads or hears; also the texts that our own components take. */
const heard =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label|lead|text)$/;
/** What reads the same in every language: our name, an address to copy, a request. */
const same = /\bWitan\b|\bada@example\.org\b|GET \/v1\/agents:search\?q=review a commercial lease/g;
/** `watch.keys.j`: a name of words in the catalogue. */
const key = /^\p{L}+(?:\.[\w-]+)+$/u;

const isWords = (text: string) =>
  /\p{L}{2,}/u.test(text.replaceAll(/\s+/g, ' ').replaceAll(same, '')) && !key.test(text);

type Node = { readonly type?: string; readonly [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name === 'metadata' ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  );

/** Texts that stand in a component itself instead of in the catalogue. */
export const hardCoded = (source: string): readonly string[] => {
  const found: string[] = [];
  /** Strings of an expression that is shown; a key given to `t(…)` or to another function is none. */
  const literals = (node: Node): void => {
    if (node.type === 'CallExpression' || node.type === 'MemberExpression' || node.type === 'BinaryExpression') return;
    if (node.type === 'Literal' && typeof node['value'] === 'string' && isWords(node['value']))
      found.push(node['value']);
    if (node.type === 'TemplateElement') {
      const { cooked } = node['value'] as { readonly cooked: string };
      if (isWords(cooked)) found.push(cooked);
    }
    if (node.type === 'ConditionalExpression')
      return [node['consequent'], node['alternate']].filter(isNode).forEach(literals);
    childrenOf(node).forEach(literals);
  };
  const walk = (node: Node): void => {
    if (node.type === 'Text' && isWords(String(node['data']))) found.push(String(node['data']).trim());
    if (node.type === 'ExpressionTag') return literals(node['expression'] as Node);
    if (node.type === 'Attribute') {
      const value = node['value'];
      if (heard.test(String(node['name'])) && isNode(value)) [value].flat().forEach(walk);
      return;
    }
    if (node.type === 'Component' || node.type === 'RegularElement') {
      (node['attributes'] as Node[]).filter(({ type }) => type === 'Attribute').forEach(walk);
      return walk(node['fragment'] as Node);
    }
    childrenOf(node).forEach(walk);
  };
  walk(parse(source, { modern: true }).fragment as unknown as Node);
  return found;
};

describe('a page', () => {
  it.each(components)('%s says nothing that is not in the catalogue', (name) => {
    expect(hardCoded(readFileSync(join(client, name), 'utf8'))).toEqual([]);
  });

  it('would be caught saying something of its own', () => {
    expect(hardCoded('<p>Hello there</p>')).toEqual(['Hello there']);
    expect(hardCoded('<button aria-label="Close it">×</button>')).toEqual(['Close it']);
    expect(hardCoded('<i title="Was {x}"></i>')).toEqual(['Was']);
    expect(hardCoded("<p>{late ? 'Too late' : t('a.b')}</p>")).toEqual(['Too late']);
    expect(hardCoded('<p class="big wide" dir="auto">{t(`a.${b}`)} {c.name}</p>')).toEqual([]);
    expect(hardCoded('{#if a}<p>{`And ${b} more`}</p>{/if}')).toEqual(['And ', ' more']);
  });
});
