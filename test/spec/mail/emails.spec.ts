import { describe, expect, it } from 'vitest';

import { createSigner } from '../../../server/platform/keys/signing.ts';
import { headsIn } from '../../../shared/kernel/signedHead.ts';
import { html } from '../../../server/mail/emailHtml.ts';
import { attachUpTo, delivered } from '../../../server/mail/deliveredEmail.ts';
import { plainText } from '../../../server/mail/emailText.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { debateOf } from '../../support/histories.ts';
import { emailsOf } from '../../support/emails.ts';
import { storyIn } from '../../support/reportCases.ts';
import { english, rehearsal } from '../../support/stories.ts';

const speech = await speak('en');
const emails = emailsOf(english, speech);

describe('emails', () => {
  it('say the same in text and in HTML', () => {
    for (const email of Object.values(emails)) {
      const page = unescaped(html(email));
      const text = plainText(email);
      for (const said of email.blocks.flatMap((block) => ('text' in block ? [block.text] : []))) {
        expect(text).toContain(said);
        expect(page).toContain(said);
      }
    }
  });

  it('have one button each and links that lead somewhere', () => {
    for (const email of Object.values(emails)) {
      expect(email.blocks.filter(({ as }) => as === 'button')).toHaveLength(1);
      expect(html(email)).not.toContain('href="#"');
    }
  });

  it('tell the decision in the subject, not the product', () => {
    expect(emails.delivered.subject).toContain(english.headline.slice(0, 16));
    expect(emails.questions.subject).toContain(english.title);
  });

  it('carry the same id for the same fact and another for another', () => {
    expect(emailsOf(english, speech).delivered.id).toBe(emails.delivered.id);
    const ids = [...Object.values(emails), emailsOf({ ...english, risk: 'Another.' }, speech).delivered].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be ended by one click only where they are reminders', () => {
    for (const email of Object.values(emails)) expect(email.unsubscribe !== null).toBe(email.kind === 'review');
  });

  it('show what strangers wrote as text', () => {
    const evil = { ...english, headline: '<img src=x onerror=alert(1)> & "quoted"', title: '</title><script>' };
    for (const email of Object.values(emailsOf(evil, speech)))
      expect(html(email)).not.toMatch(/<img|<script|onerror="/);
  });

  it('leave a large PDF to the link', () => {
    const { delivered } = emailsOf(english, speech, new Uint8Array(attachUpTo + 1));
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
      const email = (size: number) =>
        delivered({
          ...{ to: 'ada@example.org', speech: spoken, filename: 'r.pdf', pdf: new Uint8Array(size) },
          document: { ...document, head: { revision: signed.revision, hash: signed.hash }, signed },
          links: { report: '', pdf: '', replay: '', cases: '' },
        });
      const large = email(attachUpTo + 1);
      const told = [plainText(large), unescaped(html(large))].map((text) =>
        headsIn(/case-[\w-]+@[^<]*?[0-9a-f]{128}/.exec(text)?.[0] ?? ''),
      );
      expect(told).toEqual([[signed], [signed]]);
      expect(plainText(email(1000))).not.toContain(signed.signature);
    },
  );

  it.each(['en', 'de', 'ar', 'ja'])('name the case first, in fewer than 70 characters, in %s', async (language) => {
    const story = { ...storyIn(language), title: storyIn(language).question };
    const all = emailsOf(story, await speak(language));
    for (const email of [all.questions, all.failed, all.invited, all.review])
      expect(email.subject.startsWith(story.title.slice(0, 12))).toBe(true);
    for (const { subject } of Object.values(all)) expect(Array.from(subject).length).toBeLessThan(70);
  });

  it('say once that it is a rehearsal, and neither result nor strength nor dissent', () => {
    const { delivered: email } = emailsOf(rehearsal, speech);
    expect(email.subject).toContain('This is what your report');
    const said = [email.subject, email.preview, plainText(email)].join('\n');
    expect(said.split('no AI model was consulted')).toHaveLength(2);
    expect(said).not.toMatch(/Strength|dissent|%|not legal or tax advice/);
  });

  it.each(['en', 'ja', 'fa'])(
    'say so once wherever they tell of a rehearsal, in the language of the e-mail: %s',
    async (language) => {
      const spoken = await speak(language);
      const ofCases = ['questions', 'delivered', 'failed', 'invited', 'review'] as const;
      const told = emailsOf({ ...storyIn(language), rehearsal: true }, spoken);
      const saying = ofCases.map((kind) => [kind, plainText(told[kind]).split(spoken.words.rehearsal).length - 1]);
      expect(saying).toEqual(ofCases.map((kind) => [kind, 1]));
      const real = emailsOf(storyIn(language), spoken);
      expect(ofCases.filter((kind) => plainText(real[kind]).includes(spoken.words.rehearsal))).toEqual([]);
    },
  );

  it('keep a telephone number in its order in text that runs right to left, and say the time zone', async () => {
    const story = { ...storyIn('ar'), risk: 'اتصل بالرقم +44 113 496 0000 قبل الجمعة.' };
    const arabic = html(emailsOf(story, await speak('ar')).questions);
    expect(arabic).toContain('\u2066+44\u00A0113\u00A0496\u00A00000\u2069');
    expect(arabic).toMatch(/<p dir="auto" class="ink"[^>]*>اتصل/);
    const { delivered } = emailsOf(story, await speak('ar'));
    expect(html(delivered)).toMatch(/<p dir="auto" class="ink"[^>]*>\u200FB [^<:]+: /);
    expect(arabic).not.toContain('italic');
    expect(html(emails.questions)).toContain('italic');
    expect(plainText(emails.questions)).toMatch(/\d\s(?:AM|PM)\u00A0UTC/);
  });

  it('keep that order as plain text too, whose direction a mail program takes from the first letter', async () => {
    const spoken = await speak('ar');
    const story = {
      ...storyIn('ar'),
      risk: 'راجع https://h.example/a/1 ثم اتصل بالرقم +44 113 496 0000 أو بـ gpt-6.1.',
    };
    const { questions, delivered: email } = emailsOf(story, spoken);
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
    expect(plainText(email)).toContain('\u200FPDF:\nhttps://witan.example/api');
    for (const line of plainText(emails.delivered).split('\n')) expect(line).not.toMatch(/[\u200E\u200F\u2066-\u2069]/);
  });

  it('name the numbers that the panel estimated', () => {
    const document = reportOf(debateOf(english)) as ReportDocument;
    const checks = [{ rule: 'numbers_traceable', ok: true, found: ['17.3 % (Ada)'] }] as const;
    const links = { report: 'https://w/r', pdf: 'https://w/p', replay: 'https://w/w', cases: 'https://w/c' };
    const email = delivered({
      ...{ to: 'ada@example.org', speech, filename: 'r.pdf', pdf: new Uint8Array(10), links },
      document: { ...document, gate: { verdict: 'pass', revision: 1, checks } },
    });
    expect(plainText(email)).toContain('17.3 % (Ada)');
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
    const email = (banner: ReportDocument['banner']) =>
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
    const said = email({ ...document.banner, budgetReached });
    expect(said.indexOf('The spending limit was reached.')).toBeGreaterThanOrEqual(0);
    expect(said.indexOf('The spending limit was reached.')).toBeLessThan(
      said.indexOf(document.recommendation.headline),
    );
    expect(email(document.banner)).not.toContain('The spending limit');
  });
});

const unescaped = (page: string) =>
  page
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
