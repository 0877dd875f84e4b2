import type { Seen } from '../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Read } from './reading/compared.ts';
import type { Slides } from './reading/inFiles.ts';
import type { ReadWatch } from './reading/onWatch.ts';

/** What a reader is told of one case, as it was read back from where it is shown. */
export type Surfaces = {
  /** The JSON, and the history it is of where there is one. */
  readonly document: ReportDocument;
  readonly history: readonly Seen[] | null;
  readonly speech: Speech;
  /** The e-mail with the PDF and the one without, each part by part. */
  readonly mail: readonly Read[];
  readonly bareMail: readonly Read[];
  readonly pdf: ReadPdf | null;
  /** The report as it is taken away, as somebody reads each file. */
  readonly files: ReadFiles | null;
  /** The page in the browser, in the words of who reads it. */
  readonly page: { readonly parts: readonly Read[]; readonly speech: Speech } | null;
  /** The watch page at its end, in English. */
  readonly watch: ReadWatch | null;
  /** The same case for who watches it by a link. */
  readonly watcher: {
    readonly document: ReportDocument | null;
    readonly history: readonly Seen[];
    readonly watch: ReadWatch | null;
  } | null;
};

/** Part by part in the order of reading; each page as it is drawn; and the JSON that is attached. */
export type ReadPdf = {
  readonly parts: readonly Read[];
  readonly pages: readonly string[];
  readonly attached: string;
};

export type ReadFiles = {
  readonly md: readonly Read[];
  readonly docx: readonly Read[];
  readonly pptx: Slides;
};

/** Two places that cannot both be true. */
export type Contradiction = { readonly rule: string; readonly found: string };

/** A rule says what contradicts it; nothing where all is well. */
export type Rule = (surfaces: Surfaces) => readonly string[];

/** Without white space and invisible characters: lines of a page break anywhere. */
export const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');

/** One finding where a condition does not hold. */
export const unless = (holds: boolean, found: string): string[] => (holds ? [] : [found]);
export const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
