import type { CaseEventOf } from '../../../../../shared/events/case.ts';
import type { Frame, Option } from '../../../../../shared/events/panel/frame.ts';

import { correctedOutline, ownTexts } from '../../evidence/caseText.ts';
import { languageOf, modeOf, type PanelContext, seatOfId } from '../../state/panelContext.ts';
import { holdsWords, prepare } from '../../../../../shared/documents/quotes/align.ts';
import { shortTitle } from '../../text/limits.ts';
import { conflictOf, type Difference, differenceOf, isSameText, leavesOut } from '../../text/joining.ts';
import type { ListedOption } from '../../text/options/itemName.ts';
import { asTitle } from '../../text/sentenceCase.ts';
import { comparable } from '../../text/text.ts';
import { saysInWords } from '../common/options.ts';
import { doubtedIn, type Readers, type Reading, refusedIn, type Witness } from './refused.ts';
import { isTitled, type Named, namedInCase, namedOptions, optionFor, saysNoOther } from './namedOptions.ts';

/** What a case names by several readers: code, the seat that sorts the case, and framers, of whom each says which of its options a passage became. */
export type Read = { readonly byCode: readonly ListedOption[]; readonly sorted: readonly string[] };
/** What the user wrote, for the names and numbers that a title takes from elsewhere in it, and its language. */
export type Written = { readonly whole: string; readonly language: string };
type Proposal = Pick<CaseEventOf<'FrameProposed'>['data'], 'seatId' | 'frame' | 'named'>;

/** Words of the case that name an option, by one reader; who reads two of them means two options. `option`: which one they became in his frame. */
type Quote = {
  readonly said: string;
  readonly reader: string;
  readonly byCode: ListedOption | null;
  readonly option: Option | null;
};
type Quotes = readonly [Quote, ...Quote[]];

/** What code and the seat that sorted the case read in it; nothing where the owner corrected the frame, which then holds alone. */
const readIn = (context: PanelContext): Read =>
  correctedOutline(context.state)
    ? { byCode: [], sorted: [] }
    : { byCode: namedInCase(context), sorted: context.state.triage?.named ?? [] };
export const writtenIn = (context: PanelContext, language = languageOf(context)): Written => ({
  whole: ownTexts(context.state, context.rules.guided).join('\n\n'),
  language,
});

/** What a framer is shown of these, to say which of its options covers it. */
export const passagesFor = (context: PanelContext): string[] => passagesToPlace(readIn(context), writtenIn(context));

/** The proposals of a panel, and what they are to hold. `all`: of the panels beside it too, which together refuse a passage or keep it. */
export const placedFor = (
  context: PanelContext,
  proposals: readonly Proposal[],
  all: readonly Proposal[] = proposals,
): Placed =>
  correctedOutline(context.state)
    ? { frames: proposals.map(({ frame }) => frame), named: namedOptions(context), refused: [] }
    : placedIn(
        proposals,
        readIn(context),
        writtenIn(context),
        {
          providerOf: (seatId) => seatOfId(context, seatId)?.provider ?? null,
          // In direct mode nobody but its framer read the case before the frame was there.
          ...(modeOf(context) === 'direct' && { witnesses: witnessesOf(context) }),
        },
        all,
      );

/** What the first search of each researcher said of the options in doubt. */
const witnessesOf = ({ run }: PanelContext): Witness[] =>
  run.searches.flatMap(({ seatId, round, noOptions = [] }) =>
    round === undefined ? [{ seatId, refused: noOptions }] : [],
  );

/** Options on the ballot of direct mode that code alone read in a sentence, and of which the seat that framed the case said twice that they are none. */
export const optionsInDoubt = (context: PanelContext): Option[] => {
  const { frame, proposals } = context.run;
  if (modeOf(context) !== 'direct' || frame === null || correctedOutline(context.state)) return [];
  const written = writtenIn(context);
  const doubted = doubtedIn(foundIn(proposals, readIn(context), written).readings, proposals, written.whole);
  return frame.options.filter((option) => doubted.some(({ one }) => isTitled(option, one)));
};

/** Passages that a framer is to find an option for: what code reads in sentences, and what the seat that sorted the case copied out beyond lists. */
export const passagesToPlace = ({ byCode, sorted }: Read, written: Written): string[] =>
  gathered(byCode, [sorted.map(copied)], written)
    .filter(([first]) => first.byCode === null || first.byCode.isSaid === true)
    .map(([first]) => first.said);

/**
 * Frames whose options say what they stand for, and what the case names, each with whether an option stands for it: one with its words, the one that a
 * framer says it became, or one whose words are all among its own. Never one that differs from it in a number, a name or a negation, nor one that stands for
 * another passage that does. An option that a framer calls the panel's is the user's where a passage names it. What every framer refused is none.
 */
export const placedIn = (
  proposals: readonly Proposal[],
  read: Read,
  written: Written,
  readers: Pick<Readers, 'providerOf' | 'witnesses'>,
  all: readonly Proposal[] = proposals,
): Placed => {
  const found = foundIn(proposals, read, written);
  const { options, places, named } = found;
  const { readings } = all === proposals ? found : foundIn(all, read, written);
  const refused = refusedIn(readings, all, { ...readers, whole: written.whole, sorted: read.sorted }).map(
    ({ one }) => one.text,
  );
  const isRefused = ({ text }: ListedOption) => read.byCode.some((one) => one.text === text) && refused.includes(text);
  const judged = options.map((one, i) => (one.isSaid === true ? { ...one, found: places[i] !== null } : one));
  return {
    frames: proposals.map(({ frame }) => ({
      ...frame,
      options: frame.options.map((option) => withPassages(option, places)),
    })),
    named: { ...named, options: judged.filter((one) => !isRefused(one)) },
    refused,
  };
};

/** What the case names, which options stand for it, and of which framers. */
const foundIn = (
  proposals: readonly Proposal[],
  read: Read,
  written: Written,
): {
  readonly options: readonly ListedOption[];
  readonly places: readonly (Place | null)[];
  readonly named: Named;
  readonly readings: readonly Reading[];
} => {
  const groups = gathered(read.byCode, [read.sorted.map(copied), ...proposals.map(framed)], written);
  const options = groups.map((group) => namedBy(group, written.language));
  const proposed = proposals.flatMap(({ frame }) => frame.options);
  const all = { options, inTheirWords: false };
  const optionOf = optionFor(proposed, all);
  const found = groups.map((group, i): Place | null => {
    const one = options[i];
    if (!one || one.isSaid !== true) return null;
    const fits = (option: Option | null) => option !== null && conflictWith(one.text, option, written) === null;
    // Code has read it; the words of a title told so far what became of it.
    const known = group[0].byCode === null ? undefined : optionOf(one);
    const placed = group.map(({ option }) => option).filter(fits);
    const option =
      proposed.find((own) => isTitled(own, one)) ??
      known ??
      placed.find((own) => own && saysInWords(own.title, one.title)) ??
      placed[0] ??
      proposed.find((own) => fits(own) && isCoveredBy(own, one, all));
    return option
      ? {
          one,
          option,
          isKnown: option === known && !isTitled(option, one),
          isShown: option !== known && !saysInWords(option.title, one.title),
        }
      : null;
  });
  const places = eachItsOwn(found, written.language);
  const takersOf = (one: ListedOption, quotes: readonly Quote[]) =>
    proposals.flatMap(({ frame, seatId }): [string, Option][] => {
      const quoted = quotes.find(({ reader, option }) => reader === seatId && option !== null);
      const option = quoted?.option ?? optionFor(frame.options, all)(one);
      return option ? [[seatId, option]] : [];
    });
  const readings = options.map((one, i): Reading => ({
    one,
    byCode: read.byCode.includes(one),
    isFound: Boolean(places[i]),
    takenBy: new Map(takersOf(one, groups[i] ?? [])),
  }));
  return { options, places, named: all, readings };
};

/** Of passages that differ only one may stand under an option, first one that it says in words: the others are options of their own. */
const eachItsOwn = (places: readonly (Place | null)[], language: string): (Place | null)[] => {
  const inOrder = places.flatMap((place) => place ?? []).toSorted((a, b) => Number(a.isShown) - Number(b.isShown));
  const kept = inOrder.reduce<Place[]>((before, place) => {
    const beside = before.filter(({ option }) => option === place.option);
    return beside.some(({ one }) => apartFrom(one.text, place.one.text, place.option, language) !== null)
      ? before
      : [...before, place];
  }, []);
  return places.map((place) => (place && kept.includes(place) ? place : null));
};

/** What keeps two passages from being one option, though a title may stand for each; a passage that says less may mean the same. */
export const apartFrom = (
  a: string,
  b: string,
  { origin }: Pick<Option, 'origin'>,
  language: string,
): Difference | null => (origin === 'status_quo' || leavesOut(a, b, language) ? null : differenceOf(a, b, language));

/** `refused`: passages that code read as options and the framers found to be none. */
export type Placed = { readonly frames: Frame[]; readonly named: Named; readonly refused: readonly string[] };
/** `isKnown`: from the words of its title alone. `isShown`: the words of the passage are to be read beside an option that is called otherwise. */
type Place = {
  readonly one: ListedOption;
  readonly option: Option;
  readonly isKnown: boolean;
  readonly isShown: boolean;
};

const withPassages = (option: Option, places: readonly (Place | null)[]): Option => {
  const own = places.filter((place) => place?.option === option);
  const shown = own.flatMap((place) => (place?.isShown ? [place.one.text] : []));
  return {
    ...option,
    origin: option.origin === 'panel' && own.some((place) => place?.isKnown === false) ? 'user' : option.origin,
    ...(shown.length > 0 ? { merged: shown } : {}),
  };
};

/** Whether an option stands for a passage without anybody saying so: by its title, or by one with none but words of this and of no other one. */
export const isCoveredBy = (option: Pick<Option, 'title'>, one: ListedOption, all: Named): boolean =>
  isTitled(option, one) || (saysInWords(one.title, option.title) && saysNoOther(option.title, one, all));

/** What keeps a passage from being what an option says. */
export const conflictWith = (
  passage: string,
  { title, origin }: Pick<Option, 'title' | 'origin'>,
  written: Written,
): Difference | null => conflictOf(passage, title, { ...written, leavesThings: origin === 'status_quo' });

const byItself = (one: ListedOption): Quotes => [{ said: one.text, reader: 'code', byCode: one, option: null }];
const copied = (said: string): Quote => ({ said, reader: 'sorting', byCode: null, option: null });
const framed = ({ seatId, frame, named = [] }: Proposal): Quote[] =>
  named.map(({ said, optionId }) => ({
    said,
    reader: seatId,
    byCode: null,
    option: frame.options.find((option) => option.optionId === optionId) ?? null,
  }));

const namedBy = ([{ byCode, said }]: Quotes, language: string): ListedOption =>
  byCode ?? {
    title: asTitle(shortTitle(said.replaceAll(/\s*\n\s*/gu, ' ')), language),
    text: said,
    isSaid: true,
  };

/**
 * Quotes of one passage: equal, or one within the other and nowhere else in the case, where only one other is. A quote that holds several of another
 * reader's names none of them alone, and they are there already.
 */
const gathered = (
  byCode: readonly ListedOption[],
  readers: readonly (readonly Quote[])[],
  { whole }: Written,
): Quotes[] => {
  const text = comparable(whole);
  return readers.reduce((known, quotes) => {
    const [again = [], others = []] = [true, false].map((is) =>
      quotes.filter((quote) => known.some((group) => holdsSame(group, quote)) === is),
    );
    return [...again, ...others].reduce<Quotes[]>((groups, quote) => {
      const same = groups.filter((group) => holdsSame(group, quote));
      const alike = same.length > 0 ? same : groups.filter((group) => mayHold(group, quote, text));
      if (alike.length === 0) return [...groups, [quote]];
      return alike.length > 1 ? groups : groups.map((group) => (group === alike[0] ? [...group, quote] : group));
    }, known);
  }, byCode.map(byItself));
};

const namesOf = ({ said, byCode }: Quote): string[] => (byCode ? [said, byCode.title] : [said]);
const holdsSame = (group: Quotes, { said }: Quote): boolean =>
  group.some((one) => namesOf(one).some((name) => isSameText(name, said)));
const mayHold = (group: Quotes, quote: Quote, text: string): boolean =>
  group.every(({ reader }) => reader !== quote.reader) &&
  group.some((one) =>
    namesOf(one).some((name) => isPartOnly(name, quote.said, text) || isPartOnly(quote.said, name, text)),
  );

/** Whether some words stand within others, and nowhere else in the text. */
const isPartOnly = (part: string, of: string, text: string): boolean =>
  holdsWords(prepare(of), part) &&
  timesIn(text, comparable(part)) <= timesIn(text, comparable(of)) * timesIn(comparable(of), comparable(part));
const timesIn = (text: string, part: string): number => text.split(part).length - 1;
