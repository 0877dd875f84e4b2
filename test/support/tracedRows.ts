import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../server/panel/protocol/text/numbers/traceNumbers.ts';

export type Row<Expected> = readonly [language: string, source: string, text: string, expected: Expected];

const untracedIn = (language: string, source: string, text: string): readonly string[] =>
  traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text);

/** Specs of whether all numbers of a text come from a source, a row each. */
export const comeFrom = (kind: string, rows: readonly Row<boolean>[]): void => {
  describe(kind, () => {
    it.each(rows)('in %s: from "%s" comes "%s": %s', (language, source, text, isTraced) =>
      expect(untracedIn(language, source, text).length === 0).toBe(isTraced),
    );
  });
};

/** Specs of which numbers of a text come from no source, a row each. */
export const comeFromBut = (kind: string, rows: readonly Row<readonly string[]>[]): void => {
  describe(kind, () => {
    it.each(rows)('in %s: from "%s" comes "%s"', (language, source, text, untraced) =>
      expect(untracedIn(language, source, text)).toEqual(untraced),
    );
  });
};
