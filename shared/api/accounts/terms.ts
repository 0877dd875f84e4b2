/** The Terms as data: the page shows them, the account records which version was accepted. A change is a new version. */
export const termsVersion = '2026-11-22';

export const terms: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'What Witan does',
    text: 'You bring one business decision. A panel of AI seats researches it, debates it and returns one recommendation with its dissent. Where no model is configured the installation rehearses with scripted seats, consults no AI model, and says so on every screen, page and e-mail.',
  },
  {
    title: 'What it is not',
    text: 'The recommendation is not legal, medical, tax or investment advice, and no professional stands behind it. Models err, sources err, and a confident panel can be wrong. You decide, and you answer for what you decide.',
  },
  {
    title: 'What you may bring',
    text: 'Decisions of your own or of an organisation that you may speak for. Nothing unlawful, nothing that harms others, no one else’s secrets without their leave, and no personal data that the decision does not need.',
  },
  {
    title: 'Where your words go',
    text: 'Your case is sent to the model providers that this installation names, under their terms for business use. It is kept as a history of events, from which nothing is ever cut. Only you see a case, unless you open its watch link or invite an auditor; anyone with an open link can watch.',
  },
  {
    title: 'What is kept after you leave',
    text: 'Deleting your account ends your sessions, cancels running cases, closes watch links and deletes the keys that your account and your cases are encrypted with: neither you nor auditors you invited can open them again. The history of events stays on the disk of anyone who runs this installation, so that its chain can still be checked; nobody can read it without those keys, and only an old backup of the keys would still have them. E-mails already sent stay in the inbox they were sent to.',
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
    text: 'A case that fails is explained and can be taken up again where it stopped. We answer for intent and gross negligence, and otherwise for no more than you paid in the twelve months before.',
  },
];
