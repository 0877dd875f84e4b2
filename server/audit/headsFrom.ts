import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import { caseStream } from '../../shared/events/case.ts';
import { type Head, type SignedHead, headsIn } from '../../shared/kernel/signedHead.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { documentHash } from '../../shared/views/reportDocument/reportDocument.ts';

export type Reported = { readonly head: Head | SignedHead; readonly documentHash: string };

/** Heads from a file, else from the text itself. */
export function headsFrom(given: string): readonly (Head | SignedHead)[] {
  const heads = headsIn(textOf(given) ?? given);
  if (heads && heads.length > 0) return heads;
  throw new Error(
    `expected heads such as case-…@REVISION HASH [INSTANT KEY SIGNATURE], found ${given.slice(0, 80)}, which is none and no file of them`,
  );
}

/** The head a report rests on, from its PDF (which carries the report as JSON) or from that JSON. */
export function reportedIn(file: string): Reported {
  const bytes = readFileSync(file);
  const text = bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? attached(bytes, file) : bytes.toString('utf8');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- looked at below
  const document = JSON.parse(text) as ReportDocument;
  const { caseId, head, signed } = document;
  if (typeof caseId !== 'string' || typeof head?.hash !== 'string')
    throw new Error(`${file}: expected a report of a case with its head, found something else`);
  return { head: { stream: caseStream(caseId), at: '', ...head, ...signed }, documentHash: documentHash(document) };
}

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** The first file attached to a PDF as this program writes it. */
function attached(pdf: Buffer, file: string): string {
  const start = pdf.indexOf('stream\n', pdf.indexOf('/Type /EmbeddedFile')) + 'stream\n'.length;
  const end = pdf.indexOf('\nendstream', start);
  if (!pdf.includes('/Type /EmbeddedFile') || end < 0)
    throw new Error(`${file}: expected the report attached to its PDF as JSON, found none; type its head: --head`);
  return inflateSync(pdf.subarray(start, end)).toString('utf8');
}
