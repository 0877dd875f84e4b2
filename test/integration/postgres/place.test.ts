import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { placeFor } from '../../../server/platform/postgres/embedded/clusterPlace.ts';
import { tempDir } from '../../support/tempDir.ts';

let folder: ReturnType<typeof tempDir>;
let root: string;
let shared: string;
beforeEach(() => {
  folder = tempDir('place');
  root = realpathSync(folder.path);
  shared = join(root, 'shared');
});
afterEach(() => folder.remove());

const wanted = (home: string) => join(root, home, 'data', 'postgres');
/** PostgreSQL's user reaches everything but what is below a folder named "closed". */
const reaches = (dir: string) => !/\/closed(\/|$)/.test(dir);
const place = (home: string) => placeFor(wanted(home), { shared, reaches });
const fill = (dir: string) => mkdirSync(join(dir, 'data'));
const moveHome = (from: string, to: string) => renameSync(join(root, from), join(root, to));

describe('the place of the cluster', () => {
  it('is the data folder where PostgreSQL reaches it, passable for its user under any umask', () => {
    const before = process.umask(0o077);
    try {
      expect(place('open')).toBe(wanted('open'));
    } finally {
      process.umask(before);
    }
    expect(statSync(wanted('open')).mode & 0o777).toBe(0o711);
    expect(place('open')).toBe(wanted('open'));
    expect(existsSync(shared)).toBe(false);
  });

  it('is a folder below the shared one where PostgreSQL does not, linked from the data folder', () => {
    const before = process.umask(0o077);
    const dir = place('closed');
    process.umask(before);
    expect(dirname(dirname(dir))).toBe(shared);
    expect(readlinkSync(wanted('closed'))).toBe(dir);
    expect([shared, dirname(dir), dir].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o711, 0o711]);
    fill(dir);
    expect(place('closed')).toBe(dir);
  });

  it('takes the place of an empty folder, but never of one with files', () => {
    mkdirSync(wanted('closed'), { recursive: true });
    expect(dirname(dirname(place('closed')))).toBe(shared);
    rmSync(wanted('closed'));
    mkdirSync(wanted('closed'));
    writeFileSync(join(wanted('closed'), 'password'), 'x');
    expect(() => place('closed')).toThrow(/cannot reach .*: move it with `mkdir -p .* && mv '.*' .* && ln -s /);
    expect(readFileSync(join(wanted('closed'), 'password'), 'utf8')).toBe('x');
  });

  it('stays where it is when the data folder moves', () => {
    const dir = place('closed');
    fill(dir);
    moveHome('closed', 'elsewhere');
    expect(place('elsewhere')).toBe(dir);
  });

  it('is never the cluster of a data folder that was deleted or moved away', () => {
    const dir = place('closed');
    fill(dir);
    moveHome('closed', 'elsewhere');
    const fresh = place('closed');
    expect(fresh).not.toBe(dir);
    expect(place('elsewhere')).toBe(dir);
    fill(fresh);
    rmSync(join(root, 'closed'), { recursive: true });
    expect([dir, fresh]).not.toContain(place('closed'));
    expect(existsSync(join(fresh, 'data'))).toBe(true);
  });

  it('is refused to a copy of the data folder, whose server would stop that of the first', () => {
    const dir = place('closed');
    fill(dir);
    mkdirSync(dirname(wanted('copy')), { recursive: true });
    symlinkSync(dir, wanted('copy'));
    expect(() => place('copy')).toThrow(
      `${wanted('copy')} and ${wanted('closed')} are links to the same cluster, ${dir}`,
    );
    expect(place('closed')).toBe(dir);
  });

  it('is asked for where the link leads nowhere', () => {
    rmSync(place('closed'), { recursive: true });
    expect(() => place('closed')).toThrow(/is a link to .*, and there is nothing: bring that folder along/);
    expect(lstatSync(wanted('closed')).isSymbolicLink()).toBe(true);
  });

  it('is refused where not even the shared folder is reached', () => {
    const nowhere = () => placeFor(wanted('open'), { shared, reaches: () => false });
    expect(nowhere).toThrow(/can reach neither .* nor .*: choose a DATA_DIR/);
    expect(existsSync(wanted('open'))).toBe(false);
  });
});
