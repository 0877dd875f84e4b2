import { comparable, words } from '../text.ts';
import { haveSameAmounts, holdsAmounts } from './amounts.ts';
import { knownNamesIn, withoutKnown } from './knownNames.ts';
import { letter, namesIn } from './names.ts';

/** Whether one of two texts gives all the numbers of the other, and perhaps more; "a shop" beside "two shops" says another number. */
export const leavesOutAmounts = (a: string, b: string, language: string): boolean => {
  if (haveSameAmounts(a, b, language)) return true;
  if (holdsAmounts(a, b, language)) return !saysAnother(b, a, language);
  return holdsAmounts(b, a, language) && !saysAnother(a, b, language);
};

/**
 * Whether one of two texts gives all the names of the other, and perhaps more: what a company is by law, or the initials for a name in full, is not counted
 * as another name.
 */
export const leavesOutNames = (a: string, b: string, language: string): boolean => {
  const [known, others] = [knownNamesIn(a, language), knownNamesIn(b, language)];
  if (known.difference(others).size > 0 && others.difference(known).size > 0) return false;
  const shared = known.intersection(others);
  const [ours, theirs] = [a, b].map((text) => withoutKnown(text, language, shared));
  if (ours === undefined || theirs === undefined) return false;
  const [left, right] = [namesBeyond(ours, theirs, language), namesBeyond(theirs, ours, language)];
  if (left.some(isLegalForm) && right.some(isLegalForm)) return false;
  if (left.some((name) => endsOtherwise(name, theirs)) || right.some((name) => endsOtherwise(name, ours))) return false;
  const [fewer, more] = [left, right].map((names) => names.filter((name) => !isLegalForm(name)));
  const initials = [...(fewer ?? []), ...(more ?? [])].flatMap((name) => [
    ...(fullNameOf(name, theirs, language) ?? []),
    ...(fullNameOf(name, ours, language) ?? []),
  ]);
  const [one, other] = [fewer, more].map((names) =>
    (names ?? []).filter((name) => !initials.includes(comparable(name))),
  );
  return one?.length === 0 || other?.length === 0;
};

const namesBeyond = (text: string, other: string, language: string): string[] =>
  namesIn(text, language).filter((name) => !isWordOf(other, name));
/** With an ending or without: "Kesslers" names Kessler, JavaScript is not Java. */
const isWordOf = (text: string, name: string): boolean =>
  new RegExp(
    `(?<!${letter})${RegExp.escape(comparable(name))}['’]?(?:(?!${letter})|(?=${letter}{1,3}(?!${letter})))(?![#+])`,
    'v',
  ).test(comparable(text));

/** C++ where the other text has C. */
const endsOtherwise = (name: string, other: string): boolean => {
  const bare = name.replace(/[#+]+$/u, '');
  return bare !== name && isWordOf(other, bare);
};

/** Initials with the words of another text that they stand for: AWS, Amazon Web Services; small words between them may be passed over. */
const fullNameOf = (name: string, text: string, language: string): string[] | null => {
  const letters = name.replaceAll('.', '');
  if (!/^\p{Lu}{2,6}s?$/u.test(letters)) return null;
  const initials = letters.replace(/s$/u, '').toLowerCase();
  for (const list of [words(text, language), words(text, language).filter((word) => word.length > 3)]) {
    const at = list
      .map((word) => word[0] ?? '')
      .join('')
      .indexOf(initials);
    if (at >= 0) return [comparable(name), ...list.slice(at, at + initials.length)];
  }
  return null;
};

/** What a company is by law, or calls itself, in the countries of the languages of the reports. */
const isLegalForm = (name: string): boolean => legalForms.has(comparable(name).replaceAll('.', ''));
const legalForms: ReadonlySet<string> = new Set(
  `ltd limited llc llp plc inc incorporated corp corporation co company group holding holdings gmbh ag kg kgaa ohg ug se eg sa sas sarl eurl snc spa srl sl slu
  lda ltda eireli bv nv vof as asa ab aps oy oyj sro kft zrt nyrt sp zoo pte pty pvt pt tbk oao зао ооо оао пао ао тов пат αε επε ικε aş şti jsc tnhh cp`.split(
    /\s+/u,
  ),
);

/** Whether a text without a number has an article where another text counts the same thing, or says all of it where that says how much. */
const saysAnother = (text: string, counting: string, language: string): boolean => {
  const added = words(counting, language).filter((word) => !words(text, language).includes(word));
  const own = words(text, language);
  const isCounted = (thing: string) =>
    added.some((word) => isOneThing(word, thing)) ||
    (words(counting, language).some((word) => isOneThing(word, thing)) && !holdsArticleOf(counting, thing, language));
  return (
    own.some((word, i) => articles.test(word) && isCounted(own[i + 1] ?? '')) ||
    (wholes.test(text) && !wholes.test(counting))
  );
};
const holdsArticleOf = (text: string, thing: string, language: string): boolean => {
  const list = words(text, language);
  return list.some((word, i) => articles.test(word) && isOneThing(list[i + 1] ?? '', thing));
};
const isOneThing = (word: string, other: string): boolean => {
  const length = Math.max(3, Math.min(word.length, other.length) - 2);
  return Math.min(word.length, other.length) >= 3 && word.slice(0, length) === other.slice(0, length);
};
const articles =
  /^(?:an?|one|eine?[mnrs]?|une?|un[ao']?|uma?|een|en|ett|et|egy|ένα[ςν]?|μια|μία|один|одну|одна|jeden|jedn[aąo]|bir)$/u;
const wholes =
  /(?<!\p{L})(?:all of|all the|the whole|the entire|entirely|ganze?[nrsm]?|alle[snrm]?|komplett|vollständig|tou(?:t|te|s|tes) l[aes]+|entière?ment|tod[ao]s?|tutt[aoie]|hele?|wszystk\p{L}+|cał[aey]\p{L}*|вс[её]|весь|всю|все|цел\p{L}+|весь|усе|όλ[οηα]\p{L}*|tüm|bütün|seluruh\p{L}*|semua|toàn bộ|tất cả|כל|كل|جميع|همه|तमाम|सभी|पूर[ाीे]|সব|முழு)(?!\p{L})|全部|全て|すべて|所有|整个|整個|전부|모든|전체|ทั้งหมด/iu;
