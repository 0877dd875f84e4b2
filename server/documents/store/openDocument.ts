import { setImmediate } from 'node:timers/promises';

import { isAt, sheetIn } from '../../../shared/documents/addresses.ts';
import { type OutlineEntry, createOutline } from '../../../shared/documents/outline.ts';
import { type Block, blockTokens, isHidden } from '../../../shared/documents/types.ts';
import type { DocumentStore } from './documentStore.ts';
import { passageAt } from './passageAt.ts';
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
  | {
      readonly text: string;
      readonly hash: string;
      readonly blocks: readonly Block[];
      readonly outline: readonly OutlineEntry[];
    }
  | { readonly error: string };

/**
 * Opens a document of a case for the panel: of what a person sees as much as `tokens` allow, from its beginning or around `place`,
 * with the first row of a sheet. Its outline goes on to its end.
 */
export const documentOpener =
  (store: DocumentStore) =>
  async (caseId: string, documentId: string, tokens: number, place: string | null): Promise<Opened> => {
    const known = (await store.ofCase(caseId)).find((one) => one.documentId === documentId);
    if (!known?.textSha256) return { error: 'document-not-found' };
    const all = blocksOf(store, documentId);
    const opened = place === null ? await beginningOf(all, tokens) : await placeIn(all, place, tokens);
    return { text: '', hash: known.textSha256, ...opened };
  };

const beginningOf = async (all: AsyncIterable<Block>, tokens: number) => {
  const outline = createOutline();
  const blocks: Block[] = [];
  let seen = 0;
  for await (const block of all) {
    outline.add(block);
    if (isHidden(block) || seen >= tokens) continue;
    seen += blockTokens(block);
    blocks.push(block);
  }
  return { blocks, outline: outline.entries() };
};

const placeIn = async (all: AsyncIterable<Block>, place: string, tokens: number) => {
  const heads = new Map<string, Block>();
  const noted = async function* () {
    for await (const block of all) {
      const sheet = isHidden(block) ? null : sheetIn(block.at);
      if (sheet !== null && !heads.has(sheet)) heads.set(sheet, block);
      yield block;
    }
  };
  const blocks = nearest(await passageAt(noted(), place), place, tokens);
  const [first] = blocks;
  const head = first && heads.get(sheetIn(first.at) ?? 'none');
  return { blocks: head && head.at !== first.at ? [head, ...blocks] : blocks, outline: [] };
};

/** From the place on as much as three quarters of the room hold, and before it what the rest does. */
const nearest = (passage: readonly Block[], place: string, tokens: number): readonly Block[] => {
  const at = passage.findIndex((block) => isAt(place)(block.at));
  if (at < 0) return [];
  const fitting = (blocks: readonly Block[], room: number): readonly Block[] => {
    let left = room;
    const first = blocks.findIndex((block) => (left -= blockTokens(block)) < 0);
    return first < 0 ? blocks : blocks.slice(0, first);
  };
  const [own, ...after] = passage.slice(at);
  const before = fitting(passage.slice(0, at).toReversed(), tokens / 4).toReversed();
  return [...before, ...(own ? [own] : []), ...fitting(after, (tokens * 3) / 4)];
};
