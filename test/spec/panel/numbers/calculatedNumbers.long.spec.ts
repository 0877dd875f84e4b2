import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { type Derivation, derivedIn } from '../../../../server/panel/protocol/text/numbers/derived/derivations.ts';
import { knownFrom } from '../../../../server/panel/protocol/text/numbers/knownFrom.ts';
import type { Stated } from '../../../../server/panel/protocol/text/numbers/statedNumbers.ts';
import { tracedIn } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

type Marked = { readonly text: string; readonly at: number };
/** Drafts whose writer had the chair's instruction and knew none of the code; wrong numbers were planted, with what a mistaken chair would state for them. */
type Drafted = {
  readonly lang: string;
  readonly case: string;
  readonly documents: readonly string[];
  readonly draft: string;
  readonly numbers: readonly Derivation[];
  readonly sound: readonly Marked[];
  readonly planted: readonly (Marked & { readonly kind: string; readonly numbers: readonly Derivation[] })[];
};
const drafts = readFileSync(join(import.meta.dirname, '../../../fixtures/numbers/calculated.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Drafted => JSON.parse(line));

const isOver = (numbers: readonly Stated[], { at, text }: Marked): boolean =>
  numbers.some((one) => one.at < at + text.length && one.at + one.text.length > at);

describe('drafts that state their calculations', () => {
  const marks = drafts.flatMap(({ lang, case: text, documents, draft, numbers, sound, planted }) => {
    const known = knownFrom(
      [text, ...documents].map((source) => ({ text: source })),
      lang,
    );
    const stated = [...numbers, ...planted.flatMap((one) => one.numbers)];
    const { untraced } = tracedIn(draft, [...known, ...derivedIn(draft, stated, known, lang).numbers], lang);
    return [
      ...sound.map((one) => ({ kind: 'sound', isFlagged: isOver(untraced, one) })),
      ...planted.map((one) => ({ kind: one.kind, isFlagged: isOver(untraced, one) })),
    ];
  });
  const share = (...kinds: readonly string[]): number => {
    const some = marks.filter(({ kind }) => kinds.includes(kind));
    return some.filter(({ isFlagged }) => isFlagged).length / some.length;
  };

  it('have hardly a sound number flagged', () => {
    expect(marks.filter(({ kind }) => kind === 'sound')).toHaveLength(944);
    expect(share('sound')).toBeLessThanOrEqual(0.02);
  });

  it('have nearly all wrong values, magnitudes, dates, calculations and inventions flagged', () => {
    expect(share('value')).toBe(1);
    expect(share('value', 'magnitude', 'date', 'calculation', 'invented')).toBeGreaterThanOrEqual(0.88);
  });
});
