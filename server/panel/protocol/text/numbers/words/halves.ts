/** "And a half" behind a number or behind its magnitude. */
const half =
  'and a half|and ½|und ein(?:e[nrs]?)? halb\\p{L}{0,2}|et demie?|y medi[oa]|e mei[oa]|e mezz[oa]|en een half|och en? halv\\p{L}?|och ett halvt|og en halv|og et halvt|ja puoli|i pół|a půl|és fél|și jumătate|с половиной|з половиною|και μισ\\p{L}{1,2}|buçuk|و ?نصف(?: ال(?:مليون|مليار|ألف))?|و نیم|וחצי|rưỡi|setengah';
const behind = new RegExp(`^[ \\u00A0](?:${half})(?![\\p{L}\\p{M}])|^ครึ่ง|^[ \\u00A0]ครึ่ง`, 'iu');
const behindTime = new RegExp(`${behind.source}|^ ?半(?!数|分|額|年|期|導)|^ ?반(?!\\p{L})`, 'iu');
const anywhere = new RegExp(`(?<=[\\p{L}\\p{M}])[ \\u00A0](?:${half})(?![\\p{L}\\p{M}])`, 'giu');

/** How long the words are that make a number, or a number of millions, a half more; 0 where there are none. */
export const halfAt = (text: string, end: number): number => {
  const length = behind.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  // "28 millió és fél év" is an amount and half a year.
  return length > 0 && !/^(?:ครึ่ง| ครึ่ง)/u.test(text.slice(end)) && isHalfOfTime(text, end + length) ? 0 : length;
};
/** A unit of time behind the half that hardly counts what stands before it. */
const isHalfOfTime = (text: string, at: number): boolean =>
  /^ (?:év|hónap|nap|hét|óra)(?!\p{L})/u.test(text.slice(at, at + 8));

/** The same behind the unit of time that a number has: deux mois et demi, 两年半. */
export const halfOfTimeAt = (text: string, end: number): number =>
  behindTime.exec(text.slice(end, end + 24))?.[0].length ?? 0;

/** Where such words stand behind a word. */
export const halvesBehind = (text: string): { readonly at: number; readonly end: number }[] =>
  [...text.matchAll(anywhere)].map(({ 0: words, index }) => ({ at: index, end: index + words.length }));
