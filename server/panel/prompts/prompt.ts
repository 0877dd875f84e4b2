import type { Material } from '../protocol/material.ts';
import type { Fence } from './fence.ts';

/** One phase's prompt: what is asked, and which parts of the material are shown. */
export type Prompt = {
  readonly task: (m: Material) => string;
  readonly shows: readonly ((m: Material, fence: Fence) => string)[];
};
