import { namesChoice } from '../choiceWords.ts';
import { isOffer, isUnmarkedQuestion } from '../introductions.ts';
import { inLine } from '../oneLine/inLine.ts';
import { inTurn } from './ordinals.ts';
import { asOptions, atCommas, endOf, isName, severalThings, tidy } from './sides.ts';
import { type Tongue, tongues } from './tongues.ts';
import { inUnspaced } from './unspaced.ts';

/**
 * Options that a text names in sentences: the sides of a question about what to do, of "either … or" and of "torn between", and what is counted up as the
 * first and the second.
 */
export const saidOptions = (sentences: readonly string[]): string[] => {
  const found: string[] = [];
  for (let at = 0; at < sentences.length;) {
    const counted = inTurn(sentences, at);
    found.push(...(counted ? counted.options : saidAt(sentences, at)));
    at += counted?.taken ?? 1;
  }
  return found;
};

const saidAt = (sentences: readonly string[], at: number): readonly string[] => {
  const sentence = quotedQuestion(sentences[at] ?? '');
  const before = sentences[at - 1] ?? '';
  const next = sentences[at + 1] ?? '';
  const marked = inLine(sentence, () => leadsOver(before) || leadsOver(sentence));
  if (marked.length > 0) return marked;
  const against = versus.exec(sentence);
  if (against && (isQuestion(sentence) || leadsOver(sentence))) return asOptions(against.slice(1));
  for (const read of readers) {
    const own = read.within(sentence, before);
    if (own.length > 0) return own;
    const both = read.goesOn.test(next) ? read.across(sentence, next, before) : [];
    if (both.length > 0) return both;
  }
  const unspaced = inUnspaced(sentence, next);
  if (unspaced.length > 0 || !isQuestion(sentence)) return unspaced;
  for (const read of readers) {
    const plain = read.plainly(sentence);
    if (plain.length > 0) return plain;
  }
  return [];
};

/** "Tea vs coffee: which one?" */
const versus =
  /(?:^|[:.] )([^:.?,]{2,60}) (?:vs\.?|versus|مقابل|gegen|contra|против|проти) ([^:.?؟,—]{2,60}?)(?= ?[:.?؟,—]|$)/iu;

/** "The question »stay or go?« …": what is asked stands between quotation marks. */
const quotedQuestion = (sentence: string): string =>
  /["“„«「『]([^"“”„«»「」『』]{8,300}(?:[?？؟]|か))["”“»」』]/u.exec(sentence)?.[1] ?? sentence;

type Reader = {
  readonly within: (sentence: string, before: string) => readonly string[];
  /** Whether a sentence begins with "or". */
  readonly goesOn: RegExp;
  readonly across: (sentence: string, next: string, before: string) => readonly string[];
  /** The sides of a question that nothing opens: "mend it or hire one?" */
  readonly plainly: (sentence: string) => readonly string[];
};

const readerOf = ({ or, and, asks, whether, between, either: eitherWord, ofFacts, sign, unless }: Tongue): Reader => {
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
  const facts = ofFacts === undefined ? null : new RegExp(`^[¿¡"“]?(?:${ofFacts})(?![\\p{L}\\p{M}])`, 'iu');
  const again = new RegExp(`^(?:${asks}${eitherWord === undefined ? '' : `|${eitherWord}`})(?= )`, 'iu');
  const stripped = (side: string): string => tidy(tidy(tidy(side).replace(again, '')).replace(again, ''));
  const isSpoken = (text: string): boolean => sign?.test(text) !== false && unless?.test(text) !== true;
  const isFact = (side: string): boolean => facts?.test(tidy(side)) === true && !opener.test(`${tidy(side)} `);

  const sidesOf = (text: string): string[] => {
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
    const listed = text.split(/[.?!؟;:(–—]/u)[0] ?? '';
    const parts = listed.split(namesJoint);
    const [first = '', ...others] = parts;
    const second = (
      parts.every((part) => !part.trim().includes(' '))
        ? others
        : [listed.slice(first.length).replace(starting(namesJoint), '')]
    ).map((part) => part.split(/[,،] /u)[0] ?? '');
    const names = [...first.split(/[,،] /u), ...second];
    return parts.length >= 2 && names.length <= mostNames && !severalThings.test(tidy(first)) ? asOptions(names) : [];
  };

  const within: Reader['within'] = (sentence, before) => {
    const toBoth = toNames?.exec(sentence);
    const names = toBoth ? namesAfter(sentence.slice(toBoth.index + toBoth[0].length)) : [];
    if (names.length > 0) return names;
    if (!joint.test(sentence) || unless?.test(sentence)) return [];
    const leads = lead?.exec(sentence);
    const weighed = leads ? sidesOf(sentence.slice(leads.index + leads[0].length)) : [];
    if (weighed.length > 0) return weighed;
    const later = eitherLater?.exec(sentence);
    const isLedTo = later !== null && later !== undefined && [sentence.slice(0, later.index), before].some(leadsOver);
    const either =
      eitherFirst?.test(sentence) && isSpoken(sentence)
        ? sidesOf(sentence)
        : isLedTo
          ? sidesOf(sentence.slice(later.index))
          : [];
    if (either.length > 0) return either;
    if (!isQuestion(sentence)) return [];
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

  const goesOn = new RegExp(`^[¿"“–—-]? ?(?:${or})(?= )`, 'iu');
  const across: Reader['across'] = (sentence, next, before) => {
    if (!isSpoken(`${sentence} ${next}`)) return [];
    const said = endOf(next.replace(goesOn, ''));
    const second = stripped(said);
    if (!isQuestion(sentence)) {
      if (leadsOver(before)) return asOptions([stripped(sentence), second]);
      return opener.test(next) && second !== tidy(said) && isName(second) ? [second] : [];
    }
    const opens = opener.exec(sentence);
    const isAsked = isQuestion(next) || opener.test(next);
    return isAsked && !isFact(sentence)
      ? asOptions([stripped(opens ? sentence.slice(opens.index + opens[0].length) : sentence), second])
      : [];
  };
  return { within, goesOn, across, plainly };
};
const mostNames = 6;
const longestPlain = 160;

/** The parts between joints. A word or two after a longer side belong to it, as in "the next minor or major release", unless commas count sides up. */
const partsOf = (whole: string, joints: RegExp): string[] => {
  const text = whole.replaceAll(together, (words) => words.replaceAll(' ', '\u00A0'));
  const parts = text.split(joints);
  if (parts.length < 3 || /[,،、]/u.test(text)) return parts;
  const between = [...text.matchAll(joints)].map(([joint]) => joint);
  return parts.reduce<string[]>((kept, part, i) => {
    const last = kept.at(-1);
    const belongs = i > 1 && last !== undefined && wordsIn(part) <= 2 && wordsIn(last) >= 4;
    return belongs ? [...kept.slice(0, -1), `${last}${between[i - 1]}${part}`] : [...kept, part];
  }, []);
};
/** "Two or three", "sooner or later": no two sides. */
const number =
  'one|two|three|four|five|six|ten|zwei|drei|vier|fünf|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf|dwa|dwie|trzy|cztery|pięć|два|две|три|чотири|четыре|пять|дві|δύο|τρεις|τέσσερις|hai|ba|bốn|dua|tiga|empat';
const together = new RegExp(
  `(?<!\\p{L})(?:(?:${number}) (?:or|oder|ou|o|of|lub|albo|czy|или|або|чи|ή|hoặc|hay|atau) (?:${number}|more)|more or less|sooner or later|mehr oder weniger|früher oder später|plus ou moins|tôt ou tard|más o menos|tarde o temprano|più o meno|prima o poi|mais ou menos|min of meer|vroeg of laat|mniej lub więcej|prędzej czy później|более или менее|рано или поздно|or so)(?!\\p{L})`,
  'giu',
);
const wordsIn = (text: string): number => text.trim().split(' ').length;

const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?= )`, 'iu');
const starting = (pattern: RegExp): RegExp => new RegExp(`^(?:${pattern.source})`, 'iu');
const isQuestion = (sentence: string): boolean =>
  /[?？؟][)"”»」]?$/u.test(sentence) ||
  /\p{Script=Greek}[^;]*;$/u.test(sentence) ||
  isUnmarkedQuestion(clauseOf(sentence));
const clauseOf = (sentence: string): string => sentence.split(/[:：] /u).at(-1) ?? '';
const leadsOver = (text: string): boolean => isOffer(text) || namesChoice(text) || decision.test(text);
const decision =
  /decision|décision|trancher|decisión|decisione|decisão|entscheid|besluit|decyzj|решен|рішен|απόφαση|قرار|تصمیم|החלטה|निर्णय|সিদ্ধান্ত|முடிவு|quyết định|keputusan|пут[иь]|шлях/iu;

const readers = tongues.map(readerOf);
