import { describe, expect, it } from 'vitest';

import { mergeFrames, plainFrame } from '../../../../../server/panel/protocol/phases/framing/mergedFrame.ts';
import { plainFrameIn } from '../../../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { plainOptionsIn } from '../../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import { isSameText } from '../../../../../server/panel/protocol/text/joining.ts';
import { limits, shortTitle } from '../../../../../server/panel/protocol/text/limits.ts';
import { listedOptions } from '../../../../../server/panel/protocol/text/options/listedOptions.ts';
import { ofType, rehearse } from '../../../../support/panelCase.ts';

const deal =
  'Open a new branch in the harbour quarter together with the neighbour who already has a licence there, and take over his two bakers, his ovens and his van at the value that the accountant finds in the spring of next year';
const listed = (items: readonly string[]) =>
  listedOptions(`Which of these should we do?\n${items.map((item) => `- ${item}`).join('\n')}`);

const onTheTable = (items: readonly string[]): readonly string[] => {
  const plain = plainOptionsIn('en');
  const same = { options: isSameText, criteria: isSameText, choices: [] };
  const framed = mergeFrames([plainFrame('', plain, plainFrameIn('en'))], [], plain, listed(items), same);
  return framed.options.map(({ title }) => title);
};

describe('long items that begin alike', () => {
  const streets = ['in the first street', 'in the second street', 'in the second street with a café'];
  const items = streets.map((street) => `${deal} ${street}`);

  it('are options of their own, named by what sets them apart', () => {
    expect(listed(items).map(({ title }) => title.split(' … ')[1])).toEqual([
      'the first street',
      'in the second street',
      'second street with a café',
    ]);
    expect(listed(items).map(({ text }) => text)).toEqual(items);
  });

  it('are all on the table', () => {
    const numbered = Array.from({ length: 30 }, (_, i) => `${deal}, number ${i + 1}`);
    const titles = onTheTable(numbered);
    for (const { title } of listed(numbered)) expect(titles).toContain(title);
    expect(new Set(listed(numbered).map(({ title }) => title)).size).toBe(30);
  });

  it('are one where they are the same to the end', () => {
    expect(listed([`${deal}.`, deal, `${deal} in the first street`])).toHaveLength(2);
  });

  it('have names no longer than other names', () => {
    const long = ['first', 'second'].map((street) => `${deal}, ${deal} in the ${street} street, ${deal}, ${deal}`);
    const [first = '', second = ''] = listed(long).map(({ title }) => title);
    expect([first, second].map((title) => /first|second/u.exec(title)?.[0])).toEqual(['first', 'second']);
    expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(limits.title);
  });

  it('are shortened between words, and once: a seat that repeats a name names the same option', async () => {
    const long = `Move the packing line to Wisbech, where the landlord offers ${deal}`;
    const [option] = listed([long, 'Stay in March']);
    expect(option?.title).toMatch(/\p{L}\u00A0…$/u);
    expect(option?.text).toBe(long);
    expect(shortTitle(option?.title ?? '')).toBe(option?.title);
    expect(shortTitle(long)).toBe(option?.title);
    const { events } = await rehearse('direct', {}, `Which should we do?\n1. ${long}\n2. Stay in March`);
    const titles =
      ofType(events, 'CaseFramed')
        .at(-1)
        ?.frame.options.map(({ title }) => title) ?? [];
    expect(titles.filter((title) => title.startsWith('Move the packing line'))).toEqual([option?.title]);
  });

  it('are told apart in scripts without spaces', () => {
    const start = '港の近くに新しい店を隣の人と一緒に開き、二人の職人と窯と車を引き継ぐ'.repeat(7);
    const titles = listed([`${start}第一通り`, `${start}第二通り`]).map(({ title }) => title);
    expect(titles.map((title) => title.split(' … ')[1])).toEqual(['一通り', '二通り']);
  });
});
