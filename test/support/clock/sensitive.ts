import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What reads the clock: of Node or a browser, or of PostgreSQL. */
const reads = /\bDate\.now\b|\bnew Date\(\)|[<>] now\(\)|\bdefault now\(\)|\bnow\(\) [-+] interval|\bcurrent_date\b/u;
/** Files that a file imports, starts as a process or reads, by the names in its text; types are gone when it runs. */
const names = /(?:^import type[^;]*;)|['"]([\w./-]+\.(?:ts|svelte|sql))['"]/gmu;

/** The test files under `folders`, sorted. */
export const testsIn = (root: string, folders: readonly string[]): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{spec,test}.ts`),
    { cwd: root },
  ).toSorted();

/** Those from which a file that reads the clock can be reached. */
export function dateSensitive(root: string, folders: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const known = texts.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
    texts.set(file, known);
    return known;
  };
  /** Names count from the folder of the file; those of programs may count from the root. */
  const namedIn = (file: string) =>
    [...textOf(file).matchAll(names)].flatMap(([, name]) =>
      name === undefined ? [] : [normalize(join(dirname(file), name)), name],
    );
  const isSensitive = (test: string) => {
    const seen = new Set([test]);
    for (const file of seen) {
      if (reads.test(textOf(file))) return true;
      for (const name of namedIn(file)) seen.add(name);
    }
    return false;
  };
  return testsIn(root, folders).filter(isSensitive);
}
