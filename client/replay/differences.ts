import type { Debate } from '../../shared/views/debate/debate.ts';
import { cutBetweenWords } from '../../shared/kernel/text/cutBetweenWords.ts';

export type Difference = { readonly path: string; readonly before: string; readonly after: string };

/** Bookkeeping that changes with every event and says nothing about it. */
const silent = new Set(['revision', 'head', 'lastAt', 'marks']);
const most = 24;

/** What differs between the state before and after an event, by path; lists say how many they hold and show what was added. */
export const differences = (before: Debate, after: Debate): readonly Difference[] => {
  const found: Difference[] = [];
  const walk = (path: string, a: unknown, b: unknown): void => {
    if (Object.is(a, b) || found.length >= most) return;
    if (Array.isArray(a) && Array.isArray(b)) return lists(path, a, b);
    if (isRecord(a) && isRecord(b)) {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
        if (path !== '' || !silent.has(key)) walk(path ? `${path}.${key}` : key, a[key], b[key]);
      return;
    }
    if (JSON.stringify(a) !== JSON.stringify(b)) found.push({ path, before: shown(a), after: shown(b) });
  };
  const lists = (path: string, a: readonly unknown[], b: readonly unknown[]): void => {
    if (a.length !== b.length) {
      const added = b.slice(a.length).map(shown).join(' · ');
      found.push({ path, before: String(a.length), after: added ? `${b.length}: ${added}` : String(b.length) });
    }
    for (let i = 0; i < Math.min(a.length, b.length); i++) walk(`${path}[${nameOf(b[i]) ?? i}]`, a[i], b[i]);
  };
  walk('', before, after);
  return found;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** How an item of a list is known: by its seat, evidence, crux or question. */
const nameOf = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined;
  const id = ['seatId', 'evidenceId', 'cruxId', 'dissentId', 'questionId', 'optionId', 'key'].find(
    (key) => key in value,
  );
  return id ? String(value[id]) : undefined;
};

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return String(Math.round(value * 1e4) / 1e4);
  if (typeof value === 'string') return cut(value);
  return cut(nameOf(value) ?? JSON.stringify(value));
};
const cut = (text: string) => cutBetweenWords(text, 80, 'und');
