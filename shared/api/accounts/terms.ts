import { inTermsSince, isNamed, modelProviders, nameOfProvider } from '../../events/providers.ts';

/** Companies that a case may be sent to. */
const companies = modelProviders.filter(isNamed);
export const namesOfProviders: readonly string[] = companies.map(nameOfProvider);

/** The day of the last change of the texts below. */
const written = '2026-11-23';

/** The Terms as data: the page shows them, the account records which version was accepted. Another company is another version. */
export const termsVersion = [written, ...companies.map(inTermsSince)].reduce((a, b) => (a > b ? a : b));

/** The place of the section below which a page names the providers that the installation asks. */
export const providersSection = 3;

export const terms: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'What Witan does',
    text: 'You bring one business decision. A panel of AI seats researches it, debates it and returns one recommendation with its dissent. Where no model is configured the installation rehearses with scripted seats, consults no AI model, and says so on every screen, page and e-mail.',
  },
  {
    title: 'What it is not',
    text: 'The recommendation is not legal, medical, tax or investment advice, and no professional stands behind it. Models err, sources err, and a confident panel can be wrong. You decide, and you are responsible for your decision.',
  },
  {
    title: 'What you may bring',
    text: 'Decisions of your own or of an organisation that you may speak for. Nothing unlawful, nothing that harms others, no one else’s secrets without their permission, and no personal data that the decision does not need.',
  },
  {
    title: 'Where your words go',
    text: `Your case, its documents and what the panel says about it are sent to providers of AI models, under their terms for business use. Which may be asked: ${namesOfProviders.join(', ')}, and model servers that the operator of this installation runs. Which of them it asks now is named below this section. Your case is kept as a history of events, from which nothing is ever cut. Only you see a case, unless you open its watch link, share its report by a link, or invite an auditor; anyone with an open link can read what it opens.`,
  },
  {
    title: 'What is kept after you leave',
    text: 'Deleting your account ends your sessions, your watch links and your report links, cancels running cases and deletes the keys that your account and your cases are encrypted with: neither you nor auditors you invited can open them again. The history of events stays on the disk of anyone who runs this installation, so that its chain can still be checked; nobody can read it without those keys. Three things stay elsewhere: e-mails in the mailboxes they were sent to, with the PDF of the report; backups that the operator made before, which can still be read until they are deleted; and what model providers keep of what they were sent, as their terms say.',
  },
  {
    title: 'Trial and plans',
    text: 'The trial lasts 30 days, needs no card and ends by itself. A paid plan is chosen by you; reaching its limit makes the next case wait and never charges you.',
  },
  {
    title: 'Agents',
    text: 'An AI agent may act here only for a real person who has agreed to it, with that person’s own e-mail address.',
  },
  {
    title: 'If something goes wrong',
    text: 'A case that fails is explained and can be resumed where it stopped. We are liable for intent and gross negligence, and otherwise for no more than you paid in the preceding twelve months.',
  },
];
