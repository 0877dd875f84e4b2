import { describe, expect, it } from 'vitest';

import { delivered } from '../../../server/mail/deliveredEmail.ts';
import { plainText } from '../../../server/mail/emailText.ts';
import { definitionOf, openingOf } from '../../../server/report/page/definition.ts';
import { bodies, firsts } from '../../../server/report/page/fitting.ts';
import { exported } from '../../../server/report/exports/exported.ts';
import { blocksOf } from '../../../server/report/exports/blocks.ts';
import { markdownOf } from '../../../server/report/exports/markdown.ts';
import { summarySaid } from '../../../client/report/summarySaid.ts';
import type { CaseEvent, CaseEventOf, Change } from '../../../shared/events/case.ts';
import { labelledLanguages } from '../../../shared/locales/locales.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { speak } from '../../../shared/words/speak.ts';
import { history, recorded } from '../../support/histories.ts';
import { readSlides, readWord } from '../../support/consistency/reading/inFiles.ts';
import { strangerIn, wordless } from '../../support/ownSentences.ts';

type Again = NonNullable<CaseEventOf<'CaseSubmitted'>['data']['again']>;
const submittedAt = '2026-10-03T09:00:00.000Z';
const changes: Readonly<Record<Change['kind'], Change>> = {
  fact: { kind: 'fact', now: '№ 480.' },
  assumption: { kind: 'assumption', was: '№ 470', now: '№ 480' },
  weight: { kind: 'weight', criterionId: 'c2', name: '№ 480', was: 0.25, now: 0.65 },
  document: { kind: 'document', documentId: 'doc-1', name: '№ 480' },
};

const reportWith = (language: string, again: Again | undefined, rehearsal = false): ReportDocument => {
  const facts = history(wordless(language, rehearsal)).map((fact): CaseEvent =>
    fact.type === 'CaseSubmitted' && again ? { ...fact, data: { ...fact.data, again } } : fact,
  );
  const document = reportOfHistory(seenBy('owner', recorded(facts)));
  if (!document) throw new Error(`expected a report in ${language}, found none`);
  return document;
};
const links = { report: 'https://w/r', pdf: 'https://w/p', replay: 'https://w/w', cases: 'https://w/c' };
const emailOf = async (document: ReportDocument) =>
  delivered({
    ...{ to: 'ada@example.org', speech: await speak(document.language), document, filename: 'recommendation.pdf' },
    pdf: new Uint8Array(10),
    links: { ...links, ...(document.again && { earlier: 'https://w/e' }) },
  });

/** As a reader sees it: without marks of direction, and with one kind of space. */
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s+/gu, ' ');
const printed = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(printed);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    ['content', 'text', 'stack', 'columns', 'table', 'body', 'ul', 'ol'].includes(key) ? printed(value) : [],
  );
};

/** The first lines of every surface: all that stands before what it asks. */
const topsOf = async (document: ReportDocument) => {
  const speech = await speak(document.language);
  const email = await emailOf(document);
  const word = await readWord(await exported(document, 'docx'));
  const slides = await readSlides(await exported(document, 'pptx'));
  const read = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join(' ');
  return {
    markdown: markdownOf(blocksOf(document, speech)),
    word: read(word),
    slide: read(slides.parts),
    pdf: printed(definitionOf(document, speech)).join(' '),
    email: plainText(email),
    preview: email.preview,
    copied: summarySaid(document, speech, 'https://w/r'),
  };
};

describe.each([...labelledLanguages])('a report in %s of a case that was asked again', (language) => {
  const all = Object.entries(changes);

  it.each(all)('says everywhere what was changed, and of which case: %s', async (kind, change) => {
    for (const rehearsal of [false, true]) {
      const document = reportWith(language, { of: 'case-0', change, submittedAt }, rehearsal);
      const speech = await speak(language);
      const day = plain(speech.date(submittedAt));
      const tops = await topsOf(document);
      for (const [surface, text] of Object.entries(tops)) {
        const wanted = [
          '480',
          ...(surface === 'preview' ? [] : [day]),
          ...(kind === 'weight' ? [plain(speech.percent(0.65))] : []),
        ];
        expect([surface, wanted.filter((one) => !plain(text).includes(one))]).toEqual([surface, []]);
      }
    }
  });

  it('says it in no other language', async () => {
    const stranger = strangerIn(language);
    for (const [, change] of all) {
      const document = reportWith(language, { of: 'case-0', change, stated: ['№ 490.'], submittedAt });
      const speech = await speak(language);
      const email = await emailOf(document);
      const texts = [
        ...printed(definitionOf(document, speech)),
        ...markdownOf(blocksOf(document, speech)).split('\n'),
        ...[email.subject, email.preview, ...plainText(email).split('\n')],
      ];
      expect(texts.filter(stranger)).toEqual([]);
    }
  });
});

const fact = { of: 'case-0', change: changes.fact, stated: ['№ 490.'], submittedAt };

it('the document has the change and the case that it is about', () => {
  expect(reportWith('en', fact).again).toEqual({
    ...{ of: 'case-0', ofSubmittedAt: submittedAt, change: changes.fact, stated: ['№ 490.'], revision: 0 },
  });
  expect(reportWith('en', undefined)).not.toHaveProperty('again');
});

it('a case from before that day was kept is said to be asked again, without a day', async () => {
  const { email } = await topsOf(reportWith('en', { of: 'case-0', change: changes.fact }));
  expect(email).toContain('Asked again. Known now: № 480.');
});

it('what was stated when an earlier case was asked again is said too', async () => {
  const { pdf, markdown, word } = await topsOf(reportWith('en', fact));
  for (const text of [pdf, markdown, word]) expect(text).toContain('Known since an earlier change: № 490');
});

it('a watcher by link is told that a case is asked again, and nothing of what its owner wrote', async () => {
  const reused = { of: 'case-0', part: 1, parts: 1, calls: 3, at: submittedAt };
  const facts = history(wordless('en', false)).flatMap((one): CaseEvent[] =>
    one.type === 'CaseSubmitted'
      ? [
          { ...one, data: { ...one.data, again: fact } },
          { type: 'FindingsReused', data: reused },
        ]
      : [one],
  );
  const document = reportOfHistory(seenBy('watcher', recorded(facts)));
  if (!document) throw new Error('expected a report, found none');
  expect(document).not.toHaveProperty('again');
  const { email: _email, preview: _preview, ...opened } = await topsOf(document);
  for (const text of Object.values(opened)) {
    expect(text).toContain('Asked again.');
    expect(text).not.toContain('№ 480');
  }
});

it('the e-mail is told apart from that of the first case, and leads to its report', async () => {
  const [first, again] = [await emailOf(reportWith('en', undefined)), await emailOf(reportWith('en', fact))];
  expect(again.subject).toContain('Asked again');
  expect(first.subject).not.toContain('Asked again');
  expect(again.preview.startsWith('Known now: № 480.')).toBe(true);
  expect(plainText(again)).toContain('https://w/e');
  expect(plainText(again).indexOf('№ 480')).toBeLessThan(plainText(again).indexOf('№ 31.'));
});

it('the words of a long change are shortened where there is little room, and in full where there is some', async () => {
  const long = `${'№ 7 '.repeat(400)}№ 480.`;
  const tops = await topsOf(reportWith('en', { ...fact, change: { kind: 'fact', now: long } }));
  for (const surface of ['pdf', 'markdown', 'word'] as const) expect(plain(tops[surface])).toContain(plain(long));
  for (const surface of ['slide', 'email', 'preview', 'copied'] as const)
    expect(plain(tops[surface]).length).toBeLessThan(2000);
});

describe('where there is little room, what is true instead of an assumption', () => {
  const tight = firsts.at(-1) ?? firsts[0];
  const tops = async (was: string, now: string) => {
    const document = reportWith('en', { ...fact, change: { kind: 'assumption', was, now } });
    const page = openingOf(document, await speak('en'), { first: tight, body: bodies[0] });
    return { page: plain(printed(page).join(' ')), slide: plain((await topsOf(document)).slide) };
  };
  const now = 'Sales fall to 7,100 barrels a year, since two of the five pubs close in March.';

  it.each(['Cider sales stay at 9,800 barrels a year, as they did last year.', 'Sales stay. '.repeat(100)])(
    'stands in full beside %j',
    async (was) => {
      const { page, slide } = await tops(was, now);
      for (const text of [page, slide]) expect(text).toContain(`What is true instead: ${now}`);
      expect(page).toContain(`The panel assumed: ${was.slice(0, 20)}`);
    },
  );

  it('stands alone where it takes all the room', async () => {
    const { page } = await tops('Sales stay at 9,800 barrels.', `${now} The brewer says so in his letter of Monday.`);
    expect(page).toContain(`What is true instead: ${now}`);
    expect(page).not.toContain('The panel assumed');
  });
});
