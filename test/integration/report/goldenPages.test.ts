import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

import { createReportPrinter } from '../../../server/report/printer.ts';
import { type ReportDocument, reportOf } from '../../../shared/views/reportDocument.ts';
import { debateOf } from '../../support/histories.ts';
import { readPdf } from '../../support/pdf.ts';
import { english } from '../../support/stories.ts';
import { abroad } from '../../support/storiesAbroad.ts';

/**
 * Page one and the page with the dissents, in every script, beside how they looked when somebody last looked at them:
 * grey pictures at 36 dpi within a tolerance, and the text as PDFium reads it. `GOLDEN=write` takes new ones: look at them.
 */
const folder = new URL('../../golden-pages/', import.meta.url);
const shown = [0, 2];
const scale = 0.5;
/** Mean difference of grey, of 255, and share of pixels that differ by more than a quarter. */
const tolerance = { mean: 2, share: 0.02 };

const missing: unknown[] = [];
const printer = createReportPrinter({
  log: { warn: (...said: unknown[]) => missing.push(said), error: () => undefined } as never,
});
afterAll(() => printer.close());

describe.each(Object.entries({ en: english, ...abroad }))('pages in %s', (name, story) => {
  it('look and read as they did', async () => {
    const document = reportOf(debateOf(story)) as ReportDocument;
    const { pages, pictures } = await readPdf(await printer.print(document), scale);
    const text = shown.map((page) => flat(pages[page])).join('\n\f\n');
    const grey = shown.map((page) => greyOf(pictures[page]?.data ?? new Uint8Array()));
    const files = {
      text: new URL(`${name}.txt`, folder),
      grey: shown.map((page) => new URL(`${name}-${page + 1}.grey.gz`, folder)),
    };
    if (process.env['GOLDEN'] === 'write' || !existsSync(files.text)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(files.text, text);
      grey.forEach((picture, i) => writeFileSync(files.grey[i] ?? '', gzipSync(picture, { level: 9 })));
      if (process.env['CI']) throw new Error(`expected golden pages for ${name}, found none`);
    }
    expect(missing).toEqual([]);
    expect(text).toBe(readFileSync(files.text, 'utf8'));
    for (const [i, picture] of grey.entries()) {
      const golden = gunzipSync(readFileSync(files.grey[i] ?? ''));
      expect(picture.length).toBe(golden.length);
      const { mean, share } = difference(picture, golden);
      expect(mean).toBeLessThan(tolerance.mean);
      expect(share).toBeLessThan(tolerance.share);
    }
  });
});

const flat = (text = '') =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** Four bits of grey are enough to see whether words are where they were. */
const greyOf = (bgra: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: bgra.length / 4 }, (_, i) => {
    const [blue = 0, green = 0, red = 0] = bgra.subarray(i * 4, i * 4 + 3);
    return (0.114 * blue + 0.587 * green + 0.299 * red) & 0xf0;
  });

function difference(a: Uint8Array, b: Uint8Array) {
  let sum = 0;
  let far = 0;
  for (let i = 0; i < a.length; i++) {
    const off = Math.abs((a[i] ?? 0) - (b[i] ?? 0));
    sum += off;
    if (off > 64) far++;
  }
  return { mean: sum / a.length, share: far / a.length };
}
