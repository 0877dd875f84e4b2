import type { Content } from 'pdfmake/interfaces.js';

import { type Shape, shapeOf } from '../../../shared/events/providers.ts';
import type { Dissent } from '../../../shared/views/reportDocument/types/dissents.ts';
import type { SeatRef } from '../../../shared/views/reportDocument/types/common.ts';
import { seatSaid } from '../../../shared/words/said/seatSaid.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import { type Setting, label, mark } from './typesetting.ts';

const drawn: Readonly<Record<Shape, string>> = {
  disc: '●',
  square: '■',
  triangle: '▲',
  diamond: '◆',
  'open-diamond': '◇',
  'triangle-down': '▼',
  star: '★',
  ring: '○',
};

/** The seat by name, with its lens and provider. */
export const seatName = ({ speech }: Setting, seat: SeatRef): string =>
  seatSaid(
    [seat.name, speech.lens(seat.lens), providerName(seat.provider)]
      .filter((part, i, all) => part !== '' && all.indexOf(part) === i)
      .map((part) => label(speech, part)),
    speech,
  );

/** The shape of a seat's provider, to stand before its name. */
export const seatMark = (provider: string | null): Content =>
  tagged(
    { is: 'Artifact' },
    {
      text: `${drawn[shapeOf(provider)]}\u00A0 `,
      font: 'Plain',
      fontSize: 7.5,
    },
  );

/** Who dissents, and for which option. */
export const dissenter = (setting: Setting, { seat, optionId }: Pick<Dissent, 'seat' | 'optionId'>): Content => ({
  text: [
    seatMark(seat.provider),
    { text: setting.speech.say('dissentsFor', { seat: seatName(setting, seat) }), italics: true },
    ' ',
    mark(setting, optionId),
  ],
});
