import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { PostgresFailed } from './startFailure.ts';

/** For the files of PostgreSQL that its user could not reach where they belong: below a private home, when started as root. */
export const sharedFolder = '/var/lib/witan';

type Needs = {
  readonly shared: string;
  /** Whether PostgreSQL's user can enter this folder. */
  readonly reaches: (dir: string) => boolean;
};

/**
 * The folder that holds the cluster of `wanted`, a place in the data folder: `wanted` itself where PostgreSQL's user can reach it,
 * else a folder below `shared`, and `wanted` becomes a symbolic link to it. The link alone says where the cluster is, so that a
 * data folder can be moved.
 */
export function placeFor(wanted: string, { shared, reaches }: Needs): string {
  const [parent, found] = [dirname(wanted), lstatSync(wanted, { throwIfNoEntry: false })];
  mkdirSync(parent, { recursive: true });
  if (found?.isSymbolicLink()) return followed(wanted, reaches);
  if (found && !found.isDirectory()) throw new PostgresFailed(`${wanted}: expected a folder, found a file.`);
  if (found ? reaches(wanted) : reaches(parent)) {
    if (!found) passable(wanted);
    return wanted;
  }
  if (found) removeEmpty(wanted, shared);
  return linked(wanted, shared, reaches);
}

function followed(link: string, reaches: Needs['reaches']): string {
  const dir = resolve(dirname(link), readlinkSync(link));
  if (!existsSync(dir))
    throw new PostgresFailed(
      `${link} is a link to ${dir}, and there is nothing: bring that folder along with the data folder, with its owners (tar, cp -a).`,
    );
  if (!reaches(dir)) throw new PostgresFailed(`PostgreSQL's user cannot reach ${dir}, which ${link} is a link to.`);
  claim(dir, link);
  return dir;
}

/** A start that failed may have left an empty folder; a cluster is moved by the operator, who knows of backups and mounts. */
function removeEmpty(wanted: string, shared: string): void {
  try {
    rmdirSync(wanted);
  } catch {
    const target = join(shared, nameFor(wanted), basename(wanted));
    throw new PostgresFailed(
      `PostgreSQL's user cannot reach ${wanted}: move it with \`mkdir -p ${dirname(target)} && mv '${wanted}' ${target} && ln -s ${target} '${wanted}'\`.`,
    );
  }
}

function linked(wanted: string, shared: string, reaches: Needs['reaches']): string {
  ownFolder(shared);
  const dir = join(freeFolder(shared, nameFor(wanted)), basename(wanted));
  passable(dirname(dir));
  passable(dir);
  if (!reaches(dir))
    throw new PostgresFailed(
      `PostgreSQL's user can reach neither ${dirname(wanted)} nor ${shared}: choose a DATA_DIR that it can reach, or set DATABASE_URL.`,
    );
  claim(dir, wanted);
  symlinkSync(dir, wanted);
  return dir;
}

const nameFor = (wanted: string): string => createHash('sha256').update(wanted).digest('hex').slice(0, 12);

/** A cluster there belongs to a data folder that was deleted or moved away: it is left as it is. */
function freeFolder(shared: string, name: string): string {
  for (let n = 1; ; n++) {
    const folder = join(shared, n === 1 ? name : `${name}-${n}`);
    if (!existsSync(join(folder, 'postgres', 'data'))) return folder;
  }
}

/** Two data folders with links to one cluster are a data folder and its copy: each would stop the other's server. */
function claim(dir: string, link: string): void {
  const file = join(dir, 'linked-from');
  const [here, before] = [real(link), existsSync(file) ? readFileSync(file, 'utf8') : null];
  if (before === here) return;
  const other = before !== null && lstatSync(before, { throwIfNoEntry: false })?.isSymbolicLink();
  if (other && resolve(dirname(before), readlinkSync(before)) === dir)
    throw new PostgresFailed(
      `${link} and ${before} are links to the same cluster, ${dir}: copy that folder too (cp -a), and make ${link} a link to the copy.`,
    );
  writeFileSync(file, here);
}

const real = (link: string): string => join(realpathSync(dirname(link)), basename(link));

/** Made at need, and nobody else's: programs and passwords are kept in it. */
export function ownFolder(dir: string): void {
  if (!existsSync(dir)) {
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o755);
  }
  if (statSync(dir).uid !== process.getuid?.())
    throw new PostgresFailed(`${dir} belongs to another user; expected it to be ours.`);
}

/** A folder that others can pass through and not list, whatever the umask. */
function passable(dir: string): void {
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o711);
}
