import { describe, expect, it } from 'vitest';

import { drawFitting } from '../../../server/report/drawToFit.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import { debateOf } from '../../support/histories.ts';
import { allOf, structureOf } from '../../support/pdfStructure.ts';
import { atTheLimits, storyIn } from '../../support/reportCases.ts';
import { ranked } from '../../../shared/views/weighing.ts';
import { draw } from '../../support/drawing.ts';

/** What a report says to anyone who does not see its pages. */
const documentIn = (language: string) => reportOf(debateOf(storyIn(language))) as ReportDocument;
const printed = async (document: ReportDocument) => {
  const { pdf } = await drawFitting(draw, document, await speak(document.language));
  return { pdf, ...(await structureOf(pdf)) };
};

describe.each(['en', 'ar', 'ja', 'hi'])('a tagged report in %s', async (language) => {
  const document = documentIn(language);
  const speech = await speak(language);
  const { pdf, catalog, pages, document: tree } = await printed(document);
  const elements = allOf(tree);

  it('has every run of text in the tree once, or as an artifact', () => {
    expect(pages.flatMap(({ loose }) => loose).filter(bare)).toEqual([]);
    const inTree = elements.flatMap(({ content }) => content);
    expect(new Set(inTree).size).toBe(inTree.length);
    expect([...inTree].toSorted()).toEqual(pages.flatMap(({ marked }) => [...marked.keys()]).toSorted());
    for (const { ids, marked } of pages) expect(ids.toSorted()).toEqual([...marked.keys()].toSorted());
  });

  // Where glyphs stand in the order of letters, pdf.js reads what was written.
  it.skipIf(['ar', 'hi'].includes(language))(
    'leaves to artifacts what every page repeats, and marks of providers',
    () => {
      const { words } = speech;
      const { revision, hash } = document.head;
      pages.forEach(({ artifacts }, i) => {
        const repeated = [
          document.title.text,
          speech.say('caseAt', { case: document.caseId.slice(0, 12), revision: speech.number(revision) }),
          words.head,
          `${hash.slice(0, 8)}…${hash.slice(-8)}`,
          speech.say('pageOf', { page: speech.number(i + 1), pages: speech.number(pages.length) }),
          ...elements.filter(({ scope }) => scope === 'Column').map(({ text }) => text),
        ];
        const rest = repeated.reduce((left, text) => left.replace(bare(text), ''), bare(artifacts.join('')));
        expect(rest.replace(/[●■▲◆◇]/g, '')).toBe('');
        expect(artifacts.map(bare)).toContain(bare(repeated[4]));
      });
    },
  );

  it('has one main heading, what is recommended, and steps down one level at a time', () => {
    const headings = elements.filter(({ role }) => /^H\d$/.test(role));
    const levels = headings.map(({ role }) => Number(role[1]));
    expect(bare(headings[0]?.text)).toBe(bare(document.recommendation.headline));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1));
    const { words } = speech;
    const titles = [words.chances, words.decided, words.why, words.dissents, words.plan, words.moved, words.appendix];
    expect(headings.filter(({ role }) => role === 'H2').map(({ text }) => bare(text))).toEqual(
      expect.arrayContaining(titles.map(bare)),
    );
    for (const section of elements.filter(({ role }) => role === 'Sect'))
      expect(section.kids[0]?.role).toMatch(/^H\d$/);
  });

  it('has tables of rows as long as their heads, which say what they are heads of', () => {
    const tables = elements.filter(({ role }) => role === 'Table');
    expect(tables.length).toBeGreaterThan(6);
    for (const { kids: rows } of tables) {
      expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['TR']));
      expect(new Set(rows.map(({ kids }) => kids.length)).size).toBe(1);
      const cells = rows.flatMap(({ kids }) => kids);
      const heads = cells.filter(({ role }) => role === 'TH');
      expect(heads.length).toBeGreaterThan(0);
      for (const { scope } of heads) expect(['Column', 'Row']).toContain(scope);
      for (const { role } of cells) expect(['TH', 'TD']).toContain(role);
    }
    const [matrix] = tables;
    expect(matrix?.kids[0]?.kids.map(({ scope }) => scope)).toEqual(Array(5).fill('Column'));
    expect(bare(matrix?.kids[0]?.kids[0]?.text)).toBe(bare(speech.words.option));
    document.matrix?.rows.forEach(({ optionId }, i) => {
      const { title } = document.options.find((option) => option.optionId === optionId) ?? { title: '' };
      expect(bare(matrix?.kids[i + 1]?.kids[0]?.text)).toBe(bare(optionId + title));
    });
  });

  it('has charts that say what the document says, bars by rank, and where they are', () => {
    const figures = elements.filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(2);
    for (const [place, { alt, box }] of figures.entries()) {
      const options = place === 0 ? ranked(document.options) : document.options;
      const parts = (alt ?? '').split(speech.marks.semicolon);
      options.forEach(({ optionId, title, final, blind }, i) => {
        expect(parts[i]).toContain(speech.named(`${optionId} ${title}`));
        expect(bare(parts[i])).toContain(bare(speech.percent(final?.p ?? 0)));
        expect(bare(parts[i])).toContain(bare(speech.percent(blind?.p ?? 0)));
      });
      const [left = 0, bottom = 0, right = 0, top = 0] = box ?? [];
      expect(0 < left && left + 100 < right && right < (pages[0]?.size[2] ?? 0)).toBe(true);
      expect(0 < bottom && bottom + 40 < top && top < (pages[0]?.size[3] ?? 0)).toBe(true);
    }
  });

  it('reads in the order of the document', () => {
    const { recommendation: r, frame, dissents, evidence, run } = document;
    const all = bare(tree.text);
    // Where there is no room for them on page one, the questions that decide stand in their section alone.
    const firstPage = all.slice(0, all.indexOf(bare(speech.words.decided)));
    const questions = document.cruxes.map(({ proposition }) => proposition).slice(0, 3);
    const spoken = [
      frame.question,
      r.headline,
      ...document.options.map(({ title }) => title),
      r.nextAction.what,
      r.biggestRisk,
      dissents[0]?.decisiveArgument ?? '',
      ...(firstPage.includes(bare(speech.words.decide)) ? questions : []),
      frame.question,
      ...document.options.map(({ title }) => title),
      ...document.reasons.flatMap(({ text }) => text),
      ...dissents.flatMap(({ text, conditions, watch, reply }) => [text, conditions, watch, reply?.text ?? '']),
      ...document.preMortem.slice(0, 3).flatMap(({ story, earlySign, mitigation }) => [story, earlySign, mitigation]),
      ...document.plan.steps.flatMap(({ by, what, owner, cost }) => [speech.date(by), what, owner, cost]),
      ...evidence.flatMap(({ evidenceId, claim, quote }) => [evidenceId, claim, quote ?? '']),
      ...run.seats.map(({ name }) => name),
    ];
    let from = 0;
    for (const text of spoken) {
      const at = all.indexOf(bare(text), from);
      expect(at, `“${text}” after “…${all.slice(Math.max(0, from - 40), from)}”`).toBeGreaterThanOrEqual(from);
      from = at + bare(text).length;
    }
  });

  it('has links with their words and annotations', () => {
    const links = elements.filter(({ role }) => role === 'Link');
    const urls = document.evidence.flatMap(({ url }) => (url ? [url] : []));
    expect(links.filter(({ text }) => urls.includes(bare(text)))).toHaveLength(urls.length);
    for (const { annotations } of links) {
      expect(annotations.length).toBeGreaterThan(0);
      for (const { Subtype, StructParent } of annotations)
        expect([Subtype, typeof StructParent]).toEqual(['Link', 'number']);
    }
  });

  it('says that it is tagged and in which language, and claims no standard', () => {
    expect(catalog['Lang']).toBe(speech.language);
    expect(catalog['Metadata']).toBeUndefined();
    expect(catalog['OutputIntents']).toBeUndefined();
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/pdfuaid|pdfaid|GTS_PDF/);
  });
});

it('a head of columns that is repeated on the next page is read once', async () => {
  const document = documentIn('en');
  const evidence = Array.from({ length: 40 }, (_, i) => ({ ...document.evidence[0]!, evidenceId: `E-${i + 1}` }));
  const { pages, document: tree } = await printed({ ...document, evidence });
  const { words } = await speak('en');
  const [table] = allOf(tree).filter(({ role, kids }) => role === 'Table' && kids.length === 41);
  expect(table?.kids[0]?.kids.map(({ text }) => text.trim())).toEqual(['', words.says, words.source, words.state]);
  expect(table?.kids.slice(1).map(({ kids }) => kids[0]?.text.trim())).toEqual(
    evidence.map(({ evidenceId }) => evidenceId),
  );
  expect(pages.filter(({ artifacts }) => artifacts.includes(words.says)).length).toBeGreaterThan(1);
});

it('a paragraph that goes on over the page is one paragraph', async () => {
  const document = atTheLimits(documentIn('en'), 3);
  const { document: tree } = await printed(document);
  const over = allOf(tree).filter(({ content }) => new Set(content.map((id) => id.replace(/_.*/, ''))).size > 1);
  expect(over.length).toBeGreaterThan(0);
  const opinions = [...document.dissents, ...document.concurrences].map(({ text }) => bare(text));
  expect(over.some(({ text }) => opinions.includes(bare(text)))).toBe(true);
});

it('labels in English in a report of another language are marked as English', async () => {
  const { catalog, document: tree } = await printed({ ...documentIn('en'), language: 'sw' });
  expect(catalog['Lang']).toBe('sw');
  const inEnglish = allOf(tree).filter(({ lang }) => lang === 'en');
  const { words } = await speak('sw');
  expect(inEnglish.map(({ text }) => text.trim())).toEqual(
    expect.arrayContaining([words.why, words.next, words.option]),
  );
  const criteria = documentIn('en').frame.criteria.map(({ name }) => name);
  expect(inEnglish.filter(({ text }) => criteria.some((name) => text.includes(name)))).toEqual([]);
});

/** Only letters and figures count: spaces and what steers direction differ with the lines. */
const bare = (text: string | undefined): string => (text ?? '').normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');
