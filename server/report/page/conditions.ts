import type { Content } from 'pdfmake/interfaces.js';

import { flipsOf, fragilityOf } from '../../../shared/views/reportDocument/sensitivity/fragility.ts';
import { nearestTip } from '../../../shared/decisionModel/numbersSaid.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import { firmSaid } from '../../../shared/words/said/firmSaid.ts';
import { tipSaid } from '../../../shared/words/said/tipSaid.ts';
import { type Setting, heading, list, mark, subheading, together } from './typesetting.ts';

/** What the result depends on: who or what could be left out, where it would tip, and what knowing more is worth. */
export function depends(setting: Setting): Content[] {
  const { document, speech } = setting;
  const s = document.sensitivity;
  const { whatWouldChange } = document.recommendation;
  if (!s) return [];
  const found = fragilityOf(document);
  const firm = found ? firmSaid(found, speech) : '';
  return [
    heading(setting, speech.words.depends, 'depends'),
    ...(firm ? [{ text: firm }] : []),
    ...flipsOf(document).map(({ left, winner }): Content => ({
      text: [
        { text: speech.named(speech.say('without', { what: providerName(speech.lens(left)) })) },
        mark(setting, winner),
        { text: ` ${setting.titleOf(winner)}` },
      ],
      margin: [0, 0, 0, 2],
    })),
    ...(document.matrix
      ? [
          {
            text: speech.named(speech.words.stable, speech.percent(s.weightsStable)),
            style: 'small',
            margin: [0, 4, 0, 0],
          } as Content,
        ]
      : []),
    ...tipping(setting),
    // Page one names the first two, or one where an input of the model is named beside it.
    ...(whatWouldChange.length > (nearestTip(document, speech) === null ? 2 : 1)
      ? [subheading(speech.words.change), list(whatWouldChange.map((text) => ({ text })))]
      : []),
  ];
}

function tipping(setting: Setting): Content[] {
  const { document, speech } = setting;
  const tips = document.sensitivity?.breakEvens ?? [];
  const knowing = document.valueOfInformation;
  if (tips.length === 0 && !knowing) return [];
  return [
    together(
      subheading(speech.words.tipsTitle),
      ...tips.map((tip): Content => ({
        text: [
          { text: tip.text },
          {
            text: `  ${tipSaid(speech, tip)}`,
            style: 'small',
          },
        ],
        margin: [0, 0, 0, 2],
      })),
      ...(knowing
        ? [
            {
              text: speech.say('knowing', { points: speech.number(knowing.counted.points, 1) }),
              style: 'small',
            } as Content,
          ]
        : []),
    ),
  ];
}
