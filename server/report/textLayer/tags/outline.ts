import type { Tag } from './tag.ts';

/** An element of the structure tree (ISO 32000-1, 14.7). Its content and annotations come when the pages are drawn. */
export type Element = {
  readonly role: string;
  readonly alt?: string;
  /** Its text, where the glyphs on the page do not stand in the order of its letters. */
  actual?: string;
  readonly lang?: string;
  readonly scope?: 'Column' | 'Row';
  readonly kids: Kid[];
  /** In points from the lower left corner: left, bottom, right, top. Of figures. */
  box?: [number, number, number, number];
};
export type Kid = Element | Piece | Annotation;
/** A stretch of marked content on a page, and an annotation on one. */
export type Piece = { readonly page: object; readonly mcid: number };
export type Annotation = { readonly page: object; readonly annotation: object };

/** The elements of a document, and of each text and drawing the one that it belongs to. */
export type Outline = { readonly document: Element; readonly elementOf: ReadonlyMap<object, Element> };

/** A node as pdfmake leaves it behind; a text that stands for the number of a page knows the text on that page. */
export type Node = {
  readonly numbered?: (page: number) => string;
  readonly _pageRef?: { readonly _nodeRef: { readonly positions?: readonly { readonly pageNumber: number }[] } };
  readonly tag?: Tag;
  readonly lang?: string;
  readonly style?: string | readonly string[];
  readonly text?: unknown;
  readonly link?: string;
  readonly linkToDestination?: string;
  readonly canvas?: readonly unknown[];
  readonly stack?: readonly Node[];
  readonly columns?: readonly Node[];
  readonly table?: { readonly body: readonly (readonly Node[])[]; readonly headerRows?: number };
};
/** What a page definition says of all its nodes. */
export type PageStyle = {
  readonly rtl: boolean;
  readonly language: string;
  readonly styles: Readonly<Record<string, { readonly lang?: string } | undefined>>;
};
/** Where elements are added: in the innermost open section of a container. */
type Home = { readonly inside: Element; readonly sections: { readonly level: number; readonly element: Element }[] };

/**
 * The structure of a page definition, in reading order: on pages that run from right to left, columns and rows were turned
 * round for the eye and are turned back. Headings open sections. Taken after layout, when pdfmake has made a node of every
 * text; pure.
 */
export function outlineOf(content: unknown, { rtl, language, styles }: PageStyle): Outline {
  const elementOf = new Map<object, Element>();
  const document = elementFor('Document');
  const inOrder = <T>(items: readonly T[]) => (rtl ? items.toReversed() : items);

  const visit = (node: Node, home: Home): void => {
    const { tag, stack, columns, table } = node;
    if (tag?.is === 'Artifact') return;
    if (tag?.is === 'Table' && table) return rowsOf(table, tag.rowHeads, add(home, 'Table'));
    if (tag?.is === 'Figure') return pictured(node, add(home, 'Figure', { alt: tag.alt }));
    if (node.text !== undefined) return say(node, home);
    const children = stack ?? (columns && inOrder(columns)) ?? table?.body.flatMap(inOrder) ?? [];
    if (tag?.is === 'L' && (children.length > 1 || children[0]?.tag?.is === 'LI')) {
      const list = homeIn(add(home, 'L'));
      for (const child of children)
        visit(child, child.tag?.is === 'LI' ? list : homeIn(add(homeIn(add(list, 'LI')), 'LBody')));
    } else {
      const inner = innerOf(tag, home);
      for (const child of children) visit(child, inner);
    }
  };

  const innerOf = (tag: Tag | undefined, home: Home): Home =>
    !tag || tag.is === 'L' ? home : homeIn(tag.is === 'Sect' ? innermost(home) : add(home, tag.is));

  const say = (node: Node, home: Home) => {
    const role = node.tag?.is ?? 'P';
    const element = level(role) === null ? add(home, role, inLanguage(node)) : headed(home, role, inLanguage(node));
    elementOf.set(node, linked(node) ? add(homeIn(element), 'Link') : element);
  };

  const headed = (home: Home, role: string, more: Partial<Element>) => {
    const depth = level(role) ?? 1;
    while ((home.sections.at(-1)?.level ?? 0) >= depth) home.sections.pop();
    home.sections.push({ level: depth, element: add(home, 'Sect') });
    return add(home, role, more);
  };

  const rowsOf = ({ body, headerRows = 0 }: NonNullable<Node['table']>, rowHeads: boolean, table: Element) => {
    for (const [i, row] of body.entries()) {
      const header = i < headerRows;
      if (header && row.every(({ text }) => text === '')) continue;
      const line = homeIn(add(homeIn(table), 'TR'));
      for (const [j, cell] of inOrder(row).entries()) {
        const scope = header ? 'Column' : rowHeads && j === 0 ? 'Row' : null;
        const element = add(line, scope ? 'TH' : 'TD', { ...(scope ? { scope } : {}), ...inLanguage(cell) });
        if (cell.text === undefined || cell.tag || linked(cell)) visit(cell, homeIn(element));
        else elementOf.set(cell, element);
      }
    }
  };

  /** Its language where the page knows that it is another than the document's. */
  const inLanguage = ({ lang, style = [] }: Node): Partial<Element> => {
    const found =
      lang ??
      [style]
        .flat()
        .map((name) => styles[name]?.lang)
        .find((known) => known !== undefined);
    return found === undefined || found === language ? {} : { lang: found };
  };

  /** Whatever a figure is made of is its content: its alternative speaks for it. */
  const pictured = (node: Node, figure: Element): void => {
    elementOf.set(node, figure);
    for (const child of [...(node.stack ?? []), ...(node.columns ?? []), ...(node.table?.body.flat() ?? [])])
      pictured(child, figure);
  };

  visit(Array.isArray(content) ? { stack: content as readonly Node[] } : (content as Node), homeIn(document));
  return { document, elementOf };
}

const elementFor = (role: string, more: Partial<Element> = {}): Element => ({ role, kids: [], ...more });
const homeIn = (inside: Element): Home => ({ inside, sections: [] });

function add(home: Home, role: string, more: Partial<Element> = {}): Element {
  const element = elementFor(role, more);
  innermost(home).kids.push(element);
  return element;
}

const innermost = ({ inside, sections }: Home): Element => sections.at(-1)?.element ?? inside;

const level = (role: string): number | null => (/^H[1-6]$/.test(role) ? Number(role[1]) : null);
const linked = ({ link, linkToDestination }: Node) => (link ?? linkToDestination) !== undefined;
