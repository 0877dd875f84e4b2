import type { Document } from '../internals/pdfkit.ts';
import { type Inline, LayoutBuilder, type Line, PDFDocument, Renderer, TextDecorator } from '../internals/pdfmake.ts';
import { type Marker, markerFor } from './marker.ts';
import { type PageStyle, outlineOf } from './outline.ts';
import { writeStructure } from './structureTree.ts';

/**
 * Puts marked content and a structure tree into documents that ask to be `tagged`. pdfmake keeps no trace of the nodes its
 * lines and drawings come from, so layout notes them (`of`); when the pages are drawn, every line and drawing is marked as
 * content of its element or as an artifact.
 */
export function tagPages(): void {
  const described = new WeakMap<Document, PageStyle & { readonly content: unknown }>();
  const markers = new WeakMap<Document, Marker>();
  noteNodes(described);

  const { renderPages, renderLine, renderVector } = Renderer.prototype;
  Renderer.prototype.renderPages = function (pages) {
    const pdf = this.pdfDocument;
    const page = pdf.options.tagged ? described.get(pdf) : undefined;
    if (!page) return renderPages.call(this, pages);
    const outline = outlineOf(page.content, page);
    const marker = markerFor(pdf, outline);
    markers.set(pdf, marker);
    renderPages.call(this, pages);
    marker.end();
    markers.delete(pdf);
    writeStructure(pdf, outline.document);
  };

  Renderer.prototype.renderLine = function (line, x, y) {
    const marker = markers.get(this.pdfDocument);
    if (!marker || line.inlines.every(({ text }) => text === '')) return renderLine.call(this, line, x, y);
    for (const part of partsOf(line)) {
      marker.line(part, x, y);
      renderLine.call(this, part, x, y);
    }
  };

  Renderer.prototype.renderVector = function (vector) {
    markers.get(this.pdfDocument)?.vector(vector);
    renderVector.call(this, vector);
  };

  const { drawDecorations } = TextDecorator.prototype;
  TextDecorator.prototype.drawDecorations = function (line, x, y) {
    if (!line.inlines.some(({ decoration }) => decoration)) return;
    markers.get(this.pdfDocument)?.decoration();
    drawDecorations.call(this, line, x, y);
  };

  const { annotate } = PDFDocument.prototype;
  PDFDocument.prototype.annotate = function (x, y, width, height, options) {
    const link = markers.get(this)?.link();
    if (!link) return annotate.call(this, x, y, width, height, options);
    annotate.call(this, x, y, width, height, { ...options, StructParent: this.createStructParentTreeNextKey() });
    const annotation = this.page.annotations.at(-1);
    if (annotation) link.kids.push({ page: this.page.dictionary, annotation });
    return this;
  };
}

/** Layout leaves on lines and drawings which node they come from, and whether they are repeated on every page. */
function noteNodes(described: WeakMap<Document, PageStyle & { readonly content: unknown }>): void {
  const { layoutDocument, buildNextLine, processCanvas, addHeadersAndFooters } = LayoutBuilder.prototype;
  LayoutBuilder.prototype.layoutDocument = function (content, pdf, styles, style, ...rest) {
    const { pageDirection, lang = '' } = style as { readonly pageDirection?: 'ltr' | 'rtl'; readonly lang?: string };
    described.set(pdf, {
      content,
      rtl: pageDirection === 'rtl',
      language: lang,
      styles: styles as PageStyle['styles'],
    });
    return layoutDocument.call(this, content, pdf, styles, style, ...rest);
  };
  LayoutBuilder.prototype.buildNextLine = function (node) {
    const line = buildNextLine.call(this, node);
    if (line) line.of = node;
    return line;
  };
  LayoutBuilder.prototype.processCanvas = function (node) {
    for (const vector of node.canvas) vector.of = node;
    processCanvas.call(this, node);
  };
  LayoutBuilder.prototype.addHeadersAndFooters = function (header, footer) {
    const { pages } = this.writer.context();
    const before = pages.map(({ items }) => items.length);
    addHeadersAndFooters.call(this, header, footer);
    for (const [i, { items }] of pages.entries()) for (const { item } of items.slice(before[i])) item.furniture = true;
  };
}

/** The line, cut where what means something meets what does not; each part keeps the line's height. */
function partsOf(line: Line): Line[] {
  const parts: Inline[][] = [];
  let last: boolean | null = null;
  for (const inline of line.inlines) {
    const idle = isArtifact(inline);
    if (idle === last) parts.at(-1)?.push(inline);
    else parts.push([inline]);
    last = idle;
  }
  if (parts.length === 1) return [line];
  const height = line.getHeight();
  const ascender = line.getAscenderHeight();
  return parts.map((inlines, i) => {
    const part = line.clone();
    part.inlines = inlines;
    part.getHeight = () => height;
    part.getAscenderHeight = () => ascender;
    if (i > 0) for (const once of ['id', '_outline', '_pageNodeRef'] as const) delete part[once];
    return part;
  });
}

const isArtifact = ({ tag }: Inline): boolean => tag?.is === 'Artifact';
