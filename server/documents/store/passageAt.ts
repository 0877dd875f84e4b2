import { isAt } from '../../../shared/documents/addresses.ts';
import { type Block, isHidden } from '../../../shared/documents/types.ts';

/** Blocks on either side of a place. */
const around = 25;

/** What a person sees of a document around a block, a cell or a page; from its beginning where there is no such place. */
export const passageAt = async (blocks: AsyncIterable<Block>, at: string): Promise<readonly Block[]> => {
  const isThere = isAt(at);
  let before: Block[] = [];
  const start: Block[] = [];
  const after: Block[] = [];
  let isFound = false;
  for await (const block of blocks) {
    if (isHidden(block)) continue;
    if (isFound) {
      after.push(block);
      if (after.length >= around) break;
    } else if (isThere(block.at)) {
      isFound = true;
      after.push(block);
    } else {
      if (start.length < around * 2) start.push(block);
      before = [...before.slice(-around + 1), block];
    }
  }
  return isFound ? [...before, ...after] : start;
};
