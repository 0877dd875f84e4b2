import type { Content } from 'pdfmake/interfaces.js';

import { rehearsalOutline, rehearsalQuotes } from '../../../shared/views/reportDocument/rehearsed.ts';
import { againSaid } from '../../../shared/words/said/run/againSaid.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import { provenance } from './appendix.ts';
import { decided } from './bodyPages.ts';
import { head } from './first/masthead.ts';
import { short } from './first/shortened.ts';
import { signature } from './signature.ts';
import { type Setting, against, heading, here, label, list, together, withProperties } from './typesetting.ts';

/** A rehearsal's report: what a report will contain, and what was read in the user's own words. It judges nothing. */
export const rehearsal = (setting: Setting, quotes: number): Content[] => {
  const { document, speech } = setting;
  const { words } = speech;
  const quoted = rehearsalQuotes(document).slice(0, quotes);
  return [
    head(setting),
    { text: words.rehearsal, style: 'small', bold: true, color: against, margin: [0, 7, 0, 4] },
    ...(speech.labelled ? [] : [{ text: words.labelsEnglish, style: 'small' } as Content]),
    ...(document.again || document.isAgain
      ? [{ text: againSaid(document, speech, setting.fit.first.brief), style: 'small' } as Content]
      : []),
    { text: short(setting, document.frame.question), style: 'question', margin: [0, 20, 0, 6] },
    tagged({ is: 'H1' }, { text: words.willContain, style: 'verdict', fontSize: 22, margin: [0, 0, 0, 10] }),
    { text: words.withModels, margin: [0, 0, 0, 16] },
    list(
      rehearsalOutline.map(([title, note]): Content => ({
        stack: [{ text: words[title] }, ...(note ? [{ text: words[note], style: 'small' } as Content] : [])],
        margin: [0, 0, 0, 6],
      })),
    ),
    withProperties(heading(setting, words.decided, 'decided'), { pageBreak: 'before' }),
    decided(setting),
    ...(quoted.length > 0
      ? [
          heading(setting, words.fromYou, 'evidence'),
          list(
            quoted.map(({ evidenceId, quote }): Content => ({
              text: [{ text: `${label(speech, evidenceId)} `, bold: true }, speech.quoted(quote)],
              margin: [0, 0, 0, 4],
            })),
          ),
        ]
      : []),
    // The signature is never alone on a page.
    together(heading(setting, words.appendix, 'appendix'), provenance(setting), ...signature(setting)),
    here(rehearsalEnd),
  ];
};

/** Where a rehearsal ends, by its id, and the last page it may reach. */
export const rehearsalEnd = 'rehearsal-end';
export const lastRehearsalPage = 4;
