import type { CaseEventOf } from '../../../../../shared/events/case.ts';
import { isSameText } from '../../text/joining.ts';
import type { ListedOption } from '../../text/options/itemName.ts';
import { tellingWords } from '../common/options.ts';

type Proposal = Pick<CaseEventOf<'FrameProposed'>['data'], 'seatId' | 'named'>;

/** What a case names, and the seats whose frames have an option for it. `byCode`: code read it; `isFound`: an option stands for it. */
export type Reading = {
  readonly one: ListedOption;
  readonly byCode: boolean;
  readonly isFound: boolean;
  readonly takenBy: ReadonlySet<string>;
};

/** Who read the case: what the seat that sorted it copied out, and whose seats the framers are; null for a seat that is not known. */
export type Readers = {
  readonly sorted: readonly string[];
  readonly providerOf: (seatId: string) => string | null;
};

/**
 * Places of what code alone read in sentences and nobody finds an option: every framer, of two providers at least, said twice that it is none, and nothing
 * that a seat copied out has half of its words. The silence of a seat that copied out nothing says nothing, and a framer is believed only where it takes
 * up two options that the user named and as many as it refuses: no panel can refuse all of them. Framers of one provider err alike: there it takes three,
 * and they and the seat that sorted the case must have found everything else that code read.
 */
export const refusedIn = (
  readings: readonly Reading[],
  proposals: readonly Proposal[],
  { sorted, providerOf }: Readers,
): number[] => {
  const providers = new Set(proposals.flatMap(({ seatId }) => providerOf(seatId) ?? []));
  const areAlike = providers.size === 1;
  if (providers.size === 0 || (areAlike && proposals.length < fewestAlike) || sorted.length === 0) return [];
  const copied = [...sorted, ...proposals.flatMap(({ named = [] }) => named.filter(isPlaced).map(({ said }) => said))];
  const isCopied = ({ one }: Reading) =>
    copied.some(
      (quote) =>
        overlap(one.text, quote) &&
        !readings.some((other) => other.byCode && other.one !== one && isSaidAs(other.one, quote)),
    );
  const refusals = proposals.map(({ seatId, named = [] }) => {
    const refused = readings.filter(
      ({ one, byCode, isFound, takenBy }) =>
        byCode &&
        one.isSaid === true &&
        !isFound &&
        takenBy.size === 0 &&
        named.some((quote) => quote.refused === true && isSaidAs(one, quote.said)),
    );
    const taken = readings.filter(({ takenBy }) => takenBy.has(seatId));
    return taken.length >= Math.max(2, refused.length) ? refused : [];
  });
  const isRefused = (reading: Reading) => refusals.every((refused) => refused.includes(reading)) && !isCopied(reading);
  const isFoundByAll = ({ one, takenBy }: Reading) =>
    sorted.some((quote) => overlap(one.text, quote)) && proposals.every(({ seatId }) => takenBy.has(seatId));
  const rest = readings.filter((reading) => reading.byCode && !isRefused(reading));
  if (areAlike && !rest.every(isFoundByAll)) return [];
  return readings.flatMap((reading, i) => (isRefused(reading) ? [i] : []));
};
const fewestAlike = 3;

const isPlaced = ({ optionId }: { readonly optionId: string | null }): boolean => optionId !== null;
const isSaidAs = ({ title, text }: ListedOption, quote: string): boolean =>
  isSameText(text, quote) || isSameText(title, quote);

/** Whether two passages share half of the words of the shorter one. */
const overlap = (a: string, b: string): boolean => {
  const [ours, theirs] = [new Set(tellingWords(a)), new Set(tellingWords(b))];
  return ours.intersection(theirs).size * 2 >= Math.min(ours.size, theirs.size);
};
