import { cut, fine, longest, headed, type Told } from './emailParts.ts';
import type { Email } from './email.ts';

export const welcome = ({
  to,
  speech,
  accountId,
  trialEndsAt,
  newCaseUrl,
}: Told & {
  readonly accountId: string;
  readonly trialEndsAt: string;
  readonly newCaseUrl: string;
}): Email => ({
  ...headed('welcome', { to, speech }, accountId),
  subject: speech.words.hello,
  preview: speech.say('helloText', { date: speech.date(trialEndsAt) }),
  blocks: [
    { as: 'title', text: speech.words.hello },
    { as: 'text', text: speech.say('helloText', { date: speech.date(trialEndsAt) }) },
    { as: 'button', text: speech.words.bring, href: newCaseUrl },
    ...fine([speech.words.becauseAccount]),
  ],
});

export const addressLink = ({
  to,
  speech,
  askedAt,
  accountUrl,
}: Told & {
  readonly askedAt: string;
  readonly accountUrl: string;
}): Email => ({
  ...headed('address', { to, speech }, askedAt),
  subject: speech.words.addressSubject,
  preview: speech.words.addressText,
  blocks: [
    { as: 'title', text: speech.words.addressSubject },
    { as: 'button', text: speech.words.confirmAddress, href: accountUrl },
    { as: 'text', text: speech.words.addressText },
    ...fine([speech.words.becauseAccount]),
  ],
});

/**
 * To the address that the account had: who can read it there can have it back. Without `undo` there is no link: one that went to an
 * earlier address undoes this change too.
 */
export const emailChanged = ({
  to,
  speech,
  address,
  changedAt,
  undo,
}: Told & {
  readonly address: string;
  readonly changedAt: string;
  readonly undo: { readonly until: string; readonly url: string } | null;
}): Email => ({
  ...headed('security', { to, speech }, 'emailChanged', changedAt),
  subject: speech.say('emailChanged', { address }),
  preview: speech.dateTime(changedAt),
  blocks: [
    { as: 'title', text: speech.say('emailChanged', { address }) },
    { as: 'text', text: speech.dateTime(changedAt) },
    ...(undo
      ? ([
          { as: 'text', text: speech.say('undoText', { date: speech.date(undo.until) }) },
          { as: 'text', text: speech.words.factorStays },
          { as: 'button', text: speech.words.undoChange, href: undo.url },
        ] as const)
      : ([{ as: 'text', text: speech.words.undoEarlier }] as const)),
    ...fine([speech.words.becauseAccount]),
  ],
});

/** What happened to the account that its owner should know of, even where they did it themselves. */
export const securityNotice = ({
  to,
  speech,
  what,
  detail,
  at,
  accountUrl,
}: Told & {
  readonly what: 'passwordChanged' | 'newDevice' | 'signInChanged' | 'passkeyRefused';
  /** What the device calls itself, or the owner the passkey. */
  readonly detail: string | null;
  readonly at: string;
  readonly accountUrl: string;
}): Email => ({
  ...headed('security', { to, speech }, what, at),
  subject: speech.words[what],
  preview: speech.dateTime(at),
  blocks: [
    { as: 'title', text: speech.words[what] },
    ...(detail === null ? [] : [{ as: 'text', text: detail } as const]),
    { as: 'text', text: speech.dateTime(at) },
    { as: 'text', text: speech.words.notYou },
    ...(what === 'signInChanged' ? [{ as: 'text', text: speech.words.factorStays } as const] : []),
    { as: 'button', text: speech.words.openAccount, href: accountUrl },
    ...fine([speech.words.becauseAccount]),
  ],
});

type OfAccount = Told & { readonly accountUrl: string };

export const tokenLeaked = (told: OfAccount & { readonly tokenId: string; readonly name: string }): Email =>
  notice('token_leaked', told, told.tokenId, told.speech.say('tokenLeaked', { name: told.name }));

export const tokenEnds = (
  told: OfAccount & { readonly tokenId: string; readonly name: string; readonly expiresAt: string },
): Email =>
  notice(
    'token_ends',
    told,
    told.tokenId,
    told.speech.say('tokenEnds', { name: told.name, date: told.speech.date(told.expiresAt) }),
  );

/** What was submitted is read on the page alone. */
export const approvalAsked = (
  told: OfAccount & { readonly approvalId: string; readonly name: string; readonly askedAt: string },
): Email =>
  notice('approval', told, `${told.approvalId}/${told.askedAt}`, told.speech.say('approvalAsked', { name: told.name }));

/** Why is said on the page. */
export const webhookOff = (
  told: OfAccount & { readonly webhookId: string; readonly host: string; readonly disabledAt: string },
): Email =>
  notice(
    'webhook_off',
    told,
    `${told.webhookId}/${told.disabledAt}`,
    told.speech.say('webhookOff', { host: told.host }),
  );

/** Something about the account that its owner should look at. */
const notice = (kind: Email['kind'], { to, speech, accountUrl }: OfAccount, about: string, text: string): Email => ({
  ...headed(kind, { to, speech }, about),
  subject: cut(text, longest),
  preview: text,
  blocks: [
    { as: 'title', text },
    { as: 'button', text: speech.words.openAccount, href: accountUrl },
    ...fine([speech.words.becauseAccount]),
  ],
});

export const passwordReset = ({
  to,
  speech,
  requestId,
  expiresAt,
  resetUrl,
}: Told & {
  /** Names the request, never the token. */
  readonly requestId: string;
  readonly expiresAt: string;
  readonly resetUrl: string;
}): Email => ({
  ...headed('reset', { to, speech }, requestId),
  subject: speech.words.resetSubject,
  preview: speech.say('resetText', { date: speech.dateTime(expiresAt) }),
  blocks: [
    { as: 'title', text: speech.words.resetSubject },
    { as: 'button', text: speech.words.reset, href: resetUrl },
    { as: 'text', text: speech.say('resetText', { date: speech.dateTime(expiresAt) }) },
    ...fine([speech.words.becauseAccount]),
  ],
});
