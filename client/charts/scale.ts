/** From a value to a place: `[from, to]` of the values onto `[start, end]` of the drawing. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from || 1)) * (end - start);

/** Even places for named points, the first at the start and the last at the end; a single one at the start. */
export const points = (names: readonly string[], [start, end]: readonly [number, number]) => {
  const step = names.length > 1 ? (end - start) / (names.length - 1) : 0;
  return (name: string): number => start + Math.max(0, names.indexOf(name)) * step;
};

/** Round shares from 0 to at least `most`: fifths, or tenths where the highest value is low. */
export const shareTicks = (most: number): readonly number[] => {
  const step = most <= 0.5 ? 0.1 : 0.2;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, i) => Math.round(i * step * 100) / 100);
};

export const path = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
