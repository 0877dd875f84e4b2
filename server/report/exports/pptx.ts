import pptxgen from 'pptxgenjs';

import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { cutBetweenWords, roomFor } from '../../../shared/kernel/text/cutBetweenWords.ts';
import { ranked } from '../../../shared/views/weighing.ts';
import { rehearsalOutline } from '../../../shared/views/reportDocument/rehearsed.ts';
import { noDissentSaid } from '../../../shared/words/said/dissentSaid.ts';
import { againSaid, briefly } from '../../../shared/words/said/run/againSaid.ts';
import { estimatesSaid } from '../../../shared/words/said/estimatesSaid.ts';
import { reservationsSaid } from '../../../shared/words/said/reservationsSaid.ts';
import { lastBallotsSaid } from '../../../shared/words/said/uncountedSaid.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { clean } from './clean.ts';
import { seatNamed, strengthSaid, titleOf } from './firstBlocks.ts';

/** Options A–F, in the colours of the page and of the PDF. */
const colours = ['2A7AB0', 'C26A12', '2F8562', 'B0558A', 'B8502A', '5C626B'] as const;
/** Inches. */
const [width, margin, half] = [13.33, 0.6, 5.8];
const ink = '222A33';
const soft = '5A626C';
const most = 8;
/** Of half the slide, at 13 points. */
const charactersInLine = 62;
const lineHeight = 0.2;
/** Of the recommended option's title, before how sure that is, so that both stand in a line. */
const charactersOfTitle = 60;

/** One slide: the recommendation, the options by rank, what to do next, who dissents, and which numbers are estimates; in a rehearsal that it is one. */
export const pptxOf = async (document: ReportDocument, speech: Speech): Promise<Buffer> => {
  const { say, rtl } = speech;
  const file = newPresentation();
  file.layout = 'LAYOUT_WIDE';
  file.rtlMode = rtl;
  file.title = clean(document.title.text);
  const slide = file.addSlide();
  const align = rtl ? 'right' : 'left';
  const lang = speech.language;
  const at = (x: number, w: number) => ({ x: rtl ? width - x - w : x, w });
  const put: Put = (text, place, look) => {
    if (text === '') return;
    slide.addText(clean(text), {
      ...place,
      ...at(place.x, place.w),
      ...{ align, rtlMode: rtl, lang, valign: 'top', margin: 0, fit: 'shrink' },
      ...{ color: look.color ?? ink, fontSize: look.fontSize, bold: look.bold ?? false },
      fontFace: look.serif ? 'Georgia' : 'Arial',
    });
  };

  const { banner, recommendation: rec } = document;
  const rehearsal = banner.rehearsal;
  const again = againSaid(document, speech, briefly.slide);
  const notice = rehearsal
    ? speech.sentences(say('rehearsal'), again)
    : speech.sentences(
        banner.example ?? '',
        again,
        ...(banner.quorum === 'full' ? [] : [say(banner.quorum)]),
        ...(banner.isDecision ? [] : [say('notDecision')]),
        ...(banner.freeRun ? [say('freeRun')] : []),
        lastBallotsSaid(document, speech),
        ...reservationsSaid(document, speech),
      );
  put(notice, { x: margin, y: 0.3, w: width - 2 * margin, h: 0.3 }, { fontSize: 11, color: 'B4472E' });
  const headline = rehearsal ? document.title.text : rec.headline;
  const size = headline.length > 160 ? 20 : headline.length > 90 ? 24 : 30;
  put(headline, { x: margin, y: 0.65, w: width - 2 * margin, h: 1.35 }, { fontSize: size, serif: true });
  if (rehearsal) {
    putRehearsal(document, speech, put);
  } else {
    const winner = cutBetweenWords(titleOf(document, rec.optionId), charactersOfTitle, lang);
    const sure = speech.named(`${rec.optionId} ${winner}`, strengthSaid(document, speech));
    put(sure, { x: margin, y: 2.05, w: width - 2 * margin, h: 0.4 }, { fontSize: 14 });
    const estimates = estimatesSaid(document, speech);
    put(
      estimates,
      { x: margin, y: 2.4, w: width - 2 * margin, h: 0.28 },
      { fontSize: estimates.length > 170 ? 8 : 11, color: soft },
    );
    put(say('chances'), { x: margin, y: 2.7, w: half, h: 0.35 }, { fontSize: 13, bold: true });
    const rows = ranked(document.options).slice(0, most);
    const step = Math.min(0.85, 3.6 / rows.length);
    for (const [i, { optionId, title, final }] of rows.entries()) {
      const y = 3.15 + i * step;
      const p = final?.p ?? 0;
      const place = document.options.findIndex((one) => one.optionId === optionId);
      const room = roomFor(title, charactersInLine * Math.max(1, Math.floor((step * 0.5) / lineHeight)));
      const name = cutBetweenWords(title, room, lang);
      put(`${optionId}  ${name}`, { x: margin, y, w: half, h: step * 0.5 }, { fontSize: 13 });
      const bar = Math.max(0.03, p * (half - 0.8));
      slide.addShape('rect', {
        ...at(margin, bar),
        y: y + step * 0.55,
        h: 0.16,
        fill: { color: colours[place % colours.length] ?? ink },
      });
      const share = final ? speech.percent(p) : '–';
      put(share, { x: margin + bar + 0.1, y: y + step * 0.5, w: 0.7, h: 0.26 }, { fontSize: 12, bold: true });
    }
    const more = document.options.length - rows.length;
    if (more > 0)
      put(`+${speech.number(more)}`, { x: margin, y: 6.75, w: half, h: 0.25 }, { fontSize: 11, color: soft });
    const [dissent] = document.dissents;
    const told = [
      [say('next'), rec.nextAction.what],
      [say('risk'), rec.biggestRisk],
      dissent
        ? [
            `${say('dissentsFor', { seat: seatNamed(dissent.seat, speech) })} ${dissent.optionId} ${titleOf(document, dissent.optionId)}`,
            dissent.decisiveArgument,
          ]
        : ['', noDissentSaid(document, speech)],
    ] as const;
    for (const [i, [name, text]] of told.entries()) {
      const x = margin + half + 0.5;
      const y = 2.7 + i * 1.4;
      put(name, { x, y, w: half, h: 0.3 }, { fontSize: 12, color: soft });
      put(text, { x, y: y + 0.32, w: half, h: 0.95 }, { fontSize: 14, serif: true });
    }
  }
  const foot = [
    'Witan',
    speech.say('caseAt', { case: document.caseId, revision: String(document.head.revision) }),
    speech.date(document.at),
  ];
  put(foot.join(' · '), { x: margin, y: 7, w: width - 2 * margin, h: 0.3 }, { fontSize: 10, color: soft });
  const written = await file.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(written)) throw new Error(`expected a presentation as bytes, found ${typeof written}`);
  return written;
};

type Put = (
  text: string,
  place: { readonly x: number; readonly w: number; readonly y: number; readonly h: number },
  look: { readonly fontSize: number; readonly bold?: boolean; readonly color?: string; readonly serif?: boolean },
) => void;

/** What a report will contain, and beside it what was read of the decision. */
const putRehearsal = (document: ReportDocument, speech: Speech, put: Put): void => {
  const { say } = speech;
  const { options, frame } = document;
  const [w, right] = [half, margin + half + 0.5];
  put(say('willContain'), { x: margin, y: 2.1, w, h: 0.4 }, { fontSize: 14, bold: true });
  put(say('withModels'), { x: margin, y: 2.55, w, h: 0.4 }, { fontSize: 14 });
  for (const [i, [title]] of rehearsalOutline.entries())
    put(`• ${say(title)}`, { x: margin, y: 3.1 + i * 0.31, w, h: 0.3 }, { fontSize: 12 });
  put(say('decided'), { x: right, y: 2.1, w, h: 0.4 }, { fontSize: 14, bold: true });
  const shown = options.slice(0, most);
  const fixed = frame.constraints.slice(0, mostFixed);
  const left = options.length - shown.length;
  const lines = [
    ...shown.map(({ optionId, title }) => `${optionId}  ${title}`),
    ...(left > 0 ? [`+${speech.number(left)}`] : []),
    ...(frame.deadline ? [speech.named(say('byWhen'), speech.date(frame.deadline.text))] : []),
    ...(fixed.length > 0 ? [say('fixed'), ...fixed.map((one) => `• ${one}`)] : []),
  ];
  const step = Math.min(0.42, 4.3 / lines.length);
  for (const [i, line] of lines.entries())
    put(
      cutBetweenWords(line, roomFor(line, charactersInLine), speech.language),
      { x: right, y: 2.55 + i * step, w, h: step - 0.02 },
      { fontSize: 12 },
    );
};
const mostFixed = 4;

type Presentation = typeof pptxgen.default;
/** Its types speak of a CommonJS module, Node finds an ES module: the class is the default of one or of the other. */
const isPresentation = (found: unknown): found is Presentation => typeof found === 'function';
const newPresentation = () => {
  const Found = [pptxgen, pptxgen.default].find(isPresentation);
  if (!Found) throw new Error('expected a class from pptxgenjs, found none');
  return new Found();
};
