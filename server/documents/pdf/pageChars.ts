import type { HiddenFlag } from '../../../shared/documents/types.ts';
import { type Pdfium, type Scratch, call } from './pdfium.ts';

/** One character as it stands on its page; points, from the lower left. */
export type Char = {
  readonly text: string;
  /** As shown, after every scaling. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly hidden: HiddenFlag | null;
};

/** The characters of a page in lines, as PDFium orders them. */
export type PageChars = {
  readonly height: number;
  readonly lines: readonly (readonly Char[])[];
  /** All of its text lies invisibly over a picture of the page: what a scanner recognised. */
  readonly recognised: boolean;
  readonly pictures: number;
};

type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

const mostChars = 200_000;
const mostObjects = 2000;
const objectType = { path: 2, image: 3, shading: 4 } as const;
const invisibleMode = 3;

export function pageChars(pdfium: Pdfium, page: number, scratch: Scratch): PageChars {
  const bounds = boundsOf(pdfium, page, scratch);
  const { filled, pictures, pictured } = backgroundOf(pdfium, page, scratch, bounds);
  const text = call(pdfium, 'FPDFText_LoadPage', page);
  const lines: Char[][] = [[]];
  let invisible = 0;
  let total = 0;
  const count = Math.min(call(pdfium, 'FPDFText_CountChars', text), mostChars);
  for (let i = 0; i < count; i++) {
    const code = call(pdfium, 'FPDFText_GetUnicode', text, i);
    if (code === 10 || code === 13) {
      if (lines.at(-1)?.length) lines.push([]);
      continue;
    }
    const char = charAt(pdfium, text, i, code, scratch, bounds, filled);
    if (char.text.trim() !== '') {
      total++;
      if (char.hidden === 'invisible') invisible++;
    }
    lines.at(-1)?.push(char);
    // A hyphen that PDFium knows to end a line stands for the line break, too.
    if (code === 2 || code === 0xfffe) lines.push([]);
  }
  call(pdfium, 'FPDFText_ClosePage', text);
  const recognised = pictured && total > 0 && invisible === total;
  return {
    height: bounds.top - bounds.bottom,
    lines: lines
      .map((line) => (recognised ? line.map((char) => ({ ...char, hidden: null })) : line))
      .filter((line) => line.length > 0),
    recognised,
    pictures,
  };
}

const charAt = (
  pdfium: Pdfium,
  text: number,
  i: number,
  code: number,
  scratch: Scratch,
  page: Box,
  filled: readonly Box[],
): Char => {
  call(pdfium, 'FPDFText_GetMatrix', text, i, scratch.at);
  const [, , c = 0, d = 1] = scratch.floats(4);
  const size = call(pdfium, 'FPDFText_GetFontSize', text, i) * (Math.hypot(c, d) || 1);
  call(pdfium, 'FPDFText_GetCharOrigin', text, i, scratch.at, scratch.at + 8);
  const [x = 0, y = 0] = scratch.doubles(2);
  const shown = code === 2 || code === 0xfffe ? '-' : String.fromCodePoint(code > 0x10ffff ? 0xfffd : code);
  const hidden =
    call(pdfium, 'FPDFText_IsGenerated', text, i) === 1
      ? null
      : hiddenBy(pdfium, text, i, scratch, { x, y, size }, page, filled);
  return { text: shown, size, x, y, hidden };
};

const hiddenBy = (
  pdfium: Pdfium,
  text: number,
  i: number,
  scratch: Scratch,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  page: Box,
  filled: readonly Box[],
): HiddenFlag | null => {
  const object = call(pdfium, 'FPDFText_GetTextObject', text, i);
  if (object !== 0 && call(pdfium, 'FPDFTextObj_GetTextRenderMode', object) === invisibleMode) return 'invisible';
  if (x < page.left - 1 || x > page.right + 1 || y < page.bottom - size || y > page.top + 1) return 'off_page';
  if (size > 0 && size < 2) return 'tiny';
  const { at } = scratch;
  if (call(pdfium, 'FPDFText_GetFillColor', text, i, at, at + 4, at + 8, at + 12) === 0) return null;
  const [red = 0, green = 0, blue = 0, alpha = 255] = scratch.words(4);
  if (alpha < 8) return 'invisible';
  if (Math.min(red, green, blue) < 0xf5) return null;
  const onColour = filled.some(
    (box) => x >= box.left - 1 && x <= box.right + 1 && y >= box.bottom - 1 && y <= box.top + 1,
  );
  return onColour ? null : 'white';
};

const boundsOf = (pdfium: Pdfium, page: number, scratch: Scratch): Box => {
  call(pdfium, 'FPDF_GetPageBoundingBox', page, scratch.at);
  const [left = 0, top = 0, right = 0, bottom = 0] = scratch.floats(4);
  return { left, bottom, right, top };
};

/** Coloured areas on which white text can be read, and how much of the page is pictures. */
const backgroundOf = (pdfium: Pdfium, page: number, scratch: Scratch, bounds: Box) => {
  const filled: Box[] = [];
  let pictures = 0;
  let covered = 0;
  const count = Math.min(call(pdfium, 'FPDFPage_CountObjects', page), mostObjects);
  for (let i = 0; i < count; i++) {
    const object = call(pdfium, 'FPDFPage_GetObject', page, i);
    const type = call(pdfium, 'FPDFPageObj_GetType', object);
    if (type !== objectType.path && type !== objectType.image && type !== objectType.shading) continue;
    const { at } = scratch;
    if (type === objectType.path && !isColoured(pdfium, object, scratch)) continue;
    if (call(pdfium, 'FPDFPageObj_GetBounds', object, at, at + 4, at + 8, at + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = scratch.floats(4);
    filled.push({ left, bottom, right, top });
    if (type !== objectType.image) continue;
    pictures++;
    covered = Math.max(covered, (right - left) * (top - bottom));
  }
  const area = (bounds.right - bounds.left) * (bounds.top - bounds.bottom);
  return { filled, pictures, pictured: covered > area * 0.5 };
};

const isColoured = (pdfium: Pdfium, object: number, { at, words }: Scratch): boolean => {
  call(pdfium, 'FPDFPath_GetDrawMode', object, at, at + 4);
  const [fill = 0] = words(1);
  if (fill === 0) return false;
  if (call(pdfium, 'FPDFPageObj_GetFillColor', object, at, at + 4, at + 8, at + 12) === 0) return false;
  const [red = 255, green = 255, blue = 255, alpha = 255] = words(4);
  return alpha > 32 && Math.min(red, green, blue) < 0xc0;
};
