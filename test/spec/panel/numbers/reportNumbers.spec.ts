import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

type Written = {
  readonly id: string;
  readonly language: string;
  readonly sources: readonly string[];
  readonly report: string;
  readonly planted: { readonly report: string; readonly numbers: readonly string[] };
};
const file = join(import.meta.dirname, '../../../fixtures/numbers/reports.ndjson');
const reports = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Written);

const trace = (text: string, { sources, language }: Written) =>
  traceNumbers(
    text,
    sources.map((source) => ({ text: source })),
    language,
  );

const sound = reports.flatMap((one) => {
  const { traced, estimated, untraced } = trace(one.report, one);
  return [...traced, ...estimated, ...untraced].map((number) => ({
    ...{ id: one.id, text: number.text },
    isFlagged: untraced.includes(number),
  }));
});

const planted = reports.flatMap((one) => {
  const { untraced } = trace(one.planted.report, one);
  return one.planted.numbers.map((text) => {
    const at = one.planted.report.indexOf(text);
    return {
      ...{ id: one.id, text },
      isFound: untraced.some((number) => number.at < at + text.length && number.at + number.text.length > at),
    };
  });
});

describe('over written reports in thirty languages', () => {
  it('at most 2 % of the sound numbers are taken for invented, and no more than were', () => {
    const flagged = sound.filter(({ isFlagged }) => isFlagged);
    expect(sound.length).toBeGreaterThan(1_400);
    expect(flagged.length / sound.length).toBeLessThanOrEqual(0.02);
    // A share that the panel assumes without saying so, and what is calculated from it; how many it wants to be trained.
    expect(flagged.map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'open-pl-2: dwie trzecie',
      'open-pl-2: 2/3',
      'open-pl-2: 50',
    ]);
  });

  it('at least 98 % of the planted numbers are found, and no fewer than were', () => {
    const missed = planted.filter(({ isFound }) => !isFound);
    expect(planted.length).toBeGreaterThan(240);
    expect(missed.length / planted.length).toBeLessThanOrEqual(0.02);
    // Months of a calculation called years, and what bottles and euros come to by chance.
    expect(missed.map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'open-es-2: 20 años',
      'open-it-1: 22.500 bottiglie',
    ]);
  });
});
