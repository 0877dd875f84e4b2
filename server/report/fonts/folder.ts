import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const picked = fileURLToPath(new URL('../../../dist/fonts/', import.meta.url));
const installed = fileURLToPath(new URL('../../../node_modules/@expo-google-fonts/', import.meta.url));

/** Where the fonts are: what `pick.ts` put aside, so that their packages may go; else the packages themselves. */
export const fontsFolder = (): string => (existsSync(`${picked}complete`) ? picked : installed);
