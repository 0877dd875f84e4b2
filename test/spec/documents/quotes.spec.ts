import { describe, expect, it } from 'vitest';

import { type Alignment, align, prepare } from '../../../shared/documents/quotes/align.ts';
import { passages } from './quotePassages.ts';

const status = (text: string, quote: string): Alignment['status'] => align(prepare(text), quote).status;

/** What copies of a text differ in without saying anything else. */
const copies: Readonly<Record<string, (text: string) => string>> = {
  'as written': (text) => text,
  'with a line break at every space': (text) => text.replaceAll(/(?<!\d) | (?!\d)/gu, '\n'),
  'with CRLF and indentation': (text) => text.replaceAll(/(?<!\d) | (?!\d)/gu, ' \r\n\t '),
  'with ligatures': (text) =>
    text.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ').replaceAll('ff', 'ﬀ'),
  'with words hyphenated at line ends': (text) => text.replaceAll(/(\p{Ll}{4})(\p{Ll}{4})/gu, '$1-\n$2'),
  'with soft hyphens': (text) => text.replaceAll(/(\p{Ll}{3})(?=\p{Ll})/gu, '$1\u00AD'),
  'with no-break spaces': (text) => text.replaceAll(' ', '\u00A0'),
  decomposed: (text) => text.normalize('NFD'),
  'with marks of notes after every sentence and word of seven letters': (text) =>
    text.replaceAll(/(\p{L}{7}\p{M}*)(?![\p{L}\p{M}])/gu, '$1⟦12⟧').replaceAll(/([.。।])(?=\s|$)/gu, '$1[3]'),
  'with direction marks': (text) => `\u200F${text.replaceAll(' ', '\u200E \u200F')}`,
  'in full-width forms': (text) =>
    text.replaceAll(/[0-9%]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'with other quotation marks and dashes': (text) =>
    text.replaceAll('’', "'").replaceAll(', ', ' — ').replaceAll(';', ','),
  'within a page of other words': (text) =>
    `Lorem ipsum dolor sit amet.\n\n${text}\n\nConsectetur adipiscing elit 2025.`,
};

describe('the alignment rule', () => {
  const honest = Object.entries(copies).flatMap(([name, copy]) =>
    passages.flatMap(({ language, text, quotes }) =>
      quotes.map((quote) => ({ name, language, quote, status: status(copy(text), quote) })),
    ),
  );
  const dishonest = Object.entries(copies).flatMap(([name, copy]) =>
    passages.flatMap(({ language, text, altered }) =>
      altered.map((quote) => ({ name, language, quote, status: status(copy(text), quote) })),
    ),
  );

  it('finds at least 98 of 100 honest quotes', () => {
    expect(honest.length).toBeGreaterThan(500);
    expect(honest.filter(({ status }) => status !== 'found').slice(Math.floor(honest.length * 0.02))).toEqual([]);
  });

  it('finds none that was altered', () => {
    expect(dishonest.length).toBeGreaterThan(600);
    expect(dishonest.filter(({ status }) => status === 'found')).toEqual([]);
  });

  it('finds no quote of another passage', () => {
    const foreign = passages.flatMap(({ text }) =>
      passages.filter((other) => other.text !== text).flatMap(({ quotes }) => quotes.map((quote) => ({ text, quote }))),
    );
    expect(foreign.filter(({ text, quote }) => status(text, quote) === 'found')).toEqual([]);
  });

  it('tells an altered quote from an invented one, and shows what is there', () => {
    const text = prepare(passages[0]?.text ?? '');
    const altered = align(text, 'Revenue rose by 9.5% to €1,204 million in 2025.');
    expect(altered).toEqual({ status: 'altered', span: { start: 0, end: 46 } });
    expect(align(text, 'The auditors resigned in protest over the accounts.').status).toBe('not_found');
    const swapped = align(
      text,
      'Staff turnover fell from 14 to 9 per cent, far below the industry average; the first-year loss',
    );
    expect(swapped.status).toBe('altered');
  });

  it('says where a quote is, and whether it is exact', () => {
    const text = 'Before. The lease runs for\nten years from 2026. After.';
    const [broken, exact] = [
      align(prepare(text), 'The lease runs for ten years'),
      align(prepare(text), 'ten years from 2026'),
    ];
    expect(broken).toEqual({ status: 'found', exact: false, spans: [{ start: 8, end: 36 }] });
    expect(exact).toMatchObject({ status: 'found', exact: true });
  });

  it('refuses what is too short to be a quote', () => {
    for (const quote of ['', '…', '8.5%', 'the costs', '増加した'])
      expect(status('the costs 8.5% 増加した', quote)).toBe('too_short');
  });
});

describe('numbers', () => {
  const holds = (written: string, quoted: string) =>
    status(`The total amount comes to ${written} in all.`, `The total amount comes to ${quoted} in all`) === 'found';

  it('are equal when they are written with the same digits and separators, before the same sign', () => {
    for (const [written, quoted] of [
      ['1,204', '1,204'],
      ['1 204', '1204'],
      ['1\u202f204\u202f500', '1 204 500'],
      ["1'204'500", '1’204’500'],
      ['(5.2)', '-5.2'],
      ['(5.2)', '(5.2)'],
      ['\u22123.2', '-3.2'],
      ['٨٫٥', '8.5'],
      ['١٢٬٥٠٠', '12,500'],
      ['८.५', '8.5'],
      ['１２，５００', '12,500'],
      ['8.5 %', '8.5%'],
      ['8.5 per cent', '8.5%'],
      ['8.5パーセント増', '8.5%増'],
      ['٪٨', '8%'],
      ['EUR 5', '€ 5'],
      ['.5', '0.5'],
      ['5½', '5 1/2'],
      ['CO₂ 7', 'CO2 7'],
      ['CaCl₂ 7', 'CaCl2 7'],
      ['10⁶', '10^6'],
      ['10⁻³', '10^-3'],
    ] as const)
      expect(holds(written, quoted), `${written} as ${quoted}`).toBe(true);
  });

  it('differ otherwise', () => {
    for (const [written, quoted] of [
      ['1,204', '1,205'],
      ['1,204', '1204'],
      ['1,204', '1.204'],
      ['1.234.567,89', '1,234,567.89'],
      ['12,000', '12'],
      ['12.000', '12'],
      ['1,500', '1.5'],
      ['3.100', '3.1'],
      ['7,000', '7.0'],
      ['0.50', '0.5'],
      ['v2.1', 'v2.10'],
      ['12,4', '12.4'],
      ['1204', '1.20'],
      ['12,4', '124'],
      ['-3.2', '3.2'],
      ['3.2', '-3.2'],
      ['(5.2)', '5.2'],
      ['5.2', '(5.2)'],
      ['8.5%', '8.5'],
      ['8.5', '8.5%'],
      ['8.5‰', '8.5%'],
      ['8.5％増', '8.5増'],
      ['5½', '51/2'],
      ['.5', '5'],
      ['007', '7'],
      ['$5', '€5'],
      ['10-12', '1012'],
      ['< 5', '> 5'],
      ['1.2.3', '123'],
      ['1.2.3', '1,2,3'],
    ] as const)
      expect(holds(written, quoted), `${written} as ${quoted}`).toBe(false);
  });

  it('may lose the separators of thousands where the rest of the text tells them', () => {
    const beside = (others: string, written: string, quoted: string) =>
      status(`Of ${others} the total amount comes to ${written} in all.`, `the total amount comes to ${quoted} in all`);
    for (const [others, written, quoted, expected] of [
      ['3.1 %', '12,000', '12000', 'found'],
      ['3.1 %', '12,000', '12', 'altered'],
      ['3.1 %', '12,000', '12.000', 'altered'],
      ['3.1 %', '12.000', '12000', 'altered'],
      ['3,1 %', '12.000', '12000', 'found'],
      ['3,1 %', '12,000', '12000', 'altered'],
      ['1,204,500', '12,000.50', '12000.50', 'found'],
      ['1,204,500', '12,000.50', '12000.5', 'altered'],
      ['3,1 and 2.5', '12.000', '12000', 'altered'],
    ] as const)
      expect([others, written, quoted, beside(others, written, quoted)]).toEqual([others, written, quoted, expected]);
  });

  it('are no raised, lowered or circled figures', () => {
    for (const [written, quoted] of [
      ['10₆', '106'],
      ['10₆', '10 6'],
      ['x₁₀', 'x10'],
      ['pH 5₂', 'pH 52'],
      ['2₀₂₆', '2026'],
      ['10⁶', '106'],
      ['10⁶', '10 6'],
      ['10⁶', '10'],
      ['5⁹', '5'],
      ['5⁹', '59'],
      ['10⁻³', '10³'],
      ['10⁻³', '10'],
      ['10⁻³', '10-3'],
      ['2ⁿ', '2n'],
      ['x²', 'x'],
      ['km²', 'km'],
      ['①⓪', '10'],
      ['①⓪', '1 0'],
      ['①', '②'],
      ['㉑', '21'],
      ['🄂', '1,'],
    ] as const)
      for (const [one, other] of [
        [written, quoted],
        [quoted, written],
      ] as const)
        expect(holds(one, other), `${one} as ${other}`).toBe(false);
    expect(holds('①⓪', '①⓪')).toBe(true);
  });
});

describe('what is next to a passage', () => {
  it('may not turn it', () => {
    const refused = [
      ['It is not true that the plant is profitable today.', 'true that the plant is profitable today'],
      ['The plant was never profitable in any of its years.', 'profitable in any of its years'],
      ['A yield of < 12 tonnes per hectare was measured.', '12 tonnes per hectare was measured'],
      ['The sales reached a total amount of 45 million.', 'The sales reached a total amount of 45'],
      ['The sales reached a total amount of 10⁶ units.', 'The sales reached a total amount of 10'],
      ['The sales reached a total amount of 2½ units.', 'The sales reached a total amount of 2'],
      ['The sales reached a total of 3 × 10⁶ units.', 'The sales reached a total of 3'],
      ['The sales reached a total amount of 7₉ units.', 'The sales reached a total amount of 7'],
      ['The total was 10⁶ units of the new machines.', '6 units of the new machines'],
      ['The total was 2½ units of the new machines.', '½ units of the new machines'],
      ['The plant is unable to deliver the goods.', 'able to deliver the goods'],
      ['This result is notable in the wider region.', 'This result is not able in the wider region'],
    ] as const;
    expect(refused.filter(([text, quote]) => status(text, quote) === 'found')).toEqual([]);
  });

  it('may be a sentence of its own', () => {
    expect(status('He said no. The plant is profitable today.', 'The plant is profitable today')).toBe('found');
    expect(status('Not today.\n\nThe plant is profitable this year.', 'The plant is profitable this year')).toBe(
      'found',
    );
  });

  it('may be left out only where it holds no negation', () => {
    const text = 'The directors approve the budget, but do not accept the plan for the new harbour in the north.';
    expect(status(text, 'The directors approve the budget … the plan for the new harbour')).not.toBe('found');
    expect(status(text, 'do not accept the plan […] new harbour in the north')).toBe('found');
    expect(status(text, '[T]he directors approve the budget')).toBe('found');
  });
});

describe('a superscript digit', () => {
  const cases = [
    ['The new line costs about 10⁶ € in its first year.', 'costs about 10⁶ € in its first year', 'found'],
    ['The new line costs about 10⁶ € in its first year.', 'costs about 106 € in its first year', 'altered'],
    ['The new line costs about 10⁶ € in its first year.', 'costs about 10 € in its first year', 'altered'],
    ['The new line costs about 45³ € in its first year.', 'costs about 45 € in its first year', 'altered'],
    ['The new sales³ are about 45 € in their first year.', 'new sales are about 45 € in their first year', 'found'],
    ['The new sales¹⁻³ are about 45 € in their first year.', 'new sales are about 45 € in their first year', 'found'],
    ['The hall that we let.² It has one door.', 'The hall that we let. It has one door.', 'found'],
    ['The dose in this hall is 5 kg m⁻² per year.', 'The dose in this hall is 5 kg m per year.', 'altered'],
    ['The hall that we rent has 450 m² and one door.', 'The hall that we rent has 450 m2 and one door.', 'found'],
    ['The hall that we rent has 450 m² and one door.', 'The hall that we rent has 450 m and one door.', 'altered'],
  ] as const;
  it.each(cases)(
    'is an exponent after a number, a letter or a unit of length, else the mark of a note: %s | %s',
    (text, quote, expected) => {
      expect(status(text, quote)).toBe(expected);
    },
  );
});
