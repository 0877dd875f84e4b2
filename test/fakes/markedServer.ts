import { registerHooks } from 'node:module';

/**
 * The whole server, with the real SDKs, against fake providers in the process of the test: the one module that is exchanged adds to
 * each prompt what the fake is to answer.
 */
const marked = new URL('./markedProviders.ts', import.meta.url).href;
const real = new URL('../../server/panel/engine/configuredProviders.ts', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === real && context.parentURL !== marked ? { ...found, url: marked } : found;
  },
});
await import('../../server/main.ts');
