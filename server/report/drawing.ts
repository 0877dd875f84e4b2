import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { createRequire } from 'node:module';

import { allowAlternatives } from './textLayer/lines/alternatives.ts';
import { createFontBook } from './textLayer/fonts/fontBook.ts';
import { installAnyLanguage } from './textLayer/install.ts';

/** pdfmake as it is used here; its own types describe a singleton of browsers. */
type Pdfmake = {
  setFonts: (fonts: unknown) => void;
  setUrlAccessPolicy: (policy: (url: string) => boolean) => void;
  setLocalAccessPolicy: (policy: (path: string) => boolean) => void;
  createPdf: (definition: TDocumentDefinitions) => { getBuffer: () => Promise<Buffer> };
};

export type Drawn = {
  readonly pdf: Uint8Array;
  /** Characters no font has, replaced by U+FFFD. */
  readonly missing: readonly string[];
  readonly places: Places;
};

/** The page, from 1, of each text with an id. */
export type Places = ReadonlyMap<string, number>;

/**
 * Draws page definitions with pdfmake, in this process and thread: layout holds it for as long as it takes, so this runs in
 * a worker. Only the fonts are read from disk; nothing is fetched. `instead` is told where things came to stand and may name
 * another definition of the same document, which is laid out in its place; what is laid out last is drawn.
 */
export function createDrawing(
  fonts: string,
): (definition: TDocumentDefinitions, instead?: (places: Places) => TDocumentDefinitions | null) => Promise<Drawn> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no types of what runs on a server
  const pdfmake = createRequire(import.meta.url)('pdfmake') as Pdfmake;
  const book = createFontBook(fonts);
  const missing = new Set<string>();
  installAnyLanguage(book, (grapheme) => missing.add(grapheme));
  const files = new Set(Object.values(book.descriptors).flatMap((cuts) => Object.values(cuts)));
  pdfmake.setFonts(book.descriptors);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  const replace = allowAlternatives();
  return async (definition, instead = () => null) => {
    let places: Places = new Map();
    missing.clear();
    replace(definition, ({ content }) => {
      places = new Map(placesIn(content));
      const next = instead(places);
      if (next) missing.clear();
      return next;
    });
    const pdf = await pdfmake.createPdf(definition).getBuffer();
    return { pdf, missing: [...missing], places };
  };
}

/** pdfmake notes on the nodes it was given where it has put them. */
function* placesIn(content: unknown): Generator<readonly [string, number]> {
  if (Array.isArray(content)) for (const inner of content) yield* placesIn(inner);
  else if (typeof content === 'object' && content !== null) {
    const { id, positions, stack, columns, table } = content as Placed;
    const page = positions?.[0]?.pageNumber;
    if (id !== undefined && page !== undefined) yield [id, page];
    for (const inner of [stack, columns, table?.body]) yield* placesIn(inner);
  }
}
type Placed = {
  readonly id?: string;
  readonly positions?: readonly { readonly pageNumber: number }[];
  readonly stack?: unknown;
  readonly columns?: unknown;
  readonly table?: { readonly body: unknown };
};
