import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { Api } from '../../client/api.ts';
import { Session } from '../../client/account/session.svelte.ts';
import { Attention } from '../../client/attention/attention.svelte.ts';
import type { App } from '../../client/context.ts';
import New from '../../client/new/New.svelte';
import { Router } from '../../client/router.svelte.ts';
import { routes } from '../../client/routes.ts';
import { Places } from '../../client/state/places.ts';
import { Words } from '../../client/words/words.svelte.ts';
import { readWords } from '../../client/words/files.ts';
import { owner } from '../support/staged.ts';
import Within from './Within.svelte';

it('a form keeps what was just written and chosen when the account is asked for again', async () => {
  localStorage.clear();
  history.replaceState(null, '', '/new');
  const words = new Words('en', readWords);
  await words.load(['shell', 'new', 'guided', 'problems', 'attention']);
  const api = new Api(() => Promise.resolve(Response.json({ ...owner, terms_accepted: true })));
  const session = new Session(api);
  await session.refresh();
  const app = {
    ...{ api, words, session, clock: { now: 0 }, costsKnown: false, attention: new Attention() },
    router: new Router(routes, new Places(null)),
  } as unknown as App;
  const shown = mount(Within, { target: document.body, props: { app, part: New, props: {} } });
  flushSync();
  const field = () => document.querySelector<HTMLTextAreaElement>('#q1');
  const quick = () => document.querySelector<HTMLInputElement>('input[name=mode][value=direct]');
  await expect.poll(() => field() !== null).toBe(true);
  const text = field();
  if (text) text.value = 'Buy the line, or lease it?';
  text?.dispatchEvent(new Event('input', { bubbles: true }));
  quick()?.click();
  flushSync();
  await session.refresh();
  flushSync();
  expect([field()?.value, quick()?.checked]).toEqual(['Buy the line, or lease it?', true]);
  void unmount(shown);
});
