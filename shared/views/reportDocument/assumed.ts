import type { FrameSection } from './types/frame.ts';

/** An assumption as it is listed, and all forms in which the report has it: alone, or behind the question that nobody answered. */
export type Assumed = { readonly text: string; readonly forms: readonly string[] };

/** What a report says that was assumed, by those who framed the decision and in place of answers: each once, in its longest form. */
export const assumedIn = ({ assumptions, asked }: Pick<FrameSection, 'assumptions' | 'asked'>): readonly Assumed[] => {
  const replies = asked.flatMap(({ text, reply }) =>
    reply?.kind === 'assumed' ? [{ question: text, reply: reply.text }] : [],
  );
  const framed = [...new Set(assumptions)].map((text): Assumed => {
    const replied = replies.find(({ question, reply }) => isBehind(text, question, reply));
    return { text, forms: replied ? [text, replied.reply] : [text] };
  });
  const known = new Set(framed.flatMap(({ forms }) => forms));
  const alone = new Set(replies.map(({ reply }) => reply)).difference(known);
  return [...framed, ...[...alone].map((text) => ({ text, forms: [text] }))];
};

/** As the frame sets them: the question, then what was assumed. */
const isBehind = (text: string, question: string, reply: string): boolean =>
  text.length > reply.length && text.startsWith(question) && text.endsWith(reply);
