import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

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
