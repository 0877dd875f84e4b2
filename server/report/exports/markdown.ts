import type { Block } from './block.ts';

/** CommonMark with tables. Nothing a user or model wrote is markup: what could be is escaped. */
export const markdownOf = (blocks: readonly Block[]): string => `${blocks.map(written).join('\n\n')}\n`;

const written = (block: Block): string => {
  switch (block.is) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${plain(block.text)}`;
    case 'text':
      return block.name ? `**${plain(block.name)}** ${plain(block.text)}` : plain(block.text);
    case 'note':
      return `*${plain(block.text)}*`;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${plain(line)}`)
        .join('\n');
    case 'list':
      return block.items.map((item) => `- ${plain(item)}`).join('\n');
    case 'table':
      return [block.heads, block.heads.map(() => '---'), ...block.rows]
        .map((cells, i) => `| ${cells.map((cell) => (i === 1 ? cell : plain(cell))).join(' | ')} |`)
        .join('\n');
  }
};

/** On one line, without anything that Markdown or HTML reads as more than a letter. */
const plain = (text: string): string =>
  text
    // No-break and other special spaces stay.
    .replaceAll(/[ \t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(#{1,6}|[-+=]+|\d+[.)])(?=\s|$)/u, (mark) =>
      /\d/.test(mark) ? `${mark.slice(0, -1)}\\${mark.slice(-1)}` : `\\${mark}`,
    );
