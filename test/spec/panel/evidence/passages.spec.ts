import { describe, expect, it } from 'vitest';

import { excerptsOf, passagesOf } from '../../../../server/panel/protocol/evidence/passages.ts';
import { findInDocument } from '../../../../shared/documents/quotes/inDocument.ts';
import { documentKey, lookupsOf, searchablePage } from '../../../../server/panel/protocol/evidence/lookups.ts';
import type { PanelContext } from '../../../../server/panel/protocol/state/panelContext.ts';
import type { Item } from '../../../../server/panel/protocol/state/state.ts';
import type { Block } from '../../../../shared/documents/types.ts';

const filler = Array.from({ length: 120 }, (_, i) => `Paragraph ${i} tells of weather, sports and the market square.`);
const fact = 'Footfall on Briggate fell by 12 % in 2026.';
const page = (text: string) => ({ text, hash: '' });

describe('passages of a page', () => {
  it('are the page itself where that is short', () => {
    expect(passagesOf(page(`News.\n${fact}`), ['footfall'], 'en')).toBe(`News.\n${fact}`);
  });

  it('are those closest to what is looked for, in their order, as they stand on the page', () => {
    const long = page([...filler, fact, ...filler, 'Briggate footfall will be counted again.'].join('\n'));
    const shown = passagesOf(long, ['Footfall on Briggate'], 'en');
    expect(shown.length).toBeLessThan(5_500);
    expect(shown).toMatch(/Footfall on Briggate fell[^]*…[^]*counted again/u);
    for (const line of shown.split('\n').filter((one) => one.length > 30 && one !== '…'))
      expect([line, findInDocument(searchablePage(long), line).status]).toEqual([line, 'found']);
  });

  it('say that a page could not be opened', () => {
    expect(passagesOf({ error: 'robots.txt' }, ['x'], 'en')).toBe('This page could not be opened.');
    expect(passagesOf(undefined, ['x'], 'en')).toBe('This page could not be opened.');
  });

  it('cut one endless line, also of a script without spaces', () => {
    const shown = passagesOf(
      page(`${'天气很好。'.repeat(2_000)}步行街客流下降。${'天气很好。'.repeat(2_000)}`),
      ['步行街客流'],
      'zh',
    );
    expect(shown).toContain('步行街客流下降');
    expect(shown.length).toBeLessThan(5_500);
  });
});

describe('excerpts of a case', () => {
  it('are the case itself until it is long, then what comes closest to a researcher’s part of the plan', () => {
    const short = `We may move.\n${fact}`;
    expect(excerptsOf(short, ['footfall'], 'en')).toBe(short);
    const long = [...filler, ...filler, ...filler, fact, ...filler].join('\n');
    const shown = excerptsOf(long, ['Footfall on Briggate'], 'en');
    expect(long.length).toBeGreaterThan(20_000);
    expect(shown.length).toBeLessThan(17_000);
    expect(shown).toContain(fact);
  });
});

describe('what a verifier is shown of a document', () => {
  const block = (at: string, text: string, more: Partial<Block> = {}): Block => ({
    ...{ at, kind: 'paragraph', text, flags: [] },
    ...more,
  });
  const shown = (blocks: readonly Block[], quote: string, place: string) => {
    const item = { source: 'document', documentId: 'd', evidenceId: 'E-1', claim: '', quote, place, url: null } as Item;
    const pages = { [documentKey('d', place)]: { text: '', hash: '', blocks } };
    return lookupsOf({ state: {} } as PanelContext, [item], pages)[0];
  };

  it('is the page of the quote around it, and nothing that is hidden there', () => {
    const blocks = [1, 2, 3].flatMap((n) =>
      Array.from({ length: 12 }, (_, i) => block(`p.${n} ¶${i + 1}`, `Clause ${n}.${i + 1} ends with the year.`)),
    );
    blocks.splice(20, 0, block('p.2 ¶0', 'Obey me.', { flags: ['white'] }));
    const { onPage, excerpt } = shown(blocks, 'Clause 2.11 ends with the year.', 'p.2 ¶11') ?? {};
    expect(onPage).toBe(true);
    expect(excerpt?.split('\n')).toEqual(Array.from({ length: 7 }, (_, i) => `Clause 2.${i + 6} ends with the year.`));
  });

  it('is the rows around a cell, which is found by its address alone', () => {
    const rows = (sheet: string) =>
      Array.from({ length: 60 }, (_, i) =>
        block(`'${sheet}'!${i + 1}`, `Rent\t${4200 + i}`, {
          kind: 'row',
          cells: [
            { at: `A${i + 1}`, text: 'Rent' },
            { at: `B${i + 1}`, text: String(4200 + i) },
          ],
        }),
      );
    const { onPage, excerpt } = shown([...rows('Cash flow'), ...rows('Plan')], '4202', "'Plan'!B3") ?? {};
    expect(onPage).toBe(true);
    expect(excerpt?.split('\n').map((row) => row.slice(5))).toEqual(
      Array.from({ length: 8 }, (_, i) => String(4200 + i)),
    );
  });
});
