import { quartersAlone } from '../dates/quarters.ts';
import { asciiDigits } from '../digits.ts';
import type { Stated } from '../stated.ts';
import { apartFrom } from '../words/places.ts';

/**
 * Which numbers of a text only name something, or stand for the word one: "Phase 1:" … "Step 2:", the 2 of a second quarter, 1 of 1人あたり, ISO 9001, 24/7.
 * Nobody asks where they come from.
 */
export const namesIn = (text: string): ((one: Stated) => boolean) => {
  const isApart = apartFrom(quartersAlone(text));
  const labels = labelsIn(text);
  return (one) => {
    if (isOfName(text, one)) return true;
    if (one.unit !== null || !/^\p{Nd}{1,2}$/u.test(one.text)) return false;
    const end = one.at + one.text.length;
    return !isApart({ at: one.at, end }) || isLabel(text, one, labels) || isOneOf(one, text.slice(end, end + 3));
  };
};

/** Standards and products that are called by a number, stages of a plan, a third party, and what is open around the clock. */
const isOfName = (text: string, { at, text: written, unit, time }: Stated): boolean =>
  unit === null &&
  time === null &&
  (written === '24/7' || (/^\p{Nd}{1,5}$/u.test(written) && named.test(text.slice(Math.max(0, at - 24), at))));
const named =
  /(?<!\p{L})(?:(?:ISO|IEC|EN|DIN|IFRS|IAS|ASC|NIST|ANSI|ASTM|JIS|ГОСТ|PCI|SOC|Windows|Office|Microsoft|Web|Industr(?:y|ie)|Covid|Unit|Suite)[ \u00A0-]|(?:Phase|Stage|Tier|Level|Stufe|Étape|Niveau|Fase|Livello|Nivel|Nível|Etap|Fáze|Fas|Trin|Vaihe|Faza|Φάση|Aşama|Этап|Этапа|Етап|שלב|المرحلة|مرحله|चरण|Tahap|Giai đoạn|Awamu)[ \u00A0]|제)$/u;

/** Labels at the beginning of a line or sentence, in words with a capital where the script has them, that count up from one. */
const label =
  /(?<=^|\n\s{0,8}[-*•#]{0,4}\s{0,2}|[.!?:;]\s{1,8}|[。！？：；(（*]\s{0,2})(?<word>\p{Lu}[\p{L}\p{M}’']{2,20}|[\p{Lo}\p{M}ー]{1,20})[ \u00A0]?(?<place>\p{Nd}{1,2})(?=\s?[:：.)）–—]|\s-\s)/gu;
type Labels = { readonly words: ReadonlySet<string>; readonly last: number };
const labelsIn = (text: string): Labels => {
  const found = [...text.matchAll(label)].map(({ groups = {} }) => ({
    word: (groups['word'] ?? '').toLowerCase(),
    place: Number(asciiDigits(groups['place'] ?? '')),
  }));
  const places = new Set(found.map(({ place }) => place));
  const last = Array.from({ length: 99 }, (_, i) => i + 1).find((place) => !places.has(place)) ?? 100;
  return {
    words: new Set(found.flatMap(({ word, place }) => (place < last ? [word] : []))),
    last: last - 1,
  };
};
/** Also where the text names it again: "after phase 1". */
const isLabel = (text: string, { at, value }: Stated, { words, last }: Labels): boolean => {
  const word = /([\p{L}\p{M}ー’']{1,21})[ \u00A0]?$/u.exec(text.slice(Math.max(0, at - 24), at))?.[1];
  return word !== undefined && value <= last && words.has(word.toLowerCase());
};

/** As the word one in other languages, it says no amount before a sign of what is counted: 1日1回, 1台ずつ. January and an hour of the clock are no such words. */
const isOneOf = ({ value }: Stated, rest: string): boolean =>
  value === 1 &&
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(rest) &&
  !/^(?:月(?!間)|[時时點点](?!間)|월|시(?!간))/u.test(rest);
