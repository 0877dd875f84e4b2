import { expect, it } from 'vitest';

import { drawFitting } from '../../../server/report/drawToFit.ts';
import type { PromptContext } from '../../../server/panel/protocol/phases/common/promptContext.ts';
import { namedIn } from '../../../server/panel/protocol/text/options/namedIn.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { speak } from '../../../shared/words/speak.ts';
import { modelled } from '../../fakes/modelled.ts';
import { draw } from '../../support/drawing.ts';
import { ofType } from '../../support/panelCase.ts';
import { readPdf } from '../../support/pdf.ts';
import { wireCase } from '../../support/wireCase.ts';

/** As it may be broken into lines. */
const bare = (text: string): string => text.replace(/\s/gu, '');

type Told = {
  readonly language: string;
  readonly q1: string;
  /** What the sorting seat quotes; the second is what every framer leaves out, the third what each calls otherwise. */
  readonly sorted: readonly [string, string, string];
  /** Options of the framers: two ways to call the third, each with the words of the first beside it. */
  readonly titles: readonly [string, string];
  /** What the second is called as an option. */
  readonly kept: string;
};

const cases: readonly Told[] = [
  {
    language: 'en',
    q1: 'Our landlord wants us out of the bakery by May. My brother keeps talking about the empty chapel in Hull. The bank would rather see us in the market hall with a stall of 12 metres. And there is always the van, parked behind the house since 2019. What is best for us?',
    sorted: ['the empty chapel in Hull', 'the market hall with a stall of 12 metres', 'the van'],
    titles: ['Rent the empty chapel in Hull', 'Sell from the road'],
    kept: 'The market hall with a stall of 12 metres',
  },
  {
    language: 'de',
    q1: 'Unser Vermieter kündigt die Bäckerei zum Mai. Mein Bruder redet ständig von der leeren Kapelle in Hagen. Die Bank sähe uns gern mit einem Stand in der Markthalle. Und der Foodtruck steht ja auch noch hinter dem Haus. Was ist das Beste für uns?',
    sorted: ['der leeren Kapelle in Hagen', 'mit einem Stand in der Markthalle', 'der Foodtruck'],
    titles: ['Die Kapelle in Hagen mieten', 'Vom Wagen verkaufen'],
    kept: 'Mit einem Stand in der Markthalle',
  },
  {
    language: 'ja',
    q1: '大家が五月に店を返してほしいと言っています。弟はいつも堺の空き倉庫の話をします。銀行は市場の屋台に前向きです。家の裏にはまだキッチンカーが眠っています。何が最善ですか。',
    sorted: ['堺の空き倉庫', '市場の屋台', 'キッチンカー'],
    titles: ['堺の空き倉庫を借りる', '移動販売に切り替える'],
    kept: '市場の屋台',
  },
];

it.each(cases)(
  'an option in prose that every framer leaves out is in the report: $language',
  async ({ language, q1, sorted, titles, kept }) => {
    expect(namedIn(q1)).toEqual([]);
    const answer = (m: PromptContext, provider: string): unknown => {
      const given = modelled(m) as { readonly options: readonly object[] };
      if (m.kind === 'triage') return { ...given, language, named: [...sorted, '12 helicopters'] };
      if (m.kind !== 'frame') return given;
      const [chapel, , van] = sorted;
      const [first, second] = titles;
      const options = [first, second].map((title) => ({
        title,
        description: '',
        origin: title === second ? 'panel' : 'user',
      }));
      // One framer quotes what nobody wrote.
      const invented = provider === 'google' ? [{ said: '12 helicopters', option: first }] : [];
      return {
        ...given,
        options: [...given.options.filter((one) => JSON.stringify(one).includes('status_quo')), ...options],
        named: [{ said: chapel, option: first }, { said: van, option: second }, ...invented],
      };
    };
    const { end, events, recorded, requests } = await wireCase({ submitted: { mode: 'default', q1 }, answer });
    expect(end).toEqual({ how: 'concluded' });
    expect(new Set(requests.map(({ provider }) => provider))).toEqual(new Set(['openai', 'anthropic', 'google']));
    expect(ofType(events, 'FrameProposed')).toHaveLength(3);
    expect(ofType(events, 'CaseTriaged')[0]?.named).toEqual(sorted);
    const mended = ofType(events, 'ModelCallEnded').filter(
      ({ step, outcome }) => step.includes('/frame/') && outcome === 'invalid',
    );
    expect(mended.map(({ problem }) => problem?.detail)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(new RegExp(`missing: ${sorted[1]}$`, 'u')) as string),
    );
    const document = reportOfHistory(seenBy('owner', recorded));
    const option = (title: string) => document?.options.find((one) => one.title === title);
    expect(option(kept)?.origin).toBe('user');
    expect(option(titles[1])?.merged).toContain(sorted[2]);
    expect(JSON.stringify(document)).not.toContain('helicopters');
    if (!document) throw new Error('expected a report, found none');
    const { pdf } = await drawFitting(draw, document, await speak(document.language));
    const printed = bare((await readPdf(pdf)).pages.join(''));
    for (const said of [kept, sorted[2]]) expect(printed).toContain(bare(said));
  },
);
