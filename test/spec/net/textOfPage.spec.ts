import { describe, expect, it } from 'vitest';

import { textOfPage } from '../../../server/platform/net/textOfPage.ts';

const html = (text: string, type = 'text/html; charset=utf-8') => textOfPage(new TextEncoder().encode(text), type);

describe('the text of a page', () => {
  it('is its words, without markup, scripts and comments', () =>
    expect(
      html(
        '<head><title>T</title></head><p>Rents <b>rose</b> by 4&nbsp;%.</p><script>evil("<p>x</p>")</script><!-- no --><p>Then fell.',
      ),
    ).toBe('Rents rose by 4 %. Then fell.'));

  it('keeps words of one paragraph together and those of two apart', () =>
    expect(html('<p>half<em>way</em></p><p>there</p>')).toBe('halfway there'));

  it('resolves entities and leaves unknown ones alone', () =>
    expect(html('&Uuml;ber &#8364;5 &#x1F989; &bogus; &#0;')).toBe('Über €5 🦉 &bogus; �'));

  it('reads other charsets, named by the header or by the page', () => {
    const latin = Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65]);
    expect(textOfPage(latin, 'text/plain; charset=iso-8859-1')).toBe('Grüße');
    const page = Buffer.concat([Buffer.from('<meta charset="iso-8859-1"><p>'), latin]);
    expect(textOfPage(page, 'text/html')).toBe('Grüße');
  });

  it('is null for what is no text', () => expect(html('%PDF-1.7', 'application/pdf')).toBeNull());

  it('ends on a page that never closes what it opens', () => expect(html('<p>a<script>'.repeat(2000))).toBe('a'));

  it.each(['<', '<!-', '<!--', '<a ', '<script', '&#', '</'])(
    'takes no longer for a megabyte of %s than a page may take',
    (bit) => expect(html(bit.repeat(1_000_000 / bit.length))).not.toBeNull(),
  );
});
