import type { GateRule } from '../../events/codes.ts';
import type { Speech } from '../speech.ts';
import { mostNamed } from './estimatesSaid.ts';

type Check = { readonly rule: GateRule; readonly ok: boolean; readonly found: readonly string[] };

/**
 * Whether a rule of the gate holds, and what was found: the state of the panel by its name, dates as they are written, the rest as it was
 * found. The mark comes first: a rule is a statement, which alone would say that it holds.
 */
export const checkSaid = ({ rule: nameOf, named, words, date, marks }: Speech, { rule, ok, found }: Check): string => {
  const states: Readonly<Record<string, string | undefined>> = rule === 'banner_true' ? words : {};
  const said = found.map((one) => states[one] ?? date(one)).join(marks.comma);
  return `${ok ? '✓' : '✗'} ${said === '' ? nameOf(rule) : named(nameOf(rule), said)}`;
};

/** Checks that a report names: those that failed, and those of which its first page says a part. */
export const checksNamed = <Some extends Check>(checks: readonly Some[]): readonly Some[] =>
  checks.filter(({ ok, rule, found }) => !ok || (rule === 'numbers_traceable' && found.length > mostNamed));
