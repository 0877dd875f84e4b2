import type { DocumentView } from '../../shared/api/cases/documents.ts';
import { Refused, codeOf } from '../api.ts';
import type { DocumentsApi } from './documentsApi.ts';

type State = DocumentView['state'] | 'failed';
/** A file on its way to the case, or there already. */
export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly state: State;
  readonly view: DocumentView | null;
  /** Why it was not taken, as a code of the API. */
  readonly refusal: string | null;
};

const [tries, pollMs] = [5, 700];

/**
 * Documents for the next case: sent piece by piece, read by the server, kept there in a draft. What was cut off goes on from
 * where the server has it when the same file is chosen again.
 */
export class Uploads {
  items = $state.raw<readonly Upload[]>([]);
  readonly #api: DocumentsApi;
  readonly #wait: (ms: number) => Promise<void>;
  #pieceBytes = 4 * 1024 * 1024;
  #queue: Promise<void> = Promise.resolve();
  #files = 0;

  constructor(api: DocumentsApi, wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))) {
    this.#api = api;
    this.#wait = wait;
  }

  /** Ids of what was read, for the case. */
  get ready(): readonly string[] {
    return this.items.flatMap(({ view, state }) => (view && state === 'ready' ? [view.document_id] : []));
  }
  /** Estimated tokens of each document that was read. */
  get tokens(): readonly number[] {
    return this.items.flatMap(({ view, state }) => (view && state === 'ready' ? [view.tokens ?? 0] : []));
  }
  /** Something is on its way: the case waits for it. */
  get isBusy(): boolean {
    return this.items.some(({ state }) => state === 'receiving' || state === 'received' || state === 'reading');
  }

  /** What the draft on the server holds. */
  async load(): Promise<void> {
    const { documents, piece_bytes } = await this.#api.list();
    this.#pieceBytes = piece_bytes;
    this.items = documents.map((view) =>
      itemOf(view, view.document_id, view.state === 'receiving' ? { state: 'failed', refusal: 'INTERRUPTED' } : {}),
    );
    for (const { key, state } of this.items) if (state === 'received' || state === 'reading') void this.#follow(key);
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const before = this.items.find(
        (item) => item.state === 'failed' && item.name === file.name && item.bytes === file.size && item.view,
      );
      // What arrived whole and was refused is no part to go on from.
      const isCut = before !== undefined && before.received < before.bytes;
      if (before && !isCut) void this.remove(before.key);
      const cut = isCut ? before : undefined;
      const key = cut?.key ?? `file-${this.#files++}`;
      const fresh: Upload = {
        ...{ key, name: file.name, bytes: file.size, received: 0, state: 'receiving', refusal: null },
        view: cut?.view ?? null,
      };
      this.items = cut ? this.items.map((item) => (item === cut ? fresh : item)) : [...this.items, fresh];
      this.#queue = this.#queue.then(() => this.#send(key, file));
    }
  }

  async remove(key: string): Promise<void> {
    const item = this.#at(key);
    this.items = this.items.filter((one) => one.key !== key);
    if (item?.view) await this.#api.remove(item.view.document_id).catch(() => undefined);
  }

  /** They belong to the case now. */
  clear(): void {
    this.items = [];
  }

  async #send(key: string, file: File): Promise<void> {
    try {
      if (!this.#at(key)) return;
      const known = this.#at(key)?.view;
      let view = known ?? (await this.#api.begin({ name: file.name, bytes: file.size }));
      this.#see(key, view);
      while (view.received < file.size) {
        if (!this.#at(key)) return void this.#api.remove(view.document_id).catch(() => undefined);
        view = await this.#piece(view, file);
        this.#see(key, view);
      }
      view = await this.#api.finish(view.document_id, hex(await digest(await file.arrayBuffer())));
      this.#see(key, view);
      await this.#follow(key);
    } catch (error) {
      this.#change(key, { state: 'failed', refusal: codeOf(error) });
    }
  }

  /** A piece that was cut off is asked about and sent again. */
  async #piece(view: DocumentView, file: File): Promise<DocumentView> {
    for (let nth = 1; ; nth++) {
      const from = nth === 1 ? view.received : (await this.#api.get(view.document_id)).received;
      if (from >= file.size) return { ...view, received: from };
      const piece = await file.slice(from, from + this.#pieceBytes).arrayBuffer();
      try {
        return await this.#api.put(view.document_id, from, piece, await digest(piece));
      } catch (error) {
        const passes = !(error instanceof Refused) || error.problem.status === 0 || error.problem.status >= 500;
        if (nth >= tries || !passes) throw error;
        await this.#wait(500 * 2 ** nth);
      }
    }
  }

  async #follow(key: string): Promise<void> {
    for (;;) {
      const item = this.#at(key);
      if (!item?.view || (item.state !== 'received' && item.state !== 'reading')) return;
      await this.#wait(pollMs);
      try {
        this.#see(key, await this.#api.get(item.view.document_id));
      } catch (error) {
        if (codeOf(error) !== 'OFFLINE') return this.#change(key, { state: 'failed', refusal: codeOf(error) });
      }
    }
  }

  #at(key: string): Upload | undefined {
    return this.items.find((item) => item.key === key);
  }
  #see(key: string, view: DocumentView): void {
    this.items = this.items.map((item) => (item.key === key ? itemOf(view, key) : item));
  }
  #change(key: string, change: Partial<Upload>): void {
    this.items = this.items.map((item) => (item.key === key ? { ...item, ...change } : item));
  }
}

const itemOf = (view: DocumentView, key: string, over: Partial<Upload> = {}): Upload => ({
  ...{ key, name: view.name, bytes: view.bytes, received: view.received, state: view.state, view },
  refusal: view.refusal ? view.refusal.code.toUpperCase().replaceAll('-', '_') : null,
  ...over,
});

const digest = (bytes: ArrayBuffer): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
