import type { ReportDocument } from '../../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../../../shared/words/speech.ts';
import { again } from '../statements.ts';
import { rehearsal } from '../rehearsal.ts';
import { tellingOf, type Part } from '../telling.ts';
import { appendix, provenance } from './appendix.ts';
import { body, decided } from './body.ts';
import { firstPage, masthead } from './firstPage.ts';
import { type Fit, type PageOf, type Set, short } from './fit.ts';

/** What the PDF of a document says where it is set like this. */
export const inPdf = (document: ReportDocument, speech: Speech, fit: Fit, pageOf: PageOf): readonly Part[] => {
  const set: Set = { ...tellingOf(document, speech), fit, pageOf };
  const parts = document.banner.rehearsal ? rehearsed(set) : [...firstPage(set), ...body(set), ...appendix(set)];
  const { signed } = document;
  const last = parts.at(-1);
  if (!signed || !last) return parts;
  const signature = [set.words.signature, `Ed25519 ${signed.at}`, signed.key, signed.signature];
  return [...parts.slice(0, -1), { ...last, says: [...last.says, ...signature] }];
};

/** Of a rehearsal: as many of the quotes as a report of four pages has room for. */
const rehearsed = (set: Set): readonly Part[] => {
  const { document, speech, words, fit } = set;
  const { outline, quotes } = rehearsal(set);
  const brief = { ...set, fit: { ...fit, brief: 400 } };
  const shown = quotes.slice(0, fit.stories * 2);
  return [
    {
      heading: '',
      says: [
        ...masthead(set),
        words.rehearsal,
        ...(speech.labelled ? [] : [words.labelsEnglish]),
        ...again(set, brief.fit.brief),
        short(brief, document.frame.question),
      ],
    },
    { heading: words.willContain, says: [words.withModels, ...outline] },
    { heading: words.decided, says: decided(set) },
    ...(shown.length > 0 ? [{ heading: words.fromYou, says: shown }] : []),
    { heading: words.appendix, says: provenance(set) },
  ];
};
