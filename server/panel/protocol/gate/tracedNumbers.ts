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
import { passagesOf } from './numberNamed.ts';
import { isStillSaid } from './otherThings.ts';

type Draft = NonNullable<PanelContext['run']['draft']>;

/**
 * Numbers that a report prints and that come from nowhere, each once and with the words beside it, those of one sentence together. Those of the draft fail the rule; a dissent stands as its
 * seat wrote it, so that its numbers are only named, each with its seats: "lose 17.3 % a year (Ada, Bo)". All of them, because the report says of each that
 * it is an estimate.
 */
export const checkOfNumbers = (context: PanelContext, draft: Draft): Check => {
  const language = languageOf(context);
  const known = knownFrom(sourcesOf(context), language);
  const untraced = (text: string, all: readonly Known[]): readonly Stated[] => tracedIn(text, all, language).untraced;
  const drafted = wordsOf(draft);
  const others = context.run.otherThings.length > 0 ? ofOtherThings(context, draft) : [];
  const ofDraft = once([...untraced(drafted, known), ...others].map((number) => ({ number, text: drafted })));
  const ofSeats = context.run.dissents.flatMap(({ seatId, text, decisiveArgument, conditions, watch }) => {
    const seat = context.state.seated?.seats.find((one) => one.seatId === seatId)?.name ?? seatId;
    // What a seat gives the options it may say.
    const own = finalCasts(context).find((cast) => cast.seatId === seatId)?.ballot.p ?? {};
    const dissent = [text, decisiveArgument, conditions, watch].join('\n');
    return untraced(dissent, [...known, ...inPercent(Object.values(own))]).map((number) => ({
      ...{ number, text: dissent, seat },
    }));
  });
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
