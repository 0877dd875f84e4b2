import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { type Dictionary, Reference, type Value, objectsOf } from './pdfObjects.ts';

/** An element of a PDF's structure tree, as the file has it. */
export type Tagged = {
  readonly role: string;
  readonly alt: string | null;
  readonly lang: string | null;
  readonly scope: Value;
  readonly box: readonly number[] | null;
  /** Marked content, by the names pdf.js gives it. */
  readonly content: readonly string[];
  readonly annotations: readonly Dictionary[];
  readonly kids: readonly Tagged[];
  /** What it says to anyone who does not see it, in reading order. */
  readonly text: string;
  /** What its content is drawn as, whatever it says instead. */
  readonly drawn: string;
};

/** The structure tree of a PDF, and how pdf.js reads its pages. */
export async function structureOf(pdf: Uint8Array) {
  const pages = await pagesOf(pdf);
  const said = new Map(pages.flatMap(({ marked }) => [...marked]));
  const { root, objects } = objectsOf(pdf);
  const read = (value: Value | undefined): Value =>
    value instanceof Reference ? (objects.get(value.id) ?? null) : (value ?? null);
  const catalog = read(new Reference(root)) as Dictionary;
  const tree = read(catalog['StructTreeRoot']) as Dictionary;

  const element = (dictionary: Dictionary): Tagged => {
    const kids: Tagged[] = [];
    const content: string[] = [];
    const annotations: Dictionary[] = [];
    const texts: string[] = [];
    const drawn: string[] = [];
    const mark = (page: Value | undefined, mcid: number) => {
      const id = `p${(page as Reference).id}R_mc${mcid}`;
      content.push(id);
      texts.push(said.get(id) ?? '');
      drawn.push(said.get(id) ?? '');
    };
    for (const kid of [dictionary['K'] ?? []].flat()) {
      const found = read(kid) as number | Dictionary;
      if (typeof found === 'number') mark(dictionary['Pg'], found);
      else if (found['Type'] === 'MCR') mark(found['Pg'], found['MCID'] as number);
      else if (found['Type'] === 'OBJR') annotations.push(read(found['Obj']) as Dictionary);
      else {
        const inner = element(found);
        kids.push(inner);
        texts.push(inner.text);
        drawn.push(inner.drawn);
      }
    }
    const { S: role, Alt: alt, Lang: lang, ActualText: actual } = dictionary;
    const attributes = (read(dictionary['A']) ?? {}) as Dictionary;
    return {
      role: role as string,
      alt: (alt ?? null) as string | null,
      lang: (lang ?? null) as string | null,
      scope: attributes['Scope'] ?? null,
      box: (attributes['BBox'] ?? null) as readonly number[] | null,
      content,
      annotations,
      kids,
      text: ((alt ?? actual) as string | undefined) ?? texts.join(' '),
      drawn: drawn.join(' '),
    };
  };
  return { catalog, pages, document: element(read(tree['K']) as Dictionary) };
}

/** An element and all it holds, in reading order. */
export const allOf = (element: Tagged): readonly Tagged[] => [element, ...element.kids.flatMap(allOf)];

/** As pdf.js, which Firefox uses, reads each page: marked content by its name, artifacts, and text that is neither. */
async function pagesOf(pdf: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marked = new Map<string, string>();
    const artifacts: string[] = [];
    const loose: string[] = [];
    const open: (string | null)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const text = item.str + (item.hasEOL ? ' ' : '');
        const [outer] = open;
        if (outer === undefined) loose.push(item.str);
        else if (outer === null) artifacts.push(item.str);
        else marked.set(outer, (marked.get(outer) ?? '') + text);
      } else if (item.type === 'endMarkedContent') open.pop();
      else {
        const { id, tag } = item as { readonly id?: string; readonly tag?: string };
        if (id) marked.set(id, '');
        open.push(id ?? (open.length > 0 || tag !== 'Artifact' ? (open[0] ?? `no name: ${tag}`) : null));
      }
    }
    const tree = await page.getStructTree();
    pages.push({ marked, artifacts, loose, ids: idsIn(tree), size: page.view });
  }
  await task.destroy();
  return pages;
}

/** The marked content pdf.js finds in its own reading of the tree. */
function idsIn(node: unknown): string[] {
  const { id, type, children = [] } = node as { id?: string; type?: string; children?: readonly unknown[] };
  return type === 'content' && id ? [id] : children.flatMap(idsIn);
}
