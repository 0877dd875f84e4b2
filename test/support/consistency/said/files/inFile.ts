import type { ReportDocument } from '../../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../../../shared/words/speech.ts';
import { again } from '../statements.ts';
import { rehearsal } from '../rehearsal.ts';
import { type Part, tellingOf, type Telling } from '../telling.ts';
import { evidence, frame, movement, questions, run } from './record.ts';
import { first } from './first.ts';
import { planned } from './planned.ts';

/** What a report says that is taken away as Markdown or as a Word document. */
export const inFile = (document: ReportDocument, speech: Speech): readonly Part[] => {
  const telling = tellingOf(document, speech);
  const parts = document.banner.rehearsal
    ? [...rehearsed(telling), run(telling)]
    : [
        ...first(telling),
        ...planned(telling),
        ...questions(telling),
        ...frame(telling),
        movement(telling),
        ...evidence(telling),
        run(telling),
      ];
  return parts;
};

const rehearsed = (telling: Telling): readonly Part[] => {
  const { document, words } = telling;
  const { outline, quotes } = rehearsal(telling);
  return [
    {
      heading: document.title.text,
      says: [words.rehearsal, ...again(telling), words.willContain, words.withModels, ...outline],
    },
    ...frame(telling),
    ...(quotes.length > 0 ? [{ heading: words.fromYou, says: quotes }] : []),
  ];
};
