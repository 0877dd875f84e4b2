import { describe, expect, it } from 'vitest';

import { Refused } from '../../client/api.ts';
import type { DocumentsApi } from '../../client/new/documentsApi.ts';
import { Uploads } from '../../client/new/uploads.svelte.ts';
import type { DocumentView } from '../../shared/api/cases/documents.ts';

const refusal = (code: string, status: number) =>
  new Refused({ type: 'about:blank', title: code, status, code, detail: code });

/** A server that keeps drafts; `harm` may refuse what would be done next. */
const server = (harm: (what: 'put' | 'finish') => Error | null) => {
  const kept = new Map<string, DocumentView>();
  let begun = 0;
  const known = (id: string) => kept.get(id) as DocumentView;
  const see = (view: DocumentView) => {
    kept.set(view.document_id, view);
    return Promise.resolve(view);
  };
  const api = {
    list: () => Promise.resolve({ documents: [...kept.values()], piece_bytes: 4 } as never),
    get: (id) => Promise.resolve(known(id)),
    begin: ({ name, bytes }) =>
      see({
        ...{ document_id: `doc-${++begun}`, name, bytes, received: 0, state: 'receiving', refusal: null },
        ...{ kind: null, pages: null, tokens: null, warnings: [] },
      } as unknown as DocumentView),
    put: (id, offset, piece) => {
      const error = harm('put');
      return error ? Promise.reject(error) : see({ ...known(id), received: offset + piece.byteLength });
    },
    finish: (id) => {
      const error = harm('finish');
      return error ? Promise.reject(error) : see({ ...known(id), state: 'ready' });
    },
    remove: (id) => {
      kept.delete(id);
      return Promise.resolve();
    },
  } satisfies DocumentsApi;
  return { api, kept };
};
const file = new File(['twelve bytes'], 'lease.txt');
const uploadsTo = async (api: DocumentsApi) => {
  const uploads = new Uploads(api, () => Promise.resolve());
  await uploads.load();
  return uploads;
};
const stateOf = (uploads: Uploads) => uploads.items.map(({ state, refusal: why }) => [state, why]);

describe('a file that is chosen again', () => {
  it('goes on from where it was cut off', async () => {
    let puts = 0;
    const { api, kept } = server((what) => (what === 'put' && ++puts === 2 ? refusal('INVALID_INPUT', 400) : null));
    const uploads = await uploadsTo(api);
    uploads.add([file]);
    await expect.poll(() => stateOf(uploads)).toEqual([['failed', 'INVALID_INPUT']]);
    uploads.add([file]);
    await expect.poll(() => stateOf(uploads)).toEqual([['ready', null]]);
    expect([...kept.keys()]).toEqual(['doc-1']);
    expect(puts).toBe(4);
  });

  it('is sent afresh where it had come whole and was damaged', async () => {
    let finished = 0;
    const { api, kept } = server((what) =>
      what === 'finish' && ++finished === 1 ? refusal('PIECE_DAMAGED', 422) : null,
    );
    const uploads = await uploadsTo(api);
    uploads.add([file]);
    await expect.poll(() => stateOf(uploads)).toEqual([['failed', 'PIECE_DAMAGED']]);
    uploads.add([file]);
    await expect.poll(() => stateOf(uploads)).toEqual([['ready', null]]);
    expect([...kept.values()].map(({ document_id, received }) => [document_id, received])).toEqual([['doc-2', 12]]);
  });
});
