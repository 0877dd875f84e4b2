import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { documentId } from '../../../shared/api/cases/documents.ts';
import { documentOffers, segmentBytes } from '../../../shared/documents/limits.ts';
import { safeName } from '../../../shared/documents/names.ts';
import { documentKinds } from '../../../shared/documents/kinds.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { presentDocument } from '../../documents/http/present.ts';
import type { StoredDocument } from '../../documents/store/rows.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { hints, tool } from './tool.ts';

/** Shorter than any client waits for a call; how often it is looked whether the document was read. */
const [mostWaitMs, lookEveryMs] = [30_000, 250];

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * One file for the next case, whole or in parts of 256 KiB, into the same draft and under the same limits as over REST. What is
 * sent again is recognised by its name and content, and adds nothing.
 */
export const documentTool = ({ accounts, documents: { store, onReceived } }: McpNeeds, token: TokenCaller) => {
  const { accountId } = token;

  /** The same file in the draft: all of it, or what has come of it before a connection broke. */
  const drafted = async (name: string, bytes: number, sha256: string): Promise<StoredDocument | undefined> => {
    const alike = (await store.draftOf(accountId)).filter(
      (one) => one.name === safeName(name) && one.bytes === bytes && one.sha256 === sha256,
    );
    return alike.find(({ state }) => state !== 'receiving') ?? alike[0];
  };
  const begin = async (name: string, bytes: number, sha256: string): Promise<string> => {
    const { plan } = await accounts.viewOf(accountId);
    return (await store.begin(accountId, { name, bytes, sha256 }, documentOffers[plan])).documentId;
  };
  /** A file that is not what its hash says is dropped, so that sending it again begins again. */
  const finish = async (id: string, sha256: string): Promise<void> => {
    const own = { accountId, documentId: id };
    try {
      await store.finish(own, sha256);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'piece-damaged') await store.remove(accountId, id);
      throw error;
    }
    onReceived();
  };
  /** Waits until the document is read or refused, or the time is over; answers it as it is then. */
  const read = async (id: string, signal: AbortSignal): Promise<StoredDocument> => {
    for (;;) {
      const found = await store.get(accountId, id);
      if (signal.aborted || isSettled(found)) return found;
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  };

  return tool({
    name: 'add_document',
    title: 'Add a document',
    description:
      'Adds a file of the person to their next case: PDF, DOCX, XLSX, PPTX, CSV, Markdown or plain text. Send text, or the bytes in base64; send a file above 256 KiB in parts. What a person sees of its text is sent to the AI providers of the panel. Then pass its document_id to submit_decision, or to ask_again as the change. Add only what the person wants the panel to read. Sending the same file again adds nothing.',
    scope: 'submit',
    hints: hints('fftf'),
    input: z.object({
      name: z.string().min(1).max(255).describe('Name of the file with its ending, such as costs.xlsx.'),
      text: z.string().min(1).max(200_000).optional().describe('Content of a text, Markdown or CSV file.'),
      // Clients know no format "base64" and complain of it: the pattern says the same.
      base64: z
        .string()
        .regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'Expected base64.')
        .min(4)
        .max(Math.ceil(segmentBytes / 3) * 4)
        .optional()
        .describe(`Bytes of the file, or of one part: at most ${segmentBytes} bytes.`),
      part: z
        .strictObject({
          offset: z
            .int()
            .min(0)
            .max(2 ** 31)
            .multipleOf(segmentBytes)
            .describe('Offset of this part in the file, in bytes.'),
          bytes: z
            .int()
            .min(1)
            .max(2 ** 31)
            .describe('Size of the whole file.'),
          sha256: z
            .string()
            .regex(/^[0-9a-f]{64}$/u)
            .describe('SHA-256 of the whole file, in hexadecimal.'),
          document_id: documentId.optional().describe('From the answer to the first part; omit it there.'),
        })
        .optional()
        .describe(`Only for a file above ${segmentBytes} bytes; every part but the last has ${segmentBytes}.`),
    }),
    output: z.object({
      document_id: z.string(),
      name: z.string(),
      state: z.enum(['receiving', 'received', 'reading', 'ready', 'refused']),
      received: z.int(),
      kind: z.enum(documentKinds).nullable(),
      pages: z.int().nullable(),
      tokens: z.int().nullable(),
      warnings: z.array(z.string()),
      refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
      already_added: z.boolean(),
      next: z.string(),
    }),
    async run({ name, text, base64, part }, { mcpReq }) {
      const piece = bytesOf(text, base64);
      const whole = part ?? { offset: 0, bytes: piece.length, sha256: sha256Of(piece), document_id: undefined };
      const before = await drafted(name, whole.bytes, whole.sha256);
      const id = before?.documentId ?? whole.document_id ?? (await begin(name, whole.bytes, whole.sha256));
      const isWhole = before !== undefined && before.state !== 'receiving';
      if (!isWhole) {
        const received = await store.put({ accountId, documentId: id }, whole.offset, piece, sha256Of(piece));
        if (received >= whole.bytes) await finish(id, whole.sha256);
      }
      const found = await read(id, AbortSignal.any([mcpReq.signal, AbortSignal.timeout(mostWaitMs)]));
      const { document_id, received, kind, pages, tokens, warnings, refusal, state } = presentDocument(found);
      const next = nextOf(found);
      return {
        text: `${found.name}: ${state}, document_id ${document_id}. ${refusal ? `${refusal.code}: ${refusal.detail} ` : ''}${next}`,
        data: {
          ...{ document_id, name: found.name, state, received, kind, pages, tokens, refusal },
          warnings: warnings.map(({ code }) => code),
          already_added: isWhole,
          next,
        },
      };
    },
  });
};

const bytesOf = (text: string | undefined, base64: string | undefined): Buffer => {
  if ((text === undefined) === (base64 === undefined))
    throw new Refusal('invalid-input', 'Send either text or base64.', [
      { pointer: '/base64', detail: 'Send the content once: as text, or as base64.' },
    ]);
  return base64 === undefined ? Buffer.from(text ?? '') : Buffer.from(base64, 'base64');
};

/** Nothing more happens to it by itself before its next part comes. */
const isSettled = ({ state }: StoredDocument): boolean =>
  state === 'ready' || state === 'refused' || state === 'receiving';

const nextOf = ({ state, received, documentId: id }: StoredDocument): string => {
  switch (state) {
    case 'receiving':
      return `Call add_document with the part at offset ${received} and document_id ${id}.`;
    case 'received':
    case 'reading':
      return 'It is being read. Call add_document with the same arguments in a few seconds.';
    case 'ready':
      return 'Name document_id in documents of submit_decision, or in ask_again as what changed.';
    case 'refused':
      return 'Tell the person why it cannot be read; go on without it only if they agree.';
  }
};
