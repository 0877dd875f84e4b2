import type { CaseEventOf } from '../../../../../shared/events/case.ts';
import type { Option } from '../../../../../shared/events/panel/frame.ts';
import { isSameText } from '../../text/joining.ts';
import type { ListedOption } from '../../text/options/itemName.ts';
import { tellingWords } from '../common/options.ts';
import { saidBeside } from './saidBeside.ts';

type Proposal = Pick<CaseEventOf<'FrameProposed'>['data'], 'seatId' | 'frame' | 'named'>;

/** What a case names, and which option of which framer stands for it. `byCode`: code read it; `isFound`: an option stands for it. */
export type Reading = {
  readonly one: ListedOption;
  readonly byCode: boolean;
  readonly isFound: boolean;
  readonly takenBy: ReadonlyMap<string, Option>;
};

/** Who read the case: what the seat that sorted it copied out, and whose seats the framers are; null for a seat that is not known. `whole`: what the user wrote. */
export type Readers = {
  readonly whole: string;
  readonly sorted: readonly string[];
  readonly providerOf: (seatId: string) => string | null;
  /** Where one seat sorts the case and frames it: others that saw its frame. */
  readonly witnesses?: readonly Witness[];
};
/** A seat, and what of a frame it said to be no option. */
export type Witness = { readonly seatId: string; readonly refused: readonly string[] };

/**
 * What code alone read in sentences and nobody finds an option: every framer, of two providers at least, said twice that it is none
 * (`doubtedIn`), and nothing that the sorting seat copied out has half of its words, other than a part of it that every framer has an option for. The silence
 * of a seat that copied out nothing says nothing. Where one seat sorted and framed, two others at least and all that were asked say so too. Readers of one
 * provider err alike: there it takes three, and they and the seat that sorted the case must have found everything else that code read.
 */
export const refusedIn = (
  readings: readonly Reading[],
  proposals: readonly Proposal[],
  { whole, sorted, providerOf, witnesses }: Readers,
): Reading[] => {
  const seats = [...proposals, ...(witnesses ?? [])].map(({ seatId }) => seatId);
  const providers = new Set(seats.flatMap((seatId) => providerOf(seatId) ?? []));
  const areAlike = providers.size === 1;
  const areHeard = witnesses ? witnesses.length >= fewestWitnesses : sorted.length > 0;
  if (providers.size === 0 || (areAlike && seats.length < fewestAlike) || !areHeard) return [];
  const doubted = doubtedIn(readings, proposals, whole);
  const isRefused = (reading: Reading) =>
    doubted.includes(reading) &&
    !isCopied(reading, sorted, readings, proposals) &&
    (witnesses ?? []).every(({ refused }) => refused.some((said) => isSaidAs(reading.one, said)));
  const isFoundBySorting = ({ one }: Reading) =>
    witnesses !== undefined || sorted.some((quote) => overlap(one.text, quote));
  const rest = readings.filter((reading) => reading.byCode && !isRefused(reading));
  if (areAlike && !rest.every((reading) => isFoundBySorting(reading) && isFoundByAll(reading, proposals))) return [];
  return readings.filter(isRefused);
};
const fewestAlike = 3;
const fewestWitnesses = 2;

/**
 * What all these framers said twice to be none and have no quote for. A framer is believed only where it takes up two options that the user named and as many
 * as it refuses: no panel can refuse all of them. Where code misread one side of two, an option in the words around it is the second.
 */
export const doubtedIn = (readings: readonly Reading[], proposals: readonly Proposal[], whole: string): Reading[] => {
  const refusals = proposals.map(({ seatId, frame, named = [] }) => {
    const refused = readings.filter(
      ({ one, byCode, isFound, takenBy }) =>
        byCode &&
        one.isSaid === true &&
        !isFound &&
        takenBy.size === 0 &&
        named.some((quote) => quote.refused === true && isSaidAs(one, quote.said)),
    );
    const taken = readings.flatMap(({ one, takenBy }) => {
      const option = takenBy.get(seatId);
      return option ? [{ text: one.text, option }] : [];
    });
    const beside = new Set(refused.flatMap(({ one }) => saidBeside(one.text, frame.options, taken, whole)));
    const isBelieved = taken.length > 0 && taken.length + beside.size >= Math.max(2, refused.length);
    return isBelieved ? refused : [];
  });
  const quotes = proposals.flatMap(({ named = [] }) => named.filter(isPlaced).map(({ said }) => said));
  return readings.filter(
    (reading) =>
      refusals.length > 0 &&
      refusals.every((refused) => refused.includes(reading)) &&
      !isCopied(reading, quotes, readings, proposals),
  );
};

const isCopied = (
  { one }: Reading,
  quotes: readonly string[],
  readings: readonly Reading[],
  proposals: readonly Proposal[],
): boolean =>
  quotes.some(
    (quote) =>
      overlap(one.text, quote) &&
      !readings.some(
        (other) =>
          other.one !== one &&
          isSaidAs(other.one, quote) &&
          (other.byCode || (isPartOf(quote, one.text) && isFoundByAll(other, proposals))),
      ),
  );

const isFoundByAll = ({ takenBy }: Reading, proposals: readonly Proposal[]): boolean =>
  proposals.every(({ seatId }) => takenBy.has(seatId));

const isPlaced = ({ optionId }: { readonly optionId: string | null }): boolean => optionId !== null;
const isSaidAs = ({ title, text }: ListedOption, quote: string): boolean =>
  isSameText(text, quote) || isSameText(title, quote);

/** Whether a passage has nothing but words of another, and not all of them. */
const isPartOf = (part: string, of: string): boolean => {
  const [some, all] = [new Set(tellingWords(part)), new Set(tellingWords(of))];
  return some.size < all.size && some.isSubsetOf(all);
};

/** Whether two passages share half of the words of the shorter one. */
const overlap = (a: string, b: string): boolean => {
  const [ours, theirs] = [new Set(tellingWords(a)), new Set(tellingWords(b))];
  return ours.intersection(theirs).size * 2 >= Math.min(ours.size, theirs.size);
};
