import type { Catalogue } from './words.svelte.ts';

/** What the first page speaks with is at hand at once; where every other file lies is fetched when somebody goes on. */
const first: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  landing: () => import('../../shared/locales/en/ui/site/landing.json'),
  shell: () => import('../../shared/locales/en/ui/site/shell.json'),
};

/** The texts of an area, fetched when a page speaks with it. */
export const readWords = async (language: string, area: string): Promise<Catalogue> => {
  const english = language === 'en';
  const file = english && first[area];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of texts
  if (file) return (await file()).default as Catalogue;
  const { default: list } = await (english ? import('./english.ts') : import('./otherLanguages.ts'));
  const path = Object.keys(list).find((name) => name.startsWith(`./${language}/`) && name.includes(`/${area}.`));
  return (path === undefined ? undefined : await list[path]?.()) ?? {};
};
