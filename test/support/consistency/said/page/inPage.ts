import { pageFirst } from './first.ts';
import { decided, evidence, findOut, moved, record } from './record.ts';
import { calculated, depends, dissents, plan, why, worth } from './body.ts';
import { matrixIn } from '../matrix.ts';
import { failuresIn } from '../plan.ts';
import { again } from '../statements.ts';
import { rehearsal } from '../rehearsal.ts';
import { tellingOf, type Part, type Telling } from '../telling.ts';
import type { ReportDocument } from '../../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../../../shared/words/speech.ts';

/** What the page of a report says, first what one acts on, then the record. */
export const inPage = (document: ReportDocument, speech: Speech): readonly Part[] => {
  const telling = tellingOf(document, speech);
  const { words } = speech;
  const { banner } = document;
  const acted: Part[] = [
    ...(banner.rehearsal ? rehearsed(telling) : [...pageFirst(telling), ...dissents(telling)]),
    ...depends(telling),
    ...why(telling),
    ...matrixIn(telling),
    ...plan(telling),
  ];
  return [
    ...acted.map((part, i) => (i === acted.length - 1 ? { ...part, says: [...part.says, ...worth(telling)] } : part)),
    ...calculated(telling),
    ...failuresIn(telling),
    ...findOut(telling),
    { heading: words.decided, says: decided(telling) },
    ...moved(telling),
    ...(banner.rehearsal ? [] : evidence(telling)),
    { heading: words.appendix, says: record(telling) },
  ];
};

const rehearsed = (telling: Telling): Part[] => {
  const { document, words } = telling;
  const { outline, quotes } = rehearsal(telling);
  return [
    { heading: '', says: [words.rehearsal, ...again(telling), document.frame.question || document.title.text] },
    {
      heading: words.willContain,
      says: [words.withModels, ...outline, ...(quotes.length > 0 ? [words.fromYou] : []), ...quotes],
    },
  ];
};
