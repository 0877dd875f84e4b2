import type { z } from 'zod';

import type { CaseEventOf } from '../../../../../shared/events/case.ts';

import { correctedOutline } from '../../evidence/caseText.ts';
import type { FindPassage } from '../../evidence/namedPassages.ts';
import type { PanelContext } from '../../state/panelContext.ts';
import { isSameText } from '../../text/joining.ts';
import { limits } from '../../text/limits.ts';
import type { FrameSheet } from '../common/forms/frameSheet.ts';
import { apartFrom, conflictWith, isCoveredBy, passagesFor, writtenIn } from './passages.ts';

type Placements = NonNullable<CaseEventOf<'FrameProposed'>['data']['named']>;
type Sheet = Pick<z.infer<typeof FrameSheet>, 'options' | 'named'>;

/**
 * Which passages of the case a framer says became which of its options: of those it was shown and of those it copied out itself, where they are there.
 * `problem`: what it is to mend, where one became none of its options, one that differs from it, or the same as another that differs. `told`: what it was
 * to mend before; a passage that it was shown and asked about there, and leaves without an option again, it refuses.
 */
export const placementsIn = (
  context: PanelContext,
  { options, named }: Sheet,
  { find, language, told }: { readonly find: FindPassage; readonly language: string; readonly told: readonly string[] },
): { readonly placements: Placements; readonly problem: string | null } => {
  // What its owner made of the frame holds alone.
  if (correctedOutline(context.state)) return { placements: [], problem: null };
  const shown = passagesFor(context);
  const written = writtenIn(context, language);
  const answered = named.slice(0, limits.named).flatMap(({ said, option }) => {
    const passage = shown.find((one) => isSameText(one, said)) ?? find(said);
    if (passage === null) return [];
    const at = options.findIndex(({ title }) => isSameText(title, option));
    const isNone = option.trim() === '' && shown.some((one) => isSameText(one, passage));
    const differs = options[at] ? conflictWith(passage, options[at], written) : null;
    return [
      {
        passage,
        isNone,
        at: differs === null ? at : -1,
        differs: differs && `“${passage}” and “${option}” (${differs})`,
      },
    ];
  });
  const together = answered.flatMap(({ passage, at }, i) => {
    const option = options[at];
    if (!option) return [];
    const other = answered
      .slice(0, i)
      .find((one) => one.at === at && apartFrom(one.passage, passage, option, language));
    return other
      ? [`“${other.passage}” and “${passage}” (${apartFrom(other.passage, passage, option, language)})`]
      : [];
  });
  const all = { options: shown.map((text) => ({ title: text, text, isSaid: true as const })), inTheirWords: false };
  const unplaced = [
    ...answered
      .filter(({ at, differs, isNone }) => at < 0 && differs === null && !isNone)
      .map(({ passage }) => passage),
    ...all.options
      .filter(
        (one) =>
          !answered.some(({ passage }) => isSameText(passage, one.text)) &&
          !options.some((option) => isCoveredBy(option, one, all)),
      )
      .map(({ text }) => text),
  ];
  const none = answered.filter(({ isNone }) => isNone).map(({ passage }) => passage);
  const differing = [...answered.flatMap(({ differs }) => differs ?? []), ...together];
  return {
    placements: answered.map(({ passage, at, isNone }) => ({
      said: passage,
      optionId: at < 0 ? null : `${at + 1}`,
      ...(isNone && told.some((one) => one.includes(saidToBeNone(passage))) ? { refused: true as const } : {}),
    })),
    problem:
      [
        unplaced.length === 0
          ? ''
          : `expected for each passage the title of one of the options, word for word; missing: ${unplaced.join(' | ')}`,
        none.length === 0
          ? ''
          : `look again whether any of these could be done, and give the title of the option that it became, or leave its option empty again; where other words beside it name one, give those as a passage of their own: ${none.map(saidToBeNone).join(' ')}`,
        differing.length === 0 ? '' : `these differ, so each is an option of its own: ${differing.join(' | ')}`,
      ]
        .filter(Boolean)
        .join('; ') || null,
  };
};

const saidToBeNone = (passage: string): string => `“${passage}” is said to be none.`;
