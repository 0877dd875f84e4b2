import { randomFrom } from '../../shared/kernel/random.ts';

/** What picks the samples and the random cases of this run; it is printed, and `SEED=…` repeats them. */
export const seed: string = process.env['SEED'] ?? '1';

/** Whether every member of every sweep is taken (`npm run test:sweeps`). */
export const isWhole: boolean = process.env['SWEEPS'] === 'whole';

/** How much of a sweep is done in this run: all of it, or as many as are enough for an everyday run. */
export const portion = (all: number, everyday: number): number => (isWhole ? all : Math.min(all, everyday));

/** So many members of a sweep, in their order; which ones the seed and the name of the sweep decide. */
export const sampled = <T>(sweep: string, members: readonly T[], everyday: number): T[] => {
  const random = randomFrom(`${seed}/${sweep}`);
  const drawn = members.map((member, place) => ({ member, place, lot: random() }));
  return drawn
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, portion(members.length, everyday))
    .toSorted((a, b) => a.place - b.place)
    .map(({ member }) => member);
};
