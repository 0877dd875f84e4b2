import { headLine } from '../../shared/kernel/signedHead.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/reportDocument.ts';
import { firstStrong } from '../../shared/words/firstStrong.ts';
import { providerName } from '../../shared/words/providerNames.ts';
import type { Speech } from '../../shared/words/speech.ts';
import { unreadSaid } from '../../shared/documents/unreadSaid.ts';
import { type Attachment, type Block, type Email, emailId } from './email.ts';

/** A fact, the language it is told in, and to whom: nothing else goes into an e-mail. Times are ISO 8601. */
type Told = { readonly to: string; readonly speech: Speech };
type OfCase = Told & { readonly caseId: string; readonly title: string };

/** A PDF larger than this many bytes is not attached; its link is there in any case. */
export const attachUpTo = 7_000_000;

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
  ...plain(to, speech),
  id: emailId('welcome', to, accountId),
  kind: 'welcome',
  subject: speech.words.hello,
  preview: speech.say('helloText', { date: speech.date(trialEndsAt) }),
  blocks: [
    { as: 'title', text: speech.words.hello },
    { as: 'text', text: speech.say('helloText', { date: speech.date(trialEndsAt) }) },
    { as: 'button', text: speech.words.bring, href: newCaseUrl },
    ...fine([speech.words.becauseAccount]),
  ],
});

export const questionsWaiting = ({
  to,
  speech,
  caseId,
  title,
  questions,
  dueAt,
  answerUrl,
  submittedAt,
}: OfCase & {
  readonly questions: readonly {
    readonly questionId: string;
    readonly text: string;
    readonly why: string;
    readonly assumption: string;
  }[];
  readonly dueAt: string;
  readonly answerUrl: string;
  readonly submittedAt: string;
}): Email => ({
  ...plain(to, speech),
  id: emailId('questions', to, caseId, ...questions.map(({ questionId }) => questionId)),
  kind: 'questions',
  subject: subjectOf(title, speech.words.asksYou),
  preview: questions[0]?.text ?? '',
  blocks: [
    { as: 'lead', text: title },
    ...questions.flatMap(({ text, why, assumption }): Block[] => [
      { as: 'title', text },
      { as: 'text', text: why },
      { as: 'label', text: speech.words.otherwise },
      { as: 'text', text: assumption },
    ]),
    { as: 'button', text: speech.words.answer, href: answerUrl },
    { as: 'text', text: speech.say('asksYouText', { date: speech.dateTime(dueAt) }) },
    ...fine([speech.say('because', { date: speech.date(submittedAt) })]),
  ],
});

type ReportLinks = {
  readonly report: string;
  readonly pdf: string;
  readonly replay: string;
  readonly cases: string;
};

/** The e-mail says what the report says: it is made from the same document. */
export function delivered(told: Delivered): Email {
  const email = deliveredWith(told, told.pdf.byteLength <= attachUpTo ? null : 'tooLarge');
  return email.attachments.length === 0 ? email : { ...email, unattached: deliveredWith(told, 'notAttached') };
}

type Delivered = Told & {
  readonly document: ReportDocument;
  readonly filename: string;
  readonly pdf: Uint8Array;
  readonly links: ReportLinks;
};

function deliveredWith(
  { to, speech, document, filename, pdf, links }: Delivered,
  bare: 'tooLarge' | 'notAttached' | null,
): Email {
  const { recommendation: r, banner } = document;
  const [dissent] = document.dissents;
  const attached: readonly Attachment[] =
    bare === null ? [{ filename, contentType: 'application/pdf', content: pdf }] : [];
  const sure = r.pool ? speech.say('bestOf', { p: speech.percent(r.pool.p) }) : '';
  const strength = speech.named(speech.words.strength, speech.words[r.strength]);
  const against = dissent
    ? speech.sentences(
        `${firstStrong(dissent.decisiveArgument) === 'rtl' ? '\u200F' : ''}${speech.named(dissent.seat.name, dissent.decisiveArgument)}`,
        speech.named(speech.words.rightIf, dissent.conditions),
      )
    : speech.words.noDissent;
  const kind = banner.rehearsal
    ? speech.words.rehearsal
    : banner.quorum === 'full'
      ? null
      : speech.sentences(speech.words[banner.quorum]);
  return {
    ...plain(to, speech),
    id: emailId('delivered', to, document.caseId, document.head.revision, document.head.hash),
    kind: 'delivered',
    subject: subjectOf(document.title.text, banner.rehearsal ? speech.words.willContain : r.headline),
    preview: banner.rehearsal ? speech.words.withModels : speech.sentences(sure, strength),
    blocks: [
      ...(kind ? [{ as: 'against', text: kind } as const] : []),
      ...(banner.budgetReached ? [{ as: 'against', text: speech.words.budgetReached } as const] : []),
      ...(banner.seatsWithoutBudget > 0 ? [{ as: 'against', text: speech.words.shareSpent } as const] : []),
      ...(banner.unread ? [{ as: 'against', text: unreadSaid(banner, speech) } as const] : []),
      ...(banner.isDecision ? [] : [{ as: 'against', text: speech.words.notDecision } as const]),
      ...(banner.freeRun ? [{ as: 'text', text: speech.words.freeRun } as const] : []),
      ...banner.declined.map(({ provider, declined, seats }): Block => ({
        as: 'against',
        text: speech.say('declined', {
          provider: providerName(provider),
          declined: speech.number(declined),
          seats: speech.number(seats),
        }),
      })),
      ...(speech.labelled ? [] : [{ as: 'text', text: speech.words.labelsEnglish } as const]),
      { as: 'lead', text: document.frame.question },
      ...(banner.rehearsal
        ? ([
            { as: 'title', text: speech.words.willContain },
            { as: 'text', text: speech.words.withModels },
          ] as const)
        : ([
            { as: 'title', text: r.headline },
            {
              as: 'text',
              text: `${speech.rtl ? '\u200F' : ''}${speech.named(r.optionId, speech.sentences(sure, strength))}`,
            },
            { as: 'label', text: speech.words.next },
            { as: 'text', text: r.nextAction.what },
            { as: 'label', text: speech.words.against },
            { as: 'against', text: against },
          ] as const)),
      { as: 'button', text: speech.words.readReport, href: links.report },
      {
        as: 'links',
        links: [
          { text: 'PDF', href: links.pdf },
          { text: speech.words.replay, href: links.replay },
          { text: speech.words.allCases, href: links.cases },
        ],
      },
      ...fine([
        bare === null
          ? speech.say('attached', { file: filename, head: shortHead(document.head.hash) })
          : speech.words[bare],
        ...(attached.length === 0 ? headOf(document) : []),
        ...(banner.rehearsal ? [] : [speech.sentences(speech.words.definition, speech.words.notAdvice)]),
        speech.say('because', { date: speech.date(document.run.submittedAt) }),
      ]),
    ],
    attachments: attached,
  };
}

export const failed = ({
  to,
  speech,
  caseId,
  title,
  reason,
  failedAt,
  resumable,
  caseUrl,
  submittedAt,
}: OfCase & {
  readonly reason: string;
  readonly failedAt: string;
  readonly resumable: boolean;
  readonly caseUrl: string;
  readonly submittedAt: string;
}): Email => ({
  ...plain(to, speech),
  id: emailId('failed', to, caseId, failedAt),
  kind: 'failed',
  subject: subjectOf(title, speech.words.failedSubject),
  preview: reason,
  blocks: [
    { as: 'title', text: subjectOf(title, speech.words.failedSubject) },
    { as: 'text', text: reason },
    { as: 'text', text: speech.words.failedText },
    { as: 'button', text: resumable ? speech.words.goOn : speech.words.allCases, href: caseUrl },
    ...fine([speech.say('because', { date: speech.date(submittedAt) })]),
  ],
});

/** `title` only where the address is proven: nobody gets the words of others who did not ask for e-mails of ours. */
export const auditorInvited = ({
  to,
  speech,
  caseId,
  title,
  caseUrl,
}: Told & {
  readonly caseId: string;
  readonly title: string | null;
  readonly caseUrl: string;
}): Email => ({
  ...plain(to, speech),
  id: emailId('invited', to, caseId),
  kind: 'invited',
  subject: subjectOf(title ?? 'Witan', speech.words.invitedSubject),
  preview: speech.words.invitedText,
  blocks: [
    { as: 'title', text: subjectOf(title ?? 'Witan', speech.words.invitedSubject) },
    { as: 'text', text: speech.words.invitedText },
    { as: 'button', text: speech.words.openCase, href: caseUrl },
    ...fine([speech.words.becauseInvited]),
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
  ...plain(to, speech),
  id: emailId('address', to, askedAt),
  kind: 'address',
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
  ...plain(to, speech),
  id: emailId('security', to, 'emailChanged', changedAt),
  kind: 'security',
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
  ...plain(to, speech),
  id: emailId('security', to, what, at),
  kind: 'security',
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
  ...plain(to, speech),
  id: emailId(kind, to, about),
  kind,
  subject: cut(text, longest),
  preview: text,
  blocks: [
    { as: 'title', text },
    { as: 'button', text: speech.words.openAccount, href: accountUrl },
    ...fine([speech.words.becauseAccount]),
  ],
});

export const reviewDue = ({
  to,
  speech,
  caseId,
  title,
  what,
  tripwire,
  dueAt,
  reportUrl,
  unsubscribeUrl,
}: OfCase & {
  readonly what: string;
  /** Place of the tripwire; null for the review itself. */
  readonly tripwire: number | null;
  readonly dueAt: string;
  readonly reportUrl: string;
  readonly unsubscribeUrl: string;
}): Email => ({
  ...plain(to, speech),
  id: emailId('review', to, caseId, dueAt, tripwire ?? 'review'),
  kind: 'review',
  subject: subjectOf(title, speech.words.reviewSubject),
  preview: what,
  blocks: [
    { as: 'lead', text: title },
    { as: 'title', text: what },
    { as: 'text', text: speech.say('reviewText', { date: speech.date(dueAt) }) },
    { as: 'button', text: speech.words.record, href: reportUrl },
    { as: 'links', links: [{ text: speech.words.noReminders, href: unsubscribeUrl }] },
  ],
  unsubscribe: unsubscribeUrl,
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
  ...plain(to, speech),
  id: emailId('reset', to, requestId),
  kind: 'reset',
  subject: speech.words.resetSubject,
  preview: speech.say('resetText', { date: speech.dateTime(expiresAt) }),
  blocks: [
    { as: 'title', text: speech.words.resetSubject },
    { as: 'button', text: speech.words.reset, href: resetUrl },
    { as: 'text', text: speech.say('resetText', { date: speech.dateTime(expiresAt) }) },
    ...fine([speech.words.becauseAccount]),
  ],
});

const longest = 69;
const titleAtMost = 40;
/** Which case first, then what happened to it: an inbox shows some 70 characters. */
const subjectOf = (title: string, what: string): string => {
  const first = cut(title, Math.max(titleAtMost, longest - 3 - Array.from(what).length));
  return `${first} – ${cut(what, longest - 3 - Array.from(first).length)}`;
};
const cut = (text: string, most: number): string => {
  const graphemes = Array.from(text);
  return graphemes.length <= most
    ? text
    : `${graphemes
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

const plain = (to: string, { language, rtl, marks }: Speech) => ({
  to,
  speech: { language, rtl, marks },
  attachments: [] as readonly Attachment[],
  unsubscribe: null as string | null,
});

const fine = (lines: readonly string[]): Block[] => [
  { as: 'rule' },
  ...lines.map((text): Block => ({ as: 'fine', text })),
];

/** The signed head, where the PDF that has it does not leave with the e-mail: the mailbox is its witness. */
const headOf = ({ caseId, head, signed }: ReportDocument): readonly string[] =>
  signed ? [headLine({ stream: `case-${caseId}`, ...head, ...signed })] : [];

/** Both ends of the head, as the PDF's footer prints it, on one line. */
const shortHead = (hash: string): string =>
  hash.length < 24
    ? hash
    : [hash.slice(0, 4), hash.slice(4, 8), '…', hash.slice(-8, -4), hash.slice(-4)].join('\u00A0');
