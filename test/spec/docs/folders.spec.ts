import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const most = 14;
/**
 * Migrations, which only ever grow; the folder whose name and file Paraglide asks for; what a
 * check has written.
 */
const exempt = /\/migrations$|^client\/words\.inlang$|^client\/\.svelte-check/u;

type Folder = { readonly path: string; readonly files: number; readonly folders: number };

const foldersIn = (path: string): readonly Folder[] => {
  if (exempt.test(relative(root, path))) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory());
  const own = { path: relative(root, path), files: entries.length - inner.length, folders: inner.length };
  return [own, ...inner.flatMap(({ name }) => foldersIn(join(path, name)))];
};

const wrongOf = ({ path, files, folders }: Folder): readonly string[] => {
  if (files > most) return [`${path}: ${files} files, at most ${most}; split it by meaning`];
  return files + folders === 1 ? [`${path}: one file, which needs no folder`] : [];
};

describe('the folders of the product', () => {
  it.each(['server', 'shared', 'client', 'projections'])('in %s hold neither too many files nor one alone', (tree) =>
    expect(foldersIn(join(root, tree)).flatMap(wrongOf)).toEqual([]),
  );

  it('are told apart', () => {
    expect(wrongOf({ path: 'a', files: 15, folders: 0 })).toHaveLength(1);
    expect(wrongOf({ path: 'a', files: 1, folders: 0 })).toHaveLength(1);
    expect(wrongOf({ path: 'a', files: 14, folders: 3 })).toEqual([]);
    expect(wrongOf({ path: 'a', files: 1, folders: 2 })).toEqual([]);
  });
});
