import type { WarningCode } from '../../shared/documents/types.ts';
import type { Key } from '../words.svelte.ts';

/** Estimated tokens of a document that the panel opens. */
const opened = 120_000;

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

/** What the owner is told of a document that was read, each once. */
export const notesOf = ({ warnings, tokens }: Read): readonly Key[] => [
  ...new Set([
    ...warnings.flatMap(({ code }) => sentences[code] ?? []),
    ...((tokens ?? 0) > opened ? (['documents.cut'] as const) : []),
  ]),
];
