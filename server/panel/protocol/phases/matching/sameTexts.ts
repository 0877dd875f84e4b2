import { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';
import type { GroupedTexts } from '../../../../../shared/events/codes.ts';

import { languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { acceptGroups, differenceOf, leavesOut, mayJoin, mayVary, textKey } from '../../text/joining.ts';
import { differInOnePlace } from '../../text/differences/namesInPlace.ts';

/** A text that may say the same as another one. `lists`: the lists that name it; two texts in one list mean two things. */
export type Entry = {
  readonly what: GroupedTexts;
  readonly text: string;
  readonly note: string;
  readonly lists: ReadonlySet<string>;
};
type Given = { readonly text: string; readonly note?: string; readonly list: string };

/** Each text once. */
export const entriesOf = (what: GroupedTexts, given: readonly Given[]): Entry[] =>
  [...Map.groupBy(given, ({ text }) => textKey(text)).values()].map((same) => ({
    what,
    text: same[0]?.text ?? '',
    note: same[0]?.note ?? '',
    lists: new Set(same.map(({ list }) => list)),
  }));

/** What a seat answers that looks for the same in other words: entries by their numbers. */
export const GroupsSheet = z.strictObject({
  groups: z.array(z.strictObject({ members: z.array(z.int()), opposite: z.array(z.int()) })),
});

/**
 * Whether there are two of which code cannot say by itself that they differ: else nobody is asked. Two options that are listed beside each other, or of which
 * one leaves out what the other gives, stay two, but may be variants of one choice.
 */
export const mayHoldSame = (entries: readonly Entry[], language: string): boolean =>
  entries.some((a, i) =>
    entries
      .slice(i + 1)
      .some(
        (b) =>
          a.what === b.what &&
          (a.what === 'options' || a.lists.isDisjointFrom(b.lists)) &&
          ((a.what === 'options' ? mayVary : mayJoin)(a.text, b.text, language) ||
            (a.what === 'cruxes' && differenceOf(a.text, b.text, language, true) === null)),
      ),
  );

/** What the seat takes for the same, as far as it stands against numbers, names, negations and lists. Only a crux has a denial. */
export const groupedTexts = (
  context: PanelContext,
  { panel, seatId }: Turn,
  entries: readonly Entry[],
  { groups }: z.infer<typeof GroupsSheet>,
  at: string,
): CaseEvent[] =>
  [...Map.groupBy(entries.keys(), (i) => entries[i]?.what)].flatMap(([what, places]): CaseEvent[] => {
    if (what === undefined) return [];
    const texts = places.map((i) => entries[i]?.text ?? '');
    const listsOf = (at_: number) => entries[places[at_] ?? -1]?.lists ?? new Set();
    const own = (numbers: readonly number[]) =>
      numbers.map((number) => places.indexOf(number - 1)).filter((i) => i >= 0);
    const proposed = groups.map(({ members, opposite }) =>
      what === 'cruxes'
        ? { members: own(members), opposite: own(opposite) }
        : { members: own(members.filter((number) => !opposite.includes(number))) },
    );
    const language = languageOf(context);
    const joined = acceptGroups(texts, proposed, language, (a, b, turned) => {
      if (what === 'options' && leavesOut(texts[a] ?? '', texts[b] ?? '', language)) return 'left_out';
      if (!listsOf(a).isDisjointFrom(listsOf(b))) return 'one_list';
      // A criterion that stays two counts twice; an option that does is a variant of one choice.
      const mayDiffer = what !== 'criteria' && !turned && differInOnePlace(texts[a] ?? '', texts[b] ?? '', language);
      return mayDiffer ? 'one_place' : null;
    });
    const named = (members: readonly number[]) => members.map((i) => texts[i] ?? '');
    return [
      {
        type: 'TextsGrouped',
        data: {
          panel,
          seatId,
          what,
          groups: joined.groups
            .filter(({ members }) => members.length > 1)
            .map(({ members, opposite }) => ({ texts: named(members), opposite: named(opposite) })),
          keptApart: joined.rejected.flatMap(({ member, from, because }) =>
            because === 'unknown' || because === 'taken'
              ? []
              : [{ text: texts[member] ?? '', from: texts[from] ?? '', because }],
          ),
          at,
        },
      },
    ];
  });
