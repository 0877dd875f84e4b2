import { setTimeout as sleep } from 'node:timers/promises';

import type { ReportFormat } from '../../shared/api/cases/reportFormats.ts';
import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Head, SignedHead } from '../../shared/kernel/signedHead.ts';
import { calculatingOnce } from '../../shared/decisionModel/calculated.ts';
import { seenBy } from '../../shared/views/redact.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { documentHash, reportOfHistory } from '../../shared/views/reportDocument/reportDocument.ts';
import type { CaseCommand } from '../cases/commands/caseCommand.ts';
import { later } from '../platform/http/problem.ts';
import type { Asked, Handled } from '../platform/store/handler.ts';
import type { Store } from '../platform/store/store.ts';
import { runSteps } from '../platform/runSteps.ts';
import { workbookOf } from './numbers/workbook.ts';
import { exported } from './exports/exported.ts';
import { filenameOf } from './exports/filename.ts';
import type { PrintedReports } from './printedReports.ts';

type Needs = {
  readonly store: Pick<Store<CaseEvent>, 'read'>;
  readonly handleCase: (caseId: string, command: CaseCommand, by: Asked) => Promise<Handled<CaseEvent>>;
  /** Vouches for the head a report rests on. */
  readonly sign: (head: Head) => SignedHead;
  readonly kept: PrintedReports;
  /** Null in a process that leaves it to others. */
  readonly print: ((document: ReportDocument) => Promise<Uint8Array>) | null;
  /** Lets a process that prints `issue` the report of this case. */
  readonly wake: (caseId: string) => Promise<void>;
  /** How long one that others print is waited for. */
  readonly patienceMs?: number;
  readonly now: () => string;
};

export type Report = {
  readonly document: ReportDocument;
  readonly filename: string;
  readonly pdf: () => Promise<Buffer>;
  /** The numbers of the decision as a workbook; null where there are none. */
  readonly workbook: () => Promise<Buffer | null>;
  readonly exported: (format: ReportFormat) => Promise<Buffer>;
};
export type Reports = ReturnType<typeof createReports>;

/** Reports of cases: issued once, then the same for ever, because they are made of the history up to the head they name. */
export function createReports({ store, handleCase, sign, kept, print, wake, patienceMs = 20_000, now }: Needs) {
  const printing = new Map<string, Promise<Buffer>>();
  const historyOf = async (caseId: string): Promise<Recorded<CaseEvent>[]> => {
    const history = await Array.fromAsync(store.read(caseStream(caseId)));
    const unfit = history.find((event) => event.unfit)?.unfit;
    if (unfit) throw new Error(`a report cannot rest on it: ${unfit}`);
    // An erased case has none, and its history is unreadable.
    if (history.some(({ type, erased }) => erased ?? type === 'CaseErased')) return [];
    for (const event of history)
      if (event.type === 'DecisionModelMade' && event.data.model) await runSteps(calculatingOnce(event.data.model));
    return history;
  };

  return {
    /** Prints and issues the report of a case whose panel has concluded; of one that was issued before, prints what is missing. */
    async issue(caseId: string): Promise<void> {
      const history = await historyOf(caseId);
      const unsigned = documentOf(history);
      const concluded = history.some((event) => event.type === 'GatePassed' && event.data.panel === 0);
      if (!unsigned || !concluded) return;
      if (history.some(({ type }) => type === 'ReportIssued')) {
        await printed(caseId, unsigned);
        return;
      }
      const { key, signature, at } = sign({ stream: caseStream(caseId), ...unsigned.head, at: now() });
      const signed = { at, key, signature };
      const document = { ...unsigned, signed };
      await printed(caseId, document);
      await handleCase(
        caseId,
        {
          type: 'IssueReport',
          documentHash: documentHash(document),
          head: document.head,
          signed,
          filename: filenameOf(document.title.text, document.language),
          at,
        },
        { key: 'report', actor: 'system', correlation: caseId, causation: history.at(-1)?.id ?? null },
      );
    },

    /** Removes what was printed of a case. */
    forget: (caseId: string): Promise<void> => kept.dropCase(caseId),

    /** Size and SHA-256 of the PDFs of documents with these hashes, as far as they are printed. */
    filesOf: (hashes: readonly string[]) => kept.filesOf(hashes),

    /** The issued report as watchers may see it; null before. Made of what they may see of the history, never of more. */
    async watched(caseId: string): Promise<ReportDocument | null> {
      const history = await historyOf(caseId);
      if (!history.some(({ type }) => type === 'ReportIssued')) return null;
      const document = reportOfHistory(seenBy('watcher', history));
      return document && { ...document, caseId };
    },

    /** The issued report; null before. */
    async of(caseId: string): Promise<Report | null> {
      const history = await historyOf(caseId);
      const issued = history.find((event) => event.type === 'ReportIssued');
      const document = issued && documentOf(history);
      if (!document) return null;
      return {
        document,
        filename: issued.data.filename,
        pdf: () => printed(caseId, document),
        workbook: () => workbookOf(document),
        exported: (format) => exported(document, format),
      };
    },
  };

  /** As it was printed, by this process or another; printed now where nobody has it. Who asks meanwhile gets the same. */
  function printed(caseId: string, document: ReportDocument): Promise<Buffer> {
    const hash = documentHash(document);
    const begun = printing.get(hash);
    if (begun) return begun;
    const pdf = (async () => {
      const before = await kept.read(caseId, hash);
      if (before) return before;
      if (!print) return printedElsewhere(caseId, hash);
      const bytes = Buffer.from(await print(document));
      await kept.keep(caseId, hash, bytes);
      return bytes;
    })().finally(() => printing.delete(hash));
    printing.set(hash, pdf);
    return pdf;
  }

  async function printedElsewhere(caseId: string, hash: string): Promise<Buffer> {
    await wake(caseId);
    for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(250)) {
      const pdf = await kept.read(caseId, hash);
      if (pdf) return pdf;
    }
    throw later('busy', 'The report waits to be printed.', 10);
  }
}

const documentOf = (history: readonly Recorded<CaseEvent>[]): ReportDocument | null => {
  return reportOfHistory(seenBy('owner', history));
};
