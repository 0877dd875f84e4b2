import type { FontkitFont, GlyphRun } from '../internals/fontkit.ts';
import type { Document, PdfFont } from '../internals/pdfkit.ts';
import { type Runs, prepareFont } from './pdfFont.ts';

/** A font file as every document uses it: parsed once, with what has been laid out in it. */
type Shared = { readonly font: FontkitFont; readonly make: PdfFont['constructor']; readonly runs: Runs };

/**
 * pdfkit reads and parses a font again for every document, and forgets what it has laid out. Here both outlive the document;
 * which glyphs it uses stays its own. A run depends on its text alone, so a document does not show what was drawn before it.
 */
export function shareFonts(prototype: Document): void {
  const { provideFont } = prototype;
  const known = new Map<string, Shared>();

  prototype.provideFont = function (family, bold, italics) {
    const file = this.getFontFile(family, bold, italics) ?? '';
    let shared = known.get(file);
    if (!shared) {
      const scratch = new this.constructor(
        this.fonts,
        {},
        {},
        {},
        { font: null, autoFirstPage: false },
        this.virtualfs,
        this.localAccessPolicy,
      );
      const { font, constructor: make } = provideFont.call(scratch, family, bold, italics);
      shared = { font, make, runs: rememberRuns() };
      known.set(file, shared);
    }
    this._fontFamilies[file] ??= new shared.make(this, shared.font, `F${++this._fontCount}`);
    return prepareFont(provideFont.call(this, family, bold, italics), shared.runs);
  };
}

/** About as many as a language has words in its reports; longer texts than a word or two are not worth it. */
const mostRuns = 12_000;
const longestRun = 80;

function rememberRuns(): Runs {
  const runs = new Map<string, GlyphRun>();
  return (key, layOut) => {
    const known = runs.get(key);
    if (known) return known;
    const { glyphs, positions, advanceWidth } = layOut();
    const run = { glyphs, positions, advanceWidth };
    if (key.length > longestRun) return run;
    if (runs.size >= mostRuns) runs.clear();
    runs.set(key, run);
    return run;
  };
}
