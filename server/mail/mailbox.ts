import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';

import { codeOf } from '../../shared/kernel/thrown.ts';

/**
 * Where e-mails go when no mail server is configured: a folder of `.eml` files, which mail programs open. An e-mail sent
 * again has the same name and replaces itself. Whole or not there: written aside, flushed, then renamed.
 */
export const createMailbox =
  (folder: string) =>
  async (name: string, message: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, `${name.replace(/[^\w.-]/g, '_')}.eml`);
    const aside = `${target}.${process.pid}.part`;
    const file = await open(aside, 'w', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, target);
  };

/**
 * Removes the e-mails in the folder that went to one of these addresses, or name one of these cases. Others may write and remove here
 * meanwhile: what is gone is passed by, and names are listed until there are no new ones, as of a file that got its final name.
 */
export async function removeEmails(folder: string, about: About): Promise<void> {
  const read = new Set<string>();
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => isEmail.test(name) && !read.has(name));
    if (names.length === 0) return;
    for (const name of names) {
      read.add(name);
      const raw = await readFile(join(folder, name), 'utf8').catch(unlessGone);
      if (raw !== null && isAbout(raw, about)) await rm(join(folder, name), { force: true });
    }
  }
}
const isEmail = /\.eml(?:\.\d+\.part)?$/;

const isAbout = (raw: string, { addresses, caseIds }: About): boolean => {
  const to = recipientsOf(raw);
  if (addresses.some((address) => to.includes(sameSpelling(address)))) return true;
  const text = decoded(raw);
  return caseIds.some((caseId) => text.includes(caseId));
};
const unlessGone = (error: unknown): null => {
  if (codeOf(error) !== 'ENOENT') throw error;
  return null;
};
type About = { readonly addresses: readonly string[]; readonly caseIds: readonly string[] };

/** The addresses in its To header, which may go on over several lines. */
const recipientsOf = (raw: string): readonly string[] => {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const [, to = ''] = /^to:(.*)$/im.exec(head.replaceAll(/\r?\n(?=[ \t])/g, '')) ?? [];
  return to.split(',').map((one) => sameSpelling(/<([^<>]*)>/.exec(one)?.[1] ?? one));
};

/** One spelling of an address, whether its domain is written in letters of its own or in ASCII. */
const sameSpelling = (address: string): string => {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  return `${local}@${domainToASCII(domain) || domain}`;
};

/** An e-mail with its parts in plain text beside it: lines put together again, base64 opened. */
const decoded = (raw: string): string => {
  const joined = raw.replaceAll(/=\r?\n/g, '');
  const parts = raw.match(/(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n)+(?:[A-Za-z0-9+/]+={0,2}\r?\n)?/gm) ?? [];
  return [joined, ...parts.map((part) => Buffer.from(part, 'base64').toString('utf8'))].join('\n');
};
