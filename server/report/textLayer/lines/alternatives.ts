import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

import { LayoutBuilder } from '../internals/pdfmake.ts';

/** Told of a definition that was laid out, names another to lay out in its place, or none: then it is drawn. */
export type Instead = (laidOut: TDocumentDefinitions) => TDocumentDefinitions | null;

/**
 * Wraps `LayoutBuilder.layoutDocument` so that one PDF can be laid out in several ways and drawn in the last: drawing takes
 * as long as laying out, and fonts stay open. What it returns says which definition may be replaced. Paper, margins and
 * metadata stay those of the first definition.
 */
export function allowAlternatives(): (definition: TDocumentDefinitions, instead: Instead) => void {
  const asked = new WeakMap<object, { readonly definition: TDocumentDefinitions; readonly instead: Instead }>();
  const { layoutDocument } = LayoutBuilder.prototype;
  LayoutBuilder.prototype.layoutDocument = function (content, pdf, ...rest) {
    let pages = layoutDocument.call(this, content, pdf, ...rest);
    const found = asked.get(content);
    if (!found) return pages;
    const { definition, instead } = found;
    for (let next = instead(definition); next; next = instead(next)) {
      const { content: other, styles, defaultStyle, background, header, footer, watermark, pageBreakBefore } = next;
      pages = layoutDocument.call(
        this,
        other as object,
        pdf,
        styles,
        defaultStyle,
        background,
        header,
        footer,
        watermark,
        pageBreakBefore,
      );
    }
    return pages;
  };
  return (definition, instead) => asked.set(definition.content as object, { definition, instead });
}
