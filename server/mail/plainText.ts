import type { Block, Letter } from './letter.ts';

/** The letter as plain text: blocks with an empty line between them, addresses spelled out. */
export const plainText = ({ blocks }: Letter): string =>
  `Witan\n\n${blocks.map(spelled).filter(Boolean).join('\n\n')}\n`;

function spelled(block: Block): string {
  switch (block.as) {
    case 'rule':
      return '---';
    case 'button':
      return `${block.text}:\n${block.href}`;
    case 'links':
      return block.links.map(({ text, href }) => `${text}: ${href}`).join('\n');
    case 'label':
      return `${block.text}:`;
    case 'against':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    default:
      return block.text;
  }
}
