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
  'privacy.kept.title': () => 'What is kept',
  'privacy.kept.text': () =>
    'Of your account: your e-mail address, your plan, a hash of your password (never the password), second factors and passkeys if you add them, and for each session when it was used and what your browser calls itself. Of your cases: the question, your answers, your documents, and what the panel found and said. The history of each account and each case is encrypted under a key of its own; the tables that pages are made from are not.',
  'privacy.also': () =>
    'E-mails, with the PDF of a report, go to your address. Your webhooks are sent what they are set up for. To check quotes, this installation fetches the quoted web pages itself.',
  'privacy.seen.title': () => 'Who else can read it',
  'privacy.seen.text': () =>
    'Programs that you gave a token can read what its scope allows. The operator of this installation holds its master key and its database, and could read what is not deleted.',
  'privacy.case': () => 'A single case can be deleted too, in the list of cases: its key is deleted in the same way.',
  'privacy.cookies.title': () => 'Cookies and your browser’s storage',
  'privacy.cookies.text': () =>
    'A session cookie and its signature keep you signed in; they end after 14 days without use, at the latest after 90 days. A second cookie marks the browser in which you have signed in for 400 days, so that wrong passwords tried elsewhere do not lock you out. While you sign in with a passkey there is another one for five minutes. Scripts can read none of them. Drafts, the theme and the language are kept in your browser. There are no trackers and no advertising.',
  'privacy.lead': () => 'What this installation keeps of what you give it, where it goes, and what deletion reaches.',
};
