import type { Content } from 'pdfmake/interfaces.js';

import type { Dissent } from '../../../shared/views/reportDocument/types/dissents.ts';
import { noDissentSaid } from '../../../shared/words/said/dissentSaid.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import { framed, inFull } from './references.ts';
import { dissenter, seatMark, seatName } from './marks.ts';
import { type Setting, beside, citedList, heading, ink, mark, subheading, together } from './typesetting.ts';

/** Dissents word for word, each with the seat's mark, when it would be right, and what the majority answers. */
export function dissenting(setting: Setting): Content[] {
  const { document, speech, fit } = setting;
  const { words } = speech;
  const { separateOpinion } = document.recommendation;
  return [
    heading(setting, words.dissents, 'dissents'),
    { text: noDissentSaid(document, speech) || words.verbatim, style: 'note', margin: [0, 0, 0, 6] },
    // Below the opinions the reference could stand alone on the next page.
    ...(document.dissents.length > fit.body.dissents ? [inFull(setting, 'further')] : []),
    ...opinions(setting, document.dissents.slice(0, fit.body.dissents)),
    ...moved(setting),
    ...(fit.body.concurrences ? concurring(setting) : []),
    ...(separateOpinion ? [subheading(words.separate), beside(setting, { text: separateOpinion })] : []),
  ];
}

/** The opinions the body had no room for: word for word as well. */
export const furtherOpinions = (setting: Setting): Content[] => {
  const { document, speech, fit } = setting;
  const rest = [
    ...opinions(setting, document.dissents.slice(fit.body.dissents)),
    ...(fit.body.concurrences ? [] : concurring(setting)),
  ];
  return rest.length > 0 ? [subheading(speech.words.dissents, 'further'), ...rest] : [];
};

const opinions = (setting: Setting, dissents: readonly Dissent[]): Content[] =>
  dissents.map((dissent) =>
    dissent.text.length < setting.fit.body.whole ? together(opinion(setting, dissent)) : opinion(setting, dissent),
  );

/** Strong minorities that no seat holds at the end, with the reason each seat gave for moving. */
const moved = (setting: Setting): Content[] => {
  const { document, speech } = setting;
  return document.movedDissents.flatMap(({ seats }) =>
    seats.map(({ seat, from, kind, note, afterChange }): Content =>
      beside(setting, {
        text: [
          {
            text: speech.sentences(
              speech.say(afterChange ? 'heldBeforeChange' : 'heldBefore', {
                seat: seatName(setting, seat),
                option: from,
                reason: speech.words[kind],
              }),
            ),
            italics: true,
          },
          ' ',
          { text: note },
        ],
        margin: [0, 0, 0, 6],
      }),
    ),
  );
};

const concurring = (setting: Setting): Content[] =>
  setting.document.concurrences.map(({ seat, text }): Content =>
    beside(setting, {
      stack: [
        {
          text: [
            seatMark(seat.provider),
            { text: setting.speech.say('concurs', { seat: seatName(setting, seat) }), italics: true },
          ],
        },
        tagged({ is: 'BlockQuote' }, { text, margin: [0, 2, 0, 10 * setting.fit.body.space] }),
      ],
    }),
  );

const earlier = ({ speech }: Setting, isTakenOver: boolean): Content[] =>
  isTakenOver ? [{ text: speech.words.takenOver, style: 'small' }] : [];

function opinion(setting: Setting, dissent: Dissent): Content {
  const { speech } = setting;
  const { words } = speech;
  return beside(
    setting,
    {
      stack: [
        framed(setting, [
          dissenter(setting, dissent),
          tagged(
            { is: 'BlockQuote' },
            { text: dissent.text, fontSize: setting.fit.body.opinion, margin: [0, 3, 0, 3] },
          ),
          { text: [{ text: speech.named(words.rightIf), style: 'small' }, dissent.conditions] },
          { text: [{ text: speech.named(words.watch), style: 'small' }, dissent.watch] },
          ...earlier(setting, dissent.takenOver),
        ]),
        ...(dissent.reply
          ? [
              { text: words.answers, style: 'label', margin: [0, 6, 0, 0] } as Content,
              { text: dissent.reply.text } as Content,
              ...earlier(setting, dissent.reply.takenOver),
            ]
          : []),
      ],
      margin: [0, 0, 0, 12 * setting.fit.body.space],
    },
    {
      text: [
        { text: speech.percent(dissent.probability), bold: true, color: ink },
        ' ',
        mark(setting, dissent.optionId, 8),
        ` ${setting.titleOf(dissent.optionId)}\n`,
        { text: citedList(speech, dissent.evidenceIds), bold: true, color: ink },
      ],
      style: 'small',
      margin: [0, 2, 0, 0],
    },
  );
}
