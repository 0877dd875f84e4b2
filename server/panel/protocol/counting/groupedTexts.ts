import type { CaseEventOf } from '../../../../shared/events/case.ts';
import type { GroupedTexts } from '../../../../shared/events/codes.ts';

import { mayVary, textKey } from '../text/joining.ts';

type Groupings = readonly CaseEventOf<'TextsGrouped'>['data'][];

/** Whether two texts were found to say the same, or are equal. */
export const samenessIn = (groupings: Groupings, what: GroupedTexts): ((a: string, b: string) => boolean) => {
  const groups = groupings.filter((one) => one.what === what).flatMap((one) => one.groups);
  const groupOf = new Map(groups.flatMap(({ texts }, i) => texts.map((text): [string, number] => [textKey(text), i])));
  return (a, b) => {
    const [one, other] = [textKey(a), textKey(b)];
    return one === other || (groupOf.has(one) && groupOf.get(one) === groupOf.get(other));
  };
};

/**
 * Options that were found to say the same, with those that stand apart from them only because one list holds both, because a name may stand where
 * they differ, or because one leaves out what the other gives: variants of one choice.
 * What gives another number or name, or denies it, is none, whatever stands between the two: "a term of 5" may be one with 5 years here and with 5 months
 * there.
 */
export const choicesIn = (groupings: Groupings, language: string): readonly ReadonlySet<string>[] => {
  const said = groupings
    .filter(({ what }) => what === 'options')
    .flatMap(({ groups, keptApart }) => [
      ...groups.map(({ texts }) => texts),
      ...keptApart
        .filter(({ because }) => because === 'one_list' || because === 'one_place' || because === 'left_out')
        .map(({ text, from }) => [text, from]),
    ]);
  const choices = said.reduce<readonly (readonly string[])[]>((known, texts) => {
    const keys = new Set(texts.map(textKey));
    const touched = known.filter((choice) => choice.some((text) => keys.has(textKey(text))));
    const together = [...touched.flat(), ...texts];
    const isOne =
      touched.length === 0 || together.every((a, i) => together.slice(i + 1).every((b) => mayVary(a, b, language)));
    return isOne ? [...known.filter((choice) => !touched.includes(choice)), together] : known;
  }, []);
  return choices.map((choice) => new Set(choice.map(textKey)));
};
