import { cutBetweenWords, roomFor } from '../../../../../shared/kernel/text/cutBetweenWords.ts';
import type { ReportDocument } from '../../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../../../shared/words/speech.ts';
import { rehearsal } from '../rehearsal.ts';
import { again, estimates, lastBallots, noDissent, reservations, strength, sureness } from '../statements.ts';
import { byProbability, type Part, seatNamed, tellingOf, type Telling } from '../telling.ts';

/** Options whose bars a slide has room for. */
const mostBars = 8;

export const barsOn = (document: ReportDocument, speech: Speech): readonly number[] =>
  document.banner.rehearsal
    ? []
    : byProbability(tellingOf(document, speech))
        .slice(0, mostBars)
        .map(({ final }) => final?.p ?? 0);

/** What the slide of a report says. */
export const onSlide = (document: ReportDocument, speech: Speech): readonly Part[] => {
  const telling = tellingOf(document, speech);
  const foot = [
    'Witan',
    speech.say('caseAt', { case: document.caseId, revision: String(document.head.revision) }),
    speech.date(document.at),
  ];
  const said = document.banner.rehearsal ? rehearsed(telling) : recommended(telling);
  return [
    { heading: 'ppt/slides/slide1.xml', says: [...said, ...foot] },
    { heading: 'title', says: [document.title.text] },
  ];
};

/** As so many lines of half a slide have room for it. */
const inLine = (text: string, { language }: Speech, lines: number): string =>
  cutBetweenWords(text, roomFor(text, 62 * lines), language);

const rehearsed = (telling: Telling): string[] => {
  const { document, speech, words } = telling;
  const notes = new Set([
    words.definition,
    words.matrixNote,
    words.verbatim,
    words.tripwiresNote,
    words.movedChart,
    words.cardNote,
  ]);
  const titles = rehearsal(telling).outline.filter((line) => !notes.has(line));
  const { options, frame } = document;
  const [shown, fixed] = [options.slice(0, mostBars), frame.constraints.slice(0, 4)];
  const read = [
    ...shown.map(({ optionId, title }) => `${optionId}  ${title}`),
    ...(options.length > shown.length ? [`+${speech.number(options.length - shown.length)}`] : []),
    ...(frame.deadline ? [speech.named(words.byWhen, speech.date(frame.deadline.text))] : []),
    ...(fixed.length > 0 ? [words.fixed, ...fixed.map((one) => `• ${one}`)] : []),
  ].map((line) => inLine(line, speech, 1));
  return [
    ...[words.rehearsal, ...again(telling, 110), document.title.text, words.willContain, words.withModels],
    ...[...titles, words.decided, ...read],
  ];
};

const linesOf = (bars: number): number => Math.max(1, Math.floor((Math.min(0.85, 3.6 / bars) * 0.5) / 0.2));

const recommended = (telling: Telling): string[] => {
  const { document, speech, words, say } = telling;
  const { banner: b, recommendation: r, dissents } = document;
  const [dissent] = dissents;
  const title = document.options.find(({ optionId }) => optionId === r.optionId)?.title ?? '';
  const more = document.options.length - mostBars;
  return [
    b.example ?? '',
    ...again(telling, 110),
    b.quorum === 'full' ? '' : words[b.quorum],
    b.isDecision ? '' : words.notDecision,
    b.freeRun ? words.freeRun : '',
    ...lastBallots(telling),
    ...reservations(telling),
    r.headline,
    `${r.optionId} ${cutBetweenWords(title, 60, speech.language)} ${sureness(telling, true)} ${strength(telling)}`,
    ...estimates(telling),
    words.chances,
    ...byProbability(telling)
      .slice(0, mostBars)
      .map(
        ({ optionId, title, final }, _i, { length }) =>
          `${optionId} ${inLine(title, speech, linesOf(length))} ${final ? speech.percent(final.p) : ''}`,
      ),
    more > 0 ? `+${speech.number(more)}` : '',
    words.next,
    r.nextAction.what,
    words.risk,
    r.biggestRisk,
    ...(dissent
      ? [
          `${say('dissentsFor', { seat: seatNamed(telling, dissent.seat) })} ${telling.named(dissent.optionId)}`,
          dissent.decisiveArgument,
        ]
      : noDissent(telling)),
  ];
};
