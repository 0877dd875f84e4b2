import { sha256 } from '../../../../shared/kernel/hash.ts';
import type { PromptContext } from './common/promptContext.ts';
import { turnRules } from './index.ts';
import { fenceWith, dataRule } from './prompting/fence.ts';

export type Written = { readonly system: string; readonly text: string; readonly hash: string };

/**
 * The words for one turn. `tag` is random for each call, so that fenced text cannot close its own fence; the hash is over the
 * prompt with the tag left out, so that the same material has the same hash.
 */
export const promptFor = (promptContext: PromptContext, tag: string): Written => {
  const { prompt } = turnRules[promptContext.kind];
  const write = (with_: string) => {
    const fence = fenceWith(with_);
    const system = [
      `You are ${promptContext.seat.name}, one seat of a panel that helps somebody decide. Your lens: ${promptContext.seat.lens}.`,
      dataRule(with_),
      `Write every text in the language with the tag "${promptContext.language}", plainly, without flattery. Today is ${promptContext.today}.`,
      'Answer with one JSON value of the given schema and nothing else.',
    ].join('\n');
    const text = [...prompt.shows.map((show) => show(promptContext, fence)), prompt.task(promptContext)]
      .filter(Boolean)
      .join('\n\n');
    return { system, text };
  };
  const { system, text } = write(tag);
  const bare = write('tag');
  return { system, text, hash: sha256(bare.system, '\n', bare.text) };
};
