import { sum } from '../../../kernel/numbers.ts';
import type { Crux, Debate } from '../../debate/types.ts';
import { wordsAsked } from '../../redaction/known.ts';
import { standsUnder } from '../frame.ts';

export type SameCruxes = {
  /** As the panel counted it to which it was worth most; what is counted of it, over all panels that asked it. */
  readonly crux: Crux;
  /** As each panel asked it, in the order of the panels. */
  readonly asked: readonly Crux[];
};

/**
 * The questions that decide, the one worth most first. Panels that never saw each other may ask in the same words: that is one question
 * (docs/PROTOCOL.md §5.4). Its numbers are the means over the seats that named it, and so many name it of the seats of all panels.
 */
export const sameCruxes = (debate: Debate): readonly SameCruxes[] => {
  const alike = Map.groupBy(
    debate.cruxes.toSorted((a, b) => b.score - a.score),
    // Without the owner's words, which a watcher is not shown, questions that differ in these look alike.
    ({ proposition, sameAs }) => sameAs ?? wordsAsked(proposition),
  );
  const of = seatsIn(debate);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ crux: joined(debate, first, same, of), asked: same.toSorted((a, b) => a.panel - b.panel) }] : [];
  });
};

/** Seats that cast a blind ballot, in all panels. */
const seatsIn = ({ ballots, cruxes }: Debate): number => {
  const known = new Map(cruxes.flatMap(({ panel, namedBy }) => (namedBy ? [[panel, namedBy.of] as const] : [])));
  const others = ballots.filter(
    ({ panel, round, ballot }) => round === 'blind' && panel > 0 && !known.has(panel) && ballot?.abstain !== true,
  );
  return sum([...known.values()]) + others.length;
};

/** `of`: seats in all panels. */
const joined = (debate: Debate, first: Crux, same: readonly Crux[], of: number): Crux => {
  const mean = (some: readonly Crux[], value: (crux: Crux) => number) => {
    // One panel's own number stays what it recorded, to the last bit.
    if (some.length === 1 && some[0]) return value(some[0]);
    const seats = sum(some.map(seatsOf));
    return sum(some.map((crux) => value(crux) * seatsOf(crux))) / seats;
  };
  const underIn = ({ under }: Crux, side: Side): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(under?.[side] ?? {}).map(([option, p]) => [standsUnder(debate, option), p]));
  const options = Object.keys(underIn(first, 'ifTrue'));
  // Where panels had others in the lead, what they say of those is no part of it.
  const alike = same.filter((crux) => options.every((option) => option in underIn(crux, 'ifTrue')));
  const sideOf = (side: Side) =>
    Object.fromEntries(options.map((option) => [option, mean(alike, (crux) => underIn(crux, side)[option] ?? 0)]));
  const under = { ifTrue: sideOf('ifTrue'), ifFalse: sideOf('ifFalse') };
  const favours = first.under && same.length > 1 ? favouredIn(under, options, first) : first.favours;
  return {
    ...first,
    q: mean(same, ({ q }) => q),
    voi: mean(same, ({ voi }) => voi),
    ...(first.namedBy && { namedBy: { seats: sum(same.map(({ namedBy }) => namedBy?.seats ?? 0)), of } }),
    favours: { ifTrue: standsUnder(debate, favours.ifTrue), ifFalse: standsUnder(debate, favours.ifFalse) },
    ...(first.under && { under }),
  };
};

type Side = 'ifTrue' | 'ifFalse';
const seatsOf = ({ namedBy }: Crux): number => namedBy?.seats ?? 1;

/** Which option gains more by each answer than by the other one. */
const favouredIn = (
  { ifTrue, ifFalse }: Pick<Crux, 'under'>['under'],
  [a, b]: readonly string[],
  { favours }: Crux,
): Crux['favours'] => {
  if (a === undefined || b === undefined) return favours;
  const gains = (option: string) => (ifTrue[option] ?? 0) - (ifFalse[option] ?? 0);
  if (gains(a) === gains(b)) return favours;
  return gains(a) > gains(b) ? { ifTrue: a, ifFalse: b } : { ifTrue: b, ifFalse: a };
};
