/** Lets go of what was put in first until no more than so many are left. Putting one in anew (delete, set) makes it the newest. */
export const dropOldest = (kept: Map<unknown, unknown>, most: number): void => {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
};
