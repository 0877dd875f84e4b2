/** Characters that a font draws as nothing though Unicode counts them as letters or symbols: Hangul fillers, the blank of Braille. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text shows anything: a letter, a figure, a sign. Spaces, controls and joiners show nothing. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(blank, ''));

/** Whether a text has a letter or a digit that is no emoji: those of keycaps and of ℹ️ are, and say nothing by themselves. */
export const hasWords = (text: string): boolean =>
  /(?!\p{Extended_Pictographic})[\p{L}\p{N}](?!\uFE0F?\u20E3)/u.test(text.replaceAll(blank, ''));

/** The flags of England, Scotland and Wales are written with tags; anywhere else tags are words that no reader sees. */
const flagOrHidden = /\u{1F3F4}[\u{E0030}-\u{E007A}]{4,6}\u{E007F}|\p{DI}+/gu;
const selector = /^(?:[\u180B-\u180D\u180F]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])$/u;
/** Invisible characters that belong to writing: selectors, joiners, hyphenation points, direction marks, isolates, fillers. */
const ofWriting =
  /^(?:\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2060-\u2064\u2066-\u2069\u3164\uFFA0])$/u;
const mostInARow = 3;

/**
 * Text of people made fit to be shown to a seat: as it was written, code point for code point, but for what a reader does not see and a
 * model does. Of invisible characters in a row only so many stay as writing needs: more of them could spell words.
 */
export const visible = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}/gu, '').replace(flagOrHidden, (run) =>
    run.startsWith('\u{1F3F4}')
      ? run
      : Array.from(run)
          .filter((one, i, all) => ofWriting.test(one) || (selector.test(one) && !selector.test(all[i - 1] ?? '')))
          .slice(0, mostInARow)
          .join(''),
  );

/** Words that are spelt in characters which nobody sees: letter by letter in tags, or byte by byte in a row of selectors. */
export const unseenWords = (text: string): readonly string[] =>
  [...text.matchAll(flagOrHidden)].flatMap(([run]) =>
    run.startsWith('\u{1F3F4}') ? [] : [inTags(run), inSelectors(run)].filter((spelt) => spelt !== ''),
  );

const inTags = (run: string): string =>
  (run.match(/[\u{E0020}-\u{E007E}]/gu) ?? [])
    .map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000))
    .join('');

/** There are as many selectors as bytes. */
const inSelectors = (run: string): string => {
  const bytes = (run.match(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu) ?? []).map((selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code < 0xe0100 ? code - 0xfe00 : code - 0xe0100 + 16;
  });
  return bytes.length > mostInARow ? new TextDecoder().decode(Uint8Array.from(bytes)) : '';
};
