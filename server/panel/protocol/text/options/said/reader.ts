import { clauseOf, isCounted, isOpen, isOpenLabel, isQuestion, leadsOver, separators, toDecide } from './leads.ts';
import { namesSeveral } from '../choiceWords.ts';
import { demands } from '../oneLine/inLine.ts';
import { enumerated } from './enumerated.ts';
import { asksWhat } from './forms/questionWords.ts';
import { weighsSeveral } from './ordinals.ts';
import { heldTogether, partsOf, withoutOrNot } from './parted.ts';
import {
  asOptions,
  atCommas,
  endOf,
  endOfList,
  isDenied,
  isDetail,
  isName,
  severalThings,
  tidy,
  withoutLead,
} from './sides.ts';
import type { Tongue } from './tongues/tongue.ts';

export type Reader = {
  readonly within: (sentence: string, before: string) => readonly string[];
  /** Whether a sentence begins with "or". */
  readonly goesOn: RegExp;
  readonly across: (sentence: string, next: string, before: string, after: string) => readonly string[];
  /** What such a sentence names. */
  readonly oneMore: (sentence: string) => readonly string[];
  /** What a sentence says could be done, alone: "we could buy the shop". */
  readonly alone: (sentence: string) => readonly string[];
  /** The sides of a question that nothing opens: "mend it or hire one?" */
  readonly plainly: (sentence: string) => readonly string[];
};

/** Reads sentences in one language. */
export const readerOf = ({
  or,
  and,
  asks,
  whether,
  between,
  either: eitherWord,
  doubts,
  may,
  lists,
  prefix,
  infinitive,
  ofFacts,
  sign,
  unless,
}: Tongue): Reader => {
  const joint = new RegExp(` ?[,;،]? ?(?:[–—-] )?(?<=[ ,،])(?:${or})(?= |,)`, 'iu');
  const joints = new RegExp(joint.source, 'giu');
  const namesJoint = new RegExp(
    ` ?,? ?(?<= )(?:${and})(?= )${/و/u.test(and) ? '|(?<= )و(?=[\\p{L}\\p{M}]{3})' : ''}`,
    'giu',
  );
  const opener = word(asks);
  const lead = whether === undefined ? null : word(whether);
  const toNames = between === undefined ? null : word(between);
  const eitherFirst = eitherWord === undefined ? null : new RegExp(`^(?:${eitherWord})(?= )`, 'iu');
  const eitherLater = eitherWord === undefined ? null : new RegExp(`(?<=[ :,(])(?:${eitherWord}) `, 'iu');
  const eitherTwice =
    eitherWord === undefined
      ? null
      : new RegExp(`(?:^|[:,(،] ?)(?:${eitherWord}) .{2,160}[ ,،](?:${eitherWord}) `, 'iu');
  const doubted =
    doubts === undefined
      ? null
      : new RegExp(
          `^(.+?)[ ,–—]+(?:(?:यह|इस पर|हम|मैं|हमें|मुझे|এই|আমরা|আমি|இதை|நாங்கள்) )*(?<![\\p{L}\\p{M}])(?:${doubts})`,
          'iu',
        );
  const allowed = may === undefined ? null : word(may);
  /** "We can rent, we can buy". */
  const startsWithOr = new RegExp(`^(?:${or})(?= )`, 'iu');
  const endsLead = new RegExp(`(?:${may === undefined ? '' : `${may}|`}${demands.source})\\s*$`, 'iu');
  const mayAgain =
    may === undefined ? /(?!)/gu : new RegExp(`[,،;] ?(?:(?:${or}|${and}|[аa]) )?(?:${may})(?= )`, 'giu');
  const isRepeated = (sentence: string): boolean => sentence.search(mayAgain) > 0;
  const listLead = lists === undefined ? null : word(lists);
  const doing =
    infinitive === undefined ? null : new RegExp(`(?<![\\p{L}\\p{M}])(?:${infinitive})(?![\\p{L}\\p{M}])`, 'iu');
  const attached = prefix === undefined ? {} : { prefix };
  const facts = ofFacts === undefined ? null : new RegExp(`^[¿¡"“]?(?:${ofFacts})(?![\\p{L}\\p{M}])`, 'iu');
  const again = new RegExp(
    `^(?:${asks}${may === undefined ? '' : `|${may}`}${eitherWord === undefined ? '' : `|${eitherWord}`})(?= )`,
    'iu',
  );
  const stripped = (side: string): string => tidy(tidy(tidy(side).replace(again, '')).replace(again, ''));
  const isSpoken = (text: string): boolean => sign?.test(text) !== false && unless?.test(text) !== true;
  const isFact = (side: string): boolean => facts?.test(tidy(side)) === true && !opener.test(`${tidy(side)} `);

  const sidesOf = (whole: string): string[] => {
    const text = withoutOrNot(whole);
    const listed = /[,،;]/u.test(text) ? enumerated(endOfList(heldTogether(text)), { words: `${or}|${joined}` }) : [];
    const each = text.includes(joined) ? listed.flatMap((item) => item.split(joints)) : listed;
    const named = each.length >= 3 || text.includes(joined) ? asOptions(withoutLead(each).map(stripped)) : [];
    if (named.length > 0) return named;
    const parts = partsOf(text, joints);
    if (parts.length < 2) return [];
    return asOptions(atCommas([...parts.slice(0, -1), endOf(parts.at(-1) ?? '')].map(stripped)));
  };
  /** "Is it any good, or should I …": only the second is an option. */
  const asksLast = (text: string): string[] => {
    const parts = text.split(joints);
    const last = tidy(endOf(parts.at(-1) ?? ''));
    const option = stripped(last);
    return parts.length === 2 && isFact(parts[0] ?? '') && opener.test(`${last} `) && option !== last && isName(option)
      ? [option]
      : [];
  };
  const namesAfter = (text: string): string[] => {
    const listed = text.split(/[?!؟;:(–—]|(?<!\u2024\p{L})\.(?!\p{Nd})/u)[0] ?? '';
    const parts = listed.split(namesJoint);
    const [first = '', ...others] = parts;
    const second = (
      parts.every((part) => !part.trim().includes(' '))
        ? others
        : partsOf(
            listed
              .slice(first.length)
              .replace(starting(namesJoint), '')
              .replace(/^ ?و(?=[\p{L}\p{M}]{3})/u, ''),
            joints,
          )
    ).map((part) => part.split(/[,،] /u)[0] ?? '');
    const names = [...first.split(/[,،] /u), ...second];
    return parts.length >= 2 && names.length <= mostNames && !severalThings.test(tidy(first)) ? asOptions(names) : [];
  };

  /** "On the table are the barn, the mill and the shop". */
  const inList = (sentence: string): string[] => {
    const leads = listLead?.exec(sentence);
    if (!leads || !isSpoken(sentence)) return [];
    const rest = sentence.slice(leads.index + leads[0].length);
    // "On the table are three things: …"
    const after = severalThings.test(rest.trim()) ? /^[^:：]{0,40}[:：] (.+)$/u.exec(rest)?.[1] : rest;
    if (after === undefined || isDenied.test(after.trim()) || severalThings.test(after.trim())) return [];
    const list = endOfList(after.replace(/^ ?[:：] ?/u, ''));
    const either = enumerated(list, { words: or });
    const items = (either.length > 0 ? either : enumerated(list, { words: `${or}|${and}`, ...attached })).map((item) =>
      stripped(item).replace(copula, ''),
    );
    // "On the table are bills and letters."
    const areTelling = namesSeveral(leads[0])
      ? items.some((item) => item.includes(' ') || /^\P{Ll}/u.test(item))
      : items.some((item) => item.split(' ').length >= 3);
    return items.length > 2 || either.length > 0 || areTelling ? asOptions(items) : [];
  };

  /** "To be decided: stay or go", "where should we go: here or there?": what stands after a label, or asks in a list below one. */
  const afterLabel = (sentence: string, before: string): string[] => {
    if (!isSpoken(sentence)) return [];
    const label = separators(sentence).find(({ index }) =>
      leadsToSides(sentence.slice(0, index), isQuestion(sentence)),
    );
    const rest = label ? sentence.slice(label.index + label[0].length) : '';
    if (label) {
      const sides = sidesOf(afterDash(rest));
      return sides.length === 0 && isCounted(sentence.slice(0, label.index)) ? namesAfter(rest) : sides;
    }
    return isOpenLabel(before) && isQuestion(sentence) ? sidesOf(clauseOf(sentence)) : [];
  };

  const leadsToSides = (label: string, isAsked: boolean): boolean =>
    isOpen(label) || weighsSeveral(label) || (isAsked && asksWhat(label) && opener.test(`${label} `));

  /** "To stay or to go, we cannot decide", "we can stay or go". */
  const inStatement = (sentence: string): string[] => {
    const weighed = doubted?.exec(sentence)?.[1] ?? '';
    const own = joint.test(weighed) && isSpoken(sentence) ? sidesOf(opened(weighed)) : [];
    if (own.length > 0) return own;
    const mays = allowed?.exec(sentence);
    const rest = mays ? sentence.slice(mays.index + mays[0].length) : '';
    const sides =
      mays && isSpoken(sentence) && !isDenied.test(rest.trim())
        ? sidesOf(rest.replaceAll(mayAgain, `, ${joined} `))
        : [];
    const isCountedUp = sides.length >= 3 || isRepeated(rest);
    return sides.some(isDetail) || (!isCountedUp && doing?.test(sides.at(-1) ?? '') === false) ? [] : sides;
  };
  const opened = (text: string): string => {
    const opens = opener.exec(text);
    return opens ? text.slice(opens.index + opens[0].length) : clauseOf(text);
  };

  /** "Which is better — to stay or to go": of a side what stands after its dash. */
  const afterDash = (text: string): string => {
    const at = joint.exec(text)?.index ?? 0;
    const dash = [...text.slice(0, at).matchAll(/ ?[:：] | [–—-] /gu)].at(-1);
    return dash ? text.slice(dash.index + dash[0].length) : text;
  };

  /** "We must either …": said of what can be done, or twice. */
  const isEitherOf = (sentence: string, at: number, before: string): boolean => {
    const said = sentence.slice(0, at);
    const opensClause = /(?:^|[:,(،])\s*$/u.test(said);
    if (isJoint(sentence.slice(at)) && !opensClause && !endsLead.test(said) && !mayBefore(sentence, at)) return false;
    return (
      [said, before].some(leadsOver) ||
      toDecide.test(said) ||
      mayBefore(sentence, at) ||
      demands.test(said) ||
      (eitherTwice?.test(sentence) === true && isSpoken(sentence))
    );
  };
  const mayBefore = (sentence: string, at: number): boolean => {
    const mays = allowed?.exec(sentence);
    return mays !== null && mays !== undefined && mays.index + mays[0].length <= at;
  };
  /** The word for "either" is often that for "or": it stands first, or right after "we can". */
  const isJoint = (text: string): boolean => startsWithOr.test(text);

  const within: Reader['within'] = (sentence, before) => {
    const toBoth = unless?.test(sentence) === true ? null : toNames?.exec(sentence);
    const names = toBoth ? namesAfter(sentence.slice(toBoth.index + toBoth[0].length)) : [];
    if (names.length > 0) return names;
    const labelled = unless?.test(sentence) === true ? [] : afterLabel(sentence, before);
    if (labelled.length > 0) return labelled;
    const list = inList(sentence);
    if (list.length > 0) return list;
    if (!(joint.test(sentence) || isRepeated(sentence)) || unless?.test(sentence)) return [];
    const leads = lead?.exec(sentence);
    const weighed = leads ? sidesOf(sentence.slice(leads.index + leads[0].length)) : [];
    if (weighed.length > 0) return weighed;
    const later = eitherLater?.exec(sentence);
    const isLedTo = later !== null && later !== undefined && isEitherOf(sentence, later.index, before);
    const clause = clauseOf(sentence);
    const opensEither = eitherFirst?.test(sentence)
      ? sentence
      : eitherFirst?.test(clause) && !isJoint(clause)
        ? clause
        : '';
    const either =
      opensEither !== '' && isSpoken(sentence)
        ? sidesOf(opensEither)
        : isLedTo
          ? sidesOf(sentence.slice(later.index))
          : [];
    if (either.length > 0) return either;
    if (!isQuestion(sentence)) return inStatement(sentence);
    const last = asksLast(sentence);
    if (last.length > 0) return last;
    const opens = opener.exec(sentence);
    const sides = opens ? sidesOf(sentence.slice(opens.index + opens[0].length)) : [];
    return sides;
  };

  const plainly: Reader['plainly'] = (sentence) => {
    const clause = clauseOf(sentence);
    return facts !== null && !facts.test(clause) && isSpoken(sentence) && clause.length <= longestPlain
      ? sidesOf(clause)
      : [];
  };

  const goesOn = new RegExp(`^[¿"“–—-]? ?(?:${or})(?=[ ,،])`, 'iu');
  const across: Reader['across'] = (sentence, next, before, after) => {
    if (!isSpoken(`${sentence} ${next}`)) return [];
    const said = endOf(next.replace(goesOn, ''));
    const second = stripped(said);
    // "Whether" is the same word in some languages: such a question has its own sides.
    if (joint.test(second)) return [];
    if (!isQuestion(sentence)) {
      if (leadsOver(before) || toDecide.test(after)) return asOptions([stripped(sentence), second]);
      return opener.test(next) && second !== tidy(said) && isName(second) ? [second] : [];
    }
    const opens = opener.exec(sentence);
    const isAsked = isQuestion(next) || opener.test(next);
    return isAsked && !isFact(sentence)
      ? asOptions([stripped(opens ? sentence.slice(opens.index + opens[0].length) : sentence), second])
      : [];
  };
  const oneMore: Reader['oneMore'] = (sentence) => {
    if (!goesOn.test(sentence) || !isSpoken(sentence)) return [];
    const option = stripped(endOf(sentence.replace(goesOn, '').replace(aside, '')));
    return isName(option) && option.length <= longestMore ? [option] : [];
  };
  const alone: Reader['alone'] = (sentence) => {
    const mays = allowed?.exec(sentence);
    const option = mays ? tidy(endOf(sentence.slice(mays.index + mays[0].length))) : '';
    return isSpoken(sentence) && isName(option) && option.length <= longestMore && !isDenied.test(option)
      ? [option]
      : [];
  };
  return { within, goesOn, across, oneMore, alone, plainly };
};
/** "Or, as Ann would like, sell." */
const aside = /^ ?[,،] ?[^,،]{2,60}[,،] /u;
const longestMore = 100;
const mostNames = 6;
const longestPlain = 200;

/** Stands for any word that joins two sides. */
const joined = '¦';
/** A verb that stands at the end of a list. */
const copula = /\s(?:است|هستند|هست|हैं|है|vardır|var)$/u;
const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?=,? )`, 'iu');
const starting = (pattern: RegExp): RegExp => new RegExp(`^(?:${pattern.source})`, 'iu');
