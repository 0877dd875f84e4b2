import type { Document, DrawnRun, FragmentOptions } from '../internals/pdfkit.ts';
import { unseen } from '../lines/textRuns.ts';

type Marks = Pick<DrawnRun, 'opens' | 'closes'>;

/** Wraps pdfkit's `_fragment`, so that text is drawn in the runs it was planned in, with the marks that say what it is. */
export function drawRuns(prototype: Document): void {
  const { _fragment: fragment, addContent } = prototype;
  const marking = new WeakMap<Document, Marks>();

  prototype._fragment = function (text, x, y, options = {}) {
    const { features } = options;
    const draw = (shown: string, at: number, marks: Marks, how: FragmentOptions) => {
      marking.set(this, marks);
      try {
        return fragment.call(this, shown, at, y, how);
      } finally {
        marking.delete(this);
      }
    };
    if (!features?.runs) {
      if (features?.direction !== 'ltr') return fragment.call(this, text, x, y, options);
      // Its glyphs do not stand in the order of its letters.
      return draw(text, x, { opens: [saying('Span', features.actual ?? text)], closes: 1 }, options);
    }
    const { link, goTo, destination, textWidth = 0, ...rest } = options;
    if (link) this.link(x, y, textWidth, this.currentLineHeight(), link);
    if (goTo) this.goTo(x, y, textWidth, this.currentLineHeight(), goTo);
    if (destination) this.addNamedDestination(destination, 'XYZ', x, y, null);
    for (const { codes, positions, x: dx, ...marks } of features.runs)
      draw(text, x + dx, marks, { ...rest, textWidth, features: unseen({ encoded: [codes, positions] }) });
    return this;
  };

  // Marks have to be inside q…Q, next to BT and ET: readers use the matrix in force where they end.
  prototype.addContent = function (data) {
    const marks = marking.get(this);
    if (data === 'BT') for (const open of marks?.opens ?? []) addContent.call(this, open);
    const result = addContent.call(this, data);
    if (data === 'ET') for (let i = 0; i < (marks?.closes ?? 0); i++) addContent.call(this, 'EMC');
    return result;
  };
}

/** Begins marked content that says what it holds (ActualText). */
export const saying = (tag: 'Span' | 'ReversedChars', text: string): string =>
  `/${tag} <</ActualText <FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>>> BDC`;
