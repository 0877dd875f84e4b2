import { featuresOf } from './lines/textRuns.ts';
import { type Line, Renderer, TextInlines } from './internals/pdfmake.ts';

/**
 * Wraps `Renderer.renderLine`: the number of a page that a text names is known when all is laid out. pdfmake writes it in
 * Latin digits and leaves what follows where it was; here it is written as the language does, and the line closes up.
 */
export function sayPageNumbers(): void {
  const { renderLine } = Renderer.prototype;
  const ruler = new TextInlines(null);

  const say = ({ inlines }: Line): void => {
    for (const [i, inline] of inlines.entries()) {
      const page = inline._pageNodeRef?.positions?.[0]?.pageNumber;
      if (page === undefined) continue;
      inline._pageNodeRef = null;
      inline.text = inline.numbered?.(page) ?? String(page);
      if (inline.fontFeatures?.direction) inline.fontFeatures = featuresOf(inline.bidiLevel ?? 0, inline.text);
      const width = ruler.widthOfText(inline.text, inline);
      const less = inline.width - width;
      inline.width = width;
      const share = { right: 1, center: 0.5 }[inlines[0]?.alignment ?? ''] ?? 0;
      for (const [k, other] of inlines.entries()) other.x += less * (k > i ? share - 1 : share);
    }
  };

  Renderer.prototype.renderLine = function (line, x, y) {
    say(line);
    renderLine.call(this, line, x, y);
  };
}
