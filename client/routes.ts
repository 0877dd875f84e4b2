import type { Component } from 'svelte';

import type { Route } from './router.svelte.ts';

type Load = () => Promise<{ readonly default: Component }>;

const page = (path: string, load: Load, words: readonly string[], layout: Route['layout'] = 'page'): Route => ({
  path,
  page: load,
  words,
  layout,
});
const open = (route: Route): Route => ({ ...route, open: true });

const terms = () => import('./about/Terms.svelte');
const termsWords = ['account', 'privacy', 'problems', 'terms'];

export const notFound = open(page('', () => import('./ui/NotFound.svelte'), ['problems']));

export const routes: readonly Route[] = [
  open(page('/', () => import('./landing/Landing.svelte'), ['landing'])),
  open(page('/pricing', () => import('./landing/Pricing.svelte'), ['pricing'])),
  open(page('/privacy', () => import('./about/Privacy.svelte'), ['privacy', 'terms', 'problems'])),
  open(page('/terms', terms, termsWords)),
  open(page('/status', () => import('./about/Status.svelte'), ['operators', 'problems'])),
  open(page('/signup', () => import('./account/signIn/SignUp.svelte'), ['account', 'problems'])),
  open(page('/login', () => import('./account/signIn/LogIn.svelte'), ['account', 'problems'])),
  open(page('/reset', () => import('./account/signIn/Reset.svelte'), ['account', 'problems'])),
  page('/onboard', terms, termsWords),
  page('/account', () => import('./account/Account.svelte'), ['account', 'case', 'problems']),
  page('/account/:part', () => import('./account/AccountPart.svelte'), ['account', 'problems']),
  page('/operators', () => import('./operators/Operators.svelte'), [
    'operators',
    'account',
    'case',
    'events',
    'security',
    'problems',
  ]),
  page('/new', () => import('./new/New.svelte'), ['new', 'guided', 'problems']),
  page('/cases', () => import('./cases/Cases.svelte'), ['cases', 'case', 'samples', 'problems']),
  page('/watch', () => import('./watch/Watch.svelte'), ['case', 'watch', 'problems'], 'whole'),
  page('/replay', () => import('./replay/Replay.svelte'), ['case', 'watch', 'replay', 'events', 'problems'], 'whole'),
  open(page('/report', () => import('./report/Report.svelte'), ['case', 'report', 'followUp', 'problems'])),
  page('/again', () => import('./again/Again.svelte'), ['again', 'new', 'case', 'report', 'problems']),
  open(page('/agents', () => import('./agents/Agents.svelte'), ['agents', 'problems'])),
  open(page('/agents/:id', () => import('./agents/Agent.svelte'), ['agents', 'problems'])),
];
