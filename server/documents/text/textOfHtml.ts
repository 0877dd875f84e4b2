import { type Rise, raised } from './raised.ts';
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
  'script style template noscript svg head iframe object embed canvas audio video rt rp datalist annotation annotation-xml'.split(
    ' ',
  ),
);
/** Of formulas; what is beside `math` is annotation. */
const mathematics = 'math mrow mi mn mo mtext mstyle mspace msup msub msubsup mfrac msqrt mroot semantics'.split(' ');
const cells = new Set(['td', 'th']);
const inline = new Set([
  ...mathematics,
  ...'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meter nobr output progress q ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
]);
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
      const conceals = concealed || isConcealed(child);
      const to = conceals ? hidden : shown;
      const rise = riseOf(child, node);
      const text = rise && shortTextOf(child);
      if (isDenominator(child, node)) to.text('/');
      if (child.tagName === 'mfrac' && /\d$/u.test(to.before())) to.text(' ');
      if (text)
        to.text(
          risen(
            text,
            rise,
            to.before(),
            isNoteReference(
              child,
              open.map(({ node }) => node),
            ),
          ),
        );
      else {
        begin(to, child.tagName, inCell);
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

/** By its element, its style, or its place in a formula. */
const riseOf = (element: Element, parent: Node): Rise => {
  const { tagName } = element;
  if (tagName === 'sup' || tagName === 'sub') return tagName === 'sup' ? 'above' : 'below';
  if (tree.isElementNode(parent) && isSecond(element, parent)) {
    if (parent.tagName === 'msup') return 'above';
    if (parent.tagName === 'msub') return 'below';
  }
  const style = attribute(element, 'style');
  const aligned = inline.has(tagName) ? /vertical-align\s*:\s*(super|sub)\b/iu.exec(style)?.[1] : undefined;
  return aligned === undefined ? null : aligned.toLowerCase() === 'super' ? 'above' : 'below';
};
const isDenominator = (element: Element, parent: Node): boolean =>
  tree.isElementNode(parent) && parent.tagName === 'mfrac' && isSecond(element, parent);
const isSecond = (element: Element, parent: Element): boolean =>
  parent.childNodes.filter((node) => tree.isElementNode(node))[1] === element;
const attribute = ({ attrs }: Element, name: string): string => attrs.find((one) => one.name === name)?.value ?? '';

/** What is raised leads to a note by a link, in it or around it, or calls itself a reference. */
const isNoteReference = (element: Element, around: readonly Node[]): boolean =>
  around.some((node) => tree.isElementNode(node) && node.tagName === 'a' && attribute(node, 'href').includes('#')) ||
  element.childNodes.some((node) => tree.isElementNode(node) && node.tagName === 'a') ||
  /note|ref|cite/iu.test(['class', 'id', 'role', 'epub:type'].map((name) => attribute(element, name)).join(' '));

/** In the characters that Unicode has for it; the mark of a note in brackets. */
const risen = (given: string, rise: Rise, before: string, isLink: boolean): string => {
  const { text, isNote } = raised(given, rise, { before, isLink });
  return isNote ? `[${text}]` : text;
};

/** Null where it is more than a figure or a word; what is raised in it stands as such. */
const shortTextOf = (element: Element): string | null => {
  let text = '';
  const open: { readonly node: Node; readonly rise: Rise }[] = element.childNodes
    .toReversed()
    .map((node) => ({ node, rise: null }));
  for (let steps = 0; open.length > 0; steps++) {
    const { node, rise } = open.pop() ?? { node: element, rise: null };
    if (steps > 50 || text.length > 50) return null;
    if (tree.isTextNode(node)) text += risen(node.value, rise, text, false);
    else if (tree.isElementNode(node) && !skipped.has(node.tagName) && !isConcealed(node))
      open.push(...node.childNodes.toReversed().map((child) => ({ node: child, rise: riseOf(node, element) })));
  }
  return text;
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
    /** The end of the line so far. */
    before: (): string => line.slice(-8),
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
