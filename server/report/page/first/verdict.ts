import type { Content } from 'pdfmake/interfaces.js';

import { citedList, ink, mark, type Setting, withProperties } from '../typesetting.ts';
import { strengthNamed } from '../../../../shared/words/said/strengthSaid.ts';
import { successSaid } from '../../../../shared/words/said/successSaid.ts';
import { tipSaid } from '../../../../shared/words/said/tipSaid.ts';
import { uncountedSaid } from '../../../../shared/words/said/uncountedSaid.ts';
import { firmSaid } from '../../../../shared/words/said/firmSaid.ts';
import { fragilityOf } from '../../../../shared/views/reportDocument/sensitivity/fragility.ts';
import { estimatesSaid } from '../../../../shared/words/said/estimatesSaid.ts';
import { heldDown } from '../../../../shared/views/reportDocument/heldDown.ts';
import { providerName } from '../../../../shared/words/providerNames.ts';
import type { BreakEven } from '../../../../shared/views/reportDocument/types/figures.ts';
import { titleOnFirst } from './namesOnFirst.ts';
import { short } from './shortened.ts';

export function verdictLine(setting: Setting): Content {
  const { document, speech } = setting;
  const { pool, optionId, strength } = document.recommendation;
  const sure = pool
    ? [
        speech.say('bestOf', { p: speech.percent(pool.p) }),
        ...(pool.range ? [speech.say('range', { range: speech.range(pool.range.low, pool.range.high) })] : []),
      ].join(speech.marks.comma)
    : '';
  const said = speech.sentences(sure, strengthNamed(strength, speech), successSaid(document, speech));
  return { text: [mark(setting, optionId), `  ${said}`] };
}

/** Why it is not stronger, and what would make another option win if it were left out. */
export function fragile(setting: Setting): Content[] {
  const { document, speech } = setting;
  const found = fragilityOf(document);
  const estimates = estimatesSaid(document, speech);
  const uncounted = uncountedSaid(document, speech);
  const firm = found ? firmSaid(found, speech) : '';
  const lines: Content[] = [
    ...heldDown(document.recommendation).map(({ label, ...named }) => ({ text: speech.say(label, named) })),
    ...(uncounted ? [{ text: uncounted }] : []),
    ...(found?.flips ?? []).map(({ left, winner }) => ({
      text: [
        { text: speech.named(speech.say('without', { what: providerName(speech.lens(left)) })) },
        mark(setting, winner, 8),
        // The bars below say what the letters stand for.
        { text: setting.fit.first.brief === Infinity ? ` ${titleOnFirst(setting, winner)}` : '' },
      ],
    })),
    ...(estimates ? [{ text: estimates }] : []),
    ...(firm ? [{ text: firm }] : []),
    ...(found?.tip ? [tipping(setting, found.tip)] : []),
  ];
  return lines.map((line): Content =>
    withProperties(line, { style: 'small', margin: [0, 2 * setting.fit.first.space, 0, 0] }),
  );
}

/** What a weight tips is not the result. */
const tipping = (setting: Setting, tip: BreakEven): { readonly text: Content[] } => {
  const { speech } = setting;
  const text = short(setting, tip.text);
  return {
    text:
      tip.kind === 'weight'
        ? [{ text: speech.named(text) }, { text: tipSaid(speech, tip) }]
        : [
            { text: speech.named(speech.words.tipsTitle) },
            { text },
            { text: `${speech.marks.space}${tipSaid(speech, tip)}` },
          ],
  };
};

export const restsOn = ({ document, speech }: Setting): Content =>
  document.recommendation.evidenceIds.length === 0
    ? ''
    : {
        text: [
          `${speech.words.restsOn} `,
          { text: citedList(speech, document.recommendation.evidenceIds.slice(0, 8)), bold: true, color: ink },
        ],
        style: 'small',
        margin: [0, 2, 0, 0],
      };
