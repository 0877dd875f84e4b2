import { dictionary } from '@zxcvbn-ts/language-common';

import { Refusal } from '../../../shared/kernel/refusal.ts';

/** Some 49,000 passwords, the commonest of those that became known by breaches, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const serviceName = 'witan';
/** Of the account's own words shorter ones are ignored: almost every sentence contains them. */
const shortestWord = 3;
/** With fewer letters than this beside the account's own words, a password is made of them. */
const fewestLetters = 4;

/**
 * A new password must not be one of the commonest, whatever its case, spaces and digits or signs at its end; nor consist of one or
 * two characters repeated; nor be made of the account's own words, which are its address, `host` and the service's name.
 */
export function refuseGuessable(password: string, { email, host }: { email: string; host: string }): void {
  const plain = password.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
  const stem = plain.replace(/[^\p{L}]+$/u, '');
  const isCommon = common.has(plain) || common.has(stem) || new Set(plain).size <= 2;
  if (isCommon || isOwn(plain, email, host))
    throw new Refusal(
      'refused-password',
      'Choose another password: this one is too common, or is based on your address or the name of this service.',
      [{ pointer: '/password', detail: 'Use a sentence or words that others do not use.' }],
    );
}

const isOwn = (plain: string, email: string, host: string): boolean => {
  const words = `${email} ${host} ${serviceName}`.toLowerCase();
  // With their digits, and without.
  const own = [/[^\p{L}\p{M}\p{N}]+/u, /[^\p{L}\p{M}]+/u]
    .flatMap((between) => words.split(between))
    .filter((word) => word.length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
  const rest = own.reduce((text, word) => text.replaceAll(word, ' '), plain);
  return rest !== plain && (rest.match(/\p{L}/gu) ?? []).length < fewestLetters;
};
