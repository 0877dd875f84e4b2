import { z } from 'zod';

import { ofCase, published } from '../../../shared/api/define.ts';
import {
  DocumentView,
  Documents,
  FinishedDocument,
  NewDocument,
  Passage,
  documentId,
  ofDocument,
} from '../../../shared/api/cases/documents.ts';
import { documentOffers, pieceBytes } from '../../../shared/documents/limits.ts';
import { type Access, type Role, mayOpenDocuments } from '../../cases/access.ts';
import type { CaseRouteNeeds } from '../../cases/caseNeeds.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { blocksOf } from '../store/openDocument.ts';
import { passageAt } from '../store/passageAt.ts';
import { notFound } from '../store/uploads.ts';
import { digestIn, readPiece } from './piece.ts';
import { presentDocument } from './present.ts';

type Needs = Pick<CaseRouteNeeds, 'accounts' | 'documents'>;

const tag = 'documents';

/** Documents before a case starts, which belong to a draft of the account, and those of a case. */
export const documentRoutes = ({ accounts, documents }: Needs): readonly Route[] => [
  route({
    method: 'post',
    path: '/api/documents',
    operationId: 'beginDocument',
    tag,
    summary: 'Announce a file that will be sent in pieces',
    description:
      'PDF, DOCX, XLSX, PPTX, CSV, Markdown or plain text. It is kept encrypted with the case. What a person sees of its text is read, and is sent to the AI providers of the panel; hidden text that is found, comments and metadata are kept apart and sent to nobody. Of a long document a part is read; the report says of which.',
    auth: 'session',
    scope: 'submit',
    body: NewDocument,
    problems: ['document-too-large', 'documents-too-many'],
    replies: { 201: { description: 'Its pieces may come.', schema: DocumentView } },
    async handle({ caller: { accountId }, body }) {
      const { plan } = await accounts.viewOf(accountId);
      return { status: 201, body: presentDocument(await documents.store.begin(accountId, body, documentOffers[plan])) };
    },
  }),
  route({
    method: 'put',
    path: '/api/documents/:document_id/pieces/:offset',
    operationId: 'putPiece',
    tag,
    summary: 'Send the next piece of a file; sent again, it changes nothing',
    description: `Plain bytes with Content-Length, at most ${pieceBytes}; every piece but the last is a multiple of 262144 bytes.`,
    auth: 'session',
    scope: 'submit',
    params: z.object({
      document_id: documentId,
      offset: z.coerce
        .number<string>()
        .int()
        .min(0)
        .register(published, { description: 'At which byte of the file this piece begins.' }),
    }),
    headers: z.object({
      'content-digest': z.string().register(published, { description: '`sha-256=:…:` of the piece (RFC 9530).' }),
    }),
    raw: true,
    problems: ['document-not-found', 'piece-out-of-order', 'piece-damaged', 'too-large', 'malformed-request'],
    replies: { 200: { description: 'How far it has come.', schema: DocumentView } },
    async handle({ caller: { accountId }, params, headers, ctx }) {
      const own = { accountId, documentId: params.document_id };
      const digest = digestIn(headers['content-digest']);
      await documents.store.put(own, params.offset, await readPiece(ctx.req), digest);
      return { status: 200, body: presentDocument(await documents.store.get(accountId, params.document_id)) };
    },
  }),
  route({
    method: 'post',
    path: '/api/documents/:document_id/finish',
    operationId: 'finishDocument',
    tag,
    summary: 'Say that all pieces were sent; the document is read next',
    auth: 'session',
    scope: 'submit',
    params: ofDocument,
    body: FinishedDocument,
    problems: ['document-not-found', 'document-incomplete', 'piece-damaged'],
    replies: { 202: { description: 'It waits to be read.', schema: DocumentView } },
    async handle({ caller: { accountId }, params, body }) {
      await documents.store.finish({ accountId, documentId: params.document_id }, body.sha256);
      documents.onReceived();
      return { status: 202, body: presentDocument(await documents.store.get(accountId, params.document_id)) };
    },
  }),
  route({
    method: 'get',
    path: '/api/documents',
    operationId: 'listDocuments',
    tag,
    summary: 'Documents of the draft, for the next case',
    auth: 'session',
    scope: 'submit',
    problems: [],
    replies: { 200: { description: 'In the order in which they came.', schema: Documents } },
    async handle({ caller: { accountId } }) {
      const found = await documents.store.draftOf(accountId);
      return { status: 200, body: { documents: found.map(presentDocument), piece_bytes: pieceBytes } };
    },
  }),
  route({
    method: 'get',
    path: '/api/documents/:document_id',
    operationId: 'getDocument',
    tag,
    summary: 'How far a document has come, and what was read',
    auth: 'session',
    scope: 'submit',
    params: ofDocument,
    problems: ['document-not-found'],
    replies: { 200: { description: 'The document.', schema: DocumentView } },
    handle: async ({ caller: { accountId }, params }) => ({
      status: 200,
      body: presentDocument(await documents.store.get(accountId, params.document_id)),
    }),
  }),
  route({
    method: 'delete',
    path: '/api/documents/:document_id',
    operationId: 'deleteDocument',
    tag,
    summary: 'Remove a document from the draft, for good',
    auth: 'session',
    scope: 'submit',
    params: ofDocument,
    problems: ['document-not-found'],
    replies: { 204: { description: 'Nothing of it is left.' } },
    async handle({ caller: { accountId }, params }) {
      await documents.store.remove(accountId, params.document_id);
      return { status: 204 };
    },
  }),
  route({
    method: 'get',
    path: '/api/cases/:case_id/documents',
    operationId: 'listCaseDocuments',
    tag,
    summary: 'Documents that came with a case',
    auth: 'reader',
    scope: 'read',
    params: ofCase,
    problems: ['documents-closed'],
    replies: { 200: { description: 'In the order in which they came.', schema: Documents } },
    async handle({ caller, params }) {
      await mustOpen(accounts, caller);
      const found = await documents.store.ofCase(params.case_id);
      return { status: 200, body: { documents: found.map(presentDocument), piece_bytes: pieceBytes } };
    },
  }),
  route({
    method: 'get',
    path: '/api/cases/:case_id/documents/:document_id/passage',
    operationId: 'getPassage',
    tag,
    summary: 'What a document of a case says around a place',
    auth: 'reader',
    scope: 'read',
    params: ofCase.extend(ofDocument.shape),
    query: z.object({
      at: z
        .string()
        .max(200)
        .register(published, { description: 'A place as evidence names it: `p.12 ¶3`, `Data!B7`.' }),
    }),
    problems: ['document-not-found', 'documents-closed'],
    replies: { 200: { description: 'The passage.', schema: Passage } },
    async handle({ caller, params, query: { at } }) {
      await mustOpen(accounts, caller);
      const ofThisCase = await documents.store.ofCase(params.case_id);
      const known = ofThisCase.find(({ documentId: id }) => id === params.document_id);
      if (!known?.read) throw notFound();
      const blocks = await passageAt(blocksOf(documents.store, known.documentId), at);
      return {
        status: 200,
        body: {
          ...{ name: known.name, kind: known.read.kind, at },
          blocks: blocks.map(({ at: place, kind, text, cells }) => ({
            ...{ at: place, kind, text },
            ...(cells && { cells: cells.map((cell) => ({ at: cell.at, text: cell.text })) }),
          })),
        },
      };
    },
  }),
];

type Reader = { readonly accountId: string | null; readonly role: Role; readonly found: { readonly access: Access } };

/** Owners open what is theirs; an auditor only what the owner opened to them. */
const mustOpen = async (accounts: Needs['accounts'], { accountId, role, found: { access } }: Reader): Promise<void> => {
  if (role === 'owner' || mayOpenDocuments(access, accountId ? await accounts.viewOf(accountId) : null)) return;
  throw new Refusal('documents-closed', 'The owner of the case has not opened its documents to you. Ask them to.');
};
