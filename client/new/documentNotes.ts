import { partsOf, partsToRead } from '../../shared/documents/parts.ts';
import type { Mode } from '../../shared/events/case.ts';
import type { WarningCode } from '../../shared/documents/types.ts';
import type { Key } from '../words/words.svelte.ts';

/** Warnings that come to the same for the owner share a sentence. */
const sentences: Readonly<Partial<Record<WarningCode, Key>>> = {
  hidden_text: 'documents.hidden',
  hidden_text_unchecked: 'documents.unchecked',
  pages_without_text: 'documents.pictures',
  pages_cut: 'documents.cut',
  rows_cut: 'documents.cut',
  sheets_cut: 'documents.cut',
  text_cut: 'documents.cut',
  formulas_not_calculated: 'documents.formulas',
  macros_unread: 'documents.unread',
  embedded_unread: 'documents.unread',
  external_links_unread: 'documents.unread',
  tracked_changes: 'documents.tracked',
  charset_guessed: 'documents.charset',
  recognised_text: 'documents.unchecked',
};

type Read = { readonly warnings: readonly { readonly code: WarningCode }[]; readonly tokens: number | null };

/** What the owner is told of a document that was read, each once; `partsRead`: how many of its parts the panel reads. */
export const notesOf = ({ warnings, tokens }: Read, partsRead: number): readonly Key[] => [
  ...new Set([
    ...(partsRead === 0 ? (['documents.leftOut'] as const) : []),
    ...warnings.flatMap(({ code }) => sentences[code] ?? []),
    ...(partsRead > 0 && partsRead < partsOf({ tokens: tokens ?? 0 }) ? (['documents.cut'] as const) : []),
  ]),
];

/** How many parts of each document the panel reads in this mode, in the order of the documents. */
export const partsReadOf = (tokens: readonly (number | null)[], mode: Mode): readonly number[] => {
  const documents = tokens.map((of) => ({ tokens: of ?? 0 }));
  const read = partsToRead(documents, mode);
  return documents.map((one) => read.filter(({ document }) => document === one).length);
};
