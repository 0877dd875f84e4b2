import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

import { createReportPrinter } from '../../../server/report/printer.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { debateOf } from '../../support/histories.ts';
import { readPdf } from '../../support/pdf.ts';
import { sampled } from '../../support/sampled.ts';
import { english } from '../../support/stories.ts';
import { abroad } from '../../support/storiesAbroad.ts';

/**
 * Every page of a report, in every script, beside how it looked when somebody last looked at it: grey pictures at 29 dpi
 * within a tolerance, and the text as PDFium reads it. `GOLDEN=write` takes new ones of all scripts: look at them.
 */
const folder = new URL('../../golden-pages/', import.meta.url);
const scale = 0.4;
/** Mean difference of grey, of 255, and share of pixels that differ by more than a quarter. */
const tolerance = { mean: 2, share: 0.02 };

const missing: unknown[] = [];
const printer = createReportPrinter({
  log: { warn: (...said: unknown[]) => missing.push(said), error: () => undefined } as never,
});
afterAll(() => printer.close());

const stories = Object.entries({ en: english, ...abroad });
const isWriting = process.env['GOLDEN'] === 'write';

describe.each(isWriting ? stories : sampled('pages as they were', stories, 6))('pages in %s', (name, story) => {
  it('look and read as they did', async () => {
    const document = withRecords(reportOf(debateOf(story)) as ReportDocument);
    const { pages, pictures } = await readPdf(await printer.print(document), scale);
    const text = pages.map(flat).join('\n\f\n');
    const grey = pictures.map(({ data }) => greyOf(data));
    const files = { text: new URL(`${name}.txt`, folder), grey: new URL(`${name}.grey.gz`, folder) };
    if (isWriting || !existsSync(files.text)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(files.text, text);
      writeFileSync(files.grey, gzipSync(Buffer.concat(grey), { level: 9 }));
      if (process.env['CI']) throw new Error(`expected golden pages for ${name}, found none`);
    }
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/^00+$/m);
    expect(text).toBe(readFileSync(files.text, 'utf8'));
    const golden = gunzipSync(readFileSync(files.grey));
    expect(golden.length).toBe(grey.reduce((sum, { length }) => sum + length, 0));
    let from = 0;
    for (const [i, picture] of grey.entries()) {
      const { mean, share } = difference(picture, golden.subarray(from, (from += picture.length)));
      expect(mean, `page ${i + 1}`).toBeLessThan(tolerance.mean);
      expect(share, `page ${i + 1}`).toBeLessThan(tolerance.share);
    }
  });
});

/** With what our own software wrote: what became of quotes, two seats that are missing, and checks that did not pass. */
const withRecords = (document: ReportDocument): ReportDocument => ({
  ...document,
  evidence: document.evidence.map((row) => ({
    ...row,
    verification: row.verification && {
      ...row.verification,
      note: { code: row.source === 'case' ? 'in_case' : 'claim_not_judged' },
    },
  })),
  moved: {
    ...document.moved,
    missing: document.run.seats.slice(0, 2).map((seat, i) => ({
      revision: 0,
      seat,
      round: 'blind',
      reason: i === 0 ? { code: 'declined' } : { code: 'budget_share_spent', share: 0.35 },
    })),
  },
  gate: {
    revision: 0,
    verdict: 'publish_with_warning',
    checks: (['no_refuted_evidence', 'dissents_complete', 'first_action'] as const).map((rule) => ({
      rule,
      ok: false,
      found: [],
    })),
  },
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
