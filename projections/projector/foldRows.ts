import type { Recorded } from '../../shared/kernel/event.ts';

/**
 * Folds events into one state per stream: the states that are stored are loaded once, each stream's events applied to its own,
 * and every changed state stored once. `keyOf` null: not ours.
 */
export async function foldRows<E extends { readonly type: string }, S>(
  events: readonly Recorded<E>[],
  keyOf: (event: Recorded<E>) => string | null,
  {
    load,
    fold,
    save,
  }: {
    readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, S>>;
    readonly fold: (state: S | undefined, events: readonly Recorded<E>[]) => S;
    readonly save: (states: ReadonlyMap<string, S>) => Promise<unknown>;
  },
): Promise<void> {
  const byKey = new Map<string, Recorded<E>[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (key === null) continue;
    const known = byKey.get(key);
    if (known) known.push(event);
    else byKey.set(key, [event]);
  }
  if (byKey.size === 0) return;
  const before = await load([...byKey.keys()]);
  const after = new Map<string, S>();
  for (const [key, own] of byKey) after.set(key, fold(before.get(key), own));
  await save(after);
}

/** JSON for PostgreSQL, which takes neither U+0000 nor halves of surrogate pairs. */
export const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
