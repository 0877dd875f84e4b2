import type { CanvasElement, Content } from 'pdfmake/interfaces.js';

import { reasonSaid } from '../../../shared/words/said/uncountedSaid.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import { seatName } from './marks.ts';
import { type Setting, beside, heading, mark, together, withProperties } from './typesetting.ts';

/** How the panel moved: the slopes from blind to final, who changed and why, who was missing. */
export function movement(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const { flips, drift, missing } = document.moved;
  return [
    together(
      heading(setting, words.moved, 'moved'),
      tagged({ is: 'H3' }, { text: words.movedChart, style: 'title' }),
      beside(setting, slopes(setting), {
        stack: [
          ...(drift?.blindOnly ? [{ text: words.blindOnly, style: 'small', margin: [0, 0, 0, 4] } as Content] : []),
          ...(flips.length === 0 ? [{ text: words.noFlips, style: 'small' } as Content] : []),
          ...flips.map((flip): Content => ({
            text: speech.named(
              speech.say('flip', { seat: seatName(setting, flip.seat), from: flip.from, to: flip.to }),
              reasonSaid(flip, document.moved, speech),
            ),
            style: 'small',
            margin: [0, 0, 0, 3],
          })),
          ...(missing.length > 0
            ? [
                {
                  text: speech.named(
                    words.missing,
                    missing
                      .map(({ seat, reason }) => `${seat.name}${speech.bracketed(speech.remark(reason))}`)
                      .join(speech.marks.semicolon),
                  ),
                  style: 'small',
                } as Content,
              ]
            : []),
        ],
      }),
    ),
  ];
}

const high = 104;
const width = 190;
const label = 64;

/** A line per option from the blind ballots to the final ones; the numbers stand at its ends. */
function slopes(setting: Setting): Content {
  const { document, speech, colour, inOrder } = setting;
  const moved = document.options.flatMap(({ optionId, blind, final, recommended }) =>
    blind && final ? [{ optionId, from: blind.p, to: final.p, recommended }] : [],
  );
  if (moved.length === 0) return '';
  const top = Math.max(...moved.flatMap(({ from, to }) => [from, to]));
  const y = (p: number) => 6 + (high - 44) * (1 - p / top);
  const x = (side: 0 | 1) => (speech.rtl ? width * (1 - side) : width * side);
  const canvas: CanvasElement[] = [
    { type: 'line', x1: 0, y1: y(0), x2: width, y2: y(0), lineWidth: 0.5, lineColor: '#c9c5bd' },
    { type: 'line', x1: 0, y1: high, x2: 0, y2: high, lineWidth: 0.1, lineColor: '#ffffff' },
    ...moved.flatMap(({ optionId, from, to, recommended }): CanvasElement[] => [
      {
        type: 'line',
        x1: x(0),
        y1: y(from),
        x2: x(1),
        y2: y(to),
        lineWidth: recommended ? 2.25 : 1.25,
        lineColor: colour(optionId).strong,
      },
      { type: 'ellipse', x: x(0), y: y(from), r1: 2.5, r2: 2.5, color: colour(optionId).strong },
      { type: 'ellipse', x: x(1), y: y(to), r1: 2.5, r2: 2.5, color: colour(optionId).strong },
    ]),
  ];
  const ends = (side: 'from' | 'to'): Content => ({
    stack: spread(moved.map((option) => ({ option, at: y(option[side]) }))).map(({ option, at }): Content => ({
      text: [mark(setting, option.optionId, 8), ` ${speech.percent(option[side])} `],
      style: 'small',
      fontSize: 8,
      lineHeight: 1,
      alignment: side === 'from' ? setting.end : setting.start,
      relativePosition: { x: (side === 'from') === speech.rtl ? 6 : -6, y: at - lineHigh / 2 },
    })),
  });
  const alt = moved
    .map(({ optionId, from, to }) =>
      speech.named(
        `${optionId} ${setting.titleOf(optionId)}`,
        [`${speech.words.blind} ${speech.percent(from)}`, `${speech.words.final} ${speech.percent(to)}`].join(
          speech.marks.comma,
        ),
      ),
    )
    .join(speech.marks.semicolon);
  return tagged(
    { is: 'Figure', alt },
    {
      stack: [
        {
          columns: inOrder<Content>([
            {
              width: label,
              text: speech.words.blind,
              style: 'small',
              alignment: setting.end,
              margin: [4, 0, 4, 0],
            } as Content,
            { width, text: '' } as Content,
            {
              width: label,
              text: speech.words.final,
              style: 'small',
              alignment: setting.start,
              margin: [4, 0, 4, 0],
            } as Content,
          ]),
          columnGap: 0,
        },
        {
          unbreakable: true,
          columns: inOrder<Content>([
            withProperties(ends('from'), { width: label }),
            withProperties({ canvas }, { width }),
            withProperties(ends('to'), { width: label }),
          ]),
          columnGap: 0,
        },
      ],
    },
  );
}

const lineHigh = 11;

/** Labels from top to bottom, each as near to its point as the one above leaves room for. */
function spread<T extends { readonly at: number }>(items: readonly T[]): readonly T[] {
  let free = -Infinity;
  return items
    .toSorted((a, b) => a.at - b.at)
    .map((item) => {
      const at = Math.max(item.at, free);
      free = at + lineHigh;
      return { ...item, at };
    });
}
