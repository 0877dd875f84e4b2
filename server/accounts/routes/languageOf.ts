import type { Context } from 'koa';

import { interfaceLanguages } from '../../../shared/api/interfaceLanguages.ts';
import { localeOf } from '../../../shared/kernel/text/localeOf.ts';

/** Of the interface's languages the one that the browser asks for, with the region that it names for it, if any: e-mails write dates as there. */
export const languageOf = (ctx: Pick<Context, 'acceptsLanguages'>): string => {
  const language = ctx.acceptsLanguages(...interfaceLanguages) || 'en';
  const written = writtenIn(language);
  const regional = ctx
    .acceptsLanguages()
    // Null for what is no language: `*`.
    .map(localeOf)
    .find((one) => one?.region && writtenIn(one.baseName) === written);
  return regional?.baseName ?? language;
};

const writtenIn = (tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
};
