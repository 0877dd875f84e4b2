import { performance } from 'node:perf_hooks';

import { createReportPrinter } from '../../../server/report/printer.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import type { Played } from './scenarios.ts';

/**
 * Seconds of each case to its PDF: those to its result, in virtual time, and those that drawing its own report took on this machine.
 * The first is drawn by a fresh process, as after a start.
 */
export const secondsToPdf = async (played: readonly Played[]) => {
  const printer = createReportPrinter({ log: { warn: () => undefined, error: console.error } });
  const seconds: number[] = [];
  const drawing: number[] = [];
  for (const one of played) {
    const document = reportOfHistory(one.events);
    if (!document) throw new Error('expected a case with a report, found none');
    const from = performance.now();
    await printer.print(document);
    drawing.push((performance.now() - from) / 1000);
    seconds.push(one.seconds + (drawing.at(-1) ?? 0));
  }
  await printer.close();
  return { seconds, longestDrawing: Math.max(...drawing) };
};
