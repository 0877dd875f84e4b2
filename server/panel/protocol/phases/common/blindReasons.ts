import type { Ballot } from '../../../../../shared/events/panel/ballot.ts';
import { memoized } from '../../evidence/memoized.ts';
import { randomFrom, shuffled } from '../../../../../shared/kernel/random.ts';
import { choiceOf } from '../../counting/ballots.ts';
import { blindCasts } from '../../counting/casts.ts';
import { languageOf, type PanelContext } from '../../state/panelContext.ts';
import { likenessOf, type ReadText, readWords, shortenedTo } from '../../text/text.ts';

/** A reason that seats gave for an option in the blind round; who gave it is not shown. */
export type BlindReason = { readonly reasonId: string; readonly optionId: string; readonly text: string };

/** Reasons of each option: as many for one that few hold as for one that many do, so that they are no tally. */
const perOption = 3;
const maxWords = 80;
/** From here on two statements give the same reason. */
const alike = 0.5;

/** The reasons of the blind round without their names, in an order that says nothing, and the seats that gave each. */
export const blindReasons = (
  context: PanelContext,
): readonly (BlindReason & { readonly seats: readonly string[] })[] => {
  const language = languageOf(context);
  const found: { optionId: string; read: ReadText; seats: string[] }[] = [];
  for (const { seatId, ballot } of blindCasts(context)) {
    if (ballot.abstain || ballot.statement.trim() === '') continue;
    const optionId = choiceOf(ballot.p);
    const read = reasonIn(ballot, language);
    const known = found.find((one) => one.optionId === optionId && likenessOf(one.read, read) > alike);
    if (known) known.seats.push(seatId);
    else found.push({ optionId, read, seats: [seatId] });
  }
  const kept = [...Map.groupBy(found, ({ optionId }) => optionId).values()].flatMap((same) =>
    same.toSorted((a, b) => b.seats.length - a.seats.length).slice(0, perOption),
  );
  const random = randomFrom(`${context.state.seated?.seed ?? ''}/reasons/${context.panel}`);
  return shuffled(kept, random).map(({ optionId, read, seats }, i) => ({
    reasonId: `R-${i + 1}`,
    optionId,
    text: read.text,
    seats,
  }));
};

const reasonIn = memoized(({ statement }: Ballot, language: string) =>
  readWords(shortenedTo(statement, maxWords, language), language),
);
