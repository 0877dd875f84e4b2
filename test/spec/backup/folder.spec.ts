import { expect, it } from 'vitest';

import { mustBeApart } from '../../../server/backup/folder.ts';

it.each([
  ['/backups/a', '/backups/a'],
  ['/backups/a', '/backups/a/keys'],
  ['/backups/a/data', '/backups/a'],
  ['backups/a', './backups/a/'],
])('keys are not put where the rest is: %s and %s', (data, keys) => {
  expect(() => mustBeApart(data, keys)).toThrow(
    `expected two folders apart from each other, found ${keys} and ${data}`,
  );
});

it.each([
  ['/backups/a', '/elsewhere/a'],
  ['/backups/a', '/backups/a-keys'],
])('they may lie beside it: %s and %s', (data, keys) => {
  expect(() => mustBeApart(data, keys)).not.toThrow();
});
