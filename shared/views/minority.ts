import type { Option } from '../events/panel/frame.ts';
import { sum } from '../kernel/numbers.ts';
import { leaderOf } from './debate/leader.ts';

/** The option a seat holds most probable. */
export type FirstChoice = { readonly seatId: string; readonly provider: string | null; readonly optionId: string };

/** Whether an option is the first choice of two seats, or of half of a provider's seats: a minority that a report has to name. */
const strongMinority = (choices: readonly FirstChoice[], optionId: string): boolean =>
  holdersOf(choices, optionId).length >= 2 || halfOfAProvider(choices, optionId);

export const halfOfAProvider = (choices: readonly FirstChoice[], optionId: string): boolean =>
  [...Map.groupBy(choices, ({ provider }) => provider).values()].some(
    (own) => holdersOf(own, optionId).length * 2 >= own.length,
  );

/** From this pooled probability on one seat is enough; 0.10 loses too many minorities that are right: bench/panel, decision 0052. */
export const fewestPooled = 0.07;

/**
 * Minorities before the exchange of which no seat is left: named in the report, though no seat can write their dissent. Variants of one choice
 * count as one: what still stands in another variant, or won in it, was not given up.
 */
export const movedMinorities = (
  blind: readonly FirstChoice[],
  final: readonly FirstChoice[],
  recommended: string,
  pooled: Readonly<Record<string, number>>,
  options: readonly Pick<Option, 'optionId' | 'bloc'>[] = [],
): readonly string[] => {
  const choice = choiceIn(options);
  const byChoice = (choices: readonly FirstChoice[]) =>
    choices.map((one) => ({ ...one, optionId: choice(one.optionId) }));
  const pooledFor = (chosen: string) =>
    sum(Object.entries(pooled).map(([optionId, p]) => (choice(optionId) === chosen ? p : 0)));
  return [...new Set(blind.map(({ optionId }) => optionId))].filter((optionId) => {
    const chosen = choice(optionId);
    return (
      chosen !== choice(recommended) &&
      holdersOf(byChoice(final), chosen).length === 0 &&
      (strongMinority(byChoice(blind), chosen) || pooledFor(chosen) >= fewestPooled)
    );
  });
};

/** What stands for an option's choice: its bloc, or the option where it is a choice of its own. */
export const choiceIn =
  (options: readonly Pick<Option, 'optionId' | 'bloc'>[]) =>
  (optionId: string): string =>
    options.find((one) => one.optionId === optionId)?.bloc ?? optionId;

const holdersOf = (choices: readonly FirstChoice[], optionId: string): readonly FirstChoice[] =>
  choices.filter((choice) => choice.optionId === optionId);

/**
 * The option that a ballot puts first: of the choice to whose variants together it gives most, the variant it gives most to. Null where it gives
 * nothing to any.
 */
export const firstOf =
  (options: readonly Pick<Option, 'optionId' | 'bloc'>[]) =>
  (p: Readonly<Record<string, number>>): string | null => {
    const choice = choiceIn(options);
    const leading = leaderOf(
      Object.fromEntries(
        [...Map.groupBy(Object.keys(p), choice)].map(([chosen, ids]) => [chosen, sum(ids.map((id) => p[id] ?? 0))]),
      ),
    );
    return leaderOf(Object.fromEntries(Object.entries(p).filter(([optionId]) => choice(optionId) === leading)));
  };
