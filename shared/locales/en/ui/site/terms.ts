import { terms } from '../../../../api/accounts/terms.ts';

type Places = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The Terms as the account accepts them; translations explain them and do not replace them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are made of the list
export default Object.fromEntries(
  terms.flatMap(({ title, text }, i) => [
    [`terms.${i + 1}.title`, () => title],
    // On a page no line ends behind the one letter.
    [`terms.${i + 1}.text`, () => text.replaceAll('e-mail', 'e\u2011mail')],
  ]),
) as Readonly<Record<`terms.${Places}.${'title' | 'text'}`, () => string>>;
