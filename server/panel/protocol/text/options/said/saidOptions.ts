import { aCount, isWeighing, namesChoice, namesSeveral } from '../choiceWords.ts';
import { isOffer, isUnmarkedQuestion } from '../introductions.ts';
import { endsOpen } from '../lines.ts';
import { inLine } from '../oneLine/inLine.ts';
import { inTurn } from './ordinals.ts';
import { asOptions, atCommas, endOf, isName, severalThings, tidy } from './sides.ts';
import type { Sentence } from './sentences.ts';
import { suggestedIn } from './suggestions.ts';
import { type Tongue, tongues } from './tongues.ts';
import { inUnspaced } from './unspaced.ts';

/** What sentences beside a list name as one more: what they suggest, and what goes on with "or" right below it. */
export const addedOptions = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ text, isBelowItems }) => {
    const suggested = suggestedIn(text);
    return suggested.length > 0 || !isBelowItems ? suggested : goneOn(text);
  });

/**
 * Options that a text names in sentences: the sides of a question about what to do, of "either … or" and of "torn between", and what is counted up as the
 * first and the second.
 */
export const saidOptions = (sentences: readonly Sentence[]): string[] => {
  const texts = sentences.map(({ text }) => text);
  const found: string[] = [];
  for (let at = 0; at < sentences.length;) {
    const counted = inTurn(texts, at);
    const said = counted?.options ?? saidAt(sentences, at);
    at += counted?.taken ?? 1;
    const more = said.length > 0 ? goneOn(sentences[at]?.text ?? '') : [];
    found.push(...said, ...more.filter((one) => !said.includes(one)));
    at += more.length;
  }
  return found;
};

/** A sentence that begins with "or" names one more where the one before it named some. */
const goneOn = (sentence: string): string[] =>
  isQuestion(sentence) ? [] : readers.flatMap((read) => read.oneMore(sentence)).slice(0, 1);

const saidAt = (sentences: readonly Sentence[], at: number): readonly string[] => {
  const sentence = quotedQuestion(sentences[at]?.text ?? '');
  const before = sentences[at]?.before ?? '';
  const next = sentences[at + 1]?.text ?? '';
  const marked = inLine(sentence, () => leadsOver(before) || leadsOver(sentence));
  if (marked.length > 0) return marked;
  const against = versus.exec(sentence);
  if (against && (isQuestion(sentence) || leadsOver(sentence) || toDecide.test(sentence) || isOpenLabel(before)))
    return asOptions(against.slice(1));
  for (const read of readers) {
    const own = read.within(sentence, before);
    if (own.length > 0) return own;
    const both = read.goesOn.test(next) ? read.across(sentence, next, before, sentences[at + 2]?.text ?? '') : [];
    if (both.length > 0) return both;
  }
  const unspaced = inUnspaced(sentence, next);
  if (unspaced.length > 0) return unspaced;
  const suggested = suggestedIn(sentence);
  if (suggested.length > 0 || !isQuestion(sentence)) return suggested;
  for (const read of readers) {
    const plain = read.plainly(sentence);
    if (plain.length > 0) return plain;
  }
  return [];
};

/** "Tea vs coffee: which one?" */
const versus =
  /(?:^|[:.(] ?)([^:.?,(]{2,60}) (?:vs\.?|versus|مقابل|gegen|contra|frente a|против|проти|مقابلِ|در برابر|לעומת|대) ([^:.?؟,—]{2,60}?)(?= ?[):.;?؟,—]|$)/iu;

/** "The question »stay or go?« …": what is asked stands between quotation marks. */
const quotedQuestion = (sentence: string): string =>
  /["“„«「『]([^"“”„«»「」『』]{8,300}(?:[?？؟]|か))["”“»」』]/u.exec(sentence)?.[1] ?? sentence;

type Reader = {
  readonly within: (sentence: string, before: string) => readonly string[];
  /** Whether a sentence begins with "or". */
  readonly goesOn: RegExp;
  readonly across: (sentence: string, next: string, before: string, after: string) => readonly string[];
  /** What such a sentence names. */
  readonly oneMore: (sentence: string) => readonly string[];
  /** The sides of a question that nothing opens: "mend it or hire one?" */
  readonly plainly: (sentence: string) => readonly string[];
};

const readerOf = ({
  or,
  and,
  asks,
  whether,
  between,
  either: eitherWord,
  doubts,
  may,
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
  const doubted =
    doubts === undefined
      ? null
      : new RegExp(
          `^(.+?)[ ,–—]+(?:(?:यह|इस पर|हम|मैं|हमें|मुझे|এই|আমরা|আমি|இதை|நாங்கள்) )*(?<![\\p{L}\\p{M}])(?:${doubts})`,
          'iu',
        );
  const allowed = may === undefined ? null : word(may);
  const facts = ofFacts === undefined ? null : new RegExp(`^[¿¡"“]?(?:${ofFacts})(?![\\p{L}\\p{M}])`, 'iu');
  const again = new RegExp(`^(?:${asks}${eitherWord === undefined ? '' : `|${eitherWord}`})(?= )`, 'iu');
  const stripped = (side: string): string => tidy(tidy(tidy(side).replace(again, '')).replace(again, ''));
  const isSpoken = (text: string): boolean => sign?.test(text) !== false && unless?.test(text) !== true;
  const isFact = (side: string): boolean => facts?.test(tidy(side)) === true && !opener.test(`${tidy(side)} `);

  const sidesOf = (text: string): string[] => {
    const parts = partsOf(text.replaceAll(orNot, ''), joints);
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

  /** "To be decided: stay or go", "two ways: sell or let": what stands after a label, or asks in a list below one. */
  const afterLabel = (sentence: string, before: string): string[] => {
    if (!isSpoken(sentence)) return [];
    const label = separators(sentence).find(({ index }) => isOpen(sentence.slice(0, index)));
    const rest = label ? sentence.slice(label.index + label[0].length) : '';
    if (label) {
      const sides = sidesOf(afterDash(rest));
      return sides.length === 0 && isCounted(sentence.slice(0, label.index)) ? namesAfter(rest) : sides;
    }
    return isOpenLabel(before) && isQuestion(sentence) ? sidesOf(clauseOf(sentence)) : [];
  };

  /** "To stay or to go, we cannot decide", "we can stay or go". */
  const inStatement = (sentence: string): string[] => {
    const weighed = doubted?.exec(sentence)?.[1] ?? '';
    const own = joint.test(weighed) && isSpoken(sentence) ? sidesOf(opened(weighed)) : [];
    if (own.length > 0) return own;
    const mays = allowed?.exec(sentence);
    return mays && isSpoken(sentence) ? sidesOf(sentence.slice(mays.index + mays[0].length)) : [];
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

  const within: Reader['within'] = (sentence, before) => {
    const toBoth = toNames?.exec(sentence);
    const names = toBoth ? namesAfter(sentence.slice(toBoth.index + toBoth[0].length)) : [];
    if (names.length > 0) return names;
    const labelled = unless?.test(sentence) === true ? [] : afterLabel(sentence, before);
    if (labelled.length > 0) return labelled;
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
  return { within, goesOn, across, oneMore, plainly };
};
/** "Or, as Ann would like, sell." */
const aside = /^ ?[,،] ?[^,،]{2,60}[,،] /u;
const longestMore = 100;
const mostNames = 6;
const longestPlain = 200;

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
/** To do a thing or not is no choice of two. */
const orNot =
  /,? (?:or not|oder nicht|ou non|ou pas|o no|o meno|ou não|of niet|czy nie|lub nie|или нет|или не(?= |$)|чи ні|ή όχι|أم لا|أو لا|یا نه|یا خیر|או לא|या नहीं|নাকি না|hay không|hoặc không|atau tidak)(?=[ ,.?؟;:)]|$)/giu;
/** "Two or three", "sooner or later": no two sides. */
const number =
  'one|two|three|four|five|six|ten|zwei|drei|vier|fünf|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf|dwa|dwie|trzy|cztery|pięć|два|две|три|чотири|четыре|пять|дві|δύο|τρεις|τέσσερις|hai|ba|bốn|dua|tiga|empat';
const together = new RegExp(
  `(?<!\\p{L})(?:(?:${number}) (?:or|oder|ou|o|of|lub|albo|czy|или|або|чи|ή|hoặc|hay|atau) (?:${number}|more)|\\p{Nd}+ (?:or|oder|ou|o|of|lub|или|або|ή|hoặc|atau) (?:more|less|mehr|weniger|plus|moins|más|menos|più|mais|meer|minder|więcej|mniej|более|менее|больше|меньше|більше|менше|lebih)|an? \\p{L}+ or (?:two|so|more)|more or less|sooner or later|mehr oder weniger|früher oder später|plus ou moins|tôt ou tard|más o menos|tarde o temprano|più o meno|prima o poi|mais ou menos|min of meer|vroeg of laat|mniej lub więcej|prędzej czy później|более или менее|рано или поздно|or so)(?!\\p{L})`,
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
/** Colons and dashes, the first of them. */
const separators = (sentence: string): RegExpExecArray[] =>
  [...sentence.matchAll(/ ?[:：] | [–—-] /gu)].slice(0, mostSeparators);
const mostSeparators = 4;
/** Whether a label says that something is still to be decided. */
const isOpen = (text: string): boolean => {
  const label =
    text
      .slice(-longestLabel)
      .split(/[.!?,;:：] /u)
      .at(-1) ?? '';
  return isOffer(label) || toDecide.test(label) || (namesSeveral(label) && !isWeighing(label));
};
const longestLabel = 60;
/** "We see two ways": what follows are those, joined by "and". */
const isCounted = (text: string): boolean =>
  aCount.test(text.slice(-longestLabel)) &&
  (namesSeveral(text.slice(-longestLabel)) || isOffer(text.slice(-longestLabel)));
const isOpenLabel = (text: string): boolean => endsOpen(text) && isOpen(text.replace(/[:：]\s*$/u, ''));
const leadsOver = (text: string): boolean => isOffer(text) || namesChoice(text) || decision.test(text);
const toDecide =
  /(?<!\p{L})(?:question|frage|pregunta|pergunta|domanda|vraag|pytani[ea])(?!\p{L})|decid|decision|dilemma|undecided|still open|open question|unclear|entscheid|offen|unklar|zweifel|décid|décision|trancher|dilemme|doute|decisión|definir|dilema|duda|decisione|dubbio|decisão|dúvida|beslis|besluit|twijfel|decyzj|zdecyd|rozstrzyg|dylemat|реш(?:ить|аем|ение|ения)|вопрос|дилемм|сомнен|виріш|рішен|питання|дилем|сумнів|αποφ[αά]σ|δίλημμα|ερώτημα|karar|kararsız|soru|قرار|نقرر|حيرة|تصمیم|החלטה|להחליט|מחליט|לבטים|निर्णय|तय|फ़ैसला|फैसला|दुविधा|সিদ্ধান্ত|ঠিক কর|দ্বিধা|முடிவு|குழப்ப|quyết định|phân vân|keputusan|diputuskan|memutuskan|dilema|uamuzi|ตัดสินใจ|決め|決定|判断|迷|悩|결정|고민|决定|決策|决策|纠结|糾結/iu;
const decision =
  /decision|décision|trancher|decisión|decisione|decisão|entscheid|besluit|decyzj|решен|рішен|απόφαση|قرار|تصمیم|החלטה|निर्णय|সিদ্ধান্ত|முடிவு|quyết định|keputusan|пут[иь]|шлях/iu;

const readers = tongues.map(readerOf);
