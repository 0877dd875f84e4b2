import type { DocumentView } from '../../../shared/api/cases/documents.ts';
import { sentenceOf } from '../../../shared/documents/refusals.ts';
import type { StoredDocument } from '../store/rows.ts';

export const presentDocument = (document: StoredDocument): DocumentView => {
  const { documentId, name, state, bytes, received, createdAt, read, refusal } = document;
  return {
    document_id: documentId,
    name,
    state,
    bytes,
    received,
    created_at: createdAt,
    kind: read?.kind ?? null,
    reader: read?.reader ?? null,
    pages: read?.pages ?? null,
    units: read?.units ?? null,
    tokens: read?.tokens ?? null,
    warnings: read?.warnings.map(({ code, params }) => ({ code, params: { ...params } })) ?? [],
    refusal: refusal ? { code: refusal.code, detail: sentenceOf(refusal) } : null,
  };
};
