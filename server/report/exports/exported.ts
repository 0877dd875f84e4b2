import type { ReportFormat } from '../../../shared/api/cases/reportFormats.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { speak } from '../../../shared/words/speak.ts';
import { blocksOf } from './blocks.ts';
import { docxOf } from './docx.ts';
import { markdownOf } from './markdown.ts';
import { pptxOf } from './pptx.ts';

/** The report as a file of this format, in its own language. */
export const exported = async (document: ReportDocument, format: ReportFormat): Promise<Buffer> => {
  const speech = await speak(document.language);
  switch (format) {
    case 'md':
      return Buffer.from(markdownOf(blocksOf(document, speech)));
    case 'docx':
      return docxOf(blocksOf(document, speech), { ...speech, title: document.title.text });
    case 'pptx':
      return pptxOf(document, speech);
  }
};
