/** A page that a provider's search returned, by its own address; `link`: what the search gave in its place. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  readonly cited: boolean;
  readonly link: string | null;
};

/** Google's search gives links of its own in place of addresses; they stop working after some days. */
export const isSearchLink = (url: string): boolean => {
  const { hostname, pathname } = URL.parse(url) ?? {};
  return hostname === 'vertexaisearch.cloud.google.com' && (pathname ?? '').startsWith('/grounding-api-redirect/');
};

/** One address for the same page: what a provider adds to count its visitors, fragments and a last slash do not matter. */
export const plainAddress = (url: string): string => {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const { hostname, pathname, searchParams } = parsed;
  for (const name of searchParams.keys().toArray()) if (name.startsWith('utm_')) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${hostname.replace(/^www\./u, '')}${pathname.replace(/\/+$/u, '')}${query}`;
};

/**
 * The address of a page that an answer names: a link of the search becomes what it stands for, or nothing where nobody knows that.
 * `listed`: the search returned this page, or does not say what it returned.
 */
export const addressIn = (url: string, found: readonly FoundPage[]): { url: string; listed: boolean } | null => {
  if (isSearchLink(url)) {
    const meant = found.find(({ link }) => link === url);
    return meant ? { url: meant.url, listed: true } : null;
  }
  const plain = plainAddress(url);
  return { url, listed: found.length === 0 || found.some((page) => plainAddress(page.url) === plain) };
};

/** Two links may lead to one page. */
export const onePerAddress = (pages: readonly FoundPage[]): FoundPage[] => {
  const seen = new Set<string>();
  return pages.filter(({ url }) => {
    const plain = plainAddress(url);
    return !seen.has(plain) && seen.add(plain);
  });
};
