import { StyleStack, type Styles, TextInlines, type TextItem } from '../internals/pdfmake.ts';

/** What pdfmake notes on an inline of the style it is in, and what it takes where nothing is said. */
const noted = {
  alignment: 'left',
  fontSize: 12,
  characterSpacing: 0,
  color: 'black',
  decoration: null,
  decorationColor: null,
  decorationStyle: null,
  decorationThickness: null,
  background: null,
  link: null,
  linkToPage: null,
  linkToDestination: null,
  noWrap: null,
  opacity: 1,
  sup: false,
  sub: false,
};
/** What it only asks for while it measures. */
const asked = {
  bold: false,
  italics: false,
  lineHeight: 1,
  preserveLeadingSpaces: false,
  preserveTrailingSpaces: false,
};

export type Look = { readonly noted: object; readonly asked: typeof asked };

/** The style of an item, found once for all pieces it is cut into: pdfmake looks for each property of each of them. */
export const lookOf = (item: TextItem, styles: Styles): Look => ({
  noted: found(item, styles, noted),
  asked: found(item, styles, asked),
});

const found = <T extends object>(item: TextItem, styles: Styles, properties: T): T =>
  Object.fromEntries(
    Object.entries(properties).map(([name, otherwise]) => [
      name,
      StyleStack.getStyleProperty<unknown>(item, styles, name, otherwise),
    ]),
  ) as T;

/** Replaces `TextInlines.measure` for inlines that were given a look. */
export function measureByLook(looks: WeakMap<object, Look>): void {
  const { measure } = TextInlines.prototype;
  TextInlines.prototype.measure = function (inlines, styles) {
    const [first] = inlines;
    if (!first || !looks.has(first)) return measure.call(this, inlines, styles);
    const indent = StyleStack.getStyleProperty(first, styles, 'leadingIndent', 0);
    if (indent) {
      first.leadingCut = -indent;
      first.leadingIndent = indent;
    }
    for (const inline of inlines) {
      const look = looks.get(inline);
      if (!look) throw new Error('expected every inline of a paragraph to have a look, found one that has none');
      Object.assign(inline, look.noted);
      const { bold, italics, lineHeight, preserveLeadingSpaces, preserveTrailingSpaces } = look.asked;
      if (inline.sup || inline.sub) inline.fontSize *= 0.58;
      inline.font = this.pdfDocument.provideFont(inline.font as unknown as string, bold, italics);
      inline.width = this.widthOfText(inline.text, inline);
      inline.height = inline.font.lineHeight(inline.fontSize) * lineHeight;
      inline.leadingCut ||= 0;
      const cut = (space: RegExp) => {
        const spaces = space.exec(inline.text)?.[0];
        return spaces ? this.widthOfText(spaces, inline) : 0;
      };
      if (!preserveLeadingSpaces) inline.leadingCut += cut(/^\s+/);
      inline.trailingCut = preserveTrailingSpaces ? 0 : cut(/\s+$/);
    }
    return inlines;
  };
}
