import { partTokens } from '../../../../shared/documents/parts.ts';
import { type Block, isHidden, tokensOf } from '../../../../shared/documents/types.ts';

/** The blocks of one part: whole blocks only, those that a person sees, and the first row of a sheet that goes on from before. */
export const blocksOfPart = (blocks: readonly Block[], nth: number): readonly Block[] => {
  const [from, to] = [nth * partTokens, (nth + 1) * partTokens];
  const part: Block[] = [];
  const heads = new Map<string, Block>();
  let seen = 0;
  for (const block of blocks) {
    if (isHidden(block) || block.flags.includes('furniture')) continue;
    const sheet = block.kind === 'row' ? block.at.slice(0, block.at.lastIndexOf('!') + 1) : null;
    if (sheet !== null && !heads.has(sheet)) heads.set(sheet, block);
    if (seen >= to) break;
    const tokens = tokensOf(block.text) + 4;
    if (seen >= from) {
      const head = sheet === null ? undefined : heads.get(sheet);
      if (head && part.length === 0 && head !== block) part.push(head);
      part.push(block);
    }
    seen += tokens;
  }
  return part;
};
