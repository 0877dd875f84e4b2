import type { PromptContext } from '../common/promptContext.ts';
import type { Fence } from './fence.ts';
import type { Prompt, Section } from './prompt.ts';
import { theCase, theEvidence, theExchange, theFrame, theObjections, theReasons } from './sections.ts';

/**
 * What seats of one provider read alike, in the order in which it changes least: providers keep the beginning of a prompt in a
 * cache as long as not one byte of it differs. After these blocks comes what is the seat's own.
 */
const blocks: readonly (readonly Section[])[] = [
  [theCase],
  [theFrame, theEvidence],
  [theReasons, theExchange, theObjections],
];

export type Divided = {
  /** Blocks that other seats are shown too, each of them the end of a beginning that can be cached. */
  readonly shared: readonly string[];
  readonly own: readonly string[];
};

export const dividedPrompt = (prompt: Prompt, m: PromptContext, fence: Fence): Divided => {
  // What was said on one crux alone differs from crux to crux.
  const common = m.crux === null ? blocks : blocks.slice(0, 2);
  const shared = common.map((block) => block.filter((section) => prompt.shows.includes(section)));
  const own = prompt.shows.filter((section) => !shared.some((block) => block.includes(section)));
  const written = (sections: readonly Section[]) => sections.map((section) => section(m, fence)).filter(Boolean);
  return {
    shared: shared.map((block) => written(block).join('\n\n')).filter(Boolean),
    own: written(own),
  };
};
