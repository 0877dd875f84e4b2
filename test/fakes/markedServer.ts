import { exchange } from './exchangedModule.ts';

/**
 * The whole server, with the real SDKs, against fake providers in the process of the test: the one module that is exchanged adds to
 * each prompt what the fake is to answer.
 */
exchange(
  new URL('../../server/panel/engine/configuredProviders.ts', import.meta.url),
  new URL('./markedProviders.ts', import.meta.url),
);
await import('../../server/main.ts');
