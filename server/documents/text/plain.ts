import { Unreadable } from '../../../shared/documents/refusals.ts';
import type { ReadDocument } from '../reading/sink.ts';
import { decodeText } from './decode.ts';
import { raised } from './raised.ts';

/** Markdown and plain text: paragraphs between blank lines. Markup stays, but for comments, which no page shows. */
const readPlain =
  (markdown: boolean): ReadDocument =>
  async (bytes, sink) => {
    const decoded = decodeText(bytes);
    if (!decoded) throw new Unreadable('document-damaged', 'no text');
    if (decoded.guessed) sink.warn('charset_guessed', { charset: decoded.charset });
    let number = 0;
    const lines = decoded.text.replaceAll(/\r\n?/gu, '\n');
    // A comment may hold blank lines, and stays one comment.
    const whole = markdown
      ? lines.replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, (comment) => comment.replaceAll(/\n\s*\n/gu, '\n'))
      : lines;
    for (const paragraph of whole.split(/\n[ \t]*\n/u)) {
      const comments = markdown
        ? [...paragraph.matchAll(/<!--([\s\S]*?)(?:-->|$)/gu)].map(([, text = '']) => text)
        : [];
      const shown = comments.length > 0 ? paragraph.replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, ' ') : paragraph;
      const text = markdown ? withRaised(shown) : shown;
      if (paragraph.trim() === '') continue;
      number++;
      const kind = markdown && /^\s{0,3}#{1,6}\s/u.test(text) ? 'heading' : 'paragraph';
      sink.add({ at: `¶${number}`, kind, text, flags: [] });
      for (const comment of comments)
        sink.add({ at: `¶${number}`, kind: 'comment', text: comment, flags: ['comment'] });
      if (sink.isFull()) break;
    }
    await sink.drain();
    return 'text';
  };

/** Markdown has no marks of its own for what is raised or lowered but those of HTML. */
const withRaised = (text: string): string =>
  text.replaceAll(/<(su[pb])>([^<>\n]{1,24})<\/\1>/giu, (whole, tag: string, given: string, at: number) => {
    const before = text.slice(Math.max(0, at - 8), at);
    const { text: set, isNote } = raised(given, tag.toLowerCase() === 'sup' ? 'above' : 'below', { before });
    return isNote ? whole : set;
  });

export const [readMarkdown, readText] = [readPlain(true), readPlain(false)];
