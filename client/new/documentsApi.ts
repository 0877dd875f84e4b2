import type { DocumentView, Documents, NewDocument } from '../../shared/api/cases/documents.ts';
import type { Api } from '../api.ts';

const urlOf = (id: string, rest = '') => `/api/documents/${encodeURIComponent(id)}${rest}`;

/** Documents of the draft, for the next case. */
export const documentsApi = (api: Api) => ({
  list: () => api.request<Documents>('GET', '/api/documents'),
  get: (id: string) => api.request<DocumentView>('GET', urlOf(id)),
  begin: (body: NewDocument) => api.request<DocumentView>('POST', '/api/documents', body),
  finish: (id: string, sha256: string) => api.request<DocumentView>('POST', urlOf(id, '/finish'), { sha256 }),
  remove: (id: string) => api.request<void>('DELETE', urlOf(id)),
  /** A piece of a file, with the digest by which the server knows that it came whole. */
  put: async (id: string, offset: number, piece: ArrayBuffer, sha256: ArrayBuffer): Promise<DocumentView> => {
    const reply = await api.call('PUT', urlOf(id, `/pieces/${offset}`), piece, {
      'Content-Type': 'application/octet-stream',
      'Content-Digest': `sha-256=:${btoa(String.fromCharCode(...new Uint8Array(sha256)))}:`,
    });
    const view: DocumentView = await reply.json();
    return view;
  },
});
export type DocumentsApi = ReturnType<typeof documentsApi>;
