/** Until triage names a case: its first line, at most 90 characters as people count them. */
export const titleFrom = (q1: string): string => {
  const line = q1.trim().split(/\r?\n/u, 1)[0] ?? '';
  const characters = Array.from(new Intl.Segmenter().segment(line.slice(0, 1000)), ({ segment }) => segment);
  return characters.length <= 90 ? line : `${characters.slice(0, 89).join('').trimEnd()}…`;
};
