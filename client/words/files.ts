import type { Catalogue } from '../words.svelte.ts';

/** One file per area, fetched when a page speaks with it. */
const english = import.meta.glob<Catalogue>('./en/*.ts', { import: 'default' });

/** The texts of an area; English where the language has no file of its own. */
export const readWords = async (language: string, area: string): Promise<Catalogue> => {
  const files = language === 'en' ? english : (await import('./abroad.ts')).default;
  const found = files[`./${language.slice(0, 2)}/${area}.ts`] ?? english[`./en/${area}.ts`];
  return (await found?.()) ?? {};
};
