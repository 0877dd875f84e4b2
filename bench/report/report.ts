import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

import { createReportPrinter } from '../../server/report/printer.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../shared/views/reportDocument/reportDocument.ts';
import { debateOf } from '../../test/support/histories.ts';
import { readPdf } from '../../test/support/pdf.ts';
import { english } from '../../test/support/stories.ts';
import { abroad } from '../../test/support/storiesAbroad.ts';

/**
 * How long a report of 20 pages takes, cold (a fresh worker) and warm (the median of five), how long the server's
 * event loop is held meanwhile, and whether memory stays flat over many. `node bench/report/report.ts [reports]`.
 * Goals: ≤ 3 s cold, ≤ 1.5 s warm, ≤ 20 ms held. On a busy machine the longest hold is mostly the machine's: next to it
 * is the most CPU time the server's own thread spends in one stretch, which is what a report costs the loop.
 */
const goalPages = 20;
const many = Number(process.argv[2] ?? 200);
const log = { warn: () => undefined, error: console.error } as never;
const stories = { en: english, ar: abroad['ar'], hi: abroad['hi'], zh: abroad['zh-Hans'], th: abroad['th'] };

/** The same case with more said about it, as in a deep one. */
const longer = (document: ReportDocument, more: number): ReportDocument => {
  const times = <T>(items: readonly T[], n: number): readonly T[] => Array.from({ length: n }, () => items).flat();
  return {
    ...document,
    banner: { ...document.banner, mode: 'deep' },
    reasons: times(document.reasons, 5),
    dissents: times(document.dissents, more + 2),
    preMortem: times(document.preMortem, more),
    evidence: times(document.evidence, more * 2),
    cruxes: times(document.cruxes, more).map((crux) => ({ ...crux, exchange: times(crux.exchange, 3) })),
  };
};

/** The least of it that fills the pages of the goal, found by a printer of its own: languages take different room for the same. */
const filling = async (document: ReportDocument): Promise<ReportDocument> => {
  const printer = createReportPrinter({ log });
  let pages = 0;
  for (let more = 3; more <= 20; more++) {
    const drawn = longer(document, more);
    pages = (await readPdf(await printer.print(drawn))).pages.length;
    if (pages < goalPages) continue;
    await printer.close();
    return drawn;
  }
  throw new Error(`expected ${goalPages} pages in ${document.language}, found ${pages}`);
};

const row = (...cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const timed = async <T>(work: () => Promise<T>) => {
  const start = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - start) };
};

row('language', 'pages', 'KB', 'cold ms', 'warm ms', 'loop held ms (max)', 'of it by its own thread');
row('---', '---', '---', '---', '---', '---', '---');
const drawn = [];
for (const [language, story] of Object.entries(stories)) {
  const document = await filling(reportOf(debateOf(story ?? english)) as ReportDocument);
  const printer = createReportPrinter({ log });
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const own = longestStretch();
  loop.enable();
  const cold = await timed(() => printer.print(document));
  const warm: number[] = [];
  for (let i = 0; i < 5; i++) warm.push((await timed(() => printer.print(document))).ms);
  loop.disable();
  drawn.push({ language, cold, warm, held: loop.max / 1e6, own: own() });
  await printer.close();
}
// Reading a PDF is work of the bench: not while the loop is watched.
for (const { language, cold, warm, held, own } of drawn)
  row(
    language,
    (await readPdf(cold.value)).pages.length,
    Math.round(cold.value.length / 1024),
    cold.ms,
    warm.toSorted((a, b) => a - b)[2] ?? 0,
    held.toFixed(1),
    own.toFixed(1),
  );

/** The most CPU, in ms, of this thread between two turns a millisecond apart, from now until it is asked. */
function longestStretch(): () => number {
  let [before, most] = [process.threadCpuUsage(), 0];
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

const { rssAfter } = await memory(many);
process.stdout.write(`\nA worker's memory while drawing ${many} reports, MB after each tenth: ${rssAfter.join(' ')}\n`);

async function memory(reports: number) {
  const { fork } = await import('node:child_process');
  const worker = fork(new URL('../../server/report/worker.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=512'],
    serialization: 'advanced',
  });
  const documents = Object.values(stories).map((story) => reportOf(debateOf(story ?? english)));
  const after: number[] = [];
  for (let job = 0; job < reports; job++) {
    const rss = await new Promise<number>((resolve) => {
      worker.once('message', (answer: { rss: number }) => resolve(answer.rss));
      worker.send({ job, document: documents[job % documents.length] });
    });
    if ((job + 1) % Math.ceil(reports / 10) === 0) after.push(Math.round(rss / 1024 / 1024));
  }
  worker.kill();
  return { rssAfter: after };
}
