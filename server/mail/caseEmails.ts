import { fine, type OfCase, headed, rehearsalNotice, subjectOf } from './emailParts.ts';
import type { Block, Email } from './email.ts';

export const questionsWaiting = ({
  to,
  speech,
  caseId,
  title,
  rehearsal,
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
  ...headed('questions', { to, speech }, caseId, ...questions.map(({ questionId }) => questionId)),
  subject: subjectOf(title, speech.words.asksYou),
  preview: questions[0]?.text ?? '',
  blocks: [
    ...rehearsalNotice({ speech, rehearsal }),
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

export const failed = ({
  to,
  speech,
  caseId,
  title,
  rehearsal,
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
  ...headed('failed', { to, speech }, caseId, failedAt),
  subject: subjectOf(title, speech.words.failedSubject),
  preview: reason,
  blocks: [
    ...rehearsalNotice({ speech, rehearsal }),
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
  rehearsal,
  caseUrl,
}: Omit<OfCase, 'title'> & {
  readonly title: string | null;
  readonly caseUrl: string;
}): Email => ({
  ...headed('invited', { to, speech }, caseId),
  subject: subjectOf(title ?? 'Witan', speech.words.invitedSubject),
  preview: speech.words.invitedText,
  blocks: [
    ...rehearsalNotice({ speech, rehearsal }),
    { as: 'title', text: subjectOf(title ?? 'Witan', speech.words.invitedSubject) },
    { as: 'text', text: speech.words.invitedText },
    { as: 'button', text: speech.words.openCase, href: caseUrl },
    ...fine([speech.words.becauseInvited]),
  ],
});

export const reviewDue = ({
  to,
  speech,
  caseId,
  title,
  rehearsal,
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
  ...headed('review', { to, speech }, caseId, dueAt, tripwire ?? 'review'),
  subject: subjectOf(title, speech.words.reviewSubject),
  preview: what,
  blocks: [
    ...rehearsalNotice({ speech, rehearsal }),
    { as: 'lead', text: title },
    { as: 'title', text: what },
    { as: 'text', text: speech.say('reviewText', { date: speech.date(dueAt) }) },
    { as: 'button', text: speech.words.record, href: reportUrl },
    { as: 'links', links: [{ text: speech.words.noReminders, href: unsubscribeUrl }] },
  ],
  unsubscribe: unsubscribeUrl,
});
