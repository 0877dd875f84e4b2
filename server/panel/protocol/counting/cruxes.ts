import type { CaseEventOf } from '../../../../shared/events/case.ts';

import { type Cast, choiceOf } from './ballots.ts';
import { deviation, mean } from '../../../../shared/kernel/numbers.ts';
import { acceptGroups, isSameText, type ProposedGroup, textKey } from '../text/joining.ts';

export type Crux = Pick<
  CaseEventOf<'CruxChosen'>['data'],
  'proposition' | 'voi' | 'score' | 'q' | 'namedBy' | 'favours' | 'under' | 'advocateFor' | 'advocateAgainst'
>;

/** Texts that say the same, and those among them that say its denial. */
export type CruxGroup = Pick<CaseEventOf<'TextsGrouped'>['data']['groups'][number], 'texts' | 'opposite'>;

/**
 * `VOI_c = q·max_k P(k|c) + (1−q)·max_k P(k|¬c) − max_k P(k)`: how much more often the best option would be chosen if the
 * answer were known. The same number orders clarifying questions and, in the report, what to find out first.
 */
export const valueOfKnowing = (q: number, bestIfTrue: number, bestIfFalse: number, bestNow: number): number =>
  Math.max(0, q * bestIfTrue + (1 - q) * bestIfFalse - bestNow);

/** Ballots that name a crux, in the order of their seats. */
export const naming = (casts: readonly Cast[]): Cast[] =>
  casts
    .filter(({ ballot }) => ballot.topCrux.trim() !== '' && ballot.cruxBelief !== null)
    .toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1));

/**
 * The propositions on which the decision turns: what seats named as their crux, ordered by what knowing the answer is worth times how far the
 * providers disagree about it. Advocates are of different providers if they can be. `groups` are what a seat takes for the same
 * or its denial; without them only equal texts are one.
 */
export const chooseCruxes = (
  casts: readonly Cast[],
  leading: readonly [string, string],
  most: number,
  language: string,
  groups: readonly CruxGroup[] = [],
): Crux[] =>
  groupsOf(casts, language, groups)
    .groups.map((group) => cruxOf(group, casts, leading))
    .filter((crux): crux is Crux => crux !== null)
    .toSorted((a, b) => b.score - a.score || (a.proposition < b.proposition ? -1 : 1))
    .slice(0, most);

/** The ballots of each crux, turned to mean its first member's words. */
const groupsOf = (casts: readonly Cast[], language: string, groups: readonly CruxGroup[]): { groups: Cast[][] } => {
  const named = naming(casts);
  const texts = named.map(({ ballot }) => ballot.topCrux);
  const joined = acceptGroups(texts, [...groups.map((group) => placesOf(group, texts)), ...equalOnes(named)], language);
  return {
    groups: joined.groups.map(({ members, opposite }) => {
      const isTurned = (member: number) => opposite.includes(member) !== opposite.includes(members[0] ?? -1);
      return members.flatMap((member) => {
        const cast = named[member];
        return cast ? [isTurned(member) ? turned(cast) : cast] : [];
      });
    }),
  };
};

/** A group of texts as places of the ballots that name them, its first text first. */
const placesOf = ({ texts, opposite }: CruxGroup, named: readonly string[]): ProposedGroup => {
  const placesIn = (some: readonly string[]) =>
    some.flatMap((text) => [...named.keys()].filter((i) => isSameText(named[i] ?? '', text)));
  return { members: placesIn(texts), opposite: placesIn(opposite) };
};

const equalOnes = (named: readonly Cast[]): ProposedGroup[] => {
  const keys = named.map(({ ballot }) => textKey(ballot.topCrux));
  return [...Map.groupBy(keys.keys(), (i) => keys[i]).values()].map((members) => ({ members }));
};

/** What a seat believes of the denial of its crux. */
const turned = (cast: Cast): Cast => {
  const { cruxBelief } = cast.ballot;
  if (!cruxBelief) return cast;
  const { q, ifTrue, ifFalse } = cruxBelief;
  return { ...cast, ballot: { ...cast.ballot, cruxBelief: { q: 1 - q, ifTrue: ifFalse, ifFalse: ifTrue } } };
};

const cruxOf = (
  group: readonly Cast[],
  all: readonly Cast[],
  [first, second]: readonly [string, string],
): Crux | null => {
  const believers = group.flatMap(({ seatId, provider, ballot }) =>
    ballot.cruxBelief ? [{ seatId, provider, belief: ballot.cruxBelief }] : [],
  );
  const providers = [...new Set(believers.map(({ provider }) => provider))];
  const blocQ = providers.map((name) => mean(believers.filter((b) => b.provider === name).map((b) => b.belief.q)));
  const q = mean(blocQ);
  const under = (side: 'ifTrue' | 'ifFalse', option: string) =>
    mean(believers.map(({ belief }) => belief[side][option] ?? 0));
  const now = (option: string) => mean(group.map(({ ballot }) => ballot.p[option] ?? 0));
  const best = (side: 'ifTrue' | 'ifFalse') => Math.max(under(side, first), under(side, second));
  const voi = valueOfKnowing(q, best('ifTrue'), best('ifFalse'), Math.max(now(first), now(second)));
  const favours = {
    ifTrue:
      under('ifTrue', first) - under('ifFalse', first) >= under('ifTrue', second) - under('ifFalse', second)
        ? first
        : second,
    ifFalse:
      under('ifFalse', first) - under('ifTrue', first) > under('ifFalse', second) - under('ifTrue', second)
        ? first
        : second,
  };
  const both = (side: 'ifTrue' | 'ifFalse') => ({ [first]: under(side, first), [second]: under(side, second) });
  const advocates = advocatesOf(group, all, favours);
  const proposition = group[0]?.ballot.topCrux ?? '';
  const score = voi * (1 + deviation(blocQ) / 0.25);
  const given = { ifTrue: both('ifTrue'), ifFalse: both('ifFalse') };
  const namedBy = { seats: believers.length, of: all.length };
  return advocates && { proposition, voi, score, q, namedBy, favours, under: given, ...advocates };
};

/** For: the seat that believes in it most strongly or wants what it favours. Against: the strongest of the other side, elsewhere if possible. */
const advocatesOf = (group: readonly Cast[], all: readonly Cast[], { ifTrue, ifFalse }: Crux['favours']) => {
  const strongest = (option: string, pool: readonly Cast[]) =>
    pool
      .filter(({ ballot }) => choiceOf(ballot.p) === option)
      .toSorted((a, b) => (b.ballot.p[option] ?? 0) - (a.ballot.p[option] ?? 0) || (a.seatId < b.seatId ? -1 : 1));
  const pro = strongest(ifTrue, group)[0] ?? strongest(ifTrue, all)[0] ?? byBelief(group, all, 1)[0];
  if (!pro) return null;
  const others = all.filter(({ seatId }) => seatId !== pro.seatId);
  const ranked =
    ifTrue === ifFalse
      ? byBelief(others, others, -1)
      : [...strongest(ifFalse, others), ...byBelief(others, others, -1)];
  const con = ranked.find(({ provider }) => provider !== pro.provider) ?? ranked[0];
  return con ? { advocateFor: pro.seatId, advocateAgainst: con.seatId } : null;
};

const byBelief = (group: readonly Cast[], all: readonly Cast[], direction: 1 | -1): Cast[] =>
  (group.length > 0 ? group : all).toSorted(
    (a, b) =>
      direction * ((b.ballot.cruxBelief?.q ?? 0.5) - (a.ballot.cruxBelief?.q ?? 0.5)) || (a.seatId < b.seatId ? -1 : 1),
  );
