import { describe, expect, it } from 'vitest';

import { type Element, type PageStyle, outlineOf } from '../../../server/report/textLayer/tags/outline.ts';
import { tagged } from '../../../server/report/textLayer/tags/tag.ts';

const text = (words: string, more: object = {}) => ({ text: words, ...more });

/** Roles with what they hold; a text by its words. */
function shown(content: unknown, style: { readonly rtl?: boolean; readonly styles?: PageStyle['styles'] } = {}) {
  const { document, elementOf } = outlineOf(content, { rtl: false, language: 'en', styles: {}, ...style });
  const words = new Map([...elementOf].map(([node, element]) => [element, (node as { text?: string }).text]));
  const show = (element: Element): string => {
    const inner = element.kids.map((kid) => show(kid as Element));
    const own = words.get(element);
    return `${element.role}${element.lang ? `@${element.lang}` : ''}(${[...(own === undefined ? [] : [own]), ...inner].join(' ')})`;
  };
  return document.kids.map((kid) => show(kid as Element)).join(' ');
}

describe('the outline of a page definition', () => {
  it('takes a text for a paragraph, and stacks and columns for what they hold', () => {
    expect(shown([text('a'), { stack: [text('b'), { columns: [text('c'), text('d')] }] }])).toBe('P(a) P(b) P(c) P(d)');
  });

  it('turns columns and rows back that were turned round for a page from right to left', () => {
    const table = tagged(
      { is: 'Table', rowHeads: true },
      {
        table: {
          headerRows: 1,
          body: [
            [text('2'), text('1')],
            [text('b'), text('a')],
          ],
        },
      },
    );
    expect(shown([{ columns: [text('b'), text('a')] }, table], { rtl: true })).toBe(
      'P(a) P(b) Table(TR(TH(1) TH(2)) TR(TH(a) TD(b)))',
    );
  });

  it('opens a section with a heading and ends it with the next of its level, or with what holds it', () => {
    const h = (is: 'H1' | 'H2' | 'H3', words: string) => tagged({ is }, text(words));
    expect(shown([h('H1', 'a'), h('H2', 'b'), h('H3', 'c'), text('d'), h('H2', 'e')])).toBe(
      'Sect(H1(a) Sect(H2(b) Sect(H3(c) P(d))) Sect(H2(e)))',
    );
    expect(shown([h('H1', 'a'), tagged({ is: 'Sect' }, { stack: [h('H2', 'b')] }), text('c')])).toBe(
      'Sect(H1(a) Sect(H2(b)) P(c))',
    );
  });

  it('makes items of what a list holds; one alone is no list', () => {
    const list = (...items: object[]) => tagged({ is: 'L' }, { stack: items });
    expect(shown(list(text('a'), text('b')))).toBe('L(LI(LBody(P(a))) LI(LBody(P(b))))');
    expect(shown(list(text('a')))).toBe('P(a)');
    const fact = tagged(
      { is: 'LI' },
      { columns: [tagged({ is: 'Lbl' }, text('name')), tagged({ is: 'LBody' }, { stack: [text('value')] })] },
    );
    expect(shown(list(fact))).toBe('L(LI(Lbl(name) LBody(P(value))))');
  });

  it('leaves out heads of tables that say nothing, artifacts, and what a figure is made of', () => {
    const table = tagged(
      { is: 'Table', rowHeads: true },
      {
        table: {
          headerRows: 1,
          body: [
            [text(''), text('')],
            [text('a'), text(' ')],
          ],
        },
      },
    );
    expect(shown([table, tagged({ is: 'Artifact' }, text('x'))])).toBe('Table(TR(TH(a) TD( )))');
    const chart = { canvas: [] };
    const figure = tagged({ is: 'Figure', alt: 'all of it' }, { stack: [text('a'), { columns: [chart, text('b')] }] });
    const { document, elementOf } = outlineOf(figure, { rtl: false, language: 'en', styles: {} });
    expect(document.kids).toEqual([{ role: 'Figure', alt: 'all of it', kids: [] }]);
    expect(elementOf.get(chart)).toBe(document.kids[0]);
  });

  it('knows links, and the language of a text or of its style where it is another', () => {
    expect(shown(text('a', { link: 'https://a.example' }))).toBe('P(Link(a))');
    const styles = { label: { lang: 'en' }, other: { lang: 'sw' } };
    expect(
      shown([text('a', { style: 'label' }), text('b', { style: 'other' }), text('c', { lang: 'de' })], { styles }),
    ).toBe('P(a) P@sw(b) P@de(c)');
  });
});
