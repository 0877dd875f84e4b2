import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';

export type TextOfHtml = {
  /** What a person sees of the page: blocks on lines of their own, cells joined by ` | `, note marks as `[3]`. */
  readonly text: string;
  /** What the page holds but does not show, as far as its own markup says. */
  readonly hidden: string;
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Never text: code, or what stands in place of something else. */
const skipped = new Set(
  'script style template noscript svg head iframe object embed canvas audio video rt rp datalist'.split(' '),
);
const cells = new Set(['td', 'th']);
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meter nobr output progress q ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Written in the element itself; style sheets are not read. */
const hiddenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:;|!|$))/iu;

/** The text of an HTML page. Nothing is run and nothing is fetched; the tree is walked without recursion, however deep it is. */
export const textOfHtml = (html: string): TextOfHtml => {
  const [shown, hidden] = [createWriter(), createWriter()];
  const open: { readonly node: Node; next: number; readonly concealed: boolean; readonly inCell: boolean }[] = [
    { node: parse(html), next: 0, concealed: false, inCell: false },
  ];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const { node, concealed, inCell } = top;
    const into = concealed ? hidden : shown;
    const child = 'childNodes' in node ? node.childNodes[top.next++] : undefined;
    if (!child) {
      if (tree.isElementNode(node)) end(into, node.tagName, inCell);
      open.pop();
    } else if (tree.isTextNode(child)) into.text(child.value);
    else if (tree.isElementNode(child) && !skipped.has(child.tagName)) {
      const note = noteOf(child);
      const conceals = concealed || isConcealed(child);
      if (note !== null) (conceals ? hidden : shown).text(`[${note}]`);
      else {
        begin(conceals ? hidden : shown, child.tagName, inCell);
        open.push({ node: child, next: 0, concealed: conceals, inCell: inCell || cells.has(child.tagName) });
      }
    }
  }
  return { text: shown.done(), hidden: hidden.done() };
};

const begin = (into: Writer, tag: string, inCell: boolean): void => {
  if (cells.has(tag)) into.cell();
  else if (tag === 'tr' || tag === 'br') into.line();
  else if (!inline.has(tag)) into.block(inCell);
};

const end = (into: Writer, tag: string, inCell: boolean): void => {
  if (tag === 'tr') into.line();
  else if (!inline.has(tag) && !cells.has(tag) && tag !== 'br') into.block(inCell);
};

const isConcealed = ({ tagName, attrs }: Element): boolean =>
  attrs.some(
    ({ name, value }) =>
      (name === 'hidden' && value.toLowerCase() !== 'until-found') || (name === 'style' && hiddenStyle.test(value)),
  ) ||
  (tagName === 'dialog' && !attrs.some(({ name }) => name === 'open'));

/** `<sup>3</sup>`, `<sup>[3]</sup>` and the same around a link are marks of notes; `10<sup>x</sup>` is not. */
const noteOf = (element: Element): string | null => {
  if (element.tagName !== 'sup') return null;
  let text = '';
  const open: Node[] = [element];
  for (let steps = 0; open.length > 0 && steps < 50; steps++) {
    const node = open.pop();
    if (node && tree.isTextNode(node)) text += node.value;
    else if (node && 'childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return /^\s*[[(]?\s*(\d{1,3}|[a-z]|[*†‡])\s*[\])]?\s*$/u.exec(text)?.[1] ?? null;
};

type Writer = ReturnType<typeof createWriter>;

const createWriter = () => {
  const lines: string[] = [];
  let line = '';
  const flush = () => {
    const text = line
      .replace(/[\t\n\f\r ]+/gu, ' ')
      .replace(/(?: ?\u2028 ?)+(?=\||$)/gu, ' ')
      .replace(/\|(?: ?\u2028 ?)+/gu, '| ')
      .replace(/(?: ?\u2028 ?)+/gu, '\n')
      .trim();
    if (text !== '') lines.push(text);
    line = '';
  };
  const apart = () => {
    flush();
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
  };
  return {
    text: (value: string) => void (line += value.replaceAll('\u2028', ' ')),
    cell: () => void (line.trim() !== '' && (line += ' | ')),
    line: flush,
    /** A blank line between blocks, so that no sentence runs on from one to the next; within a cell a new line. */
    block: (inCell: boolean) => (inCell ? void (line += '\u2028') : apart()),
    done(): string {
      flush();
      return lines.join('\n').trim();
    },
  };
};
