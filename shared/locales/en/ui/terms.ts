import { terms } from '../../../api/accounts/terms.ts';

type Places = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The Terms as the account accepts them; translations explain them and do not replace them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are made of the list
const paragraphs = Object.fromEntries(
  terms.flatMap(({ title, text }, i) => [
    [`terms.${i + 1}.title`, () => title],
    [`terms.${i + 1}.text`, () => text],
  ]),
) as Readonly<Record<`terms.${Places}.${'title' | 'text'}`, () => string>>;

export default {
  ...paragraphs,
  'terms.providers': ({ providers }: { readonly providers: string }) => `This installation asks now: ${providers}.`,
  'terms.providers.none': () => 'This installation asks no model provider now.',
  'terms.providers.local': () => 'a model server of its operator',
  'terms.governs': () => 'The English text of these Terms governs; a translation only explains it.',
};
