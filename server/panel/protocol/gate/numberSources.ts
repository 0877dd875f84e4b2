import { laterTexts, wholeText } from '../evidence/caseText.ts';
import type { Pages } from '../evidence/lookups.ts';
import { type NumberPassage, passagesStating } from '../evidence/numberPassages.ts';
import { evidenceOf, languageOf, type PanelContext, poolOf } from '../state/panelContext.ts';
import { languageOfText } from '../text/language.ts';
import { limits } from '../text/limits.ts';
import { type Derivation, derivedIn, unknownIn } from '../text/numbers/derived/derivations.ts';
import type { Known } from '../text/numbers/known.ts';
import { knownFrom, type NumberSource } from '../text/numbers/knownFrom.ts';
import type { Doubt } from '../text/numbers/numbersInDoubt.ts';
import { tracedIn } from '../text/numbers/traceNumbers.ts';
import { wordsAround } from '../text/numbers/wordsAround.ts';

export type Draft = NonNullable<PanelContext['run']['draft']>;
type Said = Omit<Draft, 'calculations' | 'passages'>;
type Account = Pick<Draft, 'calculations' | 'passages'>;

/**
 * Where the numbers of a draft come from that stand in no source of the panel's: its calculations, as far as they begin with known numbers and come
 * out, and passages of the case's documents, which `pages` holds opened. Nothing is kept of a calculation that is wrong.
 */
export const accountOf = (
  context: PanelContext,
  draft: Said,
  calculations: readonly Derivation[],
  pages: Pages,
): Account => {
  const language = languageOf(context);
  const sources = sourcesOf(context);
  const said = calculations
    .slice(0, most)
    .filter(({ said: number, from }) => number.length <= limits.title && from.length <= limits.title);
  const text = wordsOf(draft);
  const known = knownFrom(sources, language);
  const open = tracedIn(text, [...known, ...derivedIn(text, said, known, language).numbers], language).untraced;
  const passages = passagesStating(context, pages, [...open, ...unknownIn(said, known, language)], language);
  const { right } = derivedFrom(text, { calculations: said, passages }, sources, language);
  return {
    ...(right.length > 0 ? { calculations: right.map(({ said: number, from }) => ({ said: number, from })) } : {}),
    ...(passages.length > 0 ? { passages } : {}),
  };
};
/** Calculations of one draft. */
const most = 40;

/** The passages of documents that state what a seat says beyond the panel's sources. */
export const passagesFor = (context: PanelContext, text: string, pages: Pages): NumberPassage[] => {
  const language = languageOf(context);
  const { untraced } = tracedIn(text, knownFrom(sourcesOf(context), language), language);
  return passagesStating(context, pages, untraced, language);
};

/** What of a text's sources is known, the passages that came with it among them, and what its calculations come to. */
const derivedFrom = (
  text: string,
  { calculations = [], passages = [] }: Account,
  sources: readonly NumberSource[],
  language: string,
) => {
  const known = knownFrom([...sources, ...ofPassages({ passages })], language);
  return { known, ...derivedIn(text, calculations, known, language) };
};

/** What the numbers of a text may come from: these sources, the passages and calculations that came with it. */
export const accountedFor = (...of: Parameters<typeof derivedFrom>): readonly Known[] => {
  const { known, numbers } = derivedFrom(...of);
  return [...known, ...numbers];
};

/**
 * Numbers that come out of a calculation of which code does not see what it comes to: a time that is the quotient of two amounts, and what is said to be
 * earned, lost, more or less.
 */
export const derivedInDoubt = (...of: Parameters<typeof derivedFrom>): Doubt[] => {
  const [text] = of;
  return derivedFrom(...of).right.flatMap(({ from, numbers }) =>
    numbers
      .filter(({ time, ways }) => time !== null || ways.length > 0)
      .map((number) => ({
        ...{ number, source: from },
        words: wordsAround(text, number.at, number.at + number.text.length),
      })),
  );
};

export const ofPassages = ({ passages = [] }: Pick<Account, 'passages'>): NumberSource[] =>
  passages.flatMap(({ quote }) => [{ text: quote }, { text: quote, language: languageOfText(quote) }]);

/** What the recommendation says and asks for, in its own words; thresholds and dates of tripwires are for the panel to set. */
export const wordsOf = (draft: Said): string => textsOf(draft).join('\n');
const textsOf = (draft: Said): string[] => [
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
export const sourcesOf = (context: PanelContext): NumberSource[] => {
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
    // "Of six options", but no six years.
    ...[frame?.options.length, frame?.criteria.length].flatMap((value) =>
      value ? [{ value, unit: null, counts: true }] : [],
    ),
  ];
};

export const inPercent = (shares: readonly number[]) =>
  shares.map((share) => ({ value: Math.round(share * 100), unit: '%' }));
