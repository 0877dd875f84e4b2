/**
 * The words of an HTML or plain-text page, for looking a quote up in them: no markup, no scripts, entities resolved, white space
 * folded. Null for anything that is not text. Never shown, never run: a page is only compared.
 */
export function textOfPage(body: Uint8Array, contentType: string): string | null {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const isHtml = /html|xml/.test(type);
  if (!isHtml && !type.trim().startsWith('text/') && type.trim() !== 'application/json') return null;
  const text = decode(body, parameters.join(';'), isHtml);
  return fold(isHtml ? words(text) : text);
}

/** The charset of the header, else of the page's own meta element, else UTF-8. */
function decode(body: Uint8Array, parameters: string, isHtml: boolean): string {
  const head = isHtml ? new TextDecoder('latin1').decode(body.subarray(0, 2048)) : '';
  const charset =
    /charset="?([\w-]+)/.exec(parameters)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

const words = (html: string): string =>
  entities(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style|noscript|template|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      // Words of one paragraph may be split by inline elements, words of two never run together.
      .replace(/<\/?(?:a|abbr|b|bdi|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^<>]*>/gi, '')
      .replace(/<[^<>]*>/g, ' '),
  );

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  middot: '·',
  bull: '•',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ntilde: 'ñ',
  oacute: 'ó',
  iacute: 'í',
  aacute: 'á',
  uacute: 'ú',
  ocirc: 'ô',
  icirc: 'î',
  ugrave: 'ù',
};

const entities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '�';
    },
  );

const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b-\u200d\ufeff]+/g, ' ')
    .trim();
