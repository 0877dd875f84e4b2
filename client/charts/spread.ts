/** Places for labels beside their marks: at least `gap` apart, inside `[top, bottom]`, in the order of the marks. */
export const spread = (marks: readonly number[], gap: number, top: number, bottom: number): readonly number[] => {
  const order = marks.map((_, i) => i).toSorted((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0));
  const placed = [...marks];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(marks[i] ?? 0, least);
    least = placed[i] + gap;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = placed[i] - gap;
  }
  return placed;
};
