import { type FoundPage, isSearchLink } from '../../protocol/evidence/foundPages.ts';
import { limits, truncate } from '../../protocol/text/limits.ts';
import type { Completion } from '../answers/collectCompletion.ts';

/** More than any search returns. */
const mostPages = 40;

/**
 * The pages that a provider's search returned for one answer, those it cites first, each once and by its own address. A link of the
 * search that leads nowhere is no page.
 */
export const foundPages = async (
  { citations, sources }: Pick<Completion, 'citations' | 'sources'>,
  resolve: (url: string) => Promise<string | null>,
): Promise<FoundPage[]> => {
  const named = [
    ...citations.map(({ url, title }) => ({ url, title, cited: true })),
    ...sources.map(({ url, title }) => ({ url, title, cited: false })),
  ];
  const once = named.filter(({ url }, i) => named.findIndex((other) => other.url === url) === i).slice(0, mostPages);
  const resolved = await Promise.all(
    once.map(async ({ url, title, cited }): Promise<FoundPage[]> => {
      const link = isSearchLink(url) ? url : null;
      const own = link === null ? url : await resolve(link);
      if (own === null || own.length > limits.url || !URL.canParse(own)) return [];
      return [{ url: own, title: truncate(title, 200), cited, link }];
    }),
  );
  return resolved.flat();
};
