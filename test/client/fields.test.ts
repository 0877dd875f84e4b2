import { expect, it } from 'vitest';

const pages = import.meta.glob<string>('../../client/**/*.svelte', { query: '?raw', import: 'default', eager: true });

it('every field names its type, by which it gets its look', () => {
  const fields = Object.entries(pages).flatMap(([path, source]) =>
    [...source.matchAll(/<input\b[\s\S]*?\/>/gu)].map(([field]) => ({ path, field })),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ field }) => !/\s(?:type=|\{type\})/u.test(field))).toEqual([]);
});
