import type { CanvasElement, Content } from 'pdfmake/interfaces.js';

import type { SeatRef } from '../../../shared/views/reportDocument.ts';
import type { Setting } from './setting.ts';

const names: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  rehearsal: '',
};

/** A provider by its own name; scripts and local servers have none. */
export const providerName = (provider: string | null): string => names[provider ?? ''] ?? provider ?? '';

/** Providers differ by the shape of the seat's mark, never by colour alone. */
export function seatMark(provider: string | null, colour: string): CanvasElement[] {
  const fill = { color: colour, lineWidth: 0.01, lineColor: colour };
  if (provider === 'openai') return [{ type: 'ellipse', x: 3, y: 3, r1: 3, r2: 3, ...fill }];
  if (provider === 'anthropic') return [{ type: 'rect', x: 0.4, y: 0.4, w: 5.2, h: 5.2, ...fill }];
  const points =
    provider === 'google'
      ? [
          { x: 3, y: 0 },
          { x: 6, y: 6 },
          { x: 0, y: 6 },
        ]
      : [
          { x: 3, y: 0 },
          { x: 6, y: 3 },
          { x: 3, y: 6 },
          { x: 0, y: 3 },
        ];
  return [{ type: 'polyline', closePath: true, points, ...fill }];
}

/** The seat by name, with its lens and provider. */
export const seatName = ({ speech }: Setting, seat: SeatRef): string =>
  [seat.name, seat.lens, providerName(seat.provider)]
    .filter((part, i, all) => part !== '' && all.indexOf(part) === i)
    .join(/\p{Script=Arabic}/u.test(speech.words.why) ? '، ' : ', ');

/** Mark and words in one line, in reading order. */
export const withMark = ({ inOrder }: Setting, provider: string | null, colour: string, line: Content): Content => ({
  columns: inOrder<Content>([
    { width: 12, canvas: seatMark(provider, colour), margin: [0, 4.5, 0, 0] } as Content,
    { width: '*', stack: [line] } as Content,
  ]),
  columnGap: 0,
});
