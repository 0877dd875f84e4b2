import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReportFormat } from '../../shared/api/cases/reportFormats.ts';
import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import { dropOldest } from '../../shared/kernel/collections.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Head, SignedHead } from '../../shared/kernel/signedHead.ts';
import { seenBy } from '../../shared/views/redact.ts';
import {
  type ReportDocument,
  documentHash,
  reportOfHistory,
} from '../../shared/views/reportDocument/reportDocument.ts';
import type { CaseCommand } from '../cases/caseDecider.ts';
import type { Asked, Handled } from '../platform/store/handler.ts';
import type { Store } from '../platform/store/store.ts';
import { workbookOf } from './numbers/workbook.ts';
import { codeOf } from '../../shared/kernel/thrown.ts';
import { exported } from './exports/exported.ts';
import { filenameOf } from './exports/filename.ts';

type Needs = {
  readonly store: Pick<Store<CaseEvent>, 'read'>;
  readonly handleCase: (caseId: string, command: CaseCommand, by: Asked) => Promise<Handled<CaseEvent>>;
  /** Vouches for the head a report rests on. */
  readonly sign: (head: Head) => SignedHead;
  readonly print: (document: ReportDocument) => Promise<Uint8Array>;
  /** Printed reports are kept here by the hash of their document; the folder can be emptied at any time. */
  readonly folder: string;
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
export function createReports({ store, handleCase, sign, print, folder, now }: Needs) {
  const historyOf = async (caseId: string): Promise<Recorded<CaseEvent>[]> => {
    const history = await Array.fromAsync(store.read(caseStream(caseId)));
    const unfit = history.find((event) => event.unfit)?.unfit;
    if (unfit) throw new Error(`a report cannot rest on it: ${unfit}`);
    // An erased case has none, and its history is unreadable.
    return history.some(({ type, erased }) => erased ?? type === 'CaseErased') ? [] : history;
  };

  const files = new Map<string, { bytes: number; sha256: string }>();
  const fileNamed = (hash: string) => join(folder, `${hash}.pdf`);

  return {
    /** Prints and issues the report of a case whose panel has concluded; does nothing when it was issued before. */
    async issue(caseId: string): Promise<void> {
      const history = await historyOf(caseId);
      const unsigned = documentOf(history);
      const concluded = history.some((event) => event.type === 'GatePassed' && event.data.panel === 0);
      if (!unsigned || !concluded || history.some(({ type }) => type === 'ReportIssued')) return;
      const { key, signature, at } = sign({ stream: caseStream(caseId), ...unsigned.head, at: now() });
      const signed = { at, key, signature };
      const document = { ...unsigned, signed };
      await printed(document);
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

    /** Removes what was printed of a case, as long as its history can be read. */
    async forget(caseId: string): Promise<void> {
      for await (const event of store.read(caseStream(caseId)))
        if (event.type === 'ReportIssued' && !event.erased && !event.unfit)
          await rm(fileNamed(event.data.documentHash), { force: true });
    },

    /** Size and SHA-256 of a printed report; nulls where it is not printed on this machine. */
    async fileOf(hash: string): Promise<{ bytes: number | null; sha256: string | null }> {
      const known = files.get(hash);
      if (known) return known;
      const pdf = await readFile(fileNamed(hash)).catch(() => null);
      if (!pdf) return { bytes: null, sha256: null };
      const found = { bytes: pdf.byteLength, sha256: createHash('sha256').update(pdf).digest('hex') };
      files.set(hash, found);
      dropOldest(files, 10_000);
      return found;
    },

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
        pdf: () => printed(document),
        workbook: () => workbookOf(document),
        exported: (format) => exported(document, format),
      };
    },
  };

  async function printed(document: ReportDocument): Promise<Buffer> {
    const file = fileNamed(documentHash(document));
    try {
      return await readFile(file);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    const pdf = Buffer.from(await print(document));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const aside = `${file}.${createHash('sha256').update(pdf).digest('hex').slice(0, 8)}.${process.pid}`;
    await writeFile(aside, pdf, { mode: 0o600 });
    await rename(aside, file);
    return pdf;
  }
}

const documentOf = (history: readonly Recorded<CaseEvent>[]): ReportDocument | null => {
  return reportOfHistory(seenBy('owner', history));
};
