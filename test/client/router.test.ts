import { expect, it } from 'vitest';

import { type Route, Router } from '../../client/router.svelte.ts';
import { routes as pagesOfClient } from '../../client/routes.ts';
import { Places } from '../../client/state/places.ts';
import { pages } from '../../server/platform/http/pages/clientPages.ts';

const routes: readonly Route[] = ['/replay', '/report', '/login'].map((path) => ({
  path,
  page: () => Promise.reject(new Error('not needed here')),
  words: [],
  layout: 'page',
}));

const at = (path: string) => {
  history.replaceState(null, '', path);
  return new Router(routes, new Places(null));
};

it('lets the page that is shown restate its address', () => {
  const router = at('/replay?case=a');
  router.go('/replay?case=a&rev=7', { replace: true });
  expect([router.url.search, location.search]).toEqual(['?case=a&rev=7', '?case=a&rev=7']);
});

it('keeps the way to another page that is still being loaded, whatever the page that is left says late', () => {
  const router = at('/replay?case=a');
  router.go('/report?case=a');
  router.go('/replay?case=a&rev=7', { replace: true });
  router.go('/login', { replace: true });
  expect([router.wanted.pathname, location.pathname]).toEqual(['/report', '/report']);
  router.arrive();
  router.go('/login', { replace: true });
  expect([router.wanted.pathname, location.pathname]).toEqual(['/login', '/login']);
});

it('has a page at no address that the server answers with status 404', () => {
  const addresses = pagesOfClient.map(({ path }) => path.replaceAll(/:\w+/gu, 'one'));
  expect(addresses.filter((address) => !pages.test(address))).toEqual([]);
});
