import type { Email } from '../../../server/mail/email.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../shared/words/speech.ts';

/** What a reader is told of one case: the document that is the JSON, the e-mail, and the texts of PDF and page where they were made from it. */
export type Surfaces = {
  readonly document: ReportDocument;
  readonly email: Email;
  readonly speech: Speech;
  /** Each page without white space, as `bare` gives it. */
  readonly pdf: readonly string[] | null;
  /** The page in the browser, likewise: its first section, then all of it. */
  readonly page: { readonly first: string; readonly whole: string } | null;
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
