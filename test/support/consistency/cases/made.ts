import type { Email } from '../../../../server/mail/email.ts';
import { delivered } from '../../../../server/mail/deliveredEmail.ts';
import type { Seen } from '../../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { speak } from '../../../../shared/words/speak.ts';
import { exported } from '../../../../server/report/exports/exported.ts';
import { readMarkdown, readSlides, readWord } from '../reading/inFiles.ts';
import { readMail } from '../reading/inMail.ts';
import type { Surfaces } from '../surfaces.ts';

/** What every e-mail of these cases has attached, and where its links lead. */
export const sentTo = { filename: 'report.pdf', link: 'https://witan.example/' };

export const emailOf = async (document: ReportDocument): Promise<Email> => {
  const { filename, link } = sentTo;
  return delivered({
    to: 'owner@example.com',
    speech: await speak(document.language),
    document,
    filename,
    pdf: new Uint8Array(1),
    links: { report: link, pdf: link, replay: link, cases: link, ...(document.again && { earlier: link }) },
  });
};

/** A document and its e-mail; PDF and page are read where they can be made. */
export const surfacesOf = async (
  document: ReportDocument,
  history: readonly Seen[] | null = null,
): Promise<Surfaces> => {
  const email = await emailOf(document);
  return {
    document,
    history,
    speech: await speak(document.language),
    mail: readMail(email),
    bareMail: readMail(email.unattached ?? email),
    pdf: null,
    files: null,
    page: null,
    watch: null,
    watcher: null,
  };
};

/** The same with the report as it is taken away. */
export const takenAway = async (surfaces: Surfaces): Promise<Surfaces> => {
  const { document } = surfaces;
  return {
    ...surfaces,
    files: {
      md: await readMarkdown(await exported(document, 'md')),
      docx: await readWord(await exported(document, 'docx')),
      pptx: await readSlides(await exported(document, 'pptx')),
    },
  };
};
