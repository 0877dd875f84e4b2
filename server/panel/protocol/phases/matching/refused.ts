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
};

/**
 * Places of what code alone read in sentences and nobody finds an option: every framer, of two providers at least, said twice that it is none, and nothing
 * that a seat copied out has half of its words, other than a part of it that every framer has an option for. The silence of a seat that copied out nothing
 * says nothing, and a framer is believed only where it takes up two options that the user named and as many as it refuses: no panel can refuse all of them.
 * Where code misread one side of two, an option in the words around it is the second. Framers of one provider err alike: there it takes three,
 * and they and the seat that sorted the case must have found everything else that code read.
 */
export const refusedIn = (
  readings: readonly Reading[],
  proposals: readonly Proposal[],
  { whole, sorted, providerOf }: Readers,
): number[] => {
  const providers = new Set(proposals.flatMap(({ seatId }) => providerOf(seatId) ?? []));
  const areAlike = providers.size === 1;
  if (providers.size === 0 || (areAlike && proposals.length < fewestAlike) || sorted.length === 0) return [];
  const copied = [...sorted, ...proposals.flatMap(({ named = [] }) => named.filter(isPlaced).map(({ said }) => said))];
  const isFoundByAll = ({ takenBy }: Reading) => proposals.every(({ seatId }) => takenBy.has(seatId));
  const isCopied = ({ one }: Reading) =>
    copied.some(
      (quote) =>
        overlap(one.text, quote) &&
        !readings.some(
          (other) =>
            other.one !== one &&
            isSaidAs(other.one, quote) &&
            (other.byCode || (isPartOf(quote, one.text) && isFoundByAll(other))),
        ),
    );
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
  const isRefused = (reading: Reading) => refusals.every((refused) => refused.includes(reading)) && !isCopied(reading);
  const isFoundBySorting = ({ one }: Reading) => sorted.some((quote) => overlap(one.text, quote));
  const rest = readings.filter((reading) => reading.byCode && !isRefused(reading));
  if (areAlike && !rest.every((reading) => isFoundBySorting(reading) && isFoundByAll(reading))) return [];
  return readings.flatMap((reading, i) => (isRefused(reading) ? [i] : []));
};
const fewestAlike = 3;

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
