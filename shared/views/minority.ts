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

/** Minorities before the exchange of which no seat is left: named in the report, though no seat can write their dissent. */
export const movedMinorities = (
  blind: readonly FirstChoice[],
  final: readonly FirstChoice[],
  recommended: string,
  pooled: Readonly<Record<string, number>>,
): readonly string[] =>
  [...new Set(blind.map(({ optionId }) => optionId))].filter(
    (option) =>
      option !== recommended &&
      holdersOf(final, option).length === 0 &&
      (strongMinority(blind, option) || (pooled[option] ?? 0) >= fewestPooled),
  );

const holdersOf = (choices: readonly FirstChoice[], optionId: string): readonly FirstChoice[] =>
  choices.filter((choice) => choice.optionId === optionId);
