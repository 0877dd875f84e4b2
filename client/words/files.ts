import type { Catalogue } from '../words.svelte.ts';

/** What the first page speaks with is at hand at once; where every other file lies is fetched when somebody goes on. */
const first = import.meta.glob<Catalogue>('./en/{landing,shell}.json', { import: 'default' });
const lists = { english: () => import('./english.ts'), abroad: () => import('./abroad.ts') };

/** The texts of an area, fetched when a page speaks with it. */
export const readWords = async (language: string, area: string): Promise<Catalogue> => {
  const path = `./${language}/${area}`;
  const file = first[`${path}.json`];
  if (file) return file();
  const { default: list } = await lists[language === 'en' ? 'english' : 'abroad']();
  return (await (list[`${path}.json`] ?? list[`${path}.ts`])?.()) ?? {};
};
