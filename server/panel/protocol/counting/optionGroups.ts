import { argmax, sum } from '../../../../shared/kernel/numbers.ts';
import { pool, type Pooled, type Vote } from './pool/pooling.ts';
import type { Recalibration } from './pool/recalibration.ts';

/** Options by what they amount to: those of one `bloc` are variants of one choice; an option without one is a choice of its own. */
export type OptionGroup = { readonly members: readonly number[] };
export type Counted = Pooled & {
  /** Index of the winning option: the best within the best group. */
  readonly winner: number;
  /** Probability of the winning group, and by how much it leads the next one. */
  readonly first: number;
  readonly margin: number;
};

export const groupsOf = (
  options: readonly { readonly optionId: string; readonly bloc?: string | undefined }[],
): OptionGroup[] => [
  ...Map.groupBy(
    options.map((_, i) => i),
    (i) => (options[i]?.bloc === undefined ? `option ${options[i]?.optionId}` : `bloc ${options[i].bloc}`),
  )
    .values()
    .map((members) => ({ members })),
];

/**
 * Votes counted group by group first, then within each group. An option that is listed twice splits its own votes and no others, so that
 * listing it again never changes which group wins.
 */
export const countByGroup = (
  votes: readonly Vote[],
  groups: readonly OptionGroup[],
  recalibration?: Recalibration,
): Counted => {
  const together = pool(
    votes.map((vote) => ({ ...vote, p: groups.map((group) => within(vote.p, group)) })),
    recalibration,
  );
  const shares = sharesOf(votes, groups);
  const spread = (p: readonly number[]) => shares.map(({ group, share }) => (p[group] ?? 0) * share);
  const best = argmax(together.p);
  const members = groups[best]?.members ?? [];
  const [first = 0, second = 0] = together.p.toSorted((a, b) => b - a);
  return {
    p: spread(together.p),
    nEff: together.nEff,
    blocs: together.blocs.map((bloc) => ({ ...bloc, p: spread(bloc.p) })),
    winner: members[argmax(members.map((option) => shares[option]?.share ?? 0))] ?? 0,
    first,
    margin: first - second,
  };
};

const within = (p: readonly number[], { members }: OptionGroup): number => sum(members.map((option) => p[option] ?? 0));

/** Of each option its group and its share of it: by what all votes together give to the members. */
const sharesOf = (votes: readonly Vote[], groups: readonly OptionGroup[]) => {
  const shares: { group: number; share: number }[] = [];
  for (const [group, { members }] of groups.entries()) {
    const given = members.map((option) => sum(votes.map(({ p, weight = 1 }) => weight * (p[option] ?? 0))));
    const whole = sum(given);
    for (const [i, option] of members.entries())
      shares[option] = { group, share: whole > 0 ? (given[i] ?? 0) / whole : 1 / members.length };
  }
  return shares;
};
