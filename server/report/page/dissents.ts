import type { Content } from 'pdfmake/interfaces.js';

import type { Dissent } from '../../../shared/views/reportDocument.ts';
import { framed } from './first.ts';
import { seatName, withMark } from './marks.ts';
import { type Setting, beside, cited, heading, ink, mark, subheading, together } from './setting.ts';

/** Dissents word for word, each with the seat's mark, when it would be right, and what the majority answers. */
export function dissenting(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const { separateOpinion } = document.recommendation;
  return [
    heading(words.dissents, 'dissents'),
    { text: document.dissents.length > 0 ? words.verbatim : words.noDissent, style: 'small', margin: [0, 0, 0, 6] },
    ...document.dissents.map((dissent) =>
      dissent.text.length < oneBlock ? together(opinion(setting, dissent)) : opinion(setting, dissent),
    ),
    ...document.concurrences.map(({ seat, text }): Content =>
      beside(setting, {
        stack: [
          withMark(setting, seat.provider, ink, {
            text: speech.say('concurs', { seat: seatName(setting, seat) }),
            italics: true,
          }),
          { text, margin: [0, 2, 0, 10] },
        ],
      }),
    ),
    ...(separateOpinion ? [subheading(words.separate), beside(setting, { text: separateOpinion })] : []),
  ];
}

/** Characters of an opinion that is kept on one page. */
const oneBlock = 1200;

function opinion(setting: Setting, dissent: Dissent): Content {
  const { speech } = setting;
  const { words } = speech;
  return beside(
    setting,
    {
      stack: [
        framed(setting, [
          withMark(setting, dissent.seat.provider, ink, {
            text: [
              {
                text: speech.say('dissentsFor', { seat: seatName(setting, dissent.seat) }),
                italics: true,
              },
              ' ',
              mark(setting, dissent.optionId),
            ],
          }),
          { text: dissent.text, fontSize: 11.5, margin: [0, 3, 0, 3] },
          { text: [{ text: `${words.rightIf}: `, style: 'small' }, dissent.conditions] },
          { text: [{ text: `${words.watch}: `, style: 'small' }, dissent.watch] },
        ]),
        ...(dissent.reply
          ? [
              { text: words.answers, style: 'label', margin: [0, 6, 0, 0] } as Content,
              { text: dissent.reply.text } as Content,
            ]
          : []),
      ],
      margin: [0, 0, 0, 12],
    },
    {
      text: [
        { text: speech.percent(dissent.probability), bold: true, color: ink },
        ' ',
        mark(setting, dissent.optionId, 8),
        ` ${setting.titleOf(dissent.optionId)}\n`,
        { text: dissent.evidenceIds.map(cited).join(', '), bold: true, color: ink },
      ],
      style: 'small',
      margin: [0, 2, 0, 0],
    },
  );
}
