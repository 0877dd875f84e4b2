import { endsOpen, type Line, type Section, sentencesOf } from '../lines.ts';
import { listAt } from '../lists.ts';
import { marks } from '../marks.ts';

/** A list of a text with its lines and what stands above it. */
export type Block = {
  readonly items: readonly string[];
  readonly isCounted: boolean;
  readonly lines: readonly Line[];
  /** The line or sentence that leads over to it; `null` where only what is told of the matter stands above. */
  readonly label: string | null;
  /** Whether the label ends with a colon. */
  readonly isOpened: boolean;
  /** The last sentence above, and all that is told in the section before the list. */
  readonly lead: string;
  readonly above: string;
};

/** All lists of a section, each once. */
export const blocksIn = ({ lines }: Section): Block[] => {
  const blocks: Block[] = [];
  const told: string[] = [];
  for (let i = 0; i < lines.length;) {
    const list = listAt(lines, i);
    if (!list || list.items.length < 2) {
      told.push(lines[i]?.text ?? '');
      i += 1;
      continue;
    }
    const above = told.filter((text) => text !== '' && !isItem(text)).join(' ');
    const label = labelAbove(lines, i);
    blocks.push({
      items: list.items,
      isCounted: list.signs.every((sign) => sign !== ''),
      lines: lines.slice(i, list.end),
      label,
      isOpened: label !== null && isOpen(label),
      lead: sentencesOf(above.slice(-longestLead)).at(-1) ?? '',
      above,
    });
    i = list.end;
  }
  return blocks;
};
const longestLead = 600;

const labelAbove = (lines: readonly Line[], at: number): string | null => {
  const i = lines[at - 1]?.text === '' ? at - 2 : at - 1;
  const text = lines[i]?.text ?? '';
  if (text === '' || isItem(text)) return null;
  if (isOpen(text)) return sentenceAt(lines, i);
  const isAlone = (lines[i - 1]?.text ?? '') === '';
  return isAlone && text.length <= longestLabel && !/[.!?。！？؟…,，،;]["”»)]?$/u.test(text) ? text : null;
};
const longestLabel = 60;
const isOpen = (text: string): boolean => endsOpen(text.replace(/(?:\*\*|__)$/u, ''));

/** The sentence that ends at a line; it may have begun some lines above. */
const sentenceAt = (lines: readonly Line[], at: number): string => {
  const before = lines.slice(Math.max(0, at - mostLines), at + 1);
  const from = before.findLastIndex(({ text }) => text === '' || isItem(text)) + 1;
  return (
    sentencesOf(
      before
        .slice(from)
        .map(({ text }) => text)
        .join(' '),
    ).at(-1) ?? ''
  );
};
const mostLines = 6;
const isItem = (text: string): boolean =>
  marks.some(({ pattern }) => pattern.test(text) && text.replace(pattern, '') !== '');
