import { DocMeasure, type Inline, type Leaf } from '../internals/pdfmake.ts';

/** A paragraph as it was measured, before its lines were made of it, and the styles it stood in. */
type Measured = Required<Pick<Leaf, '_minWidth' | '_maxWidth'>> & {
  readonly inlines: readonly Inline[];
  readonly styles: readonly unknown[];
};

/**
 * Wraps `DocMeasure.measureLeaf`: pdfmake lays a document out again from the beginning for every page break it adds, and
 * measures every paragraph again. Here the same paragraph in the same styles is measured once.
 */
export function rememberLeaves(): void {
  const { measureLeaf } = DocMeasure.prototype;
  const known = new WeakMap<Leaf, Measured>();
  DocMeasure.prototype.measureLeaf = function (node) {
    const { styleOverrides: styles } = this.styleStack;
    const before = known.get(node);
    if (before && before.styles.length === styles.length && before.styles.every((style, i) => style === styles[i])) {
      node._inlines = before.inlines.map((inline) => ({ ...inline }));
      node._minWidth = before._minWidth;
      node._maxWidth = before._maxWidth;
      return node;
    }
    const measured = measureLeaf.call(this, node);
    const { _inlines: inlines = [], _minWidth = 0, _maxWidth = 0 } = measured;
    if (node._textRef === undefined)
      known.set(node, { inlines: inlines.map((inline) => ({ ...inline })), styles: [...styles], _minWidth, _maxWidth });
    return measured;
  };
}
