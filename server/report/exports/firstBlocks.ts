import { costIfWrong, nearestTip } from '../../../shared/decisionModel/numbersSaid.ts';
import { flipsOf, fragilityOf } from '../../../shared/views/reportDocument/sensitivity/fragility.ts';
import { heldDown } from '../../../shared/views/reportDocument/heldDown.ts';
import type { Dissent } from '../../../shared/views/reportDocument/types/dissents.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import type { SeatRef } from '../../../shared/views/reportDocument/types/common.ts';
import { ranked } from '../../../shared/views/weighing.ts';
import { againSaid } from '../../../shared/words/said/run/againSaid.ts';
import { estimatesSaid } from '../../../shared/words/said/estimatesSaid.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { seatSaid } from '../../../shared/words/said/seatSaid.ts';
import { nextSaid } from '../../../shared/words/said/nextSaid.ts';
import { reservationsSaid } from '../../../shared/words/said/reservationsSaid.ts';
import { strengthNamed } from '../../../shared/words/said/strengthSaid.ts';
import { successSaid } from '../../../shared/words/said/successSaid.ts';
import { unreadSaid } from '../../../shared/documents/unreadSaid.ts';
import { tipSaid } from '../../../shared/words/said/tipSaid.ts';
import { firmSaid } from '../../../shared/words/said/firmSaid.ts';
import { noDissentSaid } from '../../../shared/words/said/dissentSaid.ts';
import { lastBallotsSaid, uncountedSaid } from '../../../shared/words/said/uncountedSaid.ts';
import type { Block } from './block.ts';

/** What is recommended, how sure that is, and what speaks against it. */
export const firstBlocks = (document: ReportDocument, speech: Speech): Block[] => {
  const { recommendation: rec, banner } = document;
  const { say } = speech;
  const tip = nearestTip(document, speech);
  const changing = [...rec.whatWouldChange, ...(tip === null ? [] : [tip])];
  return [
    { is: 'heading', level: 1, text: rec.headline },
    { is: 'note', text: banner.example ?? '' },
    { is: 'note', text: againSaid(document, speech) },
    { is: 'note', text: kindOf(document, speech) },
    ...noticesOf(document, speech).map((text): Block => ({ is: 'note', text })),
    { is: 'note', text: unreadSaid(banner, speech) },
    { is: 'note', text: lastBallotsSaid(document, speech) },
    ...reservationsSaid(document, speech).map((text): Block => ({ is: 'note', text })),
    { is: 'text', text: document.frame.question || document.title.text },
    { is: 'text', name: rec.optionId, text: titleOf(document, rec.optionId) },
    { is: 'text', text: strengthSaid(document, speech) },
    { is: 'text', text: rec.downgrade ?? '' },
    { is: 'text', text: successSaid(document, speech) },
    { is: 'heading', level: 2, text: say('chances') },
    {
      is: 'table',
      heads: ['', say('option'), say('final'), say('blind')],
      rows: ranked(document.options).map(({ optionId, title, variants, final, blind }) => [
        optionId,
        variants
          ? `${title}${speech.bracketed(say('variantOf', { options: speech.list(variants.map(speech.quoted)) }))}`
          : title,
        final ? speech.percent(final.p) : '–',
        blind ? speech.percent(blind.p) : '–',
      ]),
    },
    { is: 'note', text: say('definition') },
    { is: 'text', name: say('next'), text: nextSaid(rec.nextAction, speech) },
    { is: 'text', name: say('change'), text: speech.sentences(...changing) },
    { is: 'text', name: say('risk'), text: rec.biggestRisk },
    { is: 'text', name: say('wrong'), text: costIfWrong(document, speech) ?? '' },
    {
      is: 'text',
      name: say('undone'),
      text: speech.sentences(rec.reversible ? say(rec.reversible.kind) : '', rec.exitCost),
    },
    { is: 'heading', level: 2, text: say('dissents') },
    { is: 'note', text: noDissentSaid(document, speech) || say('verbatim') },
    ...document.dissents.flatMap((dissent) => dissenting(document, speech, dissent)),
    ...heldBefore(document, speech),
    ...document.concurrences.flatMap(({ seat, text }): Block[] => [
      { is: 'heading', level: 3, text: say('concurs', { seat: seatNamed(seat, speech) }) },
      { is: 'quote', text },
    ]),
    ...(rec.separateOpinion
      ? [
          { is: 'heading', level: 3, text: say('separate') } as const,
          { is: 'quote', text: rec.separateOpinion } as const,
        ]
      : []),
    { is: 'heading', level: 2, text: say('depends') },
    { is: 'list', items: dependsOn(document, speech) },
  ];
};

export const titleOf = ({ options }: Pick<ReportDocument, 'options'>, id: string): string =>
  options.find(({ optionId }) => optionId === id)?.title ?? '';

export const seatNamed = ({ name, lens }: SeatRef, speech: Speech): string =>
  seatSaid([name, speech.lens(lens)], speech);

/** Probability, range and strength, as on page one. */
export const strengthSaid = ({ recommendation: { pool, strength } }: ReportDocument, speech: Speech): string => {
  const { say } = speech;
  const sure = pool
    ? [
        say('bestOf', { p: speech.percent(pool.p) }),
        ...(pool.range ? [say('range', { range: speech.range(pool.range.low, pool.range.high) })] : []),
      ].join(speech.marks.comma)
    : '';
  return speech.sentences(sure, strengthNamed(strength, speech));
};

const kindOf = ({ banner, at }: ReportDocument, speech: Speech): string => {
  const { say } = speech;
  const { ballots, votingSeats } = banner.counted;
  return [
    say(banner.quorum),
    say(banner.mode),
    speech.named(say('seats'), `${speech.number(ballots)}/${speech.number(votingSeats)}`),
    ...(banner.nEff === null ? [] : [say('effectiveVotes', { votes: speech.number(banner.nEff, 1) })]),
    speech.dateTime(at),
    ...(banner.isDecision ? [] : [say('notDecision')]),
  ].join(' · ');
};

/** What keeps a reader from taking the result for that of a whole panel on a decision. */
const noticesOf = ({ banner }: ReportDocument, { say, number, labelled }: Speech): string[] => [
  ...(labelled ? [] : [say('labelsEnglish')]),
  ...(banner.budgetReached ? [say('budgetReached')] : []),
  ...(banner.seatsWithoutBudget > 0 ? [say('shareSpent')] : []),
  ...(banner.freeRun ? [say('freeRun')] : []),
  ...banner.declined.map(({ provider, declined, seats }) =>
    say('declined', { provider: providerName(provider), declined: number(declined), seats: number(seats) }),
  ),
];

/** Strong minorities that no seat holds at the end, with the reason each seat gave for moving. */
const heldBefore = ({ movedDissents }: ReportDocument, speech: Speech): Block[] =>
  movedDissents.flatMap(({ seats }) =>
    seats.map(({ seat, from, kind, note, afterChange }): Block => ({
      is: 'text',
      text: speech.sentences(
        speech.say(afterChange ? 'heldBeforeChange' : 'heldBefore', {
          seat: seatNamed(seat, speech),
          option: from,
          reason: speech.say(kind),
        }),
        note,
      ),
    })),
  );

const dissenting = (document: ReportDocument, speech: Speech, dissent: Dissent): Block[] => {
  const { say } = speech;
  const seat = seatNamed(dissent.seat, speech);
  const of = `${dissent.optionId} ${titleOf(document, dissent.optionId)}`;
  return [
    { is: 'heading', level: 3, text: `${say('dissentsFor', { seat })} ${of}` },
    { is: 'quote', text: dissent.text },
    { is: 'text', name: say('rightIf'), text: dissent.conditions },
    { is: 'text', name: say('watch'), text: dissent.watch },
    { is: 'note', text: dissent.takenOver ? say('takenOver') : '' },
    { is: 'text', name: say('answers'), text: dissent.reply?.text ?? '' },
    { is: 'note', text: dissent.reply?.takenOver ? say('takenOver') : '' },
  ];
};

const dependsOn = (document: ReportDocument, speech: Speech): string[] => {
  const { say } = speech;
  const found = fragilityOf(document);
  const estimates = estimatesSaid(document, speech);
  const uncounted = uncountedSaid(document, speech);
  const firm = found ? firmSaid(found, speech) : '';
  return [
    ...heldDown(document.recommendation).map(({ label, ...named }) => say(label, named)),
    ...(uncounted ? [uncounted] : []),
    ...flipsOf(document).map(({ left, winner }) =>
      speech.named(say('without', { what: providerName(speech.lens(left)) }), `${winner} ${titleOf(document, winner)}`),
    ),
    ...(estimates ? [estimates] : []),
    ...(firm ? [firm] : []),
    ...(document.sensitivity?.breakEvens ?? []).map((tip) => speech.sentences(tip.text, tipSaid(speech, tip))),
    ...(document.sensitivity && document.matrix
      ? [speech.named(say('stable'), speech.percent(document.sensitivity.weightsStable))]
      : []),
    ...(document.valueOfInformation
      ? [say('knowing', { points: speech.number(document.valueOfInformation.counted.points, 1) })]
      : []),
  ];
};
