import type { Content } from 'pdfmake/interfaces.js';

import type { Speech } from '../../../shared/words/speech.ts';
import { against, type Setting } from './typesetting.ts';

/** Each in its own direction. */
export const inBrackets = ({ marks }: Speech, parts: readonly string[]): Content[] =>
  parts.flatMap((text, i) => [
    { text: i === 0 ? marks.brackets[0] : marks.series },
    { text },
    ...(i === parts.length - 1 ? [{ text: marks.brackets[1] }] : []),
  ]);

/** "In full on page 3": the number is known when all is laid out. */
export const inFull = ({ speech }: Setting, id: string): Content => {
  const [before = '', after = ''] = speech.words.inFull.split('{page}');
  return {
    text: [{ text: before }, pageOf(speech, id), { text: after }],
    style: 'note',
    linkToDestination: id,
  };
};

/** The layer over pdfmake writes the number as the language does. */
const pageOf = ({ number }: Speech, pageReference: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a property of our own layer
  ({ pageReference, text: '0', numbered: (page: number) => number(page) }) as object as Content;

/** Set like a court opinion: a bar in the colour of dissent at the reading edge. */
export const framed = ({ speech }: Setting, stack: Content[]): Content => ({
  table: { widths: ['*'], body: [[{ stack }]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (i) => (i === (speech.rtl ? 1 : 0) ? 1.5 : 0),
    vLineColor: () => against,
    paddingLeft: () => (speech.rtl ? 0 : 10),
    paddingRight: () => (speech.rtl ? 10 : 0),
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
});
