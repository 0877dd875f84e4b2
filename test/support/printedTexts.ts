/** Every text that a definition of pages prints, headers and footers included. */
export const printedTexts = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(printedTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'header' || key === 'footer')
      return typeof value === 'function' ? printedTexts((value as (page: number, pages: number) => unknown)(2, 7)) : [];
    return printed.has(key) ? printedTexts(value) : [];
  });
};
const printed = new Set(['content', 'text', 'stack', 'columns', 'table', 'body', 'ul', 'ol', 'header', 'footer']);
