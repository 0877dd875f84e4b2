import { languageOf, type PanelContext } from '../state/panelContext.ts';
import { finalCasts } from '../counting/casts.ts';
import type { Known } from '../text/numbers/known.ts';
import { knownFrom } from '../text/numbers/knownFrom.ts';
import { tracedIn } from '../text/numbers/traceNumbers.ts';
import { type Doubt, mostInDoubt, numbersInDoubt } from '../text/numbers/numbersInDoubt.ts';
import type { Stated } from '../text/numbers/statedNumbers.ts';
import { type Check, check } from './gateCheck.ts';
import { passagesOf } from './numberNamed.ts';
import {
  accountedFor,
  derivedInDoubt,
  type Draft,
  inPercent,
  ofPassages,
  sourcesOf,
  wordsOf,
} from './numberSources.ts';
import { isStillSaid } from './otherThings.ts';

/**
 * Numbers that a report prints and that come from nowhere, each once and with the words beside it, those of one sentence together. Those of the draft fail the rule; a dissent stands as its
 * seat wrote it, so that its numbers are only named, each with its seats: "lose 17.3 % a year (Ada, Bo)". All of them, because the report says of each that
 * it is an estimate.
 */
export const checkOfNumbers = (context: PanelContext, draft: Draft): Check => {
  const language = languageOf(context);
  const sources = sourcesOf(context);
  const drafted = wordsOf(draft);
  const known = accountedFor(drafted, draft, sources, language);
  const untraced = (text: string, all: readonly Known[]): readonly Stated[] => tracedIn(text, all, language).untraced;
  const others = context.run.otherThings.length > 0 ? ofOtherThings(context, draft) : [];
  const ofDraft = once([...untraced(drafted, known), ...others].map((number) => ({ number, text: drafted })));
  const ofSeats = context.run.dissents.flatMap(
    ({ seatId, text, decisiveArgument, conditions, watch, passages = [] }) => {
      const seat = context.state.seated?.seats.find((one) => one.seatId === seatId)?.name ?? seatId;
      // What a seat gives the options it may say.
      const own = finalCasts(context).find((cast) => cast.seatId === seatId)?.ballot.p ?? {};
      const dissent = [text, decisiveArgument, conditions, watch].join('\n');
      const more = [...passages.map(({ quote }) => ({ text: quote })), ...inPercent(Object.values(own))];
      return untraced(dissent, [...known, ...knownFrom(more, language)]).map((number) => ({
        ...{ number, text: dissent, seat },
      }));
    },
  );
  const alone = ofSeats.filter((one) => !ofDraft.some((other) => keyOf(other) === keyOf(one)));
  const seatsOf = (some: readonly Found[]) =>
    new Set(alone.flatMap((one) => (some.some((other) => keyOf(other) === keyOf(one)) ? [one.seat] : [])));
  return check(
    'numbers_traceable',
    ofDraft.length === 0,
    [
      ...passages(ofDraft, language).map(({ said }) => said),
      ...passages(once(alone), language).map(({ said, of }) => `${said} (${[...seatsOf(of)].join(', ')})`),
    ],
    Infinity,
  );
};

/** A number in the text that has it. */
type Found = { readonly number: Stated; readonly text: string };
/** By what it is the same as another one. */
const keyOf = ({ number: { text, counted } }: Found): string => `${text} ${counted.behind[0] ?? ''}`;
const once = (found: readonly Found[]): Found[] =>
  [...Map.groupBy(found, keyOf).values()].flatMap((same) => same.slice(0, 1));

/** The words that they stand with, each passage once with its numbers. */
const passages = (found: readonly Found[], language: string) => {
  const named = [...Map.groupBy(found, ({ text }) => text)].flatMap(([text, some]) => {
    const words = passagesOf(
      text,
      some.map(({ number }) => number),
      language,
    );
    return some.map((one, i) => ({ one, said: words[i] ?? one.number.text }));
  });
  return [...Map.groupBy(named, ({ said }) => said)].map(([said, some]) => ({ said, of: some.map(({ one }) => one) }));
};

/** Numbers of the draft that code finds in the sources beside other words: whether of the same thing, a reader tells. */
export const doubtsOf = (context: PanelContext, draft: Draft): readonly Doubt[] => {
  const [text, sources, language] = [wordsOf(draft), sourcesOf(context), languageOf(context)];
  return [
    ...numbersInDoubt(text, [...sources, ...ofPassages(draft)], language),
    ...derivedInDoubt(text, draft, sources, language),
  ].slice(0, mostInDoubt);
};

/** Those that a reader said to tell of something else, as far as they still stand. */
const ofOtherThings = (context: PanelContext, draft: Draft): Stated[] =>
  doubtsOf(context, draft)
    .filter((doubt) => context.run.otherThings.some((one) => isStillSaid(one, doubt)))
    .map(({ number }) => number);

/** What a redraft can mend of the numbers that were found. */
export const ofDraftAlone = (found: readonly string[]): string[] => found.filter((one) => !one.endsWith(')'));
