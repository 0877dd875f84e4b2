import { createContext } from 'svelte';

import type { Api } from './api.ts';
import type { Attention } from './attention/attention.svelte.ts';
import type { Router } from './router.svelte.ts';
import type { Clock } from './state/clock.svelte.ts';
import type { Session } from './account/session.svelte.ts';
import type { Theme } from './state/theme.svelte.ts';
import type { Words } from './words/words.svelte.ts';

/** What every page may use; built once in `main.ts`. */
export type App = {
  readonly api: Api;
  readonly router: Router;
  readonly session: Session;
  readonly words: Words;
  readonly theme: Theme;
  readonly clock: Clock;
  /** No AI model is configured here: the server says so in the page's head. */
  readonly rehearsal: boolean;
  /** Whether what a case costs can be said before it is brought. */
  readonly costsKnown: boolean;
  readonly attention: Attention;
};

export const [useApp, provideApp] = createContext<App>();
