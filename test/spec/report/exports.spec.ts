import { marked } from 'marked';
import { describe, expect, it } from 'vitest';

import { blocksOf } from '../../../server/report/exports/blocks.ts';
import { exported } from '../../../server/report/exports/exported.ts';
import { filenameOf } from '../../../server/report/exports/filename.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { costIfWrong, nearestTip, numbersSaid } from '../../../shared/decisionModel/numbersSaid.ts';
import { speak } from '../../../shared/words/speak.ts';
import { summarySaid } from '../../../client/report/summarySaid.ts';
import { exampleHistory } from '../../golden/example/history.ts';
import { readHere } from '../../support/documents.ts';
import { caseIn } from '../../support/reportCases.ts';

const reportIn = async (language: string, seats: 'rehearsal' | 'providers' = 'providers') => {
  const document = reportOfHistory(seenBy('owner', await caseIn(language, seats)));
  if (!document) throw new Error(`Expected a report in ${language}, found none.`);
  return document;
};

/** The same report as somebody would write it who wants more than a letter to be read from their words. */
const hostile =
  '# Not a heading\n- [x](javascript:alert) <script>alert(1)</script> | a | **b** ![p](http://e.vil/p.png) &lt; \u0000\u0008\uD800';
const attacked = (document: ReportDocument): ReportDocument => {
  const { recommendation, dissents, evidence, plan } = document;
  return {
    ...document,
    title: { ...document.title, text: hostile },
    recommendation: { ...recommendation, headline: hostile, biggestRisk: `1. ${hostile}` },
    dissents: dissents.map((one) => ({ ...one, text: `${hostile}\n${hostile}` })),
    evidence: evidence.map((one) => ({ ...one, claim: hostile, publisher: hostile })),
    plan: { ...plan, steps: plan.steps.map((step) => ({ ...step, what: hostile })) },
  };
};

/** The reader drops the marks of direction. */
const plainOf = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

it('a column that holds one provider a row is headed so', async () => {
  const document = await reportIn('en');
  const tables = blocksOf(document, await speak('en')).flatMap((block) => (block.is === 'table' ? [block.heads] : []));
  expect(tables).toContainEqual(['Seat', 'Lens', 'Provider', 'Model']);
});

it('in Japanese a sentence follows the one before it without a space', async () => {
  const document = await reportIn('ja');
  const { recommendation } = document;
  const changed: ReportDocument = {
    ...document,
    recommendation: { ...recommendation, reversible: { kind: 'two_way', revision: 0 }, exitCost: '敷金を失います。' },
  };
  const told = blocksOf(changed, await speak('ja')).map((block) => ('text' in block ? block.text : ''));
  expect(told.find((text) => text.includes('敷金'))).toMatch(/。敷金を失います。$/u);
});

it.each(['md', 'docx'] as const)('a check that did not pass is marked as failed, as %s', async (format) => {
  const document = await reportIn('de');
  const gate = { verdict: 'publish_with_warning' as const, ...document.gate, revision: 1 };
  const failed = { ...document, gate: { ...gate, checks: [{ rule: 'base_rate' as const, ok: false, found: [] }] } };
  const { blocks } = await readHere(await exported(failed, format), `report.${format}`);
  const [said] = blocks.filter(({ text }) => text.includes('Es gibt eine Grundrate'));
  expect(said?.text).toMatch(/✗ Es gibt eine Grundrate/u);
});

it('lists the numbers of options in the order of the options', async () => {
  const document = await reportIn('en');
  const { numbers } = document;
  if (!numbers) throw new Error('Expected the numbers of a decision, found none.');
  const { options } = numbers.counted;
  const turned = { ...numbers, counted: { ...numbers.counted, options: options.toReversed() } };
  const said = numbersSaid(turned, await speak('en'), document.options);
  const inOrder = document.options.map(({ optionId }) => optionId);
  expect(said.options.map(({ optionId }) => optionId)).toEqual(inOrder);
  expect(said.cash.map(({ optionId }) => optionId)).toEqual(inOrder);
});

describe.each(['en', 'ar', 'ja'])('a report in %s that is taken away', (language) => {
  it('is a Word document with headings as styles, tables as tables, and every dissent word for word', async () => {
    const document = await reportIn(language);
    const { reading, blocks } = await readHere(await exported(document, 'docx'), 'report.docx');
    expect(reading.outcome).toBe('read');
    const speech = await speak(document.language);
    const wanted = blocksOf(document, speech);
    const headings = wanted.flatMap((block) => (block.is === 'heading' ? [plainOf(block.text)] : []));
    const read = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => plainOf(text));
    expect(read).toEqual(headings);
    const rows = wanted.flatMap((block) => (block.is === 'table' ? [block.heads, ...block.rows] : []));
    expect(blocks.filter(({ kind }) => kind === 'row')).toHaveLength(rows.length);
    const text = plainOf(blocks.map((block) => block.text).join(' '));
    for (const dissent of document.dissents) expect(text).toContain(plainOf(dissent.text));
    expect(document.dissents.length).toBeGreaterThan(0);
  });

  it.each(['md', 'docx', 'pptx'] as const)('names the numbers that were estimated, as %s', async (format) => {
    const document = await reportIn(language);
    const checks = [{ rule: 'numbers_traceable', ok: true, found: ['17.3 % (Ada)'] }] as const;
    const file = await exported({ ...document, gate: { verdict: 'pass', revision: 1, checks } }, format);
    const text =
      format === 'md'
        ? file.toString()
        : (await readHere(file, `report.${format}`)).blocks.map((block) => block.text).join('\n');
    expect(text.replaceAll('\\', '')).toContain('17.3 % (Ada)');
  });

  it('is one slide with the recommendation, every option and the case it comes from', async () => {
    const document = await reportIn(language);
    const { reading, blocks } = await readHere(await exported(document, 'pptx'), 'report.pptx');
    expect(reading).toMatchObject({ outcome: 'read', facts: { pages: 1 } });
    const text = blocks.map((block) => block.text).join('\n');
    for (const said of [
      document.recommendation.headline,
      document.caseId,
      ...document.options.map(({ title }) => title),
    ])
      expect(text).toContain(said);
  });

  it('is Markdown whose headings and tables are ours', async () => {
    const document = await reportIn(language);
    const speech = await speak(document.language);
    const tokens = marked.lexer((await exported(document, 'md')).toString());
    const wanted = blocksOf(document, speech);
    const count = (type: string) => tokens.filter((token) => token.type === type).length;
    expect(count('heading')).toBe(wanted.filter(({ is }) => is === 'heading').length);
    expect(count('table')).toBe(wanted.filter(({ is }) => is === 'table').length);
  });
});

describe('what only some reports have', () => {
  it('is taken away too: the numbers of the decision, what tips it, and variants of one choice', async () => {
    const example = reportOfHistory(seenBy('owner', await exampleHistory()));
    if (!example?.numbers) throw new Error('Expected the example to have numbers, found none.');
    const [first, second] = example.options;
    const options = example.options.map((one) =>
      one === second ? { ...one, final: null, blind: null, variants: [first?.title ?? ''] } : one,
    );
    const document: ReportDocument = { ...example, options };
    const speech = await speak(document.language);
    const said = numbersSaid(example.numbers, speech, options);
    const { blocks } = await readHere(await exported(document, 'docx'), 'report.docx');
    const word = plainOf(blocks.map(({ text }) => text).join(' '));
    for (const figure of [...said.options, ...said.cash].flatMap(({ cells }) => cells)) expect(word).toContain(figure);
    for (const { name } of example.numbers.model.inputs) expect(word).toContain(plainOf(name));
    expect(word).toContain(plainOf(nearestTip(document, speech) ?? 'no tip'));
    expect(word).toContain(plainOf(costIfWrong(document, speech) ?? 'no cost'));
    expect(word).toContain(plainOf(speech.say('variantOf', { options: speech.quoted(first?.title ?? '') })));
    expect((await exported(document, 'md')).toString()).toContain(speech.words.numbers);
  });
});

describe('what has to be said above a report', () => {
  it.each(['md', 'docx', 'pptx'] as const)(
    'stands in its %s too: checks that did not pass, and panels that disagree',
    async (format) => {
      const document = await reportIn('de');
      if (!document.gate) throw new Error('Expected a report with checks, found none.');
      const passed: ReportDocument = { ...document, gate: { ...document.gate, verdict: 'pass' } };
      const warned: ReportDocument = {
        ...document,
        gate: { ...document.gate, verdict: 'publish_with_warning' },
        panels: { agreeing: 2, of: 3, winners: [], revision: 1 },
      };
      const textOf = async (one: ReportDocument) => {
        const bytes = await exported(one, format);
        return format === 'md'
          ? bytes.toString()
          : (await readHere(bytes, `report.${format}`)).blocks.map((block) => block.text).join('\n');
      };
      const { words, say } = await speak('de');
      const said = [words.warning, say('panelsAgree', { agreeing: '2', of: '3' })];
      const [withBoth, withNone] = [plainOf(await textOf(warned)), plainOf(await textOf(passed))];
      expect(said.filter((text) => !withBoth.includes(plainOf(text)))).toEqual([]);
      expect(said.filter((text) => withNone.includes(plainOf(text)))).toEqual([]);
    },
  );
});

describe('words of users and models in a report that is taken away', () => {
  it('are letters in Markdown, whatever they look like', async () => {
    const document = await reportIn('en');
    const markdown = (await exported(attacked(document), 'md')).toString();
    const found: string[] = [];
    const tokens = marked.lexer(markdown);
    // An address that a program underlines by itself leads where it says.
    void marked.walkTokens(tokens, (token) => {
      const isBare = token.type === 'link' && token.raw === token['href'];
      if (['html', 'link', 'image', 'code', 'codespan', 'del'].includes(token.type) && !isBare) found.push(token.raw);
    });
    expect(found).toEqual([]);
    const unchanged = marked.lexer((await exported(document, 'md')).toString());
    const outline = (of: typeof tokens) => of.map(({ type }) => type).filter((type) => type !== 'space');
    expect(outline(tokens)).toEqual(outline(unchanged));
    expect(await marked.parse(markdown)).toContain('&lt;script&gt;');
  });

  it.each(['docx', 'pptx'] as const)('are text in a %s, without what XML forbids', async (format) => {
    const document = attacked(await reportIn('en'));
    const { reading, blocks } = await readHere(await exported(document, format), `report.${format}`);
    expect(reading.outcome).toBe('read');
    expect(blocks.map(({ text }) => text).join('\n')).toContain('<script>alert(1)</script>');
  });
});

describe('a rehearsal that is taken away', () => {
  it.each(['md', 'docx', 'pptx'] as const)('says that it is one as %s, and judges nothing', async (format) => {
    const document = await reportIn('en', 'rehearsal');
    const bytes = await exported(document, format);
    const text =
      format === 'md'
        ? bytes.toString()
        : (await readHere(bytes, `report.${format}`)).blocks.map((block) => block.text).join('\n');
    expect(text).toContain('Rehearsal: no AI model was consulted.');
    expect(text).toContain('This is what your report will contain.');
    expect(text).not.toContain('Model calls');
    expect(text).not.toMatch(/Probability that it|Probability that each option is the best one, before.*\d/u);
    expect(text).not.toContain('scripted seats chose');
  });

  it.each(['md', 'docx', 'pptx'] as const)(
    'says as %s what was read of the decision, as its page does',
    async (format) => {
      const told = await reportIn('en', 'rehearsal');
      const frame = {
        ...told.frame,
        deadline: { text: '2027-03-05', revision: 1 },
        constraints: ['We cannot borrow.'],
      };
      const document: ReportDocument = { ...told, frame };
      const { words, date } = await speak(document.language);
      const bytes = await exported(document, format);
      const text = plainOf(
        format === 'md'
          ? bytes.toString()
          : (await readHere(bytes, `report.${format}`)).blocks.map((block) => block.text).join('\n'),
      );
      const wanted = [
        words.decided,
        ...document.options.map(({ title }) => title),
        date('2027-03-05'),
        words.fixed,
        'We cannot borrow.',
      ];
      expect(wanted.filter((one) => !text.includes(one))).toEqual([]);
      expect(text).not.toContain(words.lens);
    },
  );

  it('says so in its summary, and gives no recommendation', async () => {
    const document = await reportIn('en', 'rehearsal');
    const summary = summarySaid(document, await speak('en'), 'https://example.org/report');
    expect(summary).toMatch(/^Rehearsal: no AI model was consulted/u);
    expect(summary).not.toContain('scripted seats chose');
  });
});

describe('a summary for a message', () => {
  it('names the recommendation, its probability, the first dissent and the next step', async () => {
    const document = await reportIn('en');
    const summary = summarySaid(document, await speak('en'), 'https://example.org/report');
    for (const said of [
      document.recommendation.headline,
      document.recommendation.nextAction.what,
      document.dissents[0]?.decisiveArgument ?? 'no dissent',
      'https://example.org/report',
    ])
      expect(summary).toContain(said);
    expect(summary.split('\n').length).toBeLessThanOrEqual(7);
  });
});

describe('the name of a report’s file', () => {
  it.each([
    ['Buy the plant for £6.4m?', 'en', 'Witan Buy the plant for £6.4m.pdf'],
    ['Open at 10:30, or never.', 'en', 'Witan Open at 10 30, or never.pdf'],
    ['../../etc/passwd', 'en', 'Witan etc passwd.pdf'],
    ['???', 'en', 'Witan report.pdf'],
  ])('of %j keeps its figures', (title, language, name) => expect(filenameOf(title, language)).toBe(name));

  it('ends a long title with a whole word, in scripts without spaces too', () => {
    const long = 'Should Hartwell & Daughters sign the lease of the station concourse unit for ten years now or wait?';
    const name = filenameOf(long, 'en').slice('Witan '.length, -'.pdf'.length);
    expect(name.length).toBeLessThanOrEqual(80);
    expect(long.startsWith(`${name} `)).toBe(true);
    const thai = 'เราควรเปิดร้านเบเกอรี่สาขาที่สองในสถานีรถไฟหรือรอจนถึงปีหน้าเพื่อฝึกคนทำขนมปังคนที่สองก่อนแล้วค่อยตัดสินใจอีกครั้ง';
    const cut = filenameOf(thai, 'th').slice('Witan '.length, -'.pdf'.length);
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)].map(({ index }) => index);
    expect(words).toContain(cut.length);
  });
});
