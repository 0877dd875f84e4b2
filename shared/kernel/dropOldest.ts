/** Drops the oldest entries until at most so many are left. Putting one in again (delete, set) makes it the newest. */
export const dropOldest = (kept: Map<unknown, unknown>, most: number): void => {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
};
