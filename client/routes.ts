import type { Component } from 'svelte';

import type { Route } from './router.svelte.ts';

const pages = import.meta.glob<{ default: Component }>('./pages/*.svelte');

const page = (path: string, name: string, words: readonly string[], layout: Route['layout'] = 'page'): Route => {
  const load = pages[`./pages/${name}.svelte`] ?? pages['./pages/NotFound.svelte'];
  if (!load) throw new Error(`Expected client/pages/${name}.svelte, found no such page.`);
  return { path, page: load, words, layout };
};
const open = (route: Route): Route => ({ ...route, open: true });

export const notFound = open(page('', 'NotFound', ['problems']));

export const routes: readonly Route[] = [
  open(page('/', 'Landing', ['landing'])),
  open(page('/pricing', 'Pricing', ['pricing'])),
  open(page('/signup', 'SignUp', ['account', 'problems'])),
  open(page('/login', 'LogIn', ['account', 'problems'])),
  open(page('/reset', 'Reset', ['account', 'problems'])),
  page('/onboard', 'Onboard', ['account', 'problems', 'terms']),
  page('/account', 'Account', ['account', 'case', 'problems']),
  page('/new', 'New', ['new', 'guided', 'problems']),
  page('/cases', 'Cases', ['cases', 'case', 'samples', 'problems']),
  page('/watch', 'Watch', ['case', 'watch', 'problems'], 'whole'),
  page('/replay', 'Replay', ['case', 'watch', 'replay', 'problems'], 'whole'),
  page('/report', 'Report', ['case', 'report', 'followUp', 'problems']),
  open(page('/agents', 'Agents', ['agents', 'problems'])),
  open(page('/agents/:id', 'Agent', ['agents', 'problems'])),
];
