import { registerHooks } from 'node:module';

/** From now on everybody who loads `real` gets `instead`, which alone may load `real`. */
export function exchange(real: URL, instead: URL): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === real.href && context.parentURL !== instead.href ? { ...found, url: instead.href } : found;
    },
  });
}
