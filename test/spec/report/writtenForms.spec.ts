import { marked } from 'marked';
import { describe, expect, it } from 'vitest';

import { openArchive } from '../../../server/documents/ooxml/archive.ts';
import { html } from '../../../server/mail/emailHtml.ts';
import { plainText } from '../../../server/mail/emailText.ts';
import { exported } from '../../../server/report/exports/exported.ts';
import { readingLimits } from '../../../shared/documents/limits.ts';
import { keptCase } from '../../support/consistency/cases/keptCase.ts';
import { emailOf } from '../../support/consistency/cases/made.ts';
import { writtenForms } from '../../support/writtenForms.ts';
import { reportThatSays, timesSaid } from '../../support/writtenReport.ts';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", apos: "'" };
const textOf = (markup: string) =>
  markup.replace(/<[^>]*>/gu, '').replace(/&(lt|gt|amp|quot|apos|#39);/gu, (_, name: string) => entities[name] ?? '');

describe.each(writtenForms)('what somebody wrote stays as it is, code point for code point: %s', (text) => {
  const document = reportThatSays(keptCase(), text);

  it('in the e-mail, as HTML and as text, and its subject', async () => {
    const email = await emailOf(document);
    expect(timesSaid(textOf(html(email).split('<body')[1] ?? ''), text)).toBeGreaterThanOrEqual(2);
    expect(timesSaid(plainText(email), text)).toBeGreaterThanOrEqual(2);
    // A subject is cut at its end.
    expect(email.subject).toContain(Array.from(text).slice(0, 20).join(''));
  });
  it('in Markdown', async () => {
    const markdown = (await exported(document, 'md')).toString();
    expect(timesSaid(textOf(await marked.parse(markdown)), text)).toBeGreaterThanOrEqual(4);
  });
  it('in Word', async () => {
    const archive = await openArchive(await exported(document, 'docx'), readingLimits);
    const word = Buffer.concat(await Array.fromAsync(archive.read('word/document.xml'))).toString('utf8');
    expect(timesSaid(textOf(word), text)).toBeGreaterThanOrEqual(4);
  });
  it('in PowerPoint: the recommendation, the risk, a dissent, and the title of the file', async () => {
    const archive = await openArchive(await exported(document, 'pptx'), readingLimits);
    const part = async (name: string) => Buffer.concat(await Array.fromAsync(archive.read(name))).toString('utf8');
    expect(timesSaid(textOf(await part('ppt/slides/slide1.xml')), text)).toBeGreaterThanOrEqual(3);
    expect(timesSaid(textOf(await part('docProps/core.xml')), text)).toBe(1);
  });
});
