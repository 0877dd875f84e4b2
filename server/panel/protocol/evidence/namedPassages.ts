import { placeOfWords, prepare, type Span } from '../../../../shared/documents/quotes/align.ts';
import type { Marks } from '../../../../shared/documents/quotes/marks.ts';
import { keepingLast } from '../../../../shared/kernel/lastResults.ts';

import type { PanelContext } from '../state/panelContext.ts';
import { limits, truncate } from '../text/limits.ts';
import { isSameText, textKey } from '../text/joining.ts';
import { knowsLeaning, leaningIn } from '../text/leaning.ts';
import { bare } from '../text/options/itemName.ts';
import { withoutOrders, words } from '../text/text.ts';
import { ownTexts } from './caseText.ts';

/** The case as all other seats read it, and what was taken out of it because its writer leans to something there. */
type Read = { readonly brief: string; readonly leanSpans: readonly string[] };

/** A passage of what the user wrote, word for word and as it is written there; null where it stands nowhere, or is none that may be passed on. */
export type FindPassage = (said: string) => string | null;

/**
 * Looks up what seats copied out of a case because it names an option: by the rule for quotes, in the user's own words alone, and not where these read as
 * an order to a machine. What stands only where the writer leans to something counts unless it says so itself, since other seats are to be told of it.
 */
export const passagesOf = (
  { state, rules }: PanelContext,
  language: string,
  { brief, leanSpans }: Read,
): FindPassage => {
  const own = ownTexts(state, rules.guided).join('\n\n');
  const open = [brief, ...(state.answers ?? []).map(({ text }) => text)].join('\n\n');
  const leaning = leanSpans.map(textKey).filter((span) => span !== '');
  return (said) => {
    const found = copiedFrom(searched(own, language), said);
    if (found === null) return null;
    const leans =
      leaningIn(found, language).length > 0 ||
      leaning.some(
        (span) => textKey(found).includes(span) || (!knowsLeaning(language) && isMostOf(found, span, language)),
      );
    return leans && copiedFrom(searched(open, language), found) === null ? null : truncate(found, limits.quote);
  };
};

/** Whether it is a part of a sentence that leaves little of it out: what says that its writer leans to it is then within. */
const isMostOf = (found: string, span: string, language: string): boolean =>
  span.includes(textKey(found)) && words(found, language).length > mostOfOption * words(span, language).length;
const mostOfOption = 0.75;

/** Every seat's passages are looked up in the same texts. */
const searched = keepingLast((text: string, language: string) => prepare(withoutOrders(text, language)), 2);

const copiedFrom = (text: Marks, said: string): string | null => {
  const place = placeOfWords(text, said);
  return place && asWritten(text.original, bare(said), place);
};

/** With the signs beside its words that were copied too, as in C++: a place is told by its words alone. */
const asWritten = (text: string, said: string, { start, end }: Span): string => {
  const at = text.indexOf(said, Math.max(0, start - said.length));
  return at >= 0 && at <= start && at + said.length >= end ? said : text.slice(start, end);
};

/** The passages that a seat copied out, each once; what is not there counts for nothing. */
export const foundPassages = (said: readonly string[], find: FindPassage): string[] =>
  said
    .slice(0, limits.named)
    .flatMap((one) => find(one) ?? [])
    .filter((one, i, all) => all.findIndex((other) => isSameText(one, other)) === i);
