import { asksToDo } from '../forms/questionWords.ts';
import { asOptions, tidy } from '../sides.ts';
import { asked, behindQuestion } from './asked.ts';

export const japanese = (whole: string, next: string): readonly string[] => {
  const sentence = behindQuestion(whole) ?? whole;
  const which =
    /^(?:.{0,40}(?:は|、))?([^、。]{1,40}?)と([^、。]{1,40}?)(?:(?:の|で|では|は|なら)?、?(?:どちら|どっち))/u.exec(
      sentence,
    );
  if (which) return asOptions(which.slice(1));
  const ofMany =
    /^(?:.{0,40}(?:は|で|に|を))?((?:[^、。はでにを]{1,30}、)+[^、。はでにを]{1,30}?)\s?の(?:うち、?|中で、?)?(どれ|いずれ|どちら|どこ|誰|だれ|どの)/u.exec(
      sentence,
    );
  if (ofMany && (/^(?:ど[れち]|い)/u.test(ofMany[2] ?? '') || asksToDo(sentence)))
    return asOptions((ofMany[1] ?? '').split('、'));
  const doings =
    /^((?:[^。、]{2,30}[うくぐすつぬぶむる]、)+[^。、]{2,30}[うくぐすつぬぶむる])、?\s?の(?:うち)?、?(?:どれ|いずれ|どちら)(?!も)/u.exec(
      sentence,
    );
  if (doings) return asOptions((doings[1] ?? '').split('、'));
  const listed = lists.exec(sentence)?.[1] ?? '';
  const items = listed === '' ? [] : itemsOf(listed);
  if (items.length >= 2 && items.every((item) => item.length <= longestItem)) return asOptions(items);
  const plans = [...sentence.matchAll(plan)].map(([, said = '']) => said);
  if (plans.length >= 2) return asOptions(plans.map(japaneseSide));
  const several = sentence.split(/(?<=[うくぐすつぬぶむるい]か)、(?!(?:どれ|どちら|どっち|いずれ))/u);
  if (
    several.length >= 3 ||
    (several.length === 2 &&
      /[うくぐすつぬぶむるい]か(?:です|だ|の(?:二|2|２|どちら|いずれ)|しか|[。.]?$)/u.test(several[1] ?? ''))
  )
    return asOptions(
      several.map((side, i) =>
        japaneseSide(
          (i === 0
            ? side
            : (/^.{2,80}?[うくぐすつぬぶむるい](?=か(?:です|だ|の|を|で|が|、|$|と))/u.exec(side)?.[0] ?? side)
          )
            .replace(/か$/u, '')
            .replace(/^(?:それとも|または|もしくは|あるいは)、?/u, ''),
        ),
      ),
    );
  const whether = [
    ...sentence.matchAll(
      /(?:^|[、はが])([^、。はが]{2,60}?)のか(?=[、でを]|[^、。ど]{2,60}?のか|$)、?|([^、。]{2,60}?)のか/gu,
    ),
  ].map(([, first, other]) => first ?? other ?? '');
  if (whether.length >= 2) return asOptions(whether);
  const twice =
    /^(.{2,80}?)か(?!ら|も|な|どう|、?(?:それとも|または|もしくは|あるいは))、?(.{2,80}?)か(?:で|を|、|と)?(?=、?(?:まだ|[^。、]{1,10}(?:て|って)|責任を持って)?(?:迷|悩|決|検討|判断|選|考え|どちら|どっち|未定|意見|割れ|揉め))/u.exec(
      sentence,
    );
  if (twice) return asOptions(twice.slice(1).map(japaneseSide));
  const across =
    asked.test(sentence) && /^(?:それとも|または|もしくは|あるいは)/u.test(next) ? `${sentence}${next}` : sentence;
  if (across !== sentence) return japanese(across.replace(/[?？]$/u, 'か'), '');
  const at = /[、,]?\s?(?:それとも|または|もしくは|あるいは)[、,]?\s?/u.exec(sentence);
  const parts = at
    ? [...sentence.slice(0, at.index).split(betweenSides), sentence.slice(at.index + at[0].length)]
    : sentence.split(betweenSides);
  const asking = at ? parts : parts.filter((part, i) => i < parts.length - 1 || sideEnd.test(part));
  if (asking.length < 2 || (at && !sideEnd.test(asking.at(-1) ?? ''))) return [];
  if (!asked.test(sentence) && !/べき|迷|悩|決め|検討|しようか|か[。」]?$/u.test(`${sentence}${next}`)) return [];
  return asOptions(asking.map((part) => tidy(part.split(sideEnd)[0] ?? '').replace(/です$/u, '')));
};
/** "Whether to buy, whether to rent". */
const betweenSides = /(?<=(?:べき|う|る|ない)か)[、,]\s?/u;
/** "The candidates are A, B and C." */
const lists =
  /(?:候補|選択肢|代替案|オプション|方法|案|やり方|道|手段)(?:として|に)?は、?(?!ない|なく|ありません)([^。]{3,120}?)、?(?:です|である|だ。|の(?:[二三四2-4２-４]つ|どれか|いずれか|どちらか)|が(?:あり|ある|残|考え|挙)|になります|。|$)/u;
const longestItem = 40;
const itemsOf = (listed: string): readonly string[] => {
  const parts = listed.split(/、(?:または|もしくは|あるいは|それとも|そして|および)?|または|もしくは|あるいは|および/u);
  const [last = '', ...before] = parts.toReversed();
  const both = last.split(/(?<=[^\s]{2})(?:と|か(?!ら))(?=[^\s]{2,}$)/u);
  // Of deeds, "sell it, join with B", that particle says with whom.
  const areDeeds = before.length > 0 && before.every((item) => deed.test(item));
  return [...before.toReversed(), ...(areDeeds && !both.every((item) => deed.test(item)) ? [last] : both)];
};
const deed = /[うくぐすつぬぶむる]$/u;
/** "The plan to buy it": one of several in a sentence. */
const plan =
  /([^、。]{2,60}?)(?:という)?(?:案|プラン|選択肢|方法|やり方|道|手)(?:（[^（）]{1,30}）)?(?=[とか、もやが]|で(?:意見|迷|悩|検討)|に(?:分か|割)|の(?:[二三2３2３]つ|どちら|どれ|いずれ))(?:と|か|、|も|や|が)*/gu;

/** What comes before the topic of the first side belongs to both. */
const japaneseSide = (side: string): string =>
  tidy(side.split(/[、，](?=.{2})|(?<=^.{1,20})(?:については|は)(?=.{2})/u).at(-1) ?? '');
/** The particle of a question, where a side ends with it. */
const sideEnd = /か(?=を|で|が|、|,|と|。|[?？」]|\s|$|どう|迷|悩|決)|[?？]$/u;
