import { byScript } from '../forms/scripts.ts';
import type { Hint } from '../hints.ts';
import { endOf, isDenied, isName, tidy } from '../sides.ts';
import type { IsSpoken } from '../spoken.ts';
import type { Tongue } from '../tongues/tongue.ts';
import { tongues } from '../tongues/tongues.ts';
import { orNotForms } from './forms.ts';

/**
 * The deed of a sentence that asks whether to do it or not. Not to do it is no option beside it: that is to leave things as they are, which is on every
 * table.
 */
export const orNotIn = (sentences: readonly string[], isSpoken: IsSpoken): Hint[] =>
  sentences.flatMap((sentence, at) =>
    sentence.length > longest
      ? []
      : formsFor(sentence)
          .filter(
            ({ ends, tongue }) =>
              ends?.test(sentence) !== false && (tongue === undefined || isSpoken(tongue, sentence)),
          )
          .flatMap(({ form }) => deedOf(form.exec(sentence)?.groups?.['what'] ?? ''))
          .slice(0, 1)
          .map((option): Hint => ({ at, by: `${at}`, kind: 'orNot', option })),
  );
const longest = 500;

const deedOf = (said: string): string[] => {
  const option = tidy(endOf(said));
  return option.length >= 2 && isName(option) && !isDenied.test(option) ? [option] : [];
};

const ofTag = new Map<string, Tongue>(Object.entries(tongues));
const formsFor = byScript(
  orNotForms.map(({ tag = '', ...form }) => ({ ...form, tongue: ofTag.get(tag) })),
  ({ form }) => form.source,
);
