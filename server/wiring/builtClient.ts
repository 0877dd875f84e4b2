import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { WrongConfiguration } from '../platform/config/configurationError.ts';

export const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url));

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** `npm start` builds it first; a start of the program alone says so at once. */
export function requireClient(folder: string): void {
  if (!isBuilt(folder))
    throw new WrongConfiguration([`${folder}: expected the built client, found none. \`npm run build\` makes it.`]);
}
