import type Anthropic from '@anthropic-ai/sdk';

type Block = Anthropic.ContentBlock;
type Delta = Anthropic.RawContentBlockDelta;

/**
 * The content of an answer as its stream builds it, to be sent back unchanged where the provider pauses a long search: thinking
 * with its signature, searches and their encrypted results.
 */
export class AnswerContent {
  readonly #blocks: Block[] = [];
  readonly #inputs = new Map<number, string>();

  start(index: number, block: Block): void {
    this.#blocks[index] = structuredClone(block);
  }

  add(index: number, delta: Delta): void {
    const block = this.#blocks[index];
    if (!block) return;
    if (delta.type === 'text_delta' && block.type === 'text') block.text += delta.text;
    else if (delta.type === 'citations_delta' && block.type === 'text')
      block.citations = [...(block.citations ?? []), delta.citation];
    else if (delta.type === 'thinking_delta' && block.type === 'thinking') block.thinking += delta.thinking;
    else if (delta.type === 'signature_delta' && block.type === 'thinking') block.signature = delta.signature;
    else if (delta.type === 'input_json_delta')
      this.#inputs.set(index, (this.#inputs.get(index) ?? '') + delta.partial_json);
  }

  get blocks(): Anthropic.ContentBlockParam[] {
    return this.#blocks.map((block, i) => {
      const input = this.#inputs.get(i);
      if (input === undefined || (block.type !== 'server_tool_use' && block.type !== 'tool_use')) return block;
      return { ...block, input: JSON.parse(input || '{}') as unknown };
    });
  }

  /** All plain text: an answer that was said instead of handed in by its tool. */
  get text(): string {
    return this.#blocks.map((block) => (block.type === 'text' ? block.text : '')).join('');
  }
}
