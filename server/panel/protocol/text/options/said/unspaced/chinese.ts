import { asksToDo } from '../forms/questionWords.ts';
import { asOptions, tidy } from '../sides.ts';
import { asked } from './asked.ts';

export const chinese = (sentence: string, next: string): readonly string[] => {
  const across = asked.test(sentence) && /^(?:还是|還是|或者)/u.test(next) ? `${sentence}${next}` : sentence;
  const each = [...across.matchAll(/(?:要[么麼嘛]|[或要]者)([^，,；;。]{1,80})/gu)];
  if (each.length >= 2 && /^要[么麼嘛]/u.test(each[0]?.[0] ?? '')) return asOptions(each.map(([, side = '']) => side));
  const names = ofNames.exec(across)?.[1];
  if (names !== undefined && asked.test(across) && asksToDo(across))
    return asOptions(names.split(/、|(?<=.{2})(?:和|与|與|跟|或|还是|還是)(?=.{2})/u));
  const listed = lists.exec(across);
  const items = listed ? itemsOf(across.slice(listed.index + listed[0].length)) : [];
  if (items.length >= 2) return asOptions(items);
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
  const label =
    /(?:问题|問題|决定|決定|讨论|討論|抉择|抉擇|选择|選擇|考虑|考慮|纠结|糾結|路|办法|辦法|可能|出路|做法)[^，,。：:]{0,8}[：:](.+)$/u.exec(
      across,
    )?.[1];
  const choice = label === undefined ? [] : itemsOf(label);
  if (choice.length >= 2) return asOptions(choice);
  const asking = across.split(/[，,]\s?(?:还是|還是)/u);
  if (asking.length >= 3 && asked.test(across))
    return asOptions(
      [
        (asking[0] ?? '').split(/[，,。：:]\s?|——/u).at(-1) ?? '',
        ...asking.slice(1).map((side) => side.split(/[，,。？?；;）)]/u)[0] ?? ''),
      ].map(chineseSide),
    );
  const may = [...across.matchAll(/可以([^，,。；;]{2,40})/gu)].map(([, side = '']) => side);
  if (
    may.length >= 2 &&
    /[，,；;]\s?(?:也|还|還|或者)可以/u.test(across) &&
    !asked.test(across) &&
    !ofOthers.test(across)
  )
    return asOptions(may);
  const at = (across === sentence ? /[，,？?]?\s?(?:还是|還是)/u : /[，,？?]?\s?(?:还是|還是|或者)/u).exec(across);
  if (at && (asked.test(across) || doubts.test(across) || mayBe.test(across.slice(0, at.index))))
    return chineseSides(across.slice(0, at.index), across.slice(at.index + at[0].length));
  const or = /[，,]?\s?(?:或者是?|或是|或)(?:干脆|乾脆|直接)?/u.exec(sentence);
  return or && (mayBe.test(sentence.slice(0, or.index)) || (doubts.test(sentence) && !asked.test(sentence)))
    ? chineseSides(sentence.slice(0, or.index), sentence.slice(or.index + or[0].length))
    : [];
};
/** "In A, B or C, where …?" */
const ofNames =
  /^(?:[^、，,：:]{0,20}[：:，,])?((?:[^、，,。：:？?的]{1,12}、)+[^、，,。：:？?的都有是]{1,12}?)(?:这|這)?(?:[几幾两兩三四五]?[个個座家地处處])?(?:之?中|里|裡|裏)?[，,：:]\s?[^，,。：:]{0,14}(?:哪|谁|誰|何处)/u;
/** "The options are": what follows is a list of names. */
const lists =
  /(?:选项|選項|方案|选择|選擇|候选|候選|备选|備選|办法|辦法|桌上的|可选的|可選的|出路|路子|思路|做法|提案|建议|建議|想法)[^，,。：:；;不没沒]{0,8}?(?:有|是|包括|為|为|：|:)(?!没有|沒有)(?:这|這|以下|如下)?(?:[几幾两兩三四二2-5][个個种種条條]?)?\s?[：:]?/u;
const itemsOf = (text: string): readonly string[] => {
  const said = text.split(/[。；;？?！!：:]|——/u)[0] ?? '';
  const parts = said.split(/[、，,]/u);
  const last = parts.at(-1) ?? '';
  const own = last.replace(/^(?:以及|还有|還有|或者是?|或是|和|与|與|或|还是|還是)/u, '');
  const both = own === last ? last.split(/以及|还有|還有|或者是?|或是|还是|還是|和|与|與|或/u) : [own];
  const items = [...parts.slice(0, -1), ...(both.length === 2 ? both : [own])];
  return (both.length === 2 || own !== last || said.includes('、')) && items.every((item) => item.length <= longestItem)
    ? items
    : [];
};
const longestItem = 40;

const chineseSides = (left: string, right: string): string[] =>
  /(?:不[论論管]|无论|無論|但|虽|雖)/u.test(left)
    ? []
    : asOptions(
        [
          ...withoutVerb((left.split(/[，,。：:]\s?|——/u).at(-1) ?? '').split('、')),
          right.split(/[，,。？?；;）)]/u)[0] ?? '',
        ].map(chineseSide),
      );
/** "The new plant goes to A, B or C": names behind one verb. */
const withoutVerb = ([first = '', ...others]: readonly string[]): readonly string[] =>
  others.length > 0 && others.every((name) => name.length <= longestName)
    ? [first.replace(/^.*(?:选|選|[开開设設建放]在|搬到|搬去)(?=.{2,6}$)/u, ''), ...others]
    : [first, ...others];
const longestName = 6;
const doubts =
  /纠结|糾結|犹豫|猶豫|不知道|不确定|不確定|考虑|考慮|斟酌|权衡|權衡|待定|待决定|待決定|拿不定|没想好|沒想好|[还還](?:没|沒|未)(?:定|决定|決定|想)|意见不一|意見不一|分歧|争论|爭論|举棋不定|舉棋不定|两难|兩難/u;
/** What customers can do is no choice of ours. */
const ofOthers =
  /(?:顾客|顧客|客户|客戶|客人|会员|會員|用户|用戶|居民|学员|學員|学生|學生|游客|遊客|乘客)[^，,。]{0,6}可/u;
/** "We can", "should": of somebody who decides. */
const mayBe =
  /(?:^|[，,。；;：:])[^，,。；;：:]{0,16}(?:我们|我們|咱们|我|公司|应该|應該|该|該|打算|想要)[^，,。；;：:]{1,60}$/u;
const chineseSide = (side: string): string =>
  tidy(side).replace(
    /^(?:.{0,16}?(?:应该|應該|应当|應當|该不该|該不該|要不要|到底|究竟|不知道|考虑|考慮|纠结|糾結|犹豫|猶豫|打算|可以|我该|我該|我们|我們))+(?:是|要|去)?|^(?:是|要|去)(?=.{2})|(?:好)?呢$/gu,
    '',
  );
