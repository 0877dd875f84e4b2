import type { Ballot } from '../../../../shared/events/panel/ballot.ts';
import type { Option } from '../../../../shared/events/panel/frame.ts';
import { argmax, sum } from '../../../../shared/kernel/numbers.ts';
import { choiceIn } from '../../../../shared/views/minority.ts';
import type { Movement } from './pool/drift.ts';
import { pool, poolPanels, type Pooled, type Vote } from './pool/pooling.ts';
import type { Recalibration } from './pool/recalibration.ts';

/** Options by what they amount to: those of one `bloc` are variants of one choice; an option without one is a choice of its own. */
export type OptionGroup = { readonly members: readonly number[] };
export type Counted = Pooled & {
  /** Index of the winning option: the variant of the best group that most is given to. */
  readonly winner: number;
  /** Probability of the winning group, and by how much it leads the next one. */
  readonly first: number;
  readonly margin: number;
};

type Listed = Pick<Option, 'optionId' | 'bloc'>;

export const groupsOf = (options: readonly Listed[]): OptionGroup[] => {
  const choice = choiceIn(options);
  return [
    ...Map.groupBy(
      options.map((_, i) => i),
      (i) => choice(options[i]?.optionId ?? ''),
    )
      .values()
      .map((members) => ({ members })),
  ];
};

/** Whether an option is the given one or a variant of it. */
export const variantOf = (options: readonly Listed[], optionId: string): ((other: string) => boolean) => {
  const choice = choiceIn(options);
  return (other) => choice(other) === choice(optionId);
};

/** A ballot by choices: what it gives to the variants of one choice is added up under the first of them. */
export const inChoices = (options: readonly Listed[]) => {
  const firsts = new Map(
    groupsOf(options).flatMap(({ members }) =>
      members.map((i) => [options[i]?.optionId ?? '', options[members[0] ?? i]?.optionId ?? ''] as const),
    ),
  );
  return <T extends Pick<Ballot, 'p'>>(ballot: T): T => {
    const p: Record<string, number> = {};
    for (const [option, share] of Object.entries(ballot.p)) {
      const at = firsts.get(option) ?? option;
      p[at] = (p[at] ?? 0) + share;
    }
    return { ...ballot, p };
  };
};

/** A seat's two ballots by choices: to go to another variant of a choice is no move. */
export const movementInChoices = (options: readonly Listed[]): ((move: Movement) => Movement) => {
  const byChoice = inChoices(options);
  return (move) => ({ ...move, blind: byChoice(move.blind), revised: byChoice(move.revised) });
};

/**
 * Votes counted group by group. What a group has is given to the variant with most votes, and its other variants have nothing of their own: an
 * option that is listed twice splits its own votes and no others, and listing it again never changes which group wins.
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
  const leads = leadsOf(votes, groups);
  const atLeads = placedAt(leads, groups);
  const [first = 0, second = 0] = together.p.toSorted((a, b) => b - a);
  return {
    p: atLeads(together.p),
    nEff: together.nEff,
    blocs: together.blocs.map((bloc) => ({ ...bloc, p: atLeads(bloc.p) })),
    winner: leads[argmax(together.p)] ?? 0,
    first,
    margin: first - second,
  };
};

/** Results of several panels, put together group by group, at the variants that most is given to by all votes. */
export const poolPanelsByGroup = (
  panels: readonly (readonly number[])[],
  votes: readonly Vote[],
  groups: readonly OptionGroup[],
): Pick<Counted, 'p' | 'winner' | 'first' | 'margin'> => {
  const together = poolPanels(panels.map((p) => groups.map((group) => within(p, group))));
  const leads = leadsOf(votes, groups);
  const [first = 0, second = 0] = together.toSorted((a, b) => b - a);
  return {
    p: placedAt(leads, groups)(together),
    winner: leads[argmax(together)] ?? 0,
    first,
    margin: first - second,
  };
};

const within = (p: readonly number[], { members }: OptionGroup): number => sum(members.map((option) => p[option] ?? 0));

/** Of each group the variant that all votes together give most to. */
const leadsOf = (votes: readonly Vote[], groups: readonly OptionGroup[]): number[] =>
  groups.map(({ members }) => {
    const given = members.map((option) => sum(votes.map(({ p, weight = 1 }) => weight * (p[option] ?? 0))));
    return members[argmax(given)] ?? 0;
  });

const placedAt = (leads: readonly number[], groups: readonly OptionGroup[]) => (together: readonly number[]) => {
  const p = groups.flatMap(({ members }) => members).map(() => 0);
  for (const [group, lead] of leads.entries()) p[lead] = together[group] ?? 0;
  return p;
};
