import { isQuestion } from './leads.ts';
import { byScript } from './forms/scripts.ts';
import { holdsBound } from './opinions/bounds.ts';
import { endOf, isDenied, isName, tidy } from './sides.ts';
import type { IsSpoken } from './spoken.ts';
import type { Tongue } from './tongues/tongue.ts';
import { tongues } from './tongues/tongues.ts';

/** A sentence that names one thing that could be done, and by what words: what stands alone may mean something else. */
export type Hint = {
  readonly at: number;
  readonly by: string;
  readonly kind: Kind | 'wish' | 'orNot';
  readonly option: string;
};
type Kind = 'may' | 'asks' | 'weighs' | 'ifWe' | 'maybe' | 'counts' | 'or';

/** What sentences hint at, each alone: "she could come to us", "should I move?", "if we sell, …", "maybe a loan". */
export const hintsIn = (sentences: readonly string[], isSpoken: IsSpoken): Hint[] =>
  sentences.flatMap((sentence, at) =>
    sentence.length > longest || pointsOn.test(sentence)
      ? []
      : readersFor(sentence)
          .filter(({ tongue }) => isSpoken(tongue, sentence))
          .flatMap(({ read }) => read(sentence))
          .slice(0, 1)
          .map((hint) => ({ at, by: `${at}`, ...hint })),
  );
const longest = 300;
/** "Below you can find …": what somebody is shown. */
const pointsOn =
  /(?<![\p{L}\p{M}])(?:below|di seguito|qui sotto|nachfolgend|unten (?:finden|stehen)|ci-dessous|ci-après|a continuación|a seguir|hieronder|poniżej|далее вы|нижче|aşağıda(?:ki)?)(?![\p{L}\p{M}])/iu;

type Read = (sentence: string) => readonly Pick<Hint, 'kind' | 'option'>[];
const readerOf = ({ may, asks, whether, ifWe, maybe, counts, ofFacts, or, infinitive }: Tongue): Read => {
  const wh = ofFacts === undefined ? '(?!)' : ofFacts;
  const forms: Readonly<Record<Kind, RegExp>> = {
    may: first(`(?:(?!(?:${wh}) )[\\p{L}\\p{M}’']+,? ){0,3}?`, may),
    asks: first('', asks),
    weighs: whether === undefined ? /(?!)/u : new RegExp(`(?<![\\p{L}\\p{M}])(?:${whether})(?=,? )`, 'iu'),
    ifWe: first('', ifWe),
    maybe: first('', maybe),
    counts:
      counts === undefined
        ? /(?!)/u
        : new RegExp(`^(?:${also} )?(?<said>(?!(?:${wh}) )[^,;:，،]{3,80}?) (?:${counts})`, 'iu'),
    or: first('', `(?:${or})`),
  };
  const doing = infinitive === undefined ? /(?!)/u : new RegExp(`^(?:${infinitive})$`, 'iu');
  const joins = new RegExp(`(?<=[ ,،])(?:${or})(?= |,)`, 'iu');
  return (sentence) => {
    const isAsked = isQuestion(sentence);
    for (const kind of isAsked ? (['asks'] as const) : (['ifWe', 'maybe', 'counts', 'may', 'weighs', 'or'] as const)) {
      const said = forms[kind].exec(sentence);
      if (
        said &&
        ((kind === 'may' && denies.test(said[0])) ||
          (kind === 'counts' && endsDenied.test(said.groups?.['said'] ?? '')))
      )
        continue;
      const rest = said?.groups?.['said'] ?? (said ? sentence.slice(said.index + said[0].length).trim() : '');
      const option = tidy(endOf(kind === 'ifWe' ? condition(rest, said?.[0] ?? '') : rest));
      if (
        isName(option) &&
        (option.includes(' ') || (kind === 'counts' && doing.test(option))) &&
        option.length <= longestOption &&
        !isDenied.test(option) &&
        !holdsBound(option) &&
        !joins.test(option)
      )
        return [{ kind, option }];
    }
    return [];
  };
};
const longestOption = 100;
/** "We cannot". */
const negation =
  '(?<![\\p{L}\\p{M}])(?:not|never|nicht|nie|ne|no|non|não|niet|не|ні|nu|nem|ei|inte|ikke|δεν|لا|لن|نمی\\S*|לא|không|tidak)';
const denies = new RegExp(`${negation}(?![\\p{L}\\p{M}])`, 'iu');
const endsDenied = new RegExp(`${negation}$`, 'iu');
const also =
  '(?:also|and|but|auch|und|aber|ook|maar|aussi|et|también|y|pero|anche|e|ma|também|mas|też|także|ale|также|но|теж|але|även|också|men|også|také|și|myös)';
const first = (before: string, words: string | undefined): RegExp =>
  words === undefined ? /(?!)/u : new RegExp(`^[¿"“«„]?${before}(?:${words})(?=,? )`, 'iu');
/** What comes before its consequence, "sell the shop, …", "sell the shop we …". */
const condition = (text: string, opener: string): string => {
  const subject = opener.trim().split(' ').slice(1).at(-1);
  const ends = [text.search(/[,،] /u), subject === undefined ? -1 : text.search(new RegExp(` ${subject} `, 'iu'))];
  return text.slice(
    0,
    Math.min(...ends.map((end) => (end < 0 ? Infinity : end)), ends.every((end) => end < 0) ? 0 : Infinity),
  );
};

const readersFor = byScript(
  Object.values<Tongue>(tongues).map((tongue) => ({ tongue, read: readerOf(tongue) })),
  ({ tongue }) => tongue.or,
);
