import { sha256 } from '../../../../shared/kernel/hash.ts';
import type { PromptContext } from './common/promptContext.ts';
import { turnRules } from './index.ts';
import { fenceWith, dataRule } from './prompting/fence.ts';
import { dividedPrompt } from './prompting/sharedBlocks.ts';

export type Written = {
  readonly system: string;
  readonly shared: readonly string[];
  readonly text: string;
  readonly hash: string;
};

/**
 * The words for one turn: first what every seat of the case reads, then what is the seat's own. `tag` is secret and the same
 * for all turns of a case; the hash is over the prompt with the tag left out, so that the same material has the same hash.
 */
export const promptFor = (promptContext: PromptContext, tag: string): Written => {
  const { prompt, part } = turnRules[promptContext.kind];
  const write = (with_: string) => {
    const system = [
      'You are one seat of a panel that helps somebody decide.',
      dataRule(with_),
      `Write every text in the language with the tag "${promptContext.language}", plainly, without flattery. Today is ${promptContext.today}.`,
      'Answer with one JSON value of the given schema and nothing else. A field of the schema that your task does not name is null, or an empty list or text where it cannot be null.',
    ].join('\n');
    const { shared, own } = dividedPrompt(prompt, promptContext, fenceWith(with_));
    const seat = `You are ${promptContext.seat.name}. Your lens: ${promptContext.seat.lens}.`;
    const text = [...own, seat, orderOf(promptContext), prompt.task(promptContext), placeOf(part, promptContext)]
      .filter(Boolean)
      .join('\n\n');
    return { system, shared, text };
  };
  const { system, shared, text } = write(tag);
  const bare = write('tag');
  return { system, shared, text, hash: sha256(bare.system, '\n', bare.shared.join('\n\n'), '\n\n', bare.text) };
};

/** Each seat looks at the options in an order of its own, since the first of a list is chosen too often. */
const orderOf = ({ optionOrder }: PromptContext): string =>
  optionOrder.length === 0 ? '' : `Look at the options in this order: ${optionOrder.join(', ')}.`;

const placeOf = (part: string | undefined, { alsoAsked }: PromptContext): string => {
  if (part === undefined) return '';
  if (alsoAsked.length === 0) return `All this is the one entry of "${part}"; all other lists are empty.`;
  const lists = [part, ...alsoAsked].map((list) => `"${list}"`).join(', ');
  return `Your answer has one entry in each of ${lists}; all other lists are empty.`;
};
