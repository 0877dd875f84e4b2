import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { consentSaid } from '../../../shared/words/said/run/consentSaid.ts';
import { checksNamed, checkSaid } from '../../../shared/words/said/checkSaid.ts';
import { cruxSaid } from '../../../shared/words/said/cruxSaid.ts';
import { reasonSaid } from '../../../shared/words/said/uncountedSaid.ts';
import { learnedSaid } from '../../../shared/words/said/run/learnedSaid.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Block } from './block.ts';
import { decisionBlocks } from './decisionBlocks.ts';
import { seatNamed, titleOf } from './firstBlocks.ts';

/** How it came about: what was open, what was decided about, who moved, what it rests on. */
export const recordBlocks = (document: ReportDocument, speech: Speech): Block[] => [
  ...cruxes(document, speech),
  ...decisionBlocks(document, speech),
  ...movement(document, speech),
  ...evidence(document, speech),
];

const cruxes = (document: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  if (document.cruxes.length === 0) return [];
  const named = (id: string) => `${id} ${titleOf(document, id)}`;
  return [
    { is: 'heading', level: 2, text: say('findOut') },
    ...document.cruxes.flatMap(({ proposition, q, namedBy, favours, voi, exchange }): Block[] => [
      { is: 'heading', level: 3, text: proposition },
      {
        is: 'note',
        text: [
          speech.named(say('yes'), cruxSaid({ q, namedBy }, speech)),
          speech.named(say('ifYes'), named(favours.ifTrue)),
          speech.named(say('ifNo'), named(favours.ifFalse)),
          speech.named(say('worth'), speech.percent(voi)),
        ].join(' · '),
      },
      ...exchange.map(({ seat, text, concession }): Block => ({
        is: 'text',
        name: seat ? seatNamed(seat, speech) : '',
        text: concession ? `${text} ${speech.named(say('conceded'), concession)}` : text,
      })),
    ]),
  ];
};

const movement = ({ moved }: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  return [
    { is: 'heading', level: 2, text: say('moved') },
    { is: 'text', text: moved.drift?.blindOnly ? say('blindOnly') : '' },
    { is: 'text', text: moved.flips.length === 0 ? say('noFlips') : '' },
    {
      is: 'list',
      items: moved.flips.map((flip) =>
        speech.sentences(
          speech.named(
            say('flip', { seat: seatNamed(flip.seat, speech), from: flip.from, to: flip.to }),
            reasonSaid(flip, moved, speech),
          ),
          flip.note,
        ),
      ),
    },
    {
      is: 'list',
      items: moved.missing.map(({ seat, reason }) => speech.named(seatNamed(seat, speech), speech.remark(reason))),
    },
  ];
};

const evidence = (document: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  if (document.evidence.length === 0) return [];
  return [
    { is: 'heading', level: 2, text: say('evidence') },
    {
      is: 'table',
      heads: ['', say('says'), say('source'), say('state')],
      rows: document.evidence.map(
        ({ evidenceId, claim, quote, publisher, url, document: file, grade, verification }) => [
          evidenceId,
          quote ? `${claim} ${speech.quoted(quote)}` : claim,
          [file?.name || publisher || say('fromYou'), url].filter(Boolean).join(' '),
          speech.sentences(
            say(verification?.status ?? 'unchecked'),
            say('grade', { grade }),
            verification?.note ? speech.remark(verification.note) : '',
            verification?.instead ? speech.quoted(verification.instead) : '',
          ),
        ],
      ),
    },
    ...(document.gaps.length > 0
      ? [
          { is: 'heading', level: 3, text: say('gaps') } as const,
          {
            is: 'list',
            items: document.gaps.map(({ seat, remark }) =>
              speech.named(seatNamed(seat, speech), speech.remark(remark)),
            ),
          } as const,
        ]
      : []),
  ];
};

/** Which case, who sat on the panel where models did, and where the history of all this ends. */
export const runBlocks = (document: ReportDocument, speech: Speech): Block[] => {
  const { banner, caseId, head, run, signed, gate } = document;
  const { say } = speech;
  const checks = checksNamed(gate?.checks ?? []);
  return [
    { is: 'heading', level: 2, text: say('appendix') },
    { is: 'text', name: say('case'), text: caseId },
    { is: 'text', name: say('submitted'), text: speech.dateTime(run.submittedAt) },
    { is: 'text', name: say('consent'), text: run.consent ? consentSaid(run.consent, speech) : '' },
    { is: 'text', name: say('counting'), text: learnedSaid(document, speech) },
    { is: 'text', name: say('head'), text: `${head.hash} (${head.revision})` },
    { is: 'text', name: say('checks'), text: speech.sentences(...checks.map((one) => checkSaid(speech, one))) },
    {
      is: 'text',
      name: say('signature'),
      text: signed ? `Ed25519 ${signed.at} ${signed.key} ${signed.signature}` : '',
    },
    ...(banner.rehearsal ? [] : [seats(run, speech)]),
  ];
};

const seats = (run: ReportDocument['run'], speech: Speech): Block => ({
  is: 'table',
  heads: [speech.say('seat'), speech.say('lens'), speech.say('provider'), speech.say('model')],
  rows: run.seats.map((seat) => [
    seat.name,
    speech.lens(seat.kind === 'voting' ? seat.lens : seat.role),
    providerName(seat.provider) || '–',
    seat.model ?? '–',
  ]),
});
