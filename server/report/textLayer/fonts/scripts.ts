const classOf = (...scripts: readonly string[]) =>
  new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** Scripts whose glyphs depend on their neighbours: shaped by HarfBuzz. */
export const complex = classOf(
  'Arabic',
  'Hebrew',
  'Syriac',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Gurmukhi',
  'Oriya',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Sinhala',
  'Tibetan',
);

/** Scripts written without spaces between words: a dictionary says where a line may end. */
export const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Nothing here can be joined, reordered or combined: one code unit is one grapheme, left to right. */
// oxlint-disable-next-line no-control-regex
export const plainLatin = /^[\u0009\u000A\u0020-\u007E\u00A0-\u02FF\u2010-\u2027\u202F-\u205E\u20AC]*$/;

/**
 * Characters drawn with the glyph of another one, or with none: the page has to say which one it was. Of joiners those beside letters; within an emoji
 * they belong to its one glyph.
 */
export const twin =
  /[\u00AD\u00B5\u1100-\u11FF\u2126\u212A\u212B]|(?<=[\p{L}\p{N}]\p{M}*)(?:\u200C|\u200D|\u2060)|(?:\u200C|\u200D|\u2060)(?=[\p{L}\p{N}])/u;
