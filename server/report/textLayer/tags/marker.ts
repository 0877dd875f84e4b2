import { clean } from '../lines/cleanText.ts';
import type { Document } from '../internals/pdfkit.ts';
import type { Inline, Line, Vector } from '../internals/pdfmake.ts';
import type { Element, Node, Outline } from './outline.ts';

/** What is drawn belongs to an element, or is of no meaning: of the layout, or repeated on every page. */
type Target = Element | 'Layout' | 'Pagination';

/** Says of everything that is drawn next what it belongs to. Lengths in points from the upper left corner. */
export type Marker = {
  readonly line: (line: Line, x: number, y: number) => void;
  readonly vector: (vector: Vector) => void;
  readonly decoration: () => void;
  /** The link whose words are being drawn. */
  readonly link: () => Element | null;
  readonly end: () => void;
};

export function markerFor(pdf: Document, { elementOf }: Outline): Marker {
  let open: { readonly page: object; readonly target: Target } | null = null;
  /** The page on which the head of a column was first drawn. */
  const headed = new Map<Element, object>();

  const close = () => {
    // pdfkit closes what is open when it leaves a page.
    if (open?.page === pdf.page) pdf.endMarkedContent();
    open = null;
  };
  const to = (target: Target) => {
    if (open?.page === pdf.page && open.target === target) return;
    close();
    open = { page: pdf.page, target };
    if (typeof target === 'string') pdf.markContent('Artifact', { type: target });
    else
      for (const { pageRef, mcid } of pdf.markStructureContent(target.role).refs)
        target.kids.push({ page: pageRef, mcid });
  };
  const belongsTo = (of: object | undefined, furniture: boolean | undefined): Target => {
    const element = of && elementOf.get(of);
    if (furniture) return 'Pagination';
    if (element?.scope !== 'Column') return element ?? 'Layout';
    if (!headed.has(element)) headed.set(element, pdf.page);
    return headed.get(element) === pdf.page ? element : 'Pagination';
  };
  const reach = (target: Target, left: number, top: number, right: number, bottom: number) => {
    if (typeof target === 'string' || target.alt === undefined) return;
    const { height } = pdf.page;
    const [l, b, r, t] = target.box ?? [Infinity, Infinity, -Infinity, -Infinity];
    target.box = [Math.min(l, left), Math.min(b, height - bottom), Math.max(r, right), Math.max(t, height - top)];
  };

  return {
    line(line, x, y) {
      const { inlines } = line;
      const idle = inlines[0]?.tag?.is === 'Artifact' || inlines.every(({ text }) => text.trim() === '');
      const target = idle && !line.furniture ? 'Layout' : belongsTo(line.of, line.furniture);
      to(target);
      if (typeof target === 'object' && line.of && inlines.some(outOfOrder)) target.actual ??= textOf(line.of);
      for (const inline of inlines) reach(target, x + inline.x, y, x + inline.x + inline.width, y + line.getHeight());
    },
    vector(vector) {
      const target = belongsTo(vector.of, vector.furniture);
      to(target);
      reach(target, ...extentOf(vector));
    },
    decoration: () => to('Layout'),
    link: () => (open && typeof open.target === 'object' && open.target.role === 'Link' ? open.target : null),
    end: close,
  };
}

/** Glyphs that a shaper has put in their places, and pieces of lines that run or are read from right to left. */
const outOfOrder = ({ fontFeatures, paraLevel = 0, around }: Inline) =>
  fontFeatures?.direction !== undefined || paraLevel % 2 === 1 || around?.row?.side === 'right';

/** The text of a node as it was given, without what only steers the order of its glyphs. */
function textOf({ tag, text, numbered = String, _pageRef: reference }: Node): string {
  if (tag?.is === 'Artifact') return '';
  const page = reference?._nodeRef.positions?.[0]?.pageNumber;
  if (page !== undefined) return numbered(page);
  if (Array.isArray(text)) return text.map((item: Node) => textOf(item)).join('');
  return clean(String(text))
    .replaceAll('\n', ' ')
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, '');
}

function extentOf(vector: Vector): [number, number, number, number] {
  switch (vector.type) {
    case 'ellipse':
      return [vector.x - vector.r1, vector.y - vector.r2, vector.x + vector.r1, vector.y + vector.r2];
    case 'rect':
      return [vector.x, vector.y, vector.x + vector.w, vector.y + vector.h];
    case 'line':
      return [
        Math.min(vector.x1, vector.x2),
        Math.min(vector.y1, vector.y2),
        Math.max(vector.x1, vector.x2),
        Math.max(vector.y1, vector.y2),
      ];
  }
}
