import { EventNodeFailed } from '../eventstore-node/eventNode.ts';
import { PostgresFailed } from '../postgres/embedded/startFailure.ts';
import { OtherVersion } from '../postgres/migrate.ts';
import { OtherStore } from '../store/storeIdentity.ts';
import { AlreadyRunning } from '../instanceLock.ts';
import { WrongMasterKey } from '../keys/masterKey.ts';
import { WrongConfiguration } from './configurationError.ts';

const kinds = [
  WrongConfiguration,
  AlreadyRunning,
  WrongMasterKey,
  PostgresFailed,
  OtherVersion,
  EventNodeFailed,
  OtherStore,
];

/** Of the file system: no right, no space, no folder where one is expected. */
const codes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP']);

/** What to tell the operator about a failure whose reason lies outside the program; null for any other, which needs its stack. */
export function plainly(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (kinds.some((kind) => error instanceof kind)) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  return code !== undefined && codes.has(code) && path !== undefined ? `A file cannot be used: ${error.message}` : null;
}
