import type { App } from '../../client/context.ts';
import { Router } from '../../client/router.svelte.ts';
import { routes } from '../../client/routes.ts';
import { Places } from '../../client/state/places.ts';
import { Words } from '../../client/words/words.svelte.ts';
import { readWords } from '../../client/words/files.ts';

/** What parts of the report and of a debate find around them: a reader of English who is not signed in. */
export async function reportApp(): Promise<App> {
  const words = new Words('en', readWords);
  await words.load(['shell', 'case', 'watch', 'report', 'problems']);
  return {
    words,
    router: new Router(routes, new Places(null)),
    session: { account: null },
    clock: { now: 0 },
  } as unknown as App;
}
