import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { againSaid, briefly } from '../../shared/words/said/run/againSaid.ts';
import { noDissentSaid } from '../../shared/words/said/dissentSaid.ts';
import { nextSaid } from '../../shared/words/said/nextSaid.ts';
import { strengthNamed } from '../../shared/words/said/strengthSaid.ts';
import type { Speech } from '../../shared/words/speech.ts';

/** A report as a message of a few lines, in its own language: what is recommended, how sure that is, who dissents, what comes next. */
export const summarySaid = (document: ReportDocument, speech: Speech, link: string): string => {
  const { banner, recommendation: rec, frame, title } = document;
  const { say } = speech;
  const question = frame.question || title.text;
  const again = document.again || document.isAgain ? [againSaid(document, speech, briefly.email)] : [];
  if (banner.rehearsal) return [say('rehearsal'), ...again, question, link].join('\n');
  const [dissent] = document.dissents;
  const name = (id: string) => `${id} ${document.options.find(({ optionId }) => optionId === id)?.title ?? ''}`;
  const seat = dissent ? `${dissent.seat.name}${speech.marks.comma}${speech.lens(dissent.seat.lens)}` : '';
  return [
    ...(banner.example === undefined ? [] : [banner.example]),
    ...again,
    question,
    rec.headline,
    speech.sentences(
      rec.pool ? say('bestOf', { p: speech.percent(rec.pool.p) }) : '',
      strengthNamed(rec.strength, speech),
    ),
    dissent
      ? speech.sentences(
          speech.named(`${say('dissentsFor', { seat })} ${name(dissent.optionId)}`, dissent.decisiveArgument),
          dissent.takenOver ? say('takenOver') : '',
        )
      : noDissentSaid(document, speech),
    speech.named(say('next'), nextSaid(rec.nextAction, speech)),
    link,
  ].join('\n');
};
