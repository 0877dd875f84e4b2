import { describe, expect, it } from 'vitest';

import { plainText } from '../../../server/mail/emailText.ts';
import { blocksOf } from '../../../server/report/exports/blocks.ts';
import { markdownOf } from '../../../server/report/exports/markdown.ts';
import { definitionOf } from '../../../server/report/page/definition.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import { emailsOf } from '../../support/emails.ts';
import { seen } from '../../support/histories.ts';
import { rehearse } from '../../support/panelCase.ts';
import { printedTexts } from '../../support/printedTexts.ts';
import { storyIn } from '../../support/reportCases.ts';

/** The paper, the exports and the e-mails of a rehearsal of this text. */
const surfacesOf = async (q1: string) => {
  const { events } = await rehearse('direct', {}, q1);
  const document = reportOf(foldDebate(seen(events)));
  if (!document) throw new Error('expected a report, found none');
  const speech = await speak(document.language);
  const page = definitionOf(document, speech);
  const emails = emailsOf(storyIn('en'), speech);
  return {
    language: document.language,
    page,
    paper: printedTexts(page).join('\n'),
    markdown: markdownOf(blocksOf(document, speech)),
    email: plainText(emails.delivered),
    welcome: plainText(emails.welcome),
  };
};

describe('a case keeps the region of its text', () => {
  it('in British English: days before months on paper, in exports and e-mails', async () => {
    const { language, page, paper, markdown, email } = await surfacesOf(
      'Should our organisation take the second shop, or wait? Profit was £184,000. The landlord wants an answer by 5 March 2027.',
    );
    expect([language, page.language]).toEqual(['en-GB', 'en-GB']);
    for (const text of [paper, markdown, email]) {
      expect(text).toContain('21 November 2026');
      expect(text).not.toMatch(/November 21|March 5/u);
    }
    expect(markdown).toContain('5 March 2027');
  });

  it('in American English: months before days', async () => {
    const { language, paper, email } = await surfacesOf(
      'Should our organization take the second shop, or wait? Profit was $184,000. The landlord wants an answer by March 5, 2027.',
    );
    expect(language).toBe('en');
    for (const text of [paper, email]) expect(text).toContain('November 21, 2026');
  });

  it('in the Portuguese of Portugal: its words, and its figures', async () => {
    const { language, page, paper, markdown, email, welcome } = await surfacesOf(
      'Devemos contratar uma segunda equipa ou manter a atual? O lucro foi de 184.000 euros. O senhorio quer uma resposta até 15 de janeiro.',
    );
    expect([language, page.language]).toEqual(['pt-PT', 'pt-PT']);
    for (const text of [paper, markdown]) expect(text).toContain('Registo da decisão');
    expect(`${paper}\n${markdown}\n${email}\n${welcome}`).not.toMatch(/você|registr|equipe/iu);
    expect(email).toContain('Recebeu este e-mail porque iniciou um caso');
    expect(welcome).toContain('O seu período de teste');
    expect((await speak('pt-PT')).number(62_000)).toBe('62\u00A0000');
  });

  it('in the Portuguese of Brazil: as before', async () => {
    const { language, markdown, email } = await surfacesOf(
      'Devemos contratar uma segunda equipe ou manter a atual? O lucro foi de R$ 184.000. O proprietário quer uma resposta até 15 de janeiro.',
    );
    expect(language).toBe('pt');
    expect(markdown).toContain('Registro da decisão');
    expect(email).toContain('Você recebeu este e-mail');
  });
});
