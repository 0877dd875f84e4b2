import { randomFrom } from '../../shared/kernel/random.ts';

/** What picks the samples and the random cases of this run; it is printed, and `SEED=…` repeats them. */
export const seed: string = process.env['SEED'] ?? '1';

const part = { whole: Infinity, sample: 1, few: 1 / 3 } as const;
/** `whole`: every member of every sweep (`npm run test:sweeps`); `few`: a third of the sample, what is slow left out. */
const extent = part[(process.env['SWEEPS'] ?? 'sample') as keyof typeof part];
export const isWhole: boolean = extent === part.whole;

/** How much of a sweep is done in this run: all of it, or as many as are enough for an everyday run. */
export const portion = (all: number, everyday: number): number => Math.min(all, Math.floor(everyday * extent));

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
