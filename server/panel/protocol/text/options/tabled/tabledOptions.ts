import { languageOfText } from '../../language.ts';
import { anyWord, comparable } from '../../text.ts';
import { forms } from '../asked/deeds.ts';
import { asksForHelp } from '../asked/helpWanted.ts';
import { namesChoice } from '../choiceWords.ts';
import { asksWhich } from '../introductions.ts';
import { sentencesOf } from '../lines.ts';
import { isWordForOption } from '../ordinalLabels.ts';
import { isQuestion } from '../said/leads.ts';
import { tongues } from '../said/tongues/tongues.ts';
import type { Tongue } from '../said/tongues/tongue.ts';
import { headsCriteria, setsSideBySide } from '../unmarked/compared.ts';
import { comparedIn } from './compared.ts';
import { type Grid, gridsIn } from './grids.ts';
import { tellsOfState } from './otherTables.ts';

/** What the one table of a text sets side by side; `rest`: the lines around tables. `isSure`: the text speaks of a choice or a comparison. */
export type Tabled = { readonly names: readonly string[]; readonly rest: string; readonly isSure: boolean };

/**
 * The things that the one table of a text compares. None where the text asks whether to do something and does not speak of a choice, where it says that the
 * table is of what there was, or where several tables compare different things.
 */
export const tabledIn = (text: string): Tabled | null => {
  const lines = text.split(/\r\n?|\n/u);
  const grids = gridsIn(lines);
  if (grids.length === 0 || grids.length > mostTables) return null;
  const language = languageOfText(text);
  const rest = lines.filter((_, i) => !grids.some(({ from, end }) => i >= from && i < end)).join('\n');
  const sentences = rest.split('\n').flatMap(sentencesOf);
  const found = grids.flatMap((grid, i) => {
    const above = labelAbove(lines.slice(grids[i - 1]?.end ?? 0, grid.from));
    const compared = isLabel(above) && tellsOfState(above) ? null : comparedIn(grid, language);
    return compared ? [{ ...compared, isSure: isSure(grid, above, sentences, language) }] : [];
  });
  const [one] = found;
  if (!one || found.some(({ names }) => !areSame(names, one.names))) return null;
  const isChosen = one.isSure || (one.isPlain && !sentences.some((sentence) => asksWhether(sentence, language)));
  return isChosen ? { names: one.names, rest, isSure: one.isSure } : null;
};
/** More are a report. */
const mostTables = 6;
const areSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.map(comparable).join() === others.map(comparable).join();

/** The last sentence before a table. */
const labelAbove = (lines: readonly string[]): string =>
  sentencesOf(lines.findLast((line) => line.trim() !== '') ?? '').at(-1) ?? '';
const isLabel = (sentence: string): boolean => !/[.!?。！？]["”»]?$/u.test(sentence);

const isSure = ({ head: [first = ''] }: Grid, above: string, sentences: readonly string[], language: string): boolean =>
  isWordForOption(first) ||
  namesChoice(first) ||
  headsCriteria(first) ||
  setsSideBySide(above) ||
  sentences.some((sentence) => namesChoice(sentence) && !asksWhether(sentence, language));

/** Whether to do something: as a question for a yes or a no, or "we wonder whether". A Korean sentence may end like a question without being one. */
const asksWhether = (sentence: string, language: string): boolean =>
  isQuestion(sentence) && !/나요[.。]$/u.test(sentence)
    ? !asksWhich(sentence) && !asksForHelp(sentence) && !forms.some(({ asks }) => asks.test(sentence))
    : whether.get(language.split('-')[0] ?? '')?.test(sentence) === true || whetherWithin.test(sentence);
const whether = new Map(
  Object.entries<Tongue>(tongues).flatMap(([language, { whether: form }]) =>
    form === undefined ? [] : [[language, anyWord([form])]],
  ),
);
const whetherWithin =
  /(?:べき|る|た)か(?:どうか|を|迷|悩)|是否|要不要|该不该|該不該|할지|(?:을|ㄹ)지 (?:고민|결정|말지)|หรือไม่|ดีไหม|\p{L}+(?:ıp|ip|up|üp) \p{L}+m[ae]ma/u;
