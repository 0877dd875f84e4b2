import type { Document, Reference } from '../internals/pdfkit.ts';
import type { Annotation, Element, Kid, Piece } from './outline.ts';

/** Writes the elements that hold anything into the document, and says that it is tagged. */
export function writeStructure(pdf: Document, document: Element): void {
  const root = pdf.getStructTreeRoot();
  const parents = pdf.getStructParentTree();
  const write = (whole: Element, parent: Reference): Reference => {
    const element = simplified(whole);
    const { kids } = element;
    const ref = pdf.ref({ S: element.role, P: parent });
    const page = kids.find((kid) => 'page' in kid)?.page;
    if (page) ref.data['Pg'] = page;
    if (element.alt !== undefined) ref.data['Alt'] = textString(element.alt);
    if (element.actual !== undefined) ref.data['ActualText'] = textString(element.actual);
    if (element.lang !== undefined) ref.data['Lang'] = textString(element.lang);
    if (element.scope) ref.data['A'] = { O: 'Table', Scope: element.scope };
    if (element.box) ref.data['A'] = { O: 'Layout', Placement: 'Block', BBox: element.box };
    const written = kids.map((kid) => {
      if ('role' in kid) return write(kid, ref);
      if ('mcid' in kid) {
        parents.get(keyOf(kid))[kid.mcid] = ref;
        return kid.page === page ? kid.mcid : { Type: 'MCR', Pg: kid.page, MCID: kid.mcid };
      }
      parents.add(keyOf(kid), ref);
      return { Type: 'OBJR', Pg: kid.page, Obj: kid.annotation };
    });
    if (written.length > 0) ref.data['K'] = written.length === 1 ? written[0] : written;
    ref.end();
    return ref;
  };
  root.data['K'] = write(document, root);
  pdf.getMarkInfoDictionary().data['Marked'] = true;
}

/** The key of a page's contents, or of an annotation, in the parent tree. */
const keyOf = (kid: Piece | Annotation): number =>
  'mcid' in kid
    ? ((kid.page as Reference).data['StructParents'] as number)
    : ((kid.annotation as Reference).data['StructParent'] as number);

/** What holds nothing is left out, but for cells; what holds one paragraph holds its text. */
function simplified(element: Element): Element {
  const kids = element.kids.filter(isFull);
  const [only] = kids;
  return kids.length === 1 && only && 'role' in only && only.role === 'P' && holders.has(element.role)
    ? { ...only, role: element.role, ...(element.scope ? { scope: element.scope } : {}) }
    : { ...element, kids };
}
const holders = new Set(['TD', 'TH', 'Lbl', 'LBody', 'Note', 'BlockQuote']);
const cells = new Set(['TD', 'TH']);
const isFull = (kid: Kid): boolean => !('role' in kid) || cells.has(kid.role) || kid.kids.some(isFull);

/** pdfkit writes a `string` as a name and a `String` as a text. */
const textString = (text: string): object => Object(text) as object;
