/** "And a half" behind a number or behind its magnitude. */
const half =
  'and a half|and ½|und ein(?:e[nrs]?)? halb\\p{L}{0,2}|et demie?|y medi[oa]|e mei[oa]|e mezz[oa]|en een half|och en? halv\\p{L}?|och ett halvt|og en halv|og et halvt|ja puoli|i pół|a půl|és fél|și jumătate|с половиной|з половиною|και μισ\\p{L}{1,2}|buçuk|و ?نصف|و نیم|וחצי|rưỡi|setengah';
const behind = new RegExp(`^[ \\u00A0](?:${half})(?![\\p{L}\\p{M}])|^ครึ่ง|^[ \\u00A0]ครึ่ง`, 'iu');

/** How long the words are that make a number, or a number of millions, a half more; 0 where there are none. */
export const halfAt = (text: string, end: number): number => behind.exec(text.slice(end, end + 24))?.[0].length ?? 0;
