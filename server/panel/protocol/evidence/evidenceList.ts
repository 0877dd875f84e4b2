import { isDisproved } from '../../../../shared/events/quoteResult.ts';
import { type PanelContext, seatsOf } from '../state/panelContext.ts';
import type { Item } from '../state/state.ts';
import { mayJoin } from '../text/joining.ts';
import { comparable, likeness } from '../text/text.ts';
import { memoized } from './memoized.ts';

/** An item as voters read it: usable or with the reason why not. */
export type Entry = Item & { readonly unusable: string | null };

const perDomainAndOption = 2;
const perDocument = 12;
const maxEntries = 60;

/**
 * The shared evidence list. What is refuted, contains an injection attempt, says the same as an earlier item or comes from a site that
 * already supplied two items for the same option stays visible but may not be used.
 */
export const evidenceList = (items: readonly Item[], language: string): Entry[] => {
  const compared: Compared[] = [];
  for (const item of items.toSorted((a, b) => order(a.evidenceId) - order(b.evidenceId))) {
    const by = { quote: quoteIn(item, 'quote'), site: siteIn(item, 'url') };
    compared.push({ ...by, entry: { ...item, unusable: unusableBecause(item, by, compared, language) } });
  }
  return compared
    .map(({ entry }) => entry)
    .toSorted((a, b) => Number(a.unusable !== null) - Number(b.unusable !== null));
};

/** What an item is compared with others by; each is compared with all before it, and again whenever one is found. */
type Compared = { readonly quote: string; readonly site: string | null; readonly entry: Entry };
const quoteIn = memoized((item: Item, field: 'quote') => comparable(item[field]));
const siteIn = memoized((item: Item, field: 'url') => domainOf(item[field]));

/**
 * What seats are shown: as many as they can weigh, those that may be used first, and of several panels as many of each as there
 * are; how many are left out is said.
 */
export const shownEvidence = memoized((items: readonly Item[], language: string): Shown => {
  const all = evidenceList(items, language);
  const [bearing, others] = [true, false].map((usable) => all.filter(({ unusable }) => (unusable === null) === usable));
  const inTurn = [...dealtByPanel(bearing ?? []), ...dealtByPanel(others ?? [])];
  return { entries: inTurn.slice(0, maxEntries), leftOut: Math.max(0, inTurn.length - maxEntries) };
});
type Shown = { readonly entries: readonly Entry[]; readonly leftOut: number };

/** The first of every panel, then the second of every panel, and so on. */
const dealtByPanel = (entries: readonly Entry[]): Entry[] => {
  const hands = [...Map.groupBy(entries, ({ panel }) => panel).values()];
  const longest = Math.max(0, ...hands.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => hands.flatMap((hand) => hand[i] ?? [])).flat();
};

const unusableBecause = (
  item: Item,
  { quote, site }: Omit<Compared, 'entry'>,
  before: readonly Compared[],
  language: string,
): string | null => {
  if (isDisproved(item.status)) return disproofs[item.status] ?? item.status;
  if (item.injection) return 'contains instructions to AI';
  const counted = before.filter(({ entry }) => entry.unusable === null);
  const twin = counted.find(
    (one) =>
      one.quote === quote &&
      likeness(one.entry.claim, item.claim, language) > 0.5 &&
      mayJoin(one.entry.claim, item.claim, language),
  );
  if (twin) return `says the same as ${twin.entry.evidenceId}`;
  const ofDocument = counted.filter(({ entry }) => entry.documentId === item.documentId);
  if (item.source === 'document' && ofDocument.length >= perDocument)
    return `more than ${perDocument} items of one document`;
  const crowded = Object.entries(item.supports).some(
    ([option, weight]) =>
      weight !== 0 &&
      counted.filter((other) => other.site === site && (other.entry.supports[option] ?? 0) !== 0).length >=
        perDomainAndOption,
  );
  return site !== null && crowded ? `more than ${perDomainAndOption} items of ${site} for one option` : null;
};

const disproofs: Readonly<Partial<Record<Item['status'], string>>> = {
  altered: 'the quote is altered',
  not_found: 'the quote is not in its source',
};

const domainOf = (url: Item['url']): string | null =>
  url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : null;

/** `E-<panel><researcher and place>`: the same item has the same id in whatever order the researchers finish. */
export const evidenceId = (panel: number, researcher: number, place: number): string =>
  `E-${panel * 100 + researcher * maxPerResearcher + place + 1}`;
export const maxPerResearcher = 8;

/** As many items as seats are shown: a further one would show them nothing more. */
export const isFull = (items: readonly Item[]): boolean => items.length >= maxEntries;

const perPanel = 10_000;
const perSlot = 50;
/**
 * The same beyond the first search, apart from that and from what is drawn from documents: ten thousand for a panel, fifty for what
 * each reading and each search brings, eight for each researcher.
 */
export const laterEvidenceId = (
  context: PanelContext,
  seatId: string,
  by: 'reading' | 'search',
  round: number,
  place: number,
): string => {
  const researcher = seatsOf(context, 'researcher').findIndex((seat) => seat.seatId === seatId);
  const slot = by === 'reading' ? 2 * round - 2 : 2 * round - 3;
  return `E-${(context.panel + 1) * perPanel + slot * perSlot + researcher * maxPerResearcher + place + 1}`;
};

/** The round of research that brought an item. */
export const roundOfItem = ({ evidenceId: id }: Pick<Item, 'evidenceId'>): number => {
  if (order(id) < perPanel) return 1;
  const slot = Math.floor(((order(id) % perPanel) - 1) / perSlot);
  return Math.floor((slot + 1) / 2) + 1;
};

const order = (id: string): number => Number(id.slice(2));
