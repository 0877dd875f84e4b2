import type { Rule, RuleName } from './rules.ts';

/** How one audience sees the texts of a field with this rule now; null where it does not see the field. */
export type Eye = (rule: RuleName) => ((text: string) => string) | null;
export type Permitted = {
  readonly data: unknown;
  /** Paths of the fields that are missing, or are not as they were recorded. */
  readonly withheld: readonly string[];
};

/** In place of a value that may not be seen. */
const hidden = Symbol('hidden');

/** As much of the data as its rules allow. What has no rule, or has another shape than its rule, is withheld. */
export const permit = (data: unknown, rule: Rule | undefined, eye: Eye): Permitted => {
  const withheld = new Set<string>();
  const note = (path: readonly string[], value: unknown, shown: unknown): unknown => {
    if (shown !== value) withheld.add(path.join('.'));
    return shown;
  };

  const see = (value: unknown, allowed: Rule | undefined, path: readonly string[]): unknown => {
    if (typeof allowed === 'string') return note(path, value, leaf(value, allowed, eye));
    if (allowed === undefined || typeof value !== 'object') return note(path, value, hidden);
    if (value === null) return null;
    const each = ownOf(allowed, '*');
    if (each) return changed(value, (item) => see(item, each, path));
    const rules = rulesFor(value, allowed);
    return changed(value, (item, name) => see(item, ownOf(rules, name), [...path, name]));
  };

  const shown = see(data, rule, []);
  return shown === hidden ? { data: null, withheld: ['data'] } : { data: shown, withheld: [...withheld] };
};

/** The rules of the fields, where they differ by kind those of this one's; none for a kind that is not known. */
const rulesFor = (value: object, rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> => {
  const [name] = Object.keys(rules);
  if (!name?.startsWith('?')) return rules;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only objects have rules of fields
  const kind = ownOf(value as Record<string, unknown>, name.slice(1));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule of a name that begins with ? is by kind
  const kinds = rules[name] as Record<string, Record<string, Rule>>;
  return (typeof kind === 'string' && ownOf(kinds, kind)) || {};
};

const leaf = (value: unknown, rule: RuleName, eye: Eye): unknown => {
  const look = eye(rule);
  if (!look || !fits(value, rule)) return hidden;
  const seen = (item: unknown) => (typeof item === 'string' ? look(item) : item);
  return typeof value === 'object' && value !== null ? changed(value, seen) : seen(value);
};

/** What everybody sees is a plain value, a text where it was said, or a list or record of them: nothing with fields of its own. */
const fits = (value: unknown, rule: RuleName): boolean => {
  if (rule !== 'public' && rule !== 'spoken') return true;
  const isPlain = (item: unknown) =>
    item === null || typeof item === 'string' || (rule === 'public' && typeof item !== 'object');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typeof says so
  return isPlain(value) || (typeof value === 'object' && Object.values(value as object).every(isPlain));
};

/** The same object where nothing in it changes; without the entries that are hidden. */
const changed = (of: object, change: (item: unknown, name: string) => unknown): unknown => {
  const entries = Object.entries(of).map(([name, item]) => ({ name, item, now: change(item, name) }));
  if (entries.every(({ item, now }) => item === now)) return of;
  const kept = entries.filter(({ now }) => now !== hidden);
  if (kept.length === 0) return hidden;
  return Array.isArray(of) ? kept.map(({ now }) => now) : Object.fromEntries(kept.map(({ name, now }) => [name, now]));
};

const ownOf = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
