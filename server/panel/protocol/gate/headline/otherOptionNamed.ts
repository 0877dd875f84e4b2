import type { Frame } from '../../../../../shared/events/panel/frame.ts';
import { negationsIn } from '../../text/differences/denied/negation.ts';
import { oppositeOf } from '../../text/differences/opposites.ts';
import { putsOff, saysNothing } from '../../text/doingNothing.ts';
import { all, beyond, type Features, featuresOf, isEmpty, within } from './features.ts';
import { type Statement, statementsIn } from './statements.ts';

type Option = Frame['options'][number];

/**
 * The option that a headline tells the reader to take instead of the winner, by what tells options apart: it says what only that one has, and nothing of
 * what only the winner has. Undefined for the winner, its variants (options of one bloc), and wherever the words may mean the winner: a headline
 * in words of its own, or one that names another option only to reject it.
 */
export const otherOptionNamed = (
  headline: string,
  options: readonly Option[],
  winner: string,
  language: string,
): Option | undefined => {
  const best = options.find(({ optionId }) => optionId === winner);
  if (!best || saysNothing(headline)) return undefined;
  if (saysNothing(best.title) && putsOff(headline)) return undefined;
  const read = reader(language);
  const around = { statements: statementsIn(headline, language), language, read };
  return options.find(
    (option) =>
      option.optionId !== winner &&
      (option.bloc === undefined || option.bloc !== best.bloc) &&
      isTaken(option.title, best.title, {
        ...around,
        others: options.flatMap((one) => (one === option || isVariant(one, option) ? [] : [one.title])),
      }),
  );
};
const isVariant = (one: Option, other: Option): boolean => one.bloc !== undefined && one.bloc === other.bloc;

type Reader = (text: string) => Features;
/** Reads each text once: every title is held against every other. */
const reader = (language: string): Reader => {
  const known = new Map<string, Features>();
  return (text) => {
    const found = known.get(text) ?? featuresOf(text, language);
    known.set(text, found);
    return found;
  };
};

type Headline = {
  readonly statements: readonly Statement[];
  readonly language: string;
  readonly read: Reader;
};
type Around = Headline & {
  /** Titles of the other options, the winner's too. */
  readonly others: readonly string[];
};

/** Whether a headline takes one option and not the winner. */
const isTaken = (title: string, winner: string, around: Around): boolean => {
  const { language, read, others } = around;
  const [other, best] = [read(title), read(winner)];
  const onlyOther = beyond(other, best);
  if (isEmpty(onlyOther)) return isDenialOf(title, winner, around);
  const [ofOther, ofBest] = [affirmed(title, around), affirmed(winner, around)];
  const first = ofOther.find(({ words }) => words.length > 1) ?? ofOther[0];
  if (!first || isEmpty(within(onlyOther, first))) return false;
  const meant = all(ofOther);
  if (saysNothing(winner) && !isDeedSaid(other, meant, language)) return false;
  // What several options are about, such as the machine to be bought or leased, tells none of them apart.
  const own = beyondAll(other, others.map(read));
  if (isEmpty(within(own, meant)) && !isOpposed(onlyOther, meant, best)) return false;
  const share = shareOf(onlyOther, meant, best);
  const ownOfBest = beyondAll(best, others.filter((each) => each !== winner).map(read));
  const onlyBest = beyond(isEmpty(ownOfBest) ? best : ownOfBest, other);
  return share > 1 / 2 && shareOf(onlyBest, all(ofBest), other) < share / 2;
};
const beyondAll = (one: Features, others: readonly Features[]): Features => others.reduce(beyond, one);

/** What is said of what to do, by clauses: none that is denied more often than the option itself is. */
const affirmed = (title: string, { statements, language, read }: Headline): Features[] => {
  const own = saysNothing(title) ? 0 : negationsIn(title, language);
  return statements.filter(({ denials }) => denials <= own).map(({ text }) => read(text));
};

/**
 * How much is said of what tells an option apart from another one: 1 for a deed that is the opposite of the other's or for an
 * amount, which none has by chance, and otherwise the part of its words and counts, with a deed in other words for one of them.
 */
const shareOf = (apart: Features, meant: Features, other: Features): number => {
  const said = within(apart, meant);
  const parts = said.words.length + said.counts.size + Math.min(1, said.senses.size);
  return Math.max(
    said.amounts.size > 0 || isOpposed(apart, meant, other) ? 1 : 0,
    Math.min(1, parts / Math.max(1, apart.words.length + apart.counts.size)),
  );
};

/** Whether it says a deed of an option that is the opposite of what the other one does. */
const isOpposed = (apart: Features, meant: Features, other: Features): boolean =>
  [...within(apart, meant).senses].some((sense) => other.senses.has(oppositeOf(sense)));

/** Whether a headline says what an option would do: a winner that says nothing has no words of its own to be known by. */
const isDeedSaid = (other: Features, meant: Features, language: string): boolean => {
  const said = within(other, meant);
  return (
    said.senses.size > 0 || said.words.includes((verbLast.test(language) ? other.words.at(-1) : other.words[0]) ?? '')
  );
};
/** Languages that end a title with what is done. */
const verbLast = /^(?:de|nl|tr|hi|bn|ta|ja|ko)\b/u;

/** Whether a headline denies what the winner says where the option does, or says what the winner denies. */
const isDenialOf = (title: string, winner: string, { statements, language, read }: Headline): boolean => {
  const [denied, denies] = [negationsIn(winner, language), negationsIn(title, language)];
  const about = statements.filter(
    ({ text }) => within(read(title), read(text)).words.length > read(title).words.length / 2,
  );
  return (
    denied !== denies &&
    about.some(({ denials }) => denials === denies) &&
    !about.some(({ denials }) => denials === denied)
  );
};
