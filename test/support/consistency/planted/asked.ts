import { type Tally, together } from './noticed.ts';

/** The least share of single changes of a kind that has to be noticed, where enough were tried to speak of a share. */
const [least, enough] = [0.95, 20];

/** A line for each surface and kind with the share that was noticed, and those of which too little was. */
export const sharesOf = (
  tallies: readonly Tally[],
): { readonly lines: readonly string[]; readonly tooFew: readonly Tally[] } => {
  const all = together(tallies);
  return {
    lines: all.map(({ surface, kind, tried, missed }) => `${surface} ${kind}: ${tried - missed.length} of ${tried}`),
    tooFew: all.filter(({ tried, missed }) => tried >= enough && missed.length > (1 - least) * tried),
  };
};
