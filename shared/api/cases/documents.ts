import { z } from 'zod';

import { documentKinds } from '../../documents/kinds.ts';
import { blockKinds, readers, warningCodes } from '../../documents/types.ts';
import { dateTime, published, text } from '../define.ts';

const documentStates = ['receiving', 'received', 'reading', 'ready', 'refused'] as const;

export const documentId = z
  .string()
  .regex(/^[\w-]{20,60}$/u)
  .register(published, { description: 'Id of a document.' });
export const ofDocument = z.object({ document_id: documentId });

export const NewDocument = z
  .strictObject({
    name: text(1000, 1).register(published, { description: 'The file’s name; its last part is kept.' }),
    bytes: z.int().min(1).register(published, { description: 'The file’s size.' }),
  })
  .register(published, { id: 'NewDocument', description: 'A file that is going to be sent in pieces.' });
export type NewDocument = z.infer<typeof NewDocument>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);
export const FinishedDocument = z
  .strictObject({ sha256 })
  .register(published, { id: 'FinishedDocument', description: 'SHA-256 of the whole file, in hexadecimal.' });
export type FinishedDocument = z.infer<typeof FinishedDocument>;

const params = z.record(z.string(), z.union([z.string(), z.number()]));

export const DocumentView = z
  .object({
    document_id: documentId,
    name: z.string(),
    state: z.enum(documentStates),
    bytes: z.int(),
    received: z.int().register(published, { description: 'Bytes that are here: where the next piece begins.' }),
    created_at: dateTime,
    kind: z.enum(documentKinds).nullable(),
    reader: z.enum(readers).nullable(),
    pages: z.int().nullable(),
    units: z.int().nullable().register(published, { description: 'Paragraphs, or cells that are not empty.' }),
    tokens: z.int().nullable(),
    warnings: z.array(z.object({ code: z.enum(warningCodes), params })),
    refusal: z
      .object({ code: z.string(), detail: z.string() })
      .nullable()
      .register(published, { description: 'Why it was not taken, as a code and a sentence.' }),
  })
  .register(published, { id: 'Document' });
export type DocumentView = z.infer<typeof DocumentView>;

export const Documents = z
  .object({
    documents: z.array(DocumentView),
    piece_bytes: z.int().register(published, { description: 'Most bytes of one piece.' }),
  })
  .register(published, { id: 'Documents' });
export type Documents = z.infer<typeof Documents>;

export const Passage = z
  .object({
    name: z.string(),
    kind: z.enum(documentKinds),
    at: z.string(),
    blocks: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(blockKinds),
        text: z.string(),
        cells: z.array(z.object({ at: z.string(), text: z.string() })).optional(),
      }),
    ),
  })
  .register(published, { id: 'Passage', description: 'What a person sees of a document around one place.' });
export type Passage = z.infer<typeof Passage>;
