const candidates = [';', '\t', ',', '|'] as const;

/** What parts the fields of a table in plain text; null where the lines make no table of at least two columns and rows. */
export const delimiterOf = (text: string): string | null => {
  const lines = text
    .slice(0, 50_000)
    .split(/\r\n|\r|\n/u)
    .slice(0, 200)
    .filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  const found = candidates
    .map((delimiter) => ({ delimiter, ...regularity(lines, delimiter) }))
    .filter(({ columns, share }) => columns > 1 && share >= 0.9)
    .toSorted((a, b) => b.share - a.share || b.columns - a.columns);
  return found[0]?.delimiter ?? null;
};

/** How many lines have the most frequent number of columns; delimiters within quotes do not count. */
const regularity = (lines: readonly string[], delimiter: string) => {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const columns = line.replace(/"(?:[^"]|"")*"/gu, '').split(delimiter).length;
    counts.set(columns, (counts.get(columns) ?? 0) + 1);
  }
  const [columns = 1, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { columns, share: count / lines.length };
};
