import { variedCase } from './variedCases.ts';
import { states, statesOf } from './states.ts';

/**
 * Seeds of cases that together have every state, few of each hundred: where a change of the panel or of the cases leaves a state without one,
 * `node test/support/consistency/cases/cover.ts 300` plays so many cases, prints how often each state occurs, and which seeds to put here.
 */
export const cover: readonly string[] = [2, 5, 14, 28, 41, 44, 62, 68, 78, 95, 126, 155, 164, 267, 297, 364].map(
  (n) => `states/consistency/${n}`,
);

type Played = { readonly name: string; readonly has: ReadonlySet<string> };

const play = async (cases: number): Promise<Played[]> => {
  const played: Played[] = [];
  for (let n = 0; n < cases; n++) {
    const name = `states/consistency/${n}`;
    const surfaces = await variedCase(name);
    if (surfaces) played.push({ name, has: new Set(statesOf(surfaces)) });
  }
  return played;
};

/** The fewest that a greedy choice finds: each time the case that adds most. */
const fewest = (played: readonly Played[], lacking: ReadonlySet<string>): string[] => {
  const adds = ({ has }: Played) => has.intersection(lacking).size;
  const [best] = played.toSorted((a, b) => adds(b) - adds(a));
  return best && adds(best) > 0 ? [best.name, ...fewest(played, lacking.difference(best.has))] : [];
};

if (import.meta.main) {
  const played = await play(Number(process.argv[2] ?? 300));
  const often = Object.keys(states).map((state) => ({
    state,
    times: played.filter(({ has }) => has.has(state)).length,
  }));
  for (const { state, times } of often.toSorted((a, b) => a.times - b.times)) console.log(`${times}\t${state}`);
  console.log(`of ${played.length}: ${fewest(played, new Set(Object.keys(states))).join(' ')}`);
}
