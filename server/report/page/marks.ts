import type { Content } from 'pdfmake/interfaces.js';

import type { SeatRef } from '../../../shared/views/reportDocument.ts';
import { tagged } from '../anyLanguage/tags/tag.ts';
import { type Setting, label } from './setting.ts';

const names: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  rehearsal: '',
};

/** A provider by its own name; scripts and local servers have none. */
export const providerName = (provider: string | null): string => names[provider ?? ''] ?? provider ?? '';

/** Providers differ by the shape of the seat's mark, never by colour alone. */
const shapes: Readonly<Record<string, string>> = { openai: '●', anthropic: '■', google: '▲' };
const otherShape = '◆';

/** The seat by name, with its lens and provider, in reading order: a Latin name does not turn the others round. */
export const seatName = ({ speech }: Setting, seat: SeatRef): string =>
  `${speech.rtl ? '\u200F' : ''}${[seat.name, speech.recorded(seat.lens), providerName(seat.provider)]
    .filter((part, i, all) => part !== '' && all.indexOf(part) === i)
    .map((part) => label(speech, part))
    .join(speech.marks.series)}`;

/** The shape of a seat's provider, to stand before its name. */
export const seatMark = (provider: string | null): Content =>
  tagged({ is: 'Artifact' }, { text: `${shapes[provider ?? ''] ?? otherShape}\u00A0 `, font: 'Plain', fontSize: 7.5 });
