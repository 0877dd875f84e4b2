import { cutBetweenWords } from '../../../../shared/kernel/text/cutBetweenWords.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../../shared/words/speech.ts';
import {
  again,
  changed,
  declined,
  estimates,
  lastBallots,
  noDissent,
  reservations,
  strength,
  sureness,
  uncounted,
  unread,
} from './statements.ts';
import { type Part, tellingOf, type Telling } from './telling.ts';

/** Under which name the PDF is attached, or null where it is not; and the one address that its links have. */
export type Sent = { readonly filename: string | null; readonly link: string };

/** What the e-mail about a report says: its subject, what is shown beside that, and its text, plain and as a page. */
export const inMail = (document: ReportDocument, speech: Speech, sent: Sent): readonly Part[] => {
  const telling = tellingOf(document, speech);
  const { words } = telling;
  const { banner, recommendation: r } = document;
  const preview = [
    ...changed(telling, 90),
    banner.rehearsal ? words.withModels : `${sureness(telling, false)} ${strength(telling)}`,
  ].join(' ');
  const links = ['PDF', words.replay, ...(document.again ? [words.askedAgainEarlier] : []), words.allCases];
  const told = banner.rehearsal ? words.willContain : r.headline;
  const body = [...notices(telling), document.frame.question, ...core(telling)];
  return [
    {
      heading: 'subject',
      says: [subject(document.title.text, document.again ? speech.named(words.askedAgain, told) : told)],
    },
    { heading: 'preview', says: [preview] },
    {
      heading: 'text',
      says: [
        'Witan',
        ...body,
        words.readReport,
        sent.link,
        ...links.flatMap((name) => [name, sent.link]),
        '---',
        ...smallPrint(telling, sent),
      ],
    },
    { heading: 'page', says: [preview, 'Witan', ...body, words.readReport, ...links, ...smallPrint(telling, sent)] },
  ];
};

/** As much of the title and of what happened as an inbox has room for. */
const subject = (title: string, what: string): string => {
  const [room, dash] = [69, 3];
  const first = cut(title, Math.max(40, room - dash - Array.from(what).length));
  return `${first} ${cut(what, room - dash - Array.from(first).length)}`;
};
const cut = (text: string, most: number): string => {
  const signs = Array.from(text);
  return signs.length <= most ? text : cutBetweenWords(text, signs.slice(0, most - 2).join('').length, 'und');
};

const notices = (telling: Telling): string[] => {
  const { document, speech, words } = telling;
  const { banner: b } = document;
  return [
    ...(b.rehearsal || b.quorum !== 'full' ? [words[b.quorum]] : []),
    ...again(telling, 600),
    ...(b.budgetReached ? [words.budgetReached] : []),
    ...(b.seatsWithoutBudget > 0 ? [words.shareSpent] : []),
    ...unread(telling),
    ...(b.isDecision ? [] : [words.notDecision]),
    ...lastBallots(telling).flatMap((said) => [said, telling.named(document.moved.uncounted?.otherwise ?? '')]),
    ...uncounted(telling),
    ...reservations(telling),
    ...(b.freeRun ? [words.freeRun] : []),
    ...declined(telling),
    ...(speech.labelled ? [] : [words.labelsEnglish]),
  ];
};

const core = (telling: Telling): string[] => {
  const { document, words } = telling;
  const { recommendation: r, banner, dissents } = document;
  if (banner.rehearsal) return [words.willContain, words.withModels];
  const [dissent] = dissents;
  return [
    r.headline,
    `${telling.named(r.optionId)} ${sureness(telling, false)} ${strength(telling)}`,
    words.next,
    r.nextAction.what,
    words.against,
    ...(dissent
      ? [
          ...[dissent.seat.name, dissent.decisiveArgument, words.rightIf, dissent.conditions],
          ...(dissent.takenOver ? [words.takenOver] : []),
        ]
      : noDissent(telling)),
    ...estimates(telling),
  ];
};

const smallPrint = ({ document, speech, words, say }: Telling, { filename }: Sent): string[] => {
  const { caseId, head, signed, run, banner } = document;
  const { hash } = head;
  const ends = hash.length < 24 ? hash : `${hash.slice(0, 8)}…${hash.slice(-8)}`;
  return [
    ...(filename === null ? [words.notAttached] : [say('attached', { file: filename, head: ends })]),
    ...(filename === null && signed
      ? [`case-${caseId}@${head.revision}`, hash, signed.at, signed.key, signed.signature]
      : []),
    ...(banner.rehearsal ? [] : [words.definition, words.notAdvice]),
    say('because', { date: speech.date(run.submittedAt) }),
  ];
};
