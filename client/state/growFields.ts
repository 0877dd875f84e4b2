/**
 * Fields for long texts grow with them, up to the height their style allows: in browsers that know no `field-sizing`. Fields that
 * appear with a text in them grow at once.
 */
export function growFields(root: Document = document): void {
  const grow = (field: HTMLTextAreaElement) => {
    field.style.blockSize = 'auto';
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(field);
    field.style.blockSize = `${field.scrollHeight + parseFloat(borderTopWidth) + parseFloat(borderBottomWidth)}px`;
  };
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) grow(target);
  });
  const growAll = (nodes: Iterable<Node>) => {
    for (const node of nodes)
      if (node instanceof Element) {
        if (node instanceof HTMLTextAreaElement) grow(node);
        for (const field of node.querySelectorAll('textarea')) grow(field);
      }
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => growAll(addedNodes))).observe(root.body, {
    childList: true,
    subtree: true,
  });
  growAll([root.body]);
}
