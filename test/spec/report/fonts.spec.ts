import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { pdfmakeVersion, pinned } from '../../../server/report/textLayer/internals/pdfmake.ts';
import { pickFonts } from '../../../server/report/fonts/pick.ts';

describe('fonts', () => {
  it('picked are at most 70 MB, each with its licence', () => {
    const to = mkdtempSync(join(tmpdir(), 'fonts-'));
    try {
      const bytes = pickFonts('node_modules/@expo-google-fonts', to);
      const files = readFileSync(join(to, 'complete'), 'utf8').trim().split('\n');
      const packages = new Set(files.map((file) => file.split('/')[0]));
      const licensed = files.filter((file) => file.endsWith('/LICENSE_FONT')).map((file) => file.split('/')[0]);
      expect(bytes).toBeLessThan(70e6);
      expect(new Set(licensed)).toEqual(packages);
    } finally {
      rmSync(to, { recursive: true });
    }
  });
});

describe('the layer', () => {
  it('lies over the version it was written for', () => {
    expect(pdfmakeVersion).toBe(pinned);
  });
});
