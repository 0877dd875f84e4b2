import type { GateRule } from '../../events/codes.ts';
import type { Speech } from '../speech.ts';

/** A rule of the gate and what was found: the state of the panel by its name, dates as they are written, the rest as it was found. */
export const checkSaid = (
  { rule: nameOf, named, words, date, marks }: Speech,
  { rule, found }: { readonly rule: GateRule; readonly found: readonly string[] },
): string => {
  const states: Readonly<Record<string, string | undefined>> = rule === 'banner_true' ? words : {};
  const said = found.map((one) => states[one] ?? date(one)).join(marks.comma);
  return said === '' ? nameOf(rule) : named(nameOf(rule), said);
};
