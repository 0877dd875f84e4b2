import { asOptions, endOf, tidy } from './sides.ts';

/** The same where no space parts the words, and where what asks stands after each side. */
export const inUnspaced = (sentence: string, next: string): readonly string[] => {
  for (const read of [chinese, japanese, korean, thai, turkish]) {
    const found = read(sentence, next);
    if (found.length > 0) return found;
  }
  return [];
};

const asked = /[?？][」』”"）)]?$/u;

const chinese = (sentence: string, next: string): readonly string[] => {
  const across = asked.test(sentence) && /^(?:还是|還是|或者)/u.test(next) ? `${sentence}${next}` : sentence;
  const both = /要[么麼]([^，,；;。]{1,80})[，,；;]\s?要[么麼]([^，,；;。]{1,80})/u.exec(across);
  if (both) return asOptions(both.slice(1));
  const between =
    /在?([^，。在]{1,30})(?:和|与|與|跟)([^，。]{1,30}?)(?:之间|之間)?(?:犹豫|猶豫|纠结|糾結|二选一|二選一)/u.exec(
      across,
    );
  if (between) return asOptions(between.slice(1));
  const which =
    /(?:^|[，,：:])([^，,：:]{1,30}?)(?:和|与|與|跟)([^，,：:]{1,30}?)，?(?:哪[个個一]|谁更|誰更)[^，]{0,10}(?:好|适合|適合|划算|便宜)/u.exec(
      across,
    );
  if (which) return asOptions(which.slice(1));
  const at = (across === sentence ? /[，,？?]?\s?(?:还是|還是)/u : /[，,？?]?\s?(?:还是|還是|或者)/u).exec(across);
  if (at && (asked.test(across) || doubts.test(across) || mayBe.test(across.slice(0, at.index))))
    return chineseSides(across.slice(0, at.index), across.slice(at.index + at[0].length));
  const or = /[，,]?\s?(?:或者是?|或是|或)(?:干脆|乾脆|直接)?/u.exec(sentence);
  return or && (mayBe.test(sentence.slice(0, or.index)) || (doubts.test(sentence) && !asked.test(sentence)))
    ? chineseSides(sentence.slice(0, or.index), sentence.slice(or.index + or[0].length))
    : [];
};
const chineseSides = (left: string, right: string): string[] =>
  /(?:不[论論管]|无论|無論|但|虽|雖)/u.test(left)
    ? []
    : asOptions(
        [...(left.split(/[，,。：:]\s?|——/u).at(-1) ?? '').split('、'), right.split(/[，,。？?；;）)]/u)[0] ?? ''].map(
          chineseSide,
        ),
      );
const doubts = /纠结|糾結|犹豫|猶豫|不知道|考虑|考慮|待定|待决定|待決定|拿不定|没想好|沒想好/u;
/** "We can", "should": of somebody who decides. */
const mayBe =
  /(?:^|[，,。；;：:])[^，,。；;：:]{0,16}(?:我们|我們|咱们|我|公司|应该|應該|该|該|可以|打算|想要)[^，,。；;：:]{1,60}$/u;
const chineseSide = (side: string): string =>
  tidy(side).replace(
    /^(?:.{0,16}?(?:应该|應該|应当|應當|该不该|該不該|要不要|到底|究竟|不知道|考虑|考慮|打算|可以|我该|我該|我们|我們))+(?:是|要|去)?|^(?:是|要|去)(?=.{2})|(?:好)?呢$/gu,
    '',
  );

const japanese = (sentence: string, next: string): readonly string[] => {
  const which =
    /^(?:.{0,40}(?:は|、))?([^、。]{1,40}?)と([^、。]{1,40}?)(?:(?:の|で|では|は|なら)?、?(?:どちら|どっち))/u.exec(
      sentence,
    );
  if (which) return asOptions(which.slice(1));
  const ofMany =
    /^(?:.{0,40}(?:は|で|に|を))?((?:[^、。はでにを]{1,30}、)+[^、。はでにを]{1,30}?)\s?の(?:どれ|いずれ|どちら)/u.exec(
      sentence,
    );
  if (ofMany) return asOptions((ofMany[1] ?? '').split('、'));
  const twice =
    /^(.{2,80}?)か(?!ら|も|な|どう|、?(?:それとも|または|もしくは|あるいは))、?(.{2,80}?)か(?:で|を|、|と)?(?=、?(?:まだ)?(?:迷|悩|決|検討|判断|選|考え|どちら|どっち|未定))/u.exec(
      sentence,
    );
  if (twice) return asOptions(twice.slice(1).map(japaneseSide));
  const across =
    asked.test(sentence) && /^(?:それとも|または|もしくは|あるいは)/u.test(next) ? `${sentence}${next}` : sentence;
  if (across !== sentence) return japanese(across.replace(/[?？]$/u, 'か'), '');
  const at = /[、,]?\s?(?:それとも|または|もしくは|あるいは)[、,]?\s?/u.exec(sentence);
  const parts = at
    ? [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)]
    : sentence.split(/(?<=(?:べき|う|る|ない)か)[、,]\s?/u);
  const asking = at ? parts : parts.filter((part, i) => i < parts.length - 1 || sideEnd.test(part));
  if (asking.length < 2 || (at && !sideEnd.test(`${asking[1]}`))) return [];
  if (!asked.test(sentence) && !/べき|迷|悩|決め|検討|しようか|か[。」]?$/u.test(`${sentence}${next}`)) return [];
  return asOptions(asking.map((part) => tidy(part.split(sideEnd)[0] ?? '').replace(/です$/u, '')));
};
/** What comes before the topic of the first side belongs to both. */
const japaneseSide = (side: string): string =>
  tidy(side.split(/[、，](?=.{2})|(?<=^.{1,20})(?:については|は)(?=.{2})/u).at(-1) ?? '');
/** The particle of a question, where a side ends with it. */
const sideEnd = /か(?=を|で|が|、|,|と|。|[?？」]|\s|$|どう|迷|悩|決)|[?？]$/u;

const korean = (sentence: string): readonly string[] => {
  const which =
    /^(?:.{0,40}, )?(.{1,40}?)[와과] (.{1,40}?) (?:중|가운데)(?:에서?)? (?:어느|어떤|무엇|뭐|뭘|어디)/u.exec(sentence);
  if (which) return asOptions(which.slice(1));
  const twice =
    /(?:^|[,:] |\s)((?:\S+ ){0,5}?\S*지)(?:를|을|는)?,? ((?:\S+ ){0,5}?\S*지)(?:를|을|는)?,?(?= (?:아직 |더 )?(?:결정|고민|정하|정해|선택|모르|생각|논의))/u.exec(
      sentence,
    );
  if (twice && !/아니면|아님|혹은|또는/u.test(twice[0])) return asOptions(twice.slice(1));
  const either = /(?:우리는|저는|나는|저희는|우린|제가|우리가) (.{2,60}?거나),? (.{2,60}?) 수 ?(?:도 )?있/u.exec(
    sentence,
  );
  if (either) return asOptions(either.slice(1));
  const at = /,?\s(?:아니면|아님)\s/u.exec(sentence) ?? /,?\s(?:혹은|또는)\s/u.exec(sentence);
  if (!at) return [];
  const [left, right] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  if (!koreanSide.test(left) && !asked.test(sentence)) return [];
  const all = sentence.split(at[0]);
  if (all.length > 2) return asOptions(all.map((part) => part.split(/: /u).at(-1) ?? ''));
  const end = /^(.+?(?:까요?|나요|지|니까))(?=[를을]?[?？,\s"”]|$)/u.exec(right)?.[1] ?? right;
  return asOptions([left.split(/: /u).at(-1) ?? '', end].map(tidy));
};
const koreanSide = /(?:까요?|나요|지|니까|냐|나)[?？]?$/u;

const thai = (sentence: string): readonly string[] => {
  if (!/\p{Script=Thai}/u.test(sentence)) return [];
  const at = /\s?หรือ(?:ว่า)?(?!ไม่|ยัง)\s?/u.exec(sentence);
  if (!at) return [];
  const plain = sentence.split(/ หรือ /u);
  if (plain.length >= 2 && asked.test(sentence) && sentence.length <= longestPlain)
    return asOptions(plain.map((part) => part.split(/: /u).at(-1) ?? ''));
  const [before, after] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  const opener = /(?:ควร(?:จะ)?|น่าจะ|เลือก|ระหว่าง|ลังเลว่าจะ|ดีกว่ากัน)/u.exec(before);
  const decides =
    /(?:ตัดสินใจ|คิดไม่ออก|เลือกไม่ถูก|ไม่รู้|ไม่แน่ใจ|ลังเล|พิจารณา|คิด)(?:[^\s]{0,30})?ว่า(?:จะ|ควร)?\s?([^\s].{0,60}?)$/u.exec(
      before,
    );
  if (decides)
    return asOptions([decides[1] ?? '', (after.trim().split(/\s(?=\S)/u)[0] ?? '').replace(/^(?:จะ|ควร)/u, '')]);
  const asks = opener ?? /(?:ดี(?:กว่า|ไหม|คะ|ครับ|\s|$)|[?？]|ควร)/u.exec(sentence);
  if (!asks) return [];
  const left = opener ? before.slice(opener.index + opener[0].length) : (before.split(/\s/u).at(-1) ?? '');
  return asOptions([
    left,
    (after.trim().split(/\s{1}|จึง|ดีกว่า|ดี(?=\s|$|[?？])/u)[0] ?? '').replace(/^(?:ควร(?:จะ)?)/u, ''),
  ]);
};

const longestPlain = 120;

const turkish = (sentence: string): readonly string[] => {
  const either = /^ya (.{2,80}?),? ya(?: da)? (.{2,80})$/iu.exec(sentence);
  if (either) return asOptions(either.slice(1));
  if (!asked.test(sentence) && !turkishDoubt.test(sentence)) return [];
  const between = /^(.{2,60}?) (?:ve|ile|veya) (.{2,60}?) arasında (?:kal|karars|gid)/iu.exec(sentence);
  if (between) return asOptions(between.slice(1));
  const at = /,? (?:yoksa|ya da|veya) /iu.exec(sentence);
  if (at) {
    const [left, right] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
    return asOptions([left.split(/: /u).at(-1) ?? '', turkishEnd(endOf(right))].map(turkishSide));
  }
  const pair = /(?:^| [—–-] |: )((?:(?! [—–-] ).){2,80}?) m[ıiuü],? (.{2,60}?) m[ıiuü](?: [^?]{0,20})?\?/iu.exec(
    sentence,
  );
  return pair ? asOptions(pair.slice(1).map(turkishSide)) : [];
};
const turkishDoubt = /arasında (?:kal|karars|gid)|karar|emin değil|bilemiyor|bilmiyor|düşünüyor|seçmek|seçim/iu;
/** "…, we have not decided". */
const turkishEnd = (side: string): string =>
  /^(.{2,80}?),? (?:konusunda|diye|arasında|henüz|daha|buna|bunu)? ?(?:karar|emin|bilemiyor|bilmiyor|düşünüyor|kararsız)/iu.exec(
    side,
  )?.[1] ?? side;
const turkishSide = (side: string): string => tidy(tidy(side).replace(/ m[ıiuü]$/iu, ''));
