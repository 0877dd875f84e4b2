import { sheetIn } from '../../../../shared/documents/addresses.ts';
import { partTokens } from '../../../../shared/documents/parts.ts';
import { type Block, blockTokens, isHidden } from '../../../../shared/documents/types.ts';

/** A part may end so much of its length earlier, where a section begins there. */
const slack = 0.2;

/** What a person sees of a document, cut into parts at headings and new sheets; whole blocks only. `nth` counts from 0. */
export const blocksOfPart = (blocks: readonly Block[], nth: number): readonly Block[] => {
  const { shown, ends } = cut.get(blocks) ?? cutUp(blocks);
  const from = ends[nth - 1] ?? (nth === 0 ? 0 : shown.length);
  const part = shown.slice(from, ends[nth]);
  const [first] = part;
  const sheet = first ? sheetIn(first.at) : null;
  if (sheet === null) return part;
  // A sheet that goes on from before shows its first row again.
  const head = shown.find(({ at }) => sheetIn(at) === sheet);
  return head && head !== first ? [head, ...part] : part;
};

/** A document is cut once, however many of its parts are asked for. */
const cut = new WeakMap<readonly Block[], Cut>();
type Cut = { readonly shown: readonly Block[]; readonly ends: readonly number[] };
const cutUp = (blocks: readonly Block[]): Cut => {
  const shown = blocks.filter((block) => !isHidden(block) && !block.flags.includes('furniture'));
  const made = { shown, ends: endsOf(shown) };
  cut.set(blocks, made);
  return made;
};

/** Where each part but the last ends: the place of the first block after it. */
const endsOf = (blocks: readonly Block[]): readonly number[] => {
  const ends: number[] = [];
  let [seen, section] = [0, 0];
  for (const [i, block] of blocks.entries()) {
    const end = (ends.length + 1) * partTokens;
    const before = blocks[i - 1];
    const begins =
      block.kind === 'heading' ? before?.kind !== 'heading' : before !== undefined && isNewSheet(before, block);
    if (begins && seen >= end - slack * partTokens) section = i;
    if (seen >= end) {
      ends.push(section > (ends.at(-1) ?? 0) ? section : i);
      section = 0;
    }
    seen += blockTokens(block);
  }
  return ends;
};

const isNewSheet = (before: Block, block: Block): boolean =>
  sheetIn(block.at) !== null && sheetIn(before.at) !== sheetIn(block.at);
