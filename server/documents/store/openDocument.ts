import { setImmediate } from 'node:timers/promises';

import { type Block, isHidden, tokensOf } from '../../../shared/documents/types.ts';
import type { DocumentStore } from './documentStore.ts';
import { ownJson } from '../../../shared/kernel/collections.ts';

/** The blocks of a document that was read, as they are opened: others get their turn between segments. */
export async function* blocksOf(store: DocumentStore, documentId: string): AsyncGenerator<Block> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of store.plainOf(documentId, 'text')) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield ownJson<Block>(line);
    await setImmediate();
  }
}

type Opened =
  | { readonly text: string; readonly hash: string; readonly blocks: readonly Block[] }
  | { readonly error: string };

/** Opens a document of a case for the panel: as much of what a person sees as `tokens` allow. */
export const documentOpener =
  (store: DocumentStore) =>
  async (caseId: string, documentId: string, tokens: number): Promise<Opened> => {
    const known = (await store.ofCase(caseId)).find((one) => one.documentId === documentId);
    if (!known?.textSha256) return { error: 'document-not-found' };
    const blocks: Block[] = [];
    let seen = 0;
    for await (const block of blocksOf(store, documentId)) {
      if (isHidden(block)) continue;
      if (seen >= tokens) break;
      seen += tokensOf(block.text) + 4;
      blocks.push(block);
    }
    return { text: '', hash: known.textSha256, blocks };
  };
