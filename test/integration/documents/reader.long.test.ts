import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';

import { defaultBounds, rights, startReader } from '../../../server/documents/reader/process.ts';
import { type DocumentReader, createDocumentReader } from '../../../server/documents/reader/run.ts';
import { blocksIn, docxOf, fixture, pdfOf, pdfOfPages, xlsxOf } from '../../support/documents.ts';

const fixturePath = fileURLToPath(new URL('../../fixtures/documents/report.pdf', import.meta.url));

const read = async (reader: DocumentReader, bytes: Uint8Array, name: string, signal?: AbortSignal) => {
  let text = '';
  const reading = await reader({
    name,
    async *bytes() {
      yield bytes;
    },
    async keep(blocks) {
      text = '';
      for await (const block of blocks) text += block.toString('utf8');
    },
    ...(signal && { signal }),
  });
  return { reading, blocks: blocksIn(text) };
};

/** Deflated without being held in memory. */
const deflated = (line: string, times: number): Promise<Buffer> => {
  const block = Buffer.from(line.repeat(1000));
  return buffer(
    Readable.from(
      (function* () {
        for (let i = 0; i < times / 1000; i++) yield block;
      })(),
    ).pipe(createDeflate()),
  );
};

describe('a reader process', () => {
  const reader = createDocumentReader({ processes: 2 });

  it.each([
    ['report.pdf', { kind: 'pdf', pages: 14, reader: 'pdfium' }],
    ['contract.docx', { kind: 'docx', reader: 'ooxml' }],
    ['budget.xlsx', { kind: 'xlsx', reader: 'ooxml' }],
    ['deck.pptx', { kind: 'pptx', pages: 3 }],
  ])('reads %s without rights', async (name, facts) => {
    const { reading, blocks } = await read(reader, fixture(name), name);
    expect(reading).toMatchObject({ outcome: 'read', facts });
    expect(blocks.length).toBeGreaterThan(5);
  });

  it('reads with PDF.js what the first reader does not survive', async () => {
    const second = startReader('report.pdf', 'second', defaultBounds);
    const outcome = buffer(second.stdio[3] as Readable);
    second.stdout?.resume();
    second.stdin?.end(fixture('report.pdf'));
    expect(JSON.parse((await outcome).toString('utf8'))).toMatchObject({
      outcome: 'read',
      facts: { reader: 'pdfjs', pages: 14, warnings: [{ code: 'hidden_text_unchecked' }] },
    });
  });

  it('reads 400,000 cells within its bounds, and the row in the middle', async () => {
    const row = (i: number) =>
      `<row r="${i}">${Array.from('ABCDEFGH', (letter) => `<c r="${letter}${i}"><v>${i}.5</v></c>`).join('')}</row>`;
    const rows = Buffer.concat(
      Array.from({ length: 50 }, (_, part) =>
        Buffer.from(Array.from({ length: 1000 }, (_, i) => row(part * 1000 + i + 1)).join('')),
      ),
    );
    const bounds = { ...defaultBounds, memoryBytes: 400 * 1024 * 1024 };
    const { reading, blocks } = await read(createDocumentReader({ bounds }), await xlsxOf(rows), 'a.xlsx');
    expect(reading).toMatchObject({ outcome: 'read', facts: { units: 400_000, warnings: [] } });
    expect(blocks[24_999]).toMatchObject({
      at: "'Data'!25000",
      text: Array.from({ length: 8 }, () => '25000.5').join(' | '),
    });
  });

  it('asks for nothing that a document points to', async () => {
    let asked = 0;
    const server = createServer(() => void asked++).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/`;
    const sheet = await xlsxOf(
      `<row r="1"><c r="A1" t="str"><f>WEBSERVICE("${url}")</f><v>x</v></c><c r="B1" t="str"><f>HYPERLINK("${url}")</f><v>y</v></c></row>`,
    );
    const docx = await docxOf('<w:p><w:r><w:t>Words.</w:t></w:r></w:p>', {
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r9" Type="http://x/styles" TargetMode="External" Target="${url}"/></Relationships>`,
    });
    const pdf = pdfOf(
      `<</Type /Catalog /Pages 2 0 R /OpenAction <</S /URI /URI (${url})>> >>`,
      '<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 400 600] /Resources <</Font <</F1 4 0 R>> >> >>',
      '<</Type /Page /Parent 2 0 R /Contents 5 0 R>>',
      '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
      ['', Buffer.from('BT /F1 12 Tf 50 500 Td (Words enough to be read.) Tj ET')],
    );
    for (const [bytes, name] of [
      [sheet, 'a.xlsx'],
      [docx, 'a.docx'],
      [pdf, 'a.pdf'],
    ] as const)
      expect((await read(reader, bytes, name)).reading.outcome).toBe('read');
    server.close();
    expect(asked).toBe(0);
  });

  it('is cancelled with its case', async () => {
    const gone = new AbortController();
    const waiting = read(reader, fixture('report.pdf'), 'report.pdf', gone.signal);
    gone.abort(new Error('the case was deleted'));
    await expect(waiting).rejects.toThrow(/deleted/);
  });
});

describe('the rights of a reader', () => {
  it('reach no other file, no other process and no secret', () => {
    const tried = [
      `require('fs').readFileSync('/etc/passwd')`,
      `require('fs').readFileSync('${fixturePath}')`,
      `require('fs').writeFileSync('/tmp/witan-reader', 'x')`,
      `require('child_process').execSync('true')`,
      `new (require('worker_threads').Worker)('1', { eval: true })`,
    ];
    const code = `console.log(JSON.stringify([${tried.map((text) => `(() => { try { ${text}; return 'done' } catch (error) { return error.code } })()`).join()}, Object.keys(process.env)]))`;
    const { stdout } = spawnSync(process.execPath, [...rights(defaultBounds), '-e', code], {
      env: {},
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([...tried.map(() => 'ERR_ACCESS_DENIED'), []]);
  });
});

describe('a document built to harm its reader', () => {
  const bounds = { ...defaultBounds, milliseconds: 12_000 };
  const reader = createDocumentReader({ bounds, processes: 2 });
  let flateBomb: Buffer;
  beforeAll(async () => {
    flateBomb = await deflated('0 0 m 100 100 l S\n', 16_000_000);
  });

  const page = (contents: string, ...more: (string | readonly [string, Uint8Array])[]) =>
    pdfOf(
      '<</Type /Catalog /Pages 2 0 R>>',
      '<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 400 600]>>',
      `<</Type /Page /Parent 2 0 R /Contents 4 0 R ${contents}>>`,
      ...more,
    );
  const nestedForms = () => {
    const depth = 24;
    const form = (i: number): readonly [string, Uint8Array] => [
      `/Type /XObject /Subtype /Form /BBox [0 0 400 600] /Resources <</XObject <</X ${6 + i} 0 R>> >>`,
      Buffer.from(i < depth ? '/X Do /X Do' : '0 0 m 100 100 l S'),
    ];
    return page(
      '/Resources <</XObject <</X 5 0 R>> >>',
      ['', Buffer.from('/X Do')],
      ...Array.from({ length: depth + 1 }, (_, i) => form(i)),
    );
  };

  it('is refused by a code, while another is read beside it', async () => {
    const attacks: readonly (readonly [string, Uint8Array])[] = [
      ['flate bomb', page('', ['/Filter /FlateDecode', flateBomb])],
      ['nested forms', nestedForms()],
      [
        'a page tree without end',
        pdfOf('<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [2 0 R] /Count 100000>>'),
      ],
      ['200,000 nested elements', await docxOf('<w:p>'.repeat(200_000))],
    ];
    for (const [name, bytes] of attacks) {
      const [harmful, honest] = await Promise.all([
        read(reader, bytes, 'x'),
        read(reader, fixture('contract.docx'), 'contract.docx'),
      ]);
      expect([name, harmful.reading.outcome]).toEqual([name, 'refused']);
      expect(honest.reading.outcome).toBe('read');
    }
  });

  it('has a name that nobody sees among the processes', async () => {
    const reader = startReader('Merger with Contoso.pdf', 'first', defaultBounds);
    expect(reader.spawnargs.join(' ')).toMatch(/ \.pdf first$/u);
    expect(reader.spawnargs.join(' ')).not.toContain('Contoso');
    reader.kill('SIGKILL');
    await once(reader, 'close');
  });

  it('does not keep a reader busy for ever whose service was killed', async () => {
    const abandoned = startReader('x.pdf', 'second', { ...defaultBounds, milliseconds: 1_000 });
    abandoned.stdin?.end(page('', ['/Filter /FlateDecode', flateBomb]));
    const [, signal] = (await once(abandoned, 'close')) as [number | null, string | null];
    expect(['SIGXCPU', 'SIGKILL']).toContain(signal);
  });

  it('with 200,000 pages is read up to its thousandth', async () => {
    const bytes = pdfOf(
      '<</Type /Catalog /Pages 2 0 R>>',
      `<</Type /Pages /Kids [${'3 0 R '.repeat(200_000)}] /Count 200000 /MediaBox [0 0 400 600] /Resources <</Font <</F1 4 0 R>> >> >>`,
      '<</Type /Page /Parent 2 0 R /Contents 5 0 R>>',
      '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
      ['', Buffer.from('BT /F1 12 Tf 50 500 Td (The same words again.) Tj ET')],
    );
    const { reading } = await read(reader, bytes, 'x.pdf');
    expect(reading).toMatchObject({
      facts: { pages: 1000, warnings: [{ code: 'pages_cut', params: { read: 1000, of: 200_000 } }] },
    });
  });

  it('runs no script and leaves a huge picture unpainted', async () => {
    const picture = [
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      Buffer.of(0),
    ] as const;
    const bytes = pdfOfPages(
      ['q 10 0 0 10 0 0 cm /X Do Q BT /F1 12 Tf 50 500 Td (Words beside a huge picture.) Tj ET'],
      '/XObject <</X 4 0 R>>',
      picture,
    );
    expect((await read(reader, bytes, 'x.pdf')).blocks[0]?.text).toBe('Words beside a huge picture.');
  });
});
