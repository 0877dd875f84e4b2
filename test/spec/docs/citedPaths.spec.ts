import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const roots = ['server', 'client', 'shared', 'projections', 'test', 'bench', 'docs', 'deploy'];
const files = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => join(parentPath, name)),
  )
  // A bench installs packages of its own.
  .filter((path) => !path.includes('node_modules'));
const known = new Set([...files, ...roots, ...readdirSync('.')]);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  'server/platform/eventstore-node/README.md',
  'server/report/textLayer/README.md',
];

/** The members that the recipes add, which are not there. */
const examples = /mistral|steelman|decisions\.(?:sql|ts)$|NNNN-weight/;

const isPattern = (path: string): boolean => /[<>*{}…$ ]/.test(path);
/** A decision may be cited by its number. */
const there = (path: string): boolean =>
  known.has(path) || files.some((file) => file.endsWith(`/${path}`) || file.startsWith(`${path}-`));

const paths = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, cited = '']) => cited.replace(/\/$/, ''))
    .filter(
      (cited) => roots.some((root) => cited.startsWith(`${root}/`)) || /^[\w./-]+\.(?:ts|svelte|sql)$/.test(cited),
    )
    .filter((cited) => !isPattern(cited) && !examples.test(cited));

/** "`name` in `file`", "`part` of `name` in `file`" and "`file` → `name`", as [file, name]. */
const namesIn = (text: string): readonly (readonly [string, string])[] => [
  ...[...text.matchAll(/`(\w+)`(?: of `(\w+)`)? in `([\w./-]+\.(?:ts|svelte))`/g)].flatMap(([, name, of, file = '']) =>
    [name, of].flatMap((one) => (one === undefined ? [] : [[file, one] as const])),
  ),
  ...[...text.matchAll(/`([\w./-]+\.(?:ts|svelte))` → `(?:\w+\.)?(\w+)`/g)].map(
    ([, file = '', name = '']) => [file, name] as const,
  ),
];
const names = (file: string, name: string): boolean =>
  files.some(
    (path) =>
      (path === file || path.endsWith(`/${file}`)) && new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')),
  );

const links = (document: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    normalize(join(dirname(document), to)).replace(/\/$/, ''),
  );

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('cites files and folders that exist', () => {
    expect(paths(text).filter((path) => !there(path))).toEqual([]);
  });

  it('names in a file what is there', () => {
    expect(namesIn(text).filter(([file, name]) => !names(file, name))).toEqual([]);
  });

  it('links to files that exist', () => {
    expect(links(document, text).filter((path) => !known.has(path))).toEqual([]);
  });
});

const sources = files.filter((path) => /\.(?:ts|svelte)$/.test(path) && !path.includes('.svelte-check'));

it('comments cite files that exist', () => {
  const missing = sources.flatMap((path) => {
    const comments = readFileSync(path, 'utf8').match(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm) ?? [];
    return comments
      .flatMap(paths)
      .filter((cited) => !there(cited))
      .map((cited) => `${path}: ${cited}`);
  });
  expect(missing).toEqual([]);
});

it('the glossary names what is in the code', () => {
  const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/[A-Za-z_]\w*/g) ?? []));
  const glossary = readFileSync('docs/GLOSSARY.md', 'utf8');
  const places = glossary.matchAll(/^\| \*\*.*\| ([^|]+) \|$/gm);
  const terms = [...places].flatMap(([, place = '']) => place.match(/(?<=`)[A-Za-z]\w*(?=`)/g) ?? []);
  expect([terms.length > 50, namesIn(glossary).length > 100]).toEqual([true, true]);
  expect(terms.filter((name) => !words.has(name) && !/^[A-Z_]+$/.test(name))).toEqual([]);
});
