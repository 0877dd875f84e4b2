import { keysOf } from '../kernel/collections.ts';

/** The kinds of documents that are read, with the endings of their files' names. */
export const documentEndings = {
  pdf: ['pdf'],
  docx: ['docx', 'docm', 'dotx'],
  xlsx: ['xlsx', 'xlsm', 'xltx'],
  pptx: ['pptx', 'pptm', 'ppsx'],
  csv: ['csv', 'tsv'],
  markdown: ['md', 'markdown'],
  text: ['txt', 'text'],
} as const;

export type DocumentKind = keyof typeof documentEndings;
export const documentKinds = keysOf<DocumentKind>(documentEndings);
