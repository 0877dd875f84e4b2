import { evidenceOf, languageOf, type PanelContext, poolOf } from '../state/panelContext.ts';
import { finalCasts } from '../counting/casts.ts';
import { laterTexts, wholeText } from '../evidence/caseText.ts';
import { languageOfText } from '../text/language.ts';
import type { Known } from '../text/numbers/known.ts';
import { knownFrom, type NumberSource } from '../text/numbers/knownFrom.ts';
import { tracedIn } from '../text/numbers/traceNumbers.ts';
import { type Doubt, numbersInDoubt } from '../text/numbers/numbersInDoubt.ts';
import type { Stated } from '../text/numbers/statedNumbers.ts';
import { type Check, check } from './gateCheck.ts';
import { withItsWords } from './numberNamed.ts';
import { isStillSaid } from './otherThings.ts';

type Draft = NonNullable<PanelContext['run']['draft']>;

/**
 * Numbers that a report prints and that come from nowhere, each once and with the words beside it. Those of the draft fail the rule; a dissent stands as its
 * seat wrote it, so that its numbers are only named, each with its seats: "lose 17.3 % a year (Ada, Bo)". All of them, because the report says of each that
 * it is an estimate.
 */
export const checkOfNumbers = (context: PanelContext, draft: Draft): Check => {
  const language = languageOf(context);
  const known = knownFrom(sourcesOf(context), language);
  const untraced = (text: string, all: readonly Known[]): Named[] =>
    tracedIn(text, all, language).untraced.map((number) => named(text, number, language));
  const others =
    context.run.otherThings.length > 0
      ? ofOtherThings(context, draft).map((number) => named(wordsOf(draft), number, language))
      : [];
  const ofDraft = once([...untraced(wordsOf(draft), known), ...others]);
  const ofSeats = context.run.dissents.flatMap(({ seatId, text, decisiveArgument, conditions, watch }) => {
    const seat = context.state.seated?.seats.find((one) => one.seatId === seatId)?.name ?? seatId;
    // What a seat gives the options it may say.
    const own = finalCasts(context).find((cast) => cast.seatId === seatId)?.ballot.p ?? {};
    return untraced([text, decisiveArgument, conditions, watch].join('\n'), [
      ...known,
      ...inPercent(Object.values(own)),
    ]).map((number) => ({ ...number, seat }));
  });
  const alone = ofSeats.filter(({ key }) => !ofDraft.some((one) => one.key === key));
  const seatsOf = ({ key }: Named) => new Set(alone.flatMap((one) => (one.key === key ? [one.seat] : [])));
  return check(
    'numbers_traceable',
    ofDraft.length === 0,
    [
      ...ofDraft.map(({ said }) => said),
      ...once(alone).map((number) => `${number.said} (${[...seatsOf(number)].join(', ')})`),
    ],
    Infinity,
  );
};

/** A number as it is shown, and by what it is the same as another one. */
type Named = { readonly key: string; readonly said: string };
const named = (text: string, number: Stated, language: string): Named => ({
  key: `${number.text} ${number.counted.behind[0] ?? ''}`,
  said: withItsWords(text, number, language),
});
const once = (numbers: readonly Named[]): Named[] =>
  [...Map.groupBy(numbers, ({ key }) => key).values()].flatMap((same) => same.slice(0, 1));

/** Numbers of the draft that code finds in the sources beside other words: whether of the same thing, a reader tells. */
export const doubtsOf = (context: PanelContext, draft: Draft): readonly Doubt[] =>
  numbersInDoubt(wordsOf(draft), sourcesOf(context), languageOf(context));

/** Those that a reader said to tell of something else, as far as they still stand. */
const ofOtherThings = (context: PanelContext, draft: Draft): Stated[] =>
  doubtsOf(context, draft)
    .filter((doubt) => context.run.otherThings.some((one) => isStillSaid(one, doubt)))
    .map(({ number }) => number);

/** What a redraft can mend of the numbers that were found. */
export const ofDraftAlone = (found: readonly string[]): string[] => found.filter((one) => !one.endsWith(')'));

/** What the recommendation says and asks for, in its own words; thresholds and dates of tripwires are for the panel to set. */
const wordsOf = (draft: Draft): string => textsOf(draft).join('\n');
const textsOf = (draft: Draft): string[] => [
  draft.headline,
  ...draft.reasons.map(({ text }) => text),
  draft.biggestRisk,
  ...draft.whatWouldChange,
  draft.nextAction.what,
  draft.cheapestTest,
  draft.exitCost,
  ...(draft.outsideView ? [draft.outsideView.baseRate, draft.outsideView.adjustment] : []),
  ...draft.plan.flatMap(({ what, firstStep, cost }) => [what, firstStep, cost]),
];

/**
 * What a number may come from: the case, an answer, a verified quote, and the counting. What a seat wrote into the frame, or beside a quote, is no source; the
 * title of an option is its name, and a report names it.
 */
const sourcesOf = (context: PanelContext): NumberSource[] => {
  const pool = poolOf(context);
  const { frame, objections, cruxes } = context.run;
  const shares = [
    ...Object.values(pool?.p ?? {}),
    ...objections.map(({ probability }) => probability),
    ...cruxes.map(({ q }) => q),
    ...(frame?.criteria ?? []).map(({ weight }) => weight),
  ];
  return [
    ...[
      wholeText(context.state, context.rules.guided, true),
      ...laterTexts(context.state),
      ...(frame?.options ?? []).map(({ title }) => title),
    ].map((text) => ({ text })),
    // A page may write its numbers as another language does than the case.
    ...evidenceOf(context)
      .flatMap(({ quote, status }) => (status === 'verified' ? [quote] : []))
      .flatMap((text) => [{ text }, { text, language: languageOfText(text) }]),
    ...inPercent(shares),
    ...[frame?.options.length, frame?.criteria.length, pool && context.seats.length].flatMap((value) =>
      value ? [{ value, unit: null }] : [],
    ),
  ];
};

const inPercent = (shares: readonly number[]) => shares.map((share) => ({ value: Math.round(share * 100), unit: '%' }));
