import { afterFramingMs } from '../../../shared/views/afterFraming.ts';
import { expectedOf } from '../../../shared/views/expected.ts';
import type { Mode } from '../../../shared/events/case.ts';
import { decisionText } from '../../../test/support/controls.ts';
import { dataRoom } from './dataRoom.ts';
import * as measures from './measures.ts';
import { type Played, type Scenario, usualDay } from './scenarios.ts';

/** What several scenarios are held to. */

export type Goal = { readonly goal: string; readonly found: string; readonly met: boolean };
export type Held = {
  readonly title: string;
  readonly played: readonly Played[];
  readonly goals: readonly Goal[];
  readonly notes?: readonly string[];
};

export const goal = (name: string, found: string | number, met: boolean): Goal => ({
  goal: name,
  found: String(found),
  met,
});
export const allConclude = (played: readonly Played[]) => {
  const done = measures.concluded(played);
  return goal('cases concluded', `${done} of ${played.length}`, done === played.length);
};

export const usd = (played: readonly Played[]) => measures.usdEach(played);
const within = (name: string, found: number, { low, high }: { readonly low: number; readonly high: number }) =>
  goal(`${name} within the ${low} to ${high} shown`, found.toFixed(2), found >= low && found <= high);
/**
 * What is measured is within 25 % of what is shown before a case is brought, and within 30 % of what is shown from framing on; in
 * default mode one case of ten may take longer or less, by three fifths at most.
 */
export const asShown = (
  mode: Mode,
  played: readonly Played[],
  { chars = 0, day = usualDay, documents = [] }: Pick<Scenario, 'chars' | 'documents'> & { readonly day?: string } = {},
): readonly Goal[] => {
  const { minutes, usd: shown } = expectedOf(mode, chars + decisionText.length, day, dataRoom(documents).tokens);
  const { about } = minutes;
  const off = measures.offBy(played, afterFramingMs(mode, false, chars + decisionText.length) / 1000);
  const [apart, farthest] = mode === 'default' ? [Math.ceil(played.length / 10), 0.6] : [0, 0.3];
  return [
    within('minutes', measures.meanSeconds(played) / 60, { low: about * 0.75, high: about * 1.25 }),
    within('USD', usd(played), shown),
    goal(
      `time left when framing begins within 30 %${apart > 0 ? `, of ${apart} within 60 %` : ''}`,
      off
        .slice(0, apart + 1)
        .map(measures.percent)
        .join(', '),
      (off[0] ?? 0) <= farthest && (off[apart] ?? 0) <= 0.3,
    ),
  ];
};
