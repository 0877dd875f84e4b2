import { describe, expect, it } from 'vitest';

import { createSigner } from '../../../server/platform/keys/signing.ts';
import { headsIn } from '../../../shared/kernel/signedHead.ts';
import { html } from '../../../server/mail/emailHtml.ts';
import { attachUpTo, delivered } from '../../../server/mail/emails.ts';
import { plainText } from '../../../server/mail/emailText.ts';
import { speak } from '../../../shared/words/catalogue.ts';
import { type ReportDocument, reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { debateOf } from '../../support/histories.ts';
import { lettersOf } from '../../support/letters.ts';
import { storyIn } from '../../support/reportCases.ts';
import { english, rehearsal } from '../../support/stories.ts';

const speech = await speak('en');
const letters = lettersOf(english, speech);

describe('letters', () => {
  it('say the same in text and in HTML', () => {
    for (const letter of Object.values(letters)) {
      const page = unescaped(html(letter));
      const text = plainText(letter);
      for (const said of letter.blocks.flatMap((block) => ('text' in block ? [block.text] : []))) {
        expect(text).toContain(said);
        expect(page).toContain(said);
      }
    }
  });

  it('have one button each and links that lead somewhere', () => {
    for (const letter of Object.values(letters)) {
      expect(letter.blocks.filter(({ as }) => as === 'button')).toHaveLength(1);
      expect(html(letter)).not.toContain('href="#"');
    }
  });

  it('tell the decision in the subject, not the product', () => {
    expect(letters.delivered.subject).toContain(english.headline.slice(0, 20));
    expect(letters.questions.subject).toContain(english.title);
  });

  it('carry the same id for the same fact and another for another', () => {
    expect(lettersOf(english, speech).delivered.id).toBe(letters.delivered.id);
    const ids = [...Object.values(letters), lettersOf({ ...english, risk: 'Another.' }, speech).delivered].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be ended by one click only where they are reminders', () => {
    for (const letter of Object.values(letters)) expect(letter.unsubscribe !== null).toBe(letter.kind === 'review');
  });

  it('show what strangers wrote as text', () => {
    const evil = { ...english, headline: '<img src=x onerror=alert(1)> & "quoted"', title: '</title><script>' };
    for (const letter of Object.values(lettersOf(evil, speech)))
      expect(html(letter)).not.toMatch(/<img|<script|onerror="/);
  });

  it('leave a large PDF to the link', () => {
    const { delivered } = lettersOf(english, speech, new Uint8Array(attachUpTo + 1));
    expect(delivered.attachments).toEqual([]);
    expect(plainText(delivered)).toContain(speech.words.tooLarge);
    expect(plainText(delivered)).toContain('report.pdf');
  });

  it.each(['en', 'ar'])(
    'are the witness of the head themselves when the PDF does not go with them, in %s',
    async (language) => {
      const document = reportOf(debateOf(storyIn(language))) as ReportDocument;
      const signed = createSigner('66'.repeat(32)).sign({
        stream: `case-${document.caseId}`,
        ...document.head,
        hash: '0a'.repeat(32),
        at: '2026-11-21T16:00:00.000Z',
      });
      const spoken = await speak(language);
      const letter = (size: number) =>
        delivered({
          ...{ to: 'ada@example.org', speech: spoken, filename: 'r.pdf', pdf: new Uint8Array(size) },
          document: { ...document, head: { revision: signed.revision, hash: signed.hash }, signed },
          links: { report: '', pdf: '', replay: '', cases: '' },
        });
      const large = letter(attachUpTo + 1);
      const told = [plainText(large), unescaped(html(large))].map((text) =>
        headsIn(/case-[\w-]+@[^<]*?[0-9a-f]{128}/.exec(text)?.[0] ?? ''),
      );
      expect(told).toEqual([[signed], [signed]]);
      expect(plainText(letter(1000))).not.toContain(signed.signature);
    },
  );

  it.each(['en', 'de', 'ar', 'ja'])('name the case first, in fewer than 70 characters, in %s', async (language) => {
    const story = { ...storyIn(language), title: storyIn(language).question };
    const all = lettersOf(story, await speak(language));
    for (const letter of [all.questions, all.failed, all.shared, all.review])
      expect(letter.subject.startsWith(story.title.slice(0, 12))).toBe(true);
    for (const { subject } of Object.values(all)) expect(Array.from(subject).length).toBeLessThan(70);
  });

  it('name a rehearsal in subject and text', () => {
    const { delivered: letter } = lettersOf(rehearsal, speech);
    expect(letter.subject).toContain('Rehearsal');
    expect(plainText(letter)).toContain('no AI model was consulted');
  });

  it('keep a telephone number in its order in text that runs right to left, and say the time zone', async () => {
    const story = { ...storyIn('ar'), risk: 'اتصل بالرقم +44 113 496 0000 قبل الجمعة.' };
    const arabic = html(lettersOf(story, await speak('ar')).questions);
    expect(arabic).toContain('\u2066+44\u00A0113\u00A0496\u00A00000\u2069');
    expect(arabic).toMatch(/<p dir="auto" class="ink"[^>]*>اتصل/);
    const { delivered } = lettersOf(story, await speak('ar'));
    expect(html(delivered)).toMatch(/<p dir="auto" class="ink"[^>]*>\u200FB: /);
    expect(arabic).not.toContain('italic');
    expect(html(letters.questions)).toContain('italic');
    expect(plainText(letters.questions)).toMatch(/\d\s(?:AM|PM)\u00A0UTC/);
  });

  it('keep that order as plain text too, whose direction a mail program takes from the first letter', async () => {
    const spoken = await speak('ar');
    const story = {
      ...storyIn('ar'),
      risk: 'راجع https://h.example/a/1 ثم اتصل بالرقم +44 113 496 0000 أو بـ gpt-6.1.',
    };
    const { questions, delivered: letter } = lettersOf(story, spoken);
    expect(plainText(questions)).toContain('\u2066+44\u00A0113\u00A0496\u00A00000\u2069');
    expect(plainText(questions)).toContain('\u2066gpt-6.1\u2069');
    // A Latin name before an argument in Arabic does not turn it round.
    const document = reportOf(debateOf(story)) as ReportDocument;
    const dissents = document.dissents.map((dissent) => ({ ...dissent, seat: { ...dissent.seat, name: 'Bracken' } }));
    const links = { report: 'https://w/r', pdf: 'https://w/p', replay: 'https://w/w', cases: 'https://w/c' };
    const named = delivered({
      to: 'ada@example.org',
      speech: spoken,
      document: { ...document, dissents },
      filename: 'r.pdf',
      pdf: new Uint8Array(10),
      links,
    });
    expect(plainText(named)).toContain('> \u200FBracken: ');
    // A mark after an address would become part of the link.
    expect(plainText(questions)).toContain('https://h.example/a/1 ثم');
    expect(plainText(letter)).toContain('\u200FPDF:\nhttps://witan.example/api');
    for (const line of plainText(letters.delivered).split('\n'))
      expect(line).not.toMatch(/[\u200E\u200F\u2066-\u2069]/);
  });

  it('say above the recommendation that the spending limit was reached', () => {
    const document = reportOf(debateOf(english)) as ReportDocument;
    const budgetReached = { capUsd: 10, spentUsd: 9.6, revision: 5 };
    const links = {
      report: 'https://w.example/r',
      pdf: 'https://w.example/p',
      replay: 'https://w.example/w',
      cases: 'https://w.example/c',
    };
    const letter = (banner: ReportDocument['banner']) =>
      plainText(
        delivered({
          to: 'ada@example.org',
          speech,
          document: { ...document, banner },
          filename: 'r.pdf',
          pdf: new Uint8Array(10),
          links,
        }),
      );
    const said = letter({ ...document.banner, budgetReached });
    expect(said.indexOf('The spending limit was reached.')).toBeGreaterThanOrEqual(0);
    expect(said.indexOf('The spending limit was reached.')).toBeLessThan(
      said.indexOf(document.recommendation.headline),
    );
    expect(letter(document.banner)).not.toContain('The spending limit');
  });
});

const unescaped = (page: string) =>
  page
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
