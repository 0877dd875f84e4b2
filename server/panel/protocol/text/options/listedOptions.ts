import { aCount, isIntroduction, isWeighing, namesChoice, namesSeveral, saysWhy } from './choiceWords.ts';
import { distinct, type ListedOption, named } from './itemName.ts';
import { endsOpen, firstWritten, type Line, linesOf, type Section, sectionsOf, sentencesOf } from './lines.ts';
import {
  areAnswers,
  asksForOne,
  asksWhich,
  isAtALoss,
  isOffer,
  isOfProposals,
  isRequest,
  isUnmarkedQuestion,
  isUnreadLabel,
  keysAskedIn,
  refersBack,
} from './introductions.ts';
import { saysNothing } from '../doingNothing.ts';
import { awaitAnswer } from './asked/awaited.ts';
import { answersQuestion } from './asked/besideQuestions.ts';
import { isOfTasks } from './asked/deeds.ts';
import { asksOrWeighs } from './asked/labels.ts';
import { asksForHelp, isBelowCall, isVotedOn, isWeighed } from './asked/helpWanted.ts';
import { labelsLimits } from './asked/limits.ts';
import { offeredIn } from './asked/offered.ts';
import { areQuestions, namesOtherOptions } from './asked/ownAlternatives.ts';
import { withNumberedHeadings } from './unmarked/numberedParagraphs.ts';
import { asksForRow } from './asked/rows.ts';
import { countsOn } from './asked/stages.ts';
import { type List, listAt } from './lists.ts';
import { isLabelWord } from './ordinalLabels.ts';
import { asTables } from './unmarked/columns.ts';
import { picture } from './marks.ts';
import { besideTheirLabels, eachOnItsLine, oneBelowTheOther } from './menus.ts';
import { recordIn } from './records.ts';
import { headingsLedTo, inSection, isOfOne, labelledHeadings, labelledParagraphs } from './sections.ts';
import { headsOthers } from './tabled/otherTables.ts';
import { inTable, isOfOptions, isRow, isSideBySide } from './tables.ts';
import { asksForNames, shortLinesAt } from './unmarked/shortLines.ts';
import { type Terms, termsAt } from './unmarked/terms.ts';
import { inLines } from './oneLine/withinLines.ts';
import { isQuestion } from './said/leads.ts';

/**
 * Options that a text lists as such, in its own words: items of a list that is introduced as a choice, what stands below a heading that says so, and items
 * that are numbered within a sentence. Written so that nothing listed is missed; what is no list is left to those who understand the text.
 */
export const listedOptions = (text: string): ListedOption[] => {
  const sections = sectionsOf(
    asTables(oneBelowTheOther(besideTheirLabels(withNumberedHeadings(linesOf(text).flatMap(eachOnItsLine))))),
  );
  const listed = optionsIn(sections);
  const labelled = listed.length > 0 ? listed : labelledHeadings(sections);
  const found = labelled.length > 0 ? labelled : named(offeredIn(sections));
  return distinct(found.filter(({ title }) => /[\p{L}\p{N}]/u.test(title))).slice(0, mostListed);
};
const mostListed = 40;

const optionsIn = (sections: readonly Section[]): ListedOption[] => {
  const options: ListedOption[] = [];
  for (let i = 0; i < sections.length;) {
    const first = sections[i];
    if (!first) break;
    const below = isOfChoice(first.heading) ? belowIn(sections, i) : [];
    const own = isOfChoice(first.heading) ? inSection(first, below) : [];
    const labelled = own.length > 0 ? [] : labelledParagraphs(first.lines);
    const ledTo = own.length > 0 ? [] : headingsLedTo(first, sections.slice(i + 1));
    if (own.length > 0) options.push(...own);
    else if (ledTo.length > 0) options.push(...ledTo);
    else if (labelled.length > 0) options.push(...labelled);
    else options.push(...inLists(first, i === sections.length - 1), ...named(inLines(first)));
    i += own.length > 0 ? below.length + 1 : 1;
  }
  return options;
};

const isOfChoice = ({ level, text }: Line): boolean =>
  level > 0 && namesChoice(text) && !isWeighing(text) && !saysWhy(text) && !isOfOne(text);

/** The sections that belong to one, as their headings say. */
const belowIn = (sections: readonly Section[], at: number): readonly Section[] => {
  const level = sections[at]?.heading.level ?? 0;
  let end = at + 1;
  while ((sections[end]?.heading.level ?? 0) > level) end++;
  return sections.slice(at + 1, end);
};

/** Lists of a section that a line above or below introduces as a choice, or whose items call themselves options. */
const inLists = ({ heading, lines }: Section, isLast: boolean): ListedOption[] => {
  const options: ListedOption[] = [];
  const areAskedFor = keysAskedIn(lines);
  let introduction = isOfOne(heading.text) ? '' : heading.text;
  let before = '';
  for (let i = 0; i < lines.length;) {
    const row = lines[i]?.text ?? '';
    if (isRow(row)) {
      if (
        isOfOptions(row) ||
        isAskedFor(row, introduction) ||
        (!headsOthers(firstCell(row)) &&
          isAskedFor(row, firstParagraph(lines.slice(i).filter(({ text }) => !isRow(text))))) ||
        isSideBySide(lines.slice(i), introduction) ||
        (namesSeveral(lastOf(introduction)) && endsOpen(introduction.replace(/(?:\*\*|__)\s*$/u, '')))
      )
        options.push(...inTable(lines.slice(i)));
      introduction = '';
      while (isRow(lines[i]?.text ?? '')) i++;
      continue;
    }
    const list = listAt(lines, i);
    const record = list && recordIn(lines.slice(i, list.end));
    if (list && record) {
      options.push(...inLists(record, false));
      introduction = '';
      i = list.end;
      continue;
    }
    if (list && list.items.length >= 2) {
      const after = lines.slice(list.end);
      const setIn = isCounted(list) && !endsOpen(introduction) ? (lines[i]?.indent ?? 0) : 0;
      const isListOfOptions =
        !isOfStages(list) &&
        (isLabelOf(introduction) || !areQuestions(list.items)) &&
        (isLedTo(list, introduction) ||
          namesChoice(labelOf(list)) ||
          isOfLabels(list) ||
          (beginsText(heading, lines.slice(0, i)) && isLettered(list) && !asksOtherwise(firstParagraph(after))) ||
          holdsNothingToDo(list, `${heading.text} ${lastOf(introduction, 1)}`) ||
          areAnswers(list.items.map((item) => item.split(/[:：]/u)[0] ?? '')) ||
          isClosing(after[0]) ||
          (isOfMany(list, introduction) && asksWhich(firstWritten(after)?.text ?? '')) ||
          areSpokenOf(after) ||
          (areLimited(after) && !isOfTasks(`${heading.text} ${lastOf(introduction, 1)}`)) ||
          (isLast && isPrompt(after, setIn)) ||
          areAskedFor(keysOf(list), i) ||
          (isOnly(lines, i, list.end) && awaitAnswer(list.items, introduction, firstParagraph(after))) ||
          isBelowCall(lines, i) ||
          isWeighed(lines.slice(i, list.end)) ||
          (isOnly(lines, i, list.end) && isVotedOn(firstParagraph(after))) ||
          answersQuestion(list, { above: introduction, before, below: firstParagraph(after) }));
      if (isListOfOptions) options.push(...named(list.items));
      introduction = '';
      i = list.end;
      continue;
    }
    const terms = termsAt(lines, i);
    if (terms && terms.items.length >= 2 && areOptions(terms, lastOf(introduction), lines.slice(terms.end))) {
      options.push(...named(terms.items));
      introduction = '';
      i = terms.end;
      continue;
    }
    const names = introduction === '' ? null : shortLinesAt(lines, i);
    if (names && asksForNames(lastOf(introduction, 1))) {
      options.push(...named(names.items));
      introduction = '';
      i = names.end;
      continue;
    }
    // A paragraph may go over several lines.
    const goesOn = Boolean(lines[i - 1]?.text);
    if (row !== '' && !goesOn) before = introduction;
    if (row !== '') introduction = goesOn ? `${introduction} ${row}` : row;
    i++;
  }
  return options;
};

/** Of several lists the others say what is to be done, or what speaks for it. */
const isOnly = (lines: readonly Line[], from: number, end: number): boolean =>
  lines.every((_, i) => (i >= from && i < end) || listAt(lines, i) === null);

const firstParagraph = (lines: readonly Line[]): string => {
  const from = lines.findIndex(({ text }) => text !== '');
  const end = lines.findIndex(({ text }, i) => i > from && text === '');
  return from < 0
    ? ''
    : lines
        .slice(from, end < 0 ? undefined : end)
        .slice(0, 6)
        .map(({ text }) => text)
        .join(' ');
};

/** Of a paragraph its last sentences lead over to a list. */
const lastOf = (paragraph: string, count = 2): string =>
  sentencesOf(paragraph.slice(-longestLead)).slice(-count).join(' ');
const longestLead = 1_000;

/** Above facts a question may name its options itself; a label right above a list is of nothing but the list. */
const isLedTo = (list: List, introduction: string): boolean =>
  isLabelOf(introduction) ||
  (leadsTo(list, lastOf(introduction)) && !namesOtherOptions(introduction.slice(-longestLead), list.items));

const isLabelOf = (introduction: string): boolean => {
  const label = lastOf(introduction, 1);
  return isOffer(label) || (endsOpen(label) && (asksForOne(label) || (namesSeveral(label) && isIntroduction(label))));
};

const leadsTo = (list: List, introduction: string): boolean =>
  isIntroduction(introduction) ||
  isOffer(introduction) ||
  isUnmarkedQuestion(introduction) ||
  isUnreadLabel(introduction) ||
  isOfProposals(introduction) ||
  asksOrWeighs(introduction) ||
  (isAtALoss(introduction) && list.items.every((item) => item.length <= longestShort)) ||
  (isCounted(list) && isRequest(introduction));

const longestShort = 40;

/** Labels that count call their items what options are called; where they count weeks or steps, one comes after the other. */
const isOfLabels = (list: List): boolean => isCounted(list) && isLabelWord(labelWordOf(list));
const isOfStages = (list: List): boolean => isCounted(list) && countsOn(labelWordOf(list));
/** Letters with which a text begins stand for what is chosen from, where it does not go on to ask something else. */
const beginsText = (heading: Line, above: readonly Line[]): boolean =>
  heading.text === '' && above.every(({ text }) => text === '');
const isLettered = ({ signs, items, last }: List): boolean =>
  items.length <= mostAsked &&
  !picture.pattern.test(last) &&
  ['abcdef', 'абвгде', 'αβγδεζ', 'אבגדהו', 'ابجدهو'].some((row) => row.startsWith(signs.join('').toLowerCase()));
const asksOtherwise = (below: string): boolean =>
  sentencesOf(below).some((one) => isQuestion(one) && !asksWhich(one) && !asksForHelp(one) && !namesChoice(one));
/** "Plan" of "Plan 2: lease". */
const labelWordOf = ({ last, signs }: List): string => {
  const before = last.slice(0, last.indexOf(signs.at(-1) ?? '')).trim();
  return /^\p{L}[\p{L}\p{M}\s]*$/u.test(before) ? before : '';
};

/** To do nothing is named beside other things that could be done, but where these are to be done anyway. */
const holdsNothingToDo = ({ items }: List, above: string): boolean =>
  items.length <= mostAsked &&
  items.filter(saysNothing).length + (waitsUntil.test(items.at(-1) ?? '') ? 1 : 0) === 1 &&
  !isOfTasks(above);
/** As the last of them, with a day or a year. */
const waitsUntil =
  /^(?:wait|(?:ab)?warten|attendre|esperar|aspettare|aguardar|(?:af)?wachten|(?:po)?czekać|подождать|ждать|(?:за)?чекати|vänta|vente|odottaa|počkat|várni|așteptăm)(?![\p{L}\p{M}])[^.]*\p{Nd}|\p{Nd}.*(?:warten|wachten|待つ|기다린다|기다리기|bekle(?:mek|yelim)|इंतज़ार करना)[.。]?$|^等到?.*\p{Nd}/iu;

/** A table is asked for one of its rows: "Which bank?" */
const isAskedFor = (header: string, introduction: string): boolean =>
  lastOf(introduction, 3)
    .split(/(?<=[?？؟;。])\s*/u)
    .some((sentence) => asksWhich(sentence.trim()) || asksForRow(sentence.trim(), header)) &&
  !namesOtherOptions(introduction.slice(-longestLead), [header]);

const firstCell = (row: string): string => row.split('|')[1]?.trim() ?? '';

/** Names with their meaning are options where they are set down as a list of names: "Price: 4,000" after a question is a fact. */
const areOptions = ({ areListed }: Terms, introduction: string, after: readonly Line[]): boolean =>
  isOffer(introduction) ||
  (areListed && (isIntroduction(introduction) || isRequest(introduction))) ||
  (endsOpen(introduction) && namesSeveral(introduction) && aCount.test(introduction)) ||
  areSpokenOf(after);

/** Whether the next paragraph speaks of what stands above it as options. */
const areSpokenOf = (after: readonly Line[]): boolean => refersBack(firstWritten(after)?.text ?? '');

/** What a choice has to keep to stands right below what there is to choose from: "Limits: …". */
const areLimited = (after: readonly Line[]): boolean => labelsLimits.test(firstWritten(after)?.text ?? '');

/** Two or three things that are counted, of which it is asked then which. */
const isOfMany = ({ items }: List, introduction: string): boolean =>
  items.length <= mostAsked && aCount.test(introduction);
const mostAsked = 6;

const isClosing = (line: Line | undefined): boolean => line !== undefined && namesChoice(line.text);

/** What a text ends with that waits for an answer: "Your choice:". Below a menu that is set in and that nothing leads over to, a label or a question will do. */
const isPrompt = (after: readonly Line[], setIn: number): boolean => {
  const prompt = firstWritten(after);
  if (!prompt || prompt.text.length > longestPrompt) return false;
  if (after.findLast(({ text }) => text !== '') !== prompt) return false;
  return endsOpen(prompt.text) || (setIn - prompt.indent >= 2 && isLabelOrQuestion.test(prompt.text));
};
const isLabelOrQuestion = /^(?:[\p{L}\p{M}\p{N}'’"-]+ ){2,}[\p{L}\p{M}\p{N}'’"-]+$|[?？؟]\s*$/u;
const longestPrompt = 100;

const isCounted = ({ signs }: List): boolean => signs.every((sign) => sign !== '');
/** The letters that stand before the items, or first in them. */
const keysOf = ({ signs, items }: List): string[] =>
  signs.map((sign, i) => sign || (/^\p{L}\p{M}*(?=\s)/u.exec(items[i] ?? '')?.[0] ?? ''));

/** What comes before the colon of the last item, as in "Option C: …", else how it begins. */
const labelOf = ({ last }: List): string =>
  /^([^:：]*)[:：]/u.exec(last.slice(0, longestLabel))?.[1] ?? last.slice(0, beginning);
const beginning = 20;
const longestLabel = 60;
