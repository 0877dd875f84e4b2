import type { PromptContext } from '../common/promptContext.ts';
import type { Fence } from './fence.ts';

/** One kind of turn's prompt: what is asked, and which parts of the material are shown. */
export type Prompt = {
  readonly task: (m: PromptContext) => string;
  readonly shows: readonly ((m: PromptContext, fence: Fence) => string)[];
};
