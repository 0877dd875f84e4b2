import { firstStrong } from '../../shared/words/firstStrong.ts';
import { setApart } from '../../shared/words/setApart.ts';
import type { Block, Email } from './email.ts';

/** The e-mail as plain text: blocks with an empty line between them, addresses spelled out on lines of their own. */
export const plainText = ({ blocks, speech }: Email): string =>
  `Witan\n\n${blocks
    .map((block) => spelled(block, speech))
    .filter(Boolean)
    .join('\n\n')}\n`;

function spelled(block: Block, speech: Email['speech']): string {
  const named = (text: string) => inPageDirection(`${text}${speech.marks.colon}`.trimEnd(), speech);
  switch (block.as) {
    case 'rule':
      return '---';
    case 'button':
      return `${named(block.text)}\n${block.href}`;
    case 'links':
      return block.links.map(({ text, href }) => `${named(text)}\n${href}`).join('\n');
    case 'label':
      return named(block.text);
    case 'against':
      return said(block.text)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'fine':
      return inPageDirection(block.text, speech);
    case 'lead':
    case 'text':
    case 'title':
      return said(block.text);
  }
}

/**
 * Telephone numbers, sums and versions in text that runs right to left are set apart as in the report. Addresses are not:
 * they keep their order by themselves, and a mark after one would become part of the link.
 */
const said = (text: string): string =>
  !rightToLeft.test(text)
    ? text
    : text
        .split(address)
        .map((part, i) => (i % 2 === 1 ? part : setApart(part)))
        .join('');
const address = /(https?:\/\/\S+)/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Labels and small print run as the e-mail, whatever name they begin with: a mail program goes by the first letter. */
const inPageDirection = (text: string, { rtl }: Email['speech']): string =>
  rtl && firstStrong(text) === 'ltr' ? `\u200F${said(text)}` : said(text);
