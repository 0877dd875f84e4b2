/** Why a document was not taken: a code, and one sentence for the owner. `{…}` is filled from `params`. */
export const documentRefusals = {
  'document-too-large': 'This file is larger than your plan allows ({limit}).',
  'documents-too-many': 'This file would put the case over your plan’s limit for documents ({limit}).',
  'document-unsafe': 'This file is too large when unpacked, or may be malicious.',
  'document-locked': 'This file is locked with a password; save a copy without one.',
  'document-damaged': 'This file is damaged or incomplete; open it and save it again.',
  'document-empty': 'There is no text in this file.',
  'document-kind': 'This is {found}; supported formats are PDF, DOCX, XLSX, PPTX, CSV, Markdown and plain text.',
  'document-misnamed': 'The name says {named}, but the content is {found}.',
  'document-timeout': 'Reading this file took longer than a document should.',
} as const;

export type DocumentRefusalCode = keyof typeof documentRefusals;

export type DocumentRefusal = {
  readonly code: DocumentRefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
};

export const sentenceOf = ({ code, params }: DocumentRefusal): string =>
  documentRefusals[code].replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(params[name] ?? name));

/** Thrown while a document is read; caught once, at the end of the reader. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly refusal: DocumentRefusal;

  constructor(code: DocumentRefusalCode, detail: string, params: DocumentRefusal['params'] = {}) {
    super(detail);
    this.refusal = { code, params };
  }
}
