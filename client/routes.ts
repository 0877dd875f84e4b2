import type { Component } from 'svelte';

import type { Route } from './router.svelte.ts';

const pages = import.meta.glob<{ default: Component }>('./pages/*.svelte');

const page = (path: string, name: string, words: readonly string[], layout: Route['layout'] = 'page'): Route => {
  const load = pages[`./pages/${name}.svelte`] ?? pages['./pages/NotFound.svelte'];
  if (!load) throw new Error(`Expected client/pages/${name}.svelte, found no such page.`);
  return { path, page: load, words, layout };
};

export const notFound = page('', 'NotFound', ['shell']);

export const routes: readonly Route[] = [
  page('/', 'Landing', ['landing']),
  page('/pricing', 'Pricing', ['pricing']),
  page('/signup', 'SignUp', ['account']),
  page('/login', 'LogIn', ['account']),
  page('/reset', 'Reset', ['account']),
  page('/onboard', 'Onboard', ['account']),
  page('/account', 'Account', ['account']),
  page('/new', 'New', ['new']),
  page('/cases', 'Cases', ['cases', 'case']),
  page('/watch', 'Watch', ['case', 'watch'], 'whole'),
  page('/replay', 'Replay', ['case', 'watch', 'replay'], 'whole'),
  page('/report', 'Report', ['case', 'report']),
  page('/agents', 'Agents', ['agents']),
  page('/agents/:id', 'Agent', ['agents']),
];
