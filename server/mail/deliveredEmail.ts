import { type Attachment, type Block, type Email } from './email.ts';
import { fine, headed, subjectOf, type Told } from './emailParts.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { firstStrong } from '../../shared/words/firstStrong.ts';
import { againSaid, briefly, changeSaid } from '../../shared/words/said/run/againSaid.ts';
import { noDissentSaid } from '../../shared/words/said/dissentSaid.ts';
import { estimatesSaid } from '../../shared/words/said/estimatesSaid.ts';
import { reservationsSaid } from '../../shared/words/said/reservationsSaid.ts';
import { strengthNamed } from '../../shared/words/said/strengthSaid.ts';
import { lastBallotsSaid, uncountedSaid } from '../../shared/words/said/uncountedSaid.ts';
import { unreadSaid } from '../../shared/documents/unreadSaid.ts';
import { providerName } from '../../shared/words/providerNames.ts';
import { headLine } from '../../shared/kernel/signedHead.ts';

/** A PDF larger than this many bytes is not attached; its link is there in any case. */
export const attachUpTo = 7_000_000;

type ReportLinks = {
  readonly report: string;
  readonly pdf: string;
  readonly replay: string;
  readonly cases: string;
  /** The report of the case that is asked again, where one is. */
  readonly earlier?: string;
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
  const strength = strengthNamed(r.strength, speech);
  const against = dissent
    ? speech.sentences(
        `${firstStrong(dissent.decisiveArgument) === 'rtl' ? '\u200F' : ''}${speech.named(dissent.seat.name, dissent.decisiveArgument)}`,
        speech.named(speech.words.rightIf, dissent.conditions),
        dissent.takenOver ? speech.words.takenOver : '',
      )
    : noDissentSaid(document, speech);
  const estimates = estimatesSaid(document, speech);
  // Nothing else in the e-mail says what the letters stand for.
  const named = (id: string): string => [id, document.options.find(({ optionId }) => optionId === id)?.title].join(' ');
  const byLastBallots = lastBallotsSaid(document, speech);
  const changes = speech.sentences(
    byLastBallots,
    byLastBallots === '' ? '' : named(document.moved.uncounted?.otherwise ?? ''),
    uncountedSaid(document, speech),
  );
  const told = banner.rehearsal ? speech.words.willContain : r.headline;
  const again = againSaid(document, speech, briefly.email);
  const kind = banner.rehearsal
    ? speech.words.rehearsal
    : banner.quorum === 'full'
      ? null
      : speech.sentences(speech.words[banner.quorum]);
  return {
    ...headed('delivered', { to, speech }, document.caseId, document.head.revision, document.head.hash),
    subject: subjectOf(document.title.text, document.again ? speech.named(speech.words.askedAgain, told) : told),
    preview: speech.sentences(
      document.again ? changeSaid(document.again, speech, briefly.preview) : '',
      ...(banner.rehearsal ? [speech.words.withModels] : [sure, strength]),
    ),
    blocks: [
      ...(kind ? [{ as: 'against', text: kind } as const] : []),
      ...(again ? [{ as: 'text', text: again } as const] : []),
      ...(banner.budgetReached ? [{ as: 'against', text: speech.words.budgetReached } as const] : []),
      ...(banner.seatsWithoutBudget > 0 ? [{ as: 'against', text: speech.words.shareSpent } as const] : []),
      ...(banner.unread ? [{ as: 'against', text: unreadSaid(banner, speech) } as const] : []),
      ...(banner.isDecision ? [] : [{ as: 'against', text: speech.words.notDecision } as const]),
      ...(changes ? [{ as: 'against', text: changes } as const] : []),
      ...reservationsSaid(document, speech).map((text): Block => ({ as: 'against', text })),
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
              text: `${speech.rtl ? '\u200F' : ''}${speech.named(named(r.optionId), speech.sentences(sure, strength))}`,
            },
            { as: 'label', text: speech.words.next },
            { as: 'text', text: r.nextAction.what },
            { as: 'label', text: speech.words.against },
            { as: 'against', text: against },
            ...(estimates ? [{ as: 'text', text: estimates } as const] : []),
          ] as const)),
      { as: 'button', text: speech.words.readReport, href: links.report },
      {
        as: 'links',
        links: [
          { text: 'PDF', href: links.pdf },
          { text: speech.words.replay, href: links.replay },
          ...(links.earlier === undefined ? [] : [{ text: speech.words.askedAgainEarlier, href: links.earlier }]),
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

/** The signed head, where the PDF that has it does not leave with the e-mail: the mailbox is its witness. */
const headOf = ({ caseId, head, signed }: ReportDocument): readonly string[] =>
  signed ? [headLine({ stream: `case-${caseId}`, ...head, ...signed })] : [];

/** Both ends of the head, as the PDF's footer prints it, on one line. */
const shortHead = (hash: string): string =>
  hash.length < 24
    ? hash
    : [hash.slice(0, 4), hash.slice(4, 8), '…', hash.slice(-8, -4), hash.slice(-4)].join('\u00A0');
