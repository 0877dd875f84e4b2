import { describe, expect, it } from 'vitest';

import { migrationFiles, migrationOf } from '../../../server/platform/postgres/migrationFiles.ts';
import { migrations } from '../../../server/wiring/stores/data.ts';
import { unsafeIn } from '../../support/migrationRules.ts';

/** Of the first release, which no older program runs beside: what they did is done. None is added to these. */
const before = new Set([
  '0004-case-probabilities.sql',
  '0005-proven.sql',
  '0008-asked-again.sql',
  '0010-case-lists.sql',
  '0171-held-documents.sql',
]);

describe('migrations', () => {
  it('run beside processes that serve', () => {
    const files = migrationFiles(migrations);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ name }) => !before.has(name)).flatMap(unsafeIn)).toEqual([]);
    const known = files.filter(({ name }) => before.has(name));
    expect(known).toHaveLength(before.size);
    expect(known.filter((file) => unsafeIn(file).length === 0)).toEqual([]);
  });

  it.each([
    'create index thing_n on thing (n)',
    'create unique index thing_n on thing (n)',
    'alter table thing add column n int not null',
    'alter table thing add column n int default 0, add column m text not null',
    'alter table thing add column n numeric(10, 2) not null',
    'alter table thing add column n bigserial',
    'alter table thing add column n int generated always as (m + 1) stored',
    'alter table thing add column n uuid not null default gen_random_uuid()',
    'alter table thing alter column n set not null',
    'alter table thing alter column n type bigint',
    'alter table thing add constraint n_positive check (n > 0)',
    'alter table thing add constraint n_known foreign key (n) references other',
    'alter table thing add column n int references other',
    'alter table thing add constraint thing_n unique (n)',
    'alter table thing add primary key (n)',
    'update thing set n = 0',
    'delete from thing',
    'lock table thing',
    'alter table thing drop column n',
    'alter table thing rename column n to m',
    'drop table thing',
    'create table other (n int); create index thing_n on thing (n)',
    '-- without a transaction\nalter table thing add column n int',
    '-- without a transaction\ncreate index thing_n on thing (n)',
    '-- without a transaction\ncreate index concurrently thing_n on thing (n)',
    '-- contracts: no program asks for it\nupdate thing set n = 0',
  ])('are refused with: %s', (text) => expect(unsafeIn(migrationOf('0999-new.sql', `${text};\n`))).toHaveLength(1));

  it.each([
    'create table thing (n int not null);\ncreate index thing_n on thing (n)',
    'create table thing (n int);\nalter table thing alter column n set storage plain',
    'alter table thing add column n int',
    'alter table thing add column n boolean not null default false',
    'alter table thing add column n timestamptz not null default now()',
    'alter table thing add constraint n_positive check (n > 0) not valid',
    'alter table thing validate constraint n_positive',
    'alter table thing add constraint thing_n unique using index thing_n',
    '-- without a transaction\ncreate unique index concurrently if not exists thing_n on thing (n)',
    '-- without a transaction\ndrop index concurrently if exists thing_n',
    '-- contracts: no program asks for n since 1.4\nalter table thing drop column n',
  ])('may say: %s', (text) => expect(unsafeIn(migrationOf('0999-new.sql', `${text};\n`))).toEqual([]));
});
