import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { speak } from '../../shared/words/speak.ts';
import { createDrawing } from './drawing.ts';
import { drawFitting } from './drawToFit.ts';
import { fontsFolder } from './fonts/folder.ts';

/** A process that draws one document after the other. What it answers carries the number of the question. */
export type Question = { readonly job: number; readonly document: ReportDocument };
export type Answer =
  | { readonly job: number; readonly pdf: Uint8Array; readonly missing: readonly string[]; readonly rss: number }
  | { readonly job: number; readonly error: string; readonly rss: number };

const draw = createDrawing(fontsFolder());

process.on('message', (question: Question) => void answer(question));
process.on('disconnect', () => process.exit(0));

async function answer({ job, document }: Question): Promise<void> {
  let reply: Answer;
  try {
    const { pdf, missing } = await drawFitting(draw, document, await speak(document.language));
    reply = { job, pdf, missing, rss: process.memoryUsage.rss() };
  } catch (error) {
    reply = {
      job,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      rss: process.memoryUsage.rss(),
    };
  }
  process.send?.(reply);
}
