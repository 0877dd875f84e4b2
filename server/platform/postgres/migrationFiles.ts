import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Migration = {
  readonly name: string;
  readonly text: string;
  /** Without their comments. */
  readonly statements: readonly string[];
  readonly inTransaction: boolean;
  /** An older program may run beside it, and start. */
  readonly expands: boolean;
};

const without = /^-- without a transaction$/m;
const contracts = /^-- contracts: .+$/m;

export const migrationFiles = (folders: readonly string[]): Migration[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => migrationOf(name, readFileSync(join(folder, name), 'utf8'))),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The names of all migrations that this program knows. */
export const migrationsIn = (folders: readonly string[]): string[] => migrationFiles(folders).map(({ name }) => name);

/** What a file says of itself in lines of its own: `-- without a transaction`, and `-- contracts: WHY`. */
export const migrationOf = (name: string, text: string): Migration => ({
  name,
  text,
  statements: text
    .replaceAll(/--.*$/gm, '')
    .split(/;(?=\s|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== ''),
  inTransaction: !without.test(text),
  expands: !contracts.test(text),
});
