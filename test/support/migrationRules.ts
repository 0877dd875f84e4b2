import type { Migration } from '../../server/platform/postgres/migrationFiles.ts';

type Rule = { readonly refused: RegExp; readonly because: string };

/** What stops everybody who reads or writes the table for as long as it takes, or breaks a program of before. */
const rules: readonly Rule[] = [
  {
    refused:
      /^alter table .*\badd (?:column )?(?!constraint|primary|unique|foreign|check)\w+ [^,]*\bnot null\b(?![^,]*\bdefault\b)/i,
    because: 'a column that is never null needs a default',
  },
  {
    refused: /^alter table .*\badd (?:column )?\w+ [^,]*\bdefault (?!-?\d|'|true\b|false\b|null\b|now\(\)|current_)/i,
    because: 'a default that is worked out for each row rewrites the table',
  },
  {
    refused: /^alter table .*\badd .*(?:\b(?:small|big)?serial\b|\bgenerated\b)/i,
    because: 'a value that is worked out for each row rewrites the table',
  },
  {
    refused: /^alter table .*\bset not null\b/i,
    because: 'it reads the whole table: prove it by a check that is validated',
  },
  { refused: /^alter table .*\balter (?:column )?\w+ (?:set data )?type\b/i, because: 'it rewrites the table' },
  {
    refused: /^alter table .*\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/i,
    because: 'it reads the whole table: add it as not valid, and validate it in another file',
  },
  {
    refused: /^alter table .*\badd (?:constraint \w+ )?(?:unique|primary key)\b(?!.*\busing index\b)/i,
    because: 'it builds an index while nobody may write: build one concurrently, and use it',
  },
  {
    refused: /^alter table .*\badd (?:column )?(?!constraint\b|foreign\b)\w+ .*\breferences\b/i,
    because: 'it locks two tables: add a foreign key as not valid',
  },
  {
    refused: /^(?:update|delete|lock|cluster|vacuum full|truncate)\b/i,
    because: 'it holds rows or the table for as long as it takes',
  },
];

/** What a program of before still asks for. */
const contracting: Rule = {
  refused: /^(?:alter table .*\b(?:drop|rename)\b|drop (?!index concurrently if exists)|alter .*\brename\b)/i,
  because: 'a program of before may ask for it: say “-- contracts: WHY” once no such program runs',
};

const made = (statement: string): string | undefined =>
  /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/i.exec(statement)?.[1];
const indexed = (statement: string): string | undefined => /^create .*\bon ([\w.]+)/i.exec(statement)?.[1];
const altered = (statement: string): string | undefined => /^alter table (?:only )?([\w.]+)/i.exec(statement)?.[1];
const isIndexAlone = /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) /i;

/** What stands in parentheses is none of a statement's clauses. */
const withoutLists = (statement: string): string => {
  const shorter = statement.replaceAll(/\([^()]+\)/g, '()');
  return shorter === statement ? statement : withoutLists(shorter);
};

/** Why a migration may not run beside processes that serve; empty where it may. A table that it makes itself is in nobody's way. */
export function unsafeIn({ name, statements, inTransaction, expands }: Migration): string[] {
  const own = new Set(statements.map(made));
  const found: string[] = [];
  const say = (statement: string, because: string) => found.push(`${name}: ${statement.slice(0, 80)}: ${because}`);
  for (const one of statements) {
    const statement = withoutLists(one.replaceAll(/\s+/g, ' '));
    if (!inTransaction) {
      if (!isIndexAlone.test(statement))
        say(statement, 'without a transaction there is nothing but indexes, if (not) exists');
      continue;
    }
    if (own.has(altered(statement) ?? indexed(statement) ?? '')) continue;
    if (/^create (?:unique )?index\b/i.test(statement))
      say(statement, 'nobody writes to the table meanwhile: build it concurrently, in a file without a transaction');
    for (const { refused, because } of rules) if (refused.test(statement)) say(statement, because);
    if (expands && contracting.refused.test(statement)) say(statement, contracting.because);
  }
  return found;
}
