/** The name of a piece of evidence in a text, "E-10": split by it, every second part is one. Browsers would end a line after its hyphen. */
export const evidenceMarks = /\b(E-\d+)\b/u;

/** The same in elements that are on their way to the page. */
export const keepMarksWhole = (within: DocumentFragment): void => {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node instanceof Text && evidenceMarks.test(node.data)) found.push(node);
  for (const text of found)
    text.replaceWith(...text.data.split(evidenceMarks).map((part, i) => (i % 2 === 1 ? whole(part) : part)));
};

const whole = (text: string): HTMLElement => {
  const span = document.createElement('span');
  span.className = 'whole';
  span.textContent = text;
  return span;
};
