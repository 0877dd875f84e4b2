import type { Read } from './compared.ts';

/** Of the interface, in its reader's language, or for a pointer: nothing that the report says. */
const ofTheInterface = 'button, style, script, summary, .no-print, [role=status]';

/** What a page says, part by part; what stands in a field is said too. */
export const readPage = (root: Element): readonly Read[] => {
  const parts: { heading: string; text: string }[] = [{ heading: '', text: '' }];
  const read = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      const last = parts.at(-1);
      if (last) last.text += ` ${node.textContent ?? ''}`;
    }
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const element = node as Element;
    if (element.matches(ofTheInterface)) return;
    if (/^H[1-3]$/u.test(element.tagName)) {
      parts.push({ heading: element.textContent ?? '', text: '' });
      return;
    }
    const last = parts.at(-1);
    if (element.tagName === 'INPUT' && last) last.text += ` ${(element as HTMLInputElement).value}`;
    element.childNodes.forEach(read);
  };
  root.childNodes.forEach(read);
  return parts;
};
