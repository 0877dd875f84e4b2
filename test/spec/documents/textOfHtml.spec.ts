import { describe, expect, it } from 'vitest';

import { textOfHtml } from '../../../server/documents/text/textOfHtml.ts';
import { align, prepare } from '../../../shared/documents/quotes/align.ts';

describe('the text of a page', () => {
  it('keeps what is between signs, and resolves every entity', () => {
    const { text } = textOfHtml('<p>If 5 < 6 and x > y, the &NotEqual; sign&thinsp;stays &amp; &#x20AC;5 &hellip;</p>');
    expect(text).toBe('If 5 < 6 and x > y, the ≠ sign\u2009stays & €5 …');
  });

  it('joins words of inline elements and parts those of blocks', () => {
    expect(textOfHtml('<p>one<b>two</b> <i>three</i></p><p>four<br>five</p><ul><li>six<li>seven</ul>').text).toBe(
      'onetwo three\n\nfour\nfive\n\nsix\n\nseven',
    );
  });

  it('joins the cells of a row', () => {
    const { text } = textOfHtml('<table><tr><th>Year<th>Sales<tr><td>2025<td><p>1,204</p></td></tr></table>After');
    expect(text).toBe('Year | Sales\n2025 | 1,204\n\nAfter');
  });

  it('keeps note marks in brackets, where the alignment rule skips them', () => {
    const { text } = textOfHtml(
      '<p>Sales rose<sup><a href="#n3">3</a></sup> by a third<sup>[12]</sup> in the north, to 10<sup>th</sup> place.</p>',
    );
    expect(text).toBe('Sales rose[3] by a third[12] in the north, to 10th place.');
    expect(align(prepare(text), 'Sales rose by a third in the north').status).toBe('found');
  });

  it('keeps apart what the page does not show', () => {
    const page = [
      '<p>Seen</p><p hidden>a</p><div style="display: none">b<p>c</p></div><span style="visibility:hidden">d</span>',
      '<span style="color:red; font-size:0">e</span><span style="opacity: 0;">f</span><dialog>g</dialog>',
      '<span style="font-size:0.8em; opacity:0.5">small</span>',
    ].join('');
    const { text, hidden } = textOfHtml(page);
    expect(text.replaceAll(/\s+/gu, ' ')).toBe('Seen small');
    for (const letter of 'abcdefg') expect(hidden).toContain(letter);
  });

  it('takes no text from code, comments and templates', () => {
    const page =
      '<title>t</title><script>a</script><style>b</style><!-- c --><template>d</template><svg><text>e</text></svg>F';
    expect(textOfHtml(page)).toEqual({ text: 'F', hidden: '' });
  });

  it('survives 100,000 nested and unclosed elements', () => {
    expect(textOfHtml(`${'<div><b>'.repeat(100_000)}deep`).text).toBe('deep');
  });
});
