import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { codeOf } from '../../../shared/kernel/thrown.ts';

/** Where the key is kept that calls have to carry. */
export const accessFile = (dataDir: string): string => join(dataDir, 'access');

/** The key of the node on this folder, made at its first start. For the owner alone. */
export function accessKey(dataDir: string): string {
  try {
    return readFileSync(accessFile(dataDir), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const key = randomBytes(32).toString('hex');
    writeFileSync(accessFile(dataDir), `${key}\n`, { mode: 0o400, flag: 'wx' });
    return key;
  }
}

/**
 * The address for `@eventstore/db-client`. Without TLS it sends no user and password, but the name of its connection with every
 * command: that carries the key.
 */
export const urlWith = (port: number, key: string | null): string =>
  `esdb://127.0.0.1:${port}?tls=false${key === null ? '' : `&connectionName=${key}`}`;

/** Whether a call carries the key: as the name of its connection, or as the password of any user. */
export function carries(headers: IncomingHttpHeaders, key: string): boolean {
  if (same(headers['connection-name'], key)) return true;
  const [, basic] = /^Basic (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return basic !== undefined && same(/:(.*)$/s.exec(Buffer.from(basic, 'base64').toString())?.[1], key);
}

function same(given: string | string[] | undefined, key: string): boolean {
  if (typeof given !== 'string' || given.length !== key.length) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
