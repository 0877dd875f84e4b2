import { labelsLimits } from '../protocol/text/options/asked/limits.ts';
import { listAt } from '../protocol/text/options/lists.ts';
import { type Line, endsOpen, linesOf } from '../protocol/text/options/lines.ts';
import { rulesOut } from '../protocol/text/options/said/ruledOut.ts';
import { limits } from '../protocol/text/limits.ts';
import { leavesOpen, setsLimit } from './capsIn.ts';
import { passagesIn } from './passagesIn.ts';
import { isQuestion } from './questionIn.ts';

/** What a text says cannot or may not be, and what it calls its limits: word for word, each once, in its order. */
export const limitsIn = (text: string, language: string): string[] => {
  const lines = linesOf(text);
  const found = lines.flatMap((line, i) =>
    labelsLimits.test(line.text) ? labelled(line, lines.slice(i + 1)) : ruledOutIn(line, language),
  );
  return [...new Set(found)].filter(({ length }) => length <= limits.quote).slice(0, limits.list);
};

/** What stands behind the label, else what is listed below it. */
const labelled = ({ text }: Line, below: readonly Line[]): readonly string[] => {
  const behind = text.replace(labelsLimits, '').replace(/^[*_\s]+/u, '');
  const first = below.findIndex((line) => line.text !== '');
  return behind !== '' || !endsOpen(text) || first < 0 ? [behind].filter(Boolean) : (listAt(below, first)?.items ?? []);
};

const ruledOutIn = ({ text }: Line, language: string): string[] =>
  passagesIn(text, language).filter(
    (passage) => !isQuestion(passage) && !leavesOpen(passage) && (rulesOut(withoutAnd(passage)) || setsLimit(passage)),
  );
/** Arabic writes "and" in one word with what it denies. */
const withoutAnd = (passage: string): string => passage.replaceAll(/(?<![\p{L}\p{M}])[وف](?=(?:لا|لن|ليس)\s)/gu, '');
