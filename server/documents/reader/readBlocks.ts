import type { Block } from '../../../shared/documents/types.ts';
import type { DocumentReader } from './run.ts';
import { ownJson } from '../../../shared/kernel/collections.ts';

const mostBytes = 16 * 1024 * 1024;

/** Reads bytes that are at hand, in a process without rights as every document: its blocks, or why there are none. */
export const blocksReader =
  (read: DocumentReader) =>
  async (
    bytes: Uint8Array,
    name: string,
    signal: AbortSignal,
  ): Promise<{ readonly blocks: readonly Block[] } | { readonly error: string }> => {
    let lines = '';
    const reading = await read({
      ...{ name, signal },
      bytes: async function* () {
        yield bytes;
      },
      keep: async (chunks) => {
        const kept: Buffer[] = [];
        let size = 0;
        for await (const chunk of chunks) if ((size += chunk.length) <= mostBytes) kept.push(chunk);
        lines = Buffer.concat(kept).toString('utf8');
      },
    });
    if (reading.outcome === 'refused') return { error: reading.refusal.code };
    return { blocks: blocksIn(lines) };
  };

/** Blocks from lines of JSON; a last line that was cut off is left out. */
const blocksIn = (lines: string): readonly Block[] =>
  lines
    .slice(0, lines.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ownJson<Block>(line));
