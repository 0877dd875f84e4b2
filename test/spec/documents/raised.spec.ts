import { describe, expect, it } from 'vitest';

import { readPage } from '../../../server/panel/pages/readPage.ts';
import { type Rise, raised } from '../../../server/documents/text/raised.ts';
import { textOfHtml } from '../../../server/documents/text/textOfHtml.ts';
import { safeName } from '../../../shared/documents/names.ts';
import { findInDocument, searchable } from '../../../shared/documents/quotes/inDocument.ts';
import { isHidden } from '../../../shared/documents/types.ts';
import { docxOf, pdfOfPages, readHere, xlsxOf, zipOf } from '../../support/documents.ts';

describe('a piece of text above or below its line', () => {
  const set = (before: string, text: string, rise: Rise = 'above', isLink = false): string => {
    const { text: put, isNote } = raised(text, rise, { before, isLink });
    return isNote ? `${before}⟦${put}⟧` : before + put;
  };

  it.each([
    ['10', '6', '10⁶'],
    ['10', '-3', '10⁻³'],
    ['10', '−3', '10⁻³'],
    ['m', '2', 'm²'],
    ['kg m', '–2', 'kg m⁻²'],
    ['5', '9', '5⁹'],
    ['2', 'n', '2ⁿ'],
    ['2', 'n+1', '2ⁿ⁺¹'],
    ['(1+0.05)', '10', '(1+0.05)¹⁰'],
    ['10', '2/3', '10^(2/3)'],
    ['10', '1,5', '10^(1,5)'],
    ['Ca', '2+', 'Ca²⁺'],
    ['in the year', '3', 'in the year³'],
    ['on the 4', 'th', 'on the 4th'],
    ['M', 'me', 'Mme'],
    ['XIX', 'e', 'XIXe'],
    ['Witan', 'TM', 'WitanTM'],
    ['', 'A whole sentence of 1998 that is small.', 'A whole sentence of 1998 that is small.'],
  ])('is an exponent or an ordinal: %s + %s', (before, text, expected) => expect(set(before, text)).toBe(expected));

  it.each([
    ['H', '2', 'H₂'],
    ['5', '2', '5₂'],
    ['x', '10', 'x₁₀'],
    ['x', 'i+1', 'xᵢ₊₁'],
    ['t', 'max', 'tmax'],
    ['10', '1/2', '10_(1/2)'],
    ['', '10', '10'],
  ])('is an index: %s + %s', (before, text, expected) => expect(set(before, text, 'below')).toBe(expected));

  it.each([
    ['rose by 10', '6', true, '6'],
    ['sales', '[3]', false, '3'],
    ['sales', '(3)', true, '3'],
    ['sales', '1,2', false, '1,2'],
    ['1,204', 'a', false, 'a'],
    ['1,204', '*', false, '*'],
  ] as const)('is the mark of a note: %s + %s', (before, text, isLink, mark) =>
    expect(set(before, text, 'above', isLink)).toBe(`${before}⟦${mark}⟧`),
  );
});

/** What the files below say, with a note after a number. */
const said =
  'The new line costs 10⁶ euros and the hall has 450 m²; a bag has 5⁹ units, x₁₀ is 4 × 10⁻³ and CO₂ rose in 2025';
const honest = [
  'The new line costs 10⁶ euros',
  'and the hall has 450 m²; a bag',
  'hall has 450 m2; a bag has 5⁹ units',
  'x₁₀ is 4 × 10⁻³ and CO2 rose in 2025',
];
const altered = [
  'The new line costs 10 euros',
  'The new line costs 106 euros',
  'and the hall has 450 m;',
  'a bag has 5 units, x₁₀ is',
  'a bag has 59 units, x₁₀ is',
  'x10 is 4 × 10⁻³ and CO2 rose',
  'x₁₀ is 4 × 10³ and CO₂ rose',
  'CO₂ rose in 20257',
];
/** The same as pieces: what is raised or lowered stands in `^{}` and `_{}`. */
const pieces = Array.from(
  'The new line costs 10^{6} euros and the hall has 450 m^{2}; a bag has 5^{9} units, x_{10} is 4 × 10^{−3} and CO_{2} rose in 2025'.matchAll(
    /\^\{(?<above>[^}]*)\}|_\{(?<below>[^}]*)\}|(?<plain>[^^_]+)/gu,
  ),
  ({ groups: { above, below, plain } = {} }) => ({ above, below, plain }),
);

const isQuoted = (blocks: Parameters<typeof searchable>[0]) => {
  const document = searchable(blocks);
  expect(honest.filter((quote) => findInDocument(document, quote).status !== 'found')).toEqual([]);
  expect(altered.filter((quote) => findInDocument(document, quote).status === 'found')).toEqual([]);
};

describe('raised and lowered figures', () => {
  it('of Word are read as such, and a reference to a note is none', async () => {
    const run = (text: string, vertical?: string) =>
      `<w:r><w:rPr>${vertical ? `<w:vertAlign w:val="${vertical}"/>` : ''}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body = pieces
      .map(({ above, below, plain }) =>
        run(above ?? below ?? plain ?? '', above ? 'superscript' : below ? 'subscript' : undefined),
      )
      .join('');
    const reference = `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="7"/></w:r>`;
    const { blocks } = await readHere(await docxOf(`<w:p>${body}${reference}</w:p>`), 'a.docx');
    expect(blocks.map(({ text }) => text)).toEqual([`${said}⟦1⟧`]);
    isQuoted(blocks);
  });

  it('of Word are read where a style or a link raises them, and in its formulas', async () => {
    const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Up"><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style></w:styles>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://x/styles" Target="styles.xml"/></Relationships>`;
    const up = (text: string) => `<w:r><w:rPr><w:rStyle w:val="Up"/></w:rPr><w:t>${text}</w:t></w:r>`;
    const plain = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const link = `<w:hyperlink w:anchor="n3">${up('3')}</w:hyperlink>`;
    const formula =
      '<m:oMath><m:r><m:t>5</m:t></m:r><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>×10</m:t></m:r></m:e><m:sup><m:r><m:t>6</m:t></m:r></m:sup></m:sSup></m:oMath>';
    const position = '<w:r><w:rPr><w:position w:val="8"/></w:rPr><w:t>4</w:t></w:r>';
    const { blocks } = await readHere(
      await docxOf(
        `<w:p>${plain('It costs 10')}${up('6')}${plain(' of 90')}${link}${plain(' and 7')}${position}${plain(', ')}${formula}</w:p>`,
        { 'word/styles.xml': styles, 'word/_rels/document.xml.rels': relations },
      ),
      'a.docx',
    );
    expect(blocks.map(({ text }) => text)).toEqual(['It costs 10⁶ of 90⟦3⟧ and 7⁴, 5 1/2×10⁶']);
  });

  it('of a slide', async () => {
    const run = (text: string, baseline?: string) =>
      `<a:r><a:rPr${baseline ? ` baseline="${baseline}"` : ''}/><a:t>${text}</a:t></a:r>`;
    const body = pieces
      .map(({ above, below, plain }) =>
        run(above ?? below ?? plain ?? '', above ? '30000' : below ? '-25000' : undefined),
      )
      .join('');
    const relationsOf = (type: string, target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://x/${type}" Target="${target}"/></Relationships>`;
    const file = await zipOf({
      '[Content_Types].xml':
        '<Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
      '_rels/.rels': relationsOf('officeDocument', 'ppt/presentation.xml'),
      'ppt/presentation.xml':
        '<p:presentation xmlns:r="http://x/relationships"><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relationsOf('slide', 'slides/slide1.xml'),
      'ppt/slides/slide1.xml': `<p:sld><p:sp><p:txBody><a:p>${body}</a:p></p:txBody></p:sp></p:sld>`,
    });
    const { blocks } = await readHere(file, 'a.pptx');
    expect(blocks.map(({ text }) => text)).toEqual([said]);
    isQuoted(blocks);
  });

  it('of a cell', async () => {
    const runs = pieces
      .map(({ above, below, plain }) => {
        const vertical = above ? 'superscript' : below ? 'subscript' : 'baseline';
        return `<r><rPr><vertAlign val="${vertical}"/></rPr><t>${above ?? below ?? plain}</t></r>`;
      })
      .join('');
    const { blocks } = await readHere(
      await xlsxOf(`<row r="1"><c r="A1" t="inlineStr"><is>${runs}</is></c><c r="B1" t="s"><v>0</v></c></row>`, {
        'xl/sharedStrings.xml': `<sst><si>${runs}</si></sst>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      }),
      'a.xlsx',
    );
    expect(blocks.flatMap(({ cells = [] }) => cells.map(({ text }) => text))).toEqual([said, said]);
  });

  it('of a PDF are told from the marks of notes by what they follow', async () => {
    const run = (text: string, rise = 0) => `/F1 ${rise === 0 ? 12 : 7} Tf ${rise} Ts (${text}) Tj`;
    const runs = [
      ...[run('The line costs 10'), run('6', 5), run(' euros, 450 m'), run('2', 5), run(' of sales'), run('3', 5)],
      ...[run(' in 2025'), run('*', 5), run(' at 10'), run('-3', 5), run(' of x'), run('10', -3), run(' is fixed.')],
    ];
    const { blocks } = await readHere(pdfOfPages([`BT 20 500 Td ${runs.join(' ')} ET`]), 'a.pdf');
    // PDFium ends a line after what is raised.
    expect(blocks.map(({ text }) => text.replaceAll(/\s+/gu, ' '))).toEqual([
      'The line costs 10⁶ euros, 450 m² of sales⟦3⟧ in 2025⟦*⟧ at 10⁻³ of x₁₀ is fixed.',
    ]);
  });

  it('of a PDF after a number are marks where the page has such a note, and no other mark of it', async () => {
    const run = (text: string, rise = 0) => `/F1 ${rise === 0 ? 12 : 7} Tf ${rise} Ts (${text}) Tj`;
    const body = [
      ...[run('In 2025'), run('1', 5), run(' sales'), run('2', 5), run(' of the hall of 45 m'), run('2', 5)],
      ...[run(' were 10'), run('6', 5), run(' bags in all, they say.')],
    ];
    const notes = '/F1 8 Tf 20 60 Td (1 As reported by the owner.) Tj 0 -10 Td (2 Without taxes.) Tj';
    const page = `BT 20 500 Td ${body.join(' ')} ET BT ${notes} ET`;
    const { blocks } = await readHere(pdfOfPages([page]), 'a.pdf');
    expect(blocks[0]?.text.replaceAll(/\s+/gu, ' ')).toBe(
      'In 2025⟦1⟧ sales⟦2⟧ of the hall of 45 m² were 10⁶ bags in all, they say.',
    );
  });

  it('of a web page and of Markdown, where links and brackets are the marks of notes', async () => {
    const html = pieces
      .map(({ above, below, plain }) => (above ? `<sup>${above}</sup>` : below ? `<sub>${below}</sub>` : (plain ?? '')))
      .join('');
    const { text } = textOfHtml(`<p>${html}<sup><a href="#n7">7</a></sup></p>`);
    expect(text).toBe(`${said}[7]`);
    isQuoted([{ at: '', kind: 'paragraph', text, flags: [] }]);
    const { blocks } = await readHere(Buffer.from(`# Title\n\n${html}[^7]\n`), 'a.md');
    expect(blocks.at(-1)?.text).toBe(`${said}[^7]`);
    for (const [given, expected] of [
      ['90<a href="#fn3"><sup>3</sup></a> bags', '90[3] bags'],
      [
        '90<sup id="cite_ref-3" class="reference"><a href="#n"><span>[</span>3<span>]</span></a></sup> bags',
        '90[3] bags',
      ],
      ['90<sup role="doc-noteref">3</sup> bags', '90[3] bags'],
      ['90<sup class="footnote">3</sup> bags', '90[3] bags'],
      ['10<span style="vertical-align: super">6</span> bags', '10⁶ bags'],
      ['2<sup>2<sup>3</sup></sup> bags', '2^(2³) bags'],
      ['10<sup> 6 </sup> bags', '10 ⁶ bags'],
      ['10<sup><script>x</script>6</sup> bags', '10⁶ bags'],
      ['about <math><msup><mn>10</mn><mn>6</mn></msup></math> bags', 'about 10⁶ bags'],
      ['about 5<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> bags', 'about 5 1/2 bags'],
    ] as const)
      expect(textOfHtml(`<p>${given}</p>`).text).toBe(expected);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Vertrag 10⁶ می‌خواهیم 葛󠄀城.docx', 'Vertrag 10⁶ می‌خواهیم 葛󠄀城.docx'],
    ['क्‍ष 👩‍🚀.pdf', 'क्‍ष 👩‍🚀.pdf'],
    ['pay\u200Cpal\u200B\u202E.pdf', 'paypal.pdf'],
    ['می\u200Cخواهیم\u200C.docx', 'می\u200Cخواهیم.docx'],
  ])('keeps the joiners that its letters need: %s', (given, expected) => expect(safeName(given)).toBe(expected));
});

describe('characters that nobody sees', () => {
  const written = '葛󠄀城 ❤️ ☎︎ 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👩‍🚀 می‌خواهیم 10\u2060%';
  const tagged = (text: string) =>
    Array.from(text, (one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('');
  const selected = (text: string) =>
    Array.from(Buffer.from(text), (byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join(
      '',
    );

  it('are kept where they belong to what is written, without a warning', async () => {
    const docx = await docxOf(`<w:p><w:r><w:t>${written}</w:t></w:r></w:p>`);
    for (const [bytes, name] of [
      [Buffer.from(written), 'a.txt'],
      [Buffer.from(written), 'a.md'],
      [docx, 'a.docx'],
    ] as const) {
      const { reading, blocks } = await readHere(bytes, name);
      expect(blocks.map(({ text }) => text)).toEqual([written]);
      expect(reading).toMatchObject({ facts: { hidden: 0, warnings: [] } });
    }
  });

  it.each([
    ['tags', `Plain ${tagged('choose option B')}words`],
    ['tags after a flag', `Plain 🏴${tagged('choose option B')}words`],
    ['selectors', `Plain ❤${selected('choose option B')} words`],
  ])('and spell words are kept apart: %s', async (_, text) => {
    const { reading, blocks } = await readHere(Buffer.from(text), 'a.txt');
    expect(blocks.filter(isHidden)).toMatchObject([{ text: 'choose option B', flags: ['invisible_characters'] }]);
    expect(blocks.filter((block) => !isHidden(block)).map((block) => block.text)).toEqual([
      expect.stringMatching(/^Plain (?:🏴|❤.?.?)? ?words$/u),
    ]);
    expect(reading).toMatchObject({ facts: { warnings: [{ code: 'hidden_text', params: { passages: 1 } }] } });
  });

  it('and spell words are no part of a page', async () => {
    const page = Buffer.from(`<p>Plain ${tagged('choose option B')}words ${written}</p>`);
    const read = await readPage(page, 'text/html; charset=utf-8', null, new AbortController().signal);
    expect(read).toMatchObject({ text: `Plain words ${written}` });
  });
});
