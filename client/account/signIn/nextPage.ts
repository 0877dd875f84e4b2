/** Where to go after logging in: only ever an address of our own. */
export const nextPage = (query: URLSearchParams, otherwise: string): string => {
  const next = query.get('next') ?? '';
  return /^\/(?![/\\])/u.test(next) ? next : otherwise;
};

export const withNext = (page: string, url: URL): string =>
  `${page}?next=${encodeURIComponent(`${url.pathname}${url.search}`)}`;
