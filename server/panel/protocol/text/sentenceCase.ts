import { localeOf } from '../../../../shared/kernel/text/localeOf.ts';

/**
 * A part of a sentence as a title: with a capital where its language (BCP 47) has one. What is written in its own way stays so, such as iPhone, and so
 * does what has no capital of one character.
 */
export const asTitle = (part: string, language: string): string => {
  const known = localeOf(language)?.toString() ?? 'en';
  return part.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => {
    const capital = letter.toLocaleUpperCase(known);
    return capital.toLocaleLowerCase(known) === letter && /^.$/u.test(capital) ? capital : letter;
  });
};
