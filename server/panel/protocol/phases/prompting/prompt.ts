import type { PromptContext } from '../common/promptContext.ts';
import type { Fence } from './fence.ts';

export type Section = (m: PromptContext, fence: Fence) => string;

/** One kind of turn's prompt: what is asked, and which parts of the material are shown. */
export type Prompt = {
  readonly task: (m: PromptContext) => string;
  readonly shows: readonly Section[];
};
