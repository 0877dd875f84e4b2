/** A Thai text in which no space stands within the name of a firm: "บริษัท ไทยแพ็ค จำกัด"; `withSpaces` gives them back. */
export const withFirmsWhole = (text: string): string =>
  firms.reduce((held, firm) => held.replaceAll(firm, (name) => name.replaceAll(/\s/gu, noBreak)), text);
export const withSpaces = (text: string): string => text.replaceAll(noBreak, ' ');

/** Whether such a name is the last word of a text: what the firm is to do may follow. */
export const endsWithFirm = (text: string): boolean => /\u2060\S*$/u.test(text);

const noBreak = '\u2060';
const word = '(?:(?!บริษัท|หรือ)[^\\s,])+';
/** "From", "of", "by" before it. */
const after = '(?:(?<=จาก|ของ|โดย)\\s)?';
const firms: readonly RegExp[] = [
  new RegExp(
    `${after}บริษัท\\s?${word}(?:\\s(?!และ|กับ)${word}){0,4}?\\sจำกัด(?![\\p{Script=Thai}])(?:\\s?\\(มหาชน\\))?`,
    'gu',
  ),
  new RegExp(
    `${after}(?:(?:บมจ|บจก|บจ|หจก|หสน)[.\\u2024]\\s${word}|ห้างหุ้นส่วน(?:จำกัด|สามัญ)?(?:นิติบุคคล)?\\s${word})`,
    'gu',
  ),
];
