import type { Surfaces } from '../surfaces.ts';
import { inMail, inPdf, laidOut, type Planted } from './planting.ts';
import { above, said } from './wordings.ts';

/** The present value of the first option, which the kept story states. */
export const worth = ({ speech, document }: Surfaces, more = 0): string =>
  speech.number(Number(document.numbers?.counted.options[0]?.npv ?? 0) + more, 0);
const cash = ({ speech, document }: Surfaces, more = 0): string =>
  speech.number(Number(document.numbers?.counted.options[0]?.cash[2] ?? 0) + more, 0);
const leading = ({ speech, document }: Surfaces, option = document.numbers?.counted.best ?? ''): string =>
  speech.say('numbersFirst', { option });

/** The numbers of a decision, documents that nobody read to their end, and who vouches for the report. */
export const inTheRest: readonly Planted[] = [
  ...laidOut(
    'another present value',
    said('numbers', worth, (s) => worth(s, 5000)),
  ),
  ...laidOut(
    'cash of another amount',
    said('cash', cash, (s) => cash(s, 4000)),
  ),
  ...laidOut(
    'another option that the numbers put first',
    said('numbers', leading, (s) => leading(s, 'Z')),
  ),
  ...laidOut(
    'a document that was read further',
    above(
      () => '(2/7)',
      () => '(5/7)',
    ),
  ),
  inMail('a document that was read further', () => ({ under: 'text', from: '(2/7)', to: '(5/7)' })),
  inPdf(
    'evidence in another document',
    said(
      'evidence',
      () => 'Lease.pdf',
      () => 'Other.pdf',
    ),
  ),
  ...laidOut(
    'another signature',
    said(
      null,
      (s) => s.document.signed?.signature ?? '',
      () => '0f'.repeat(64),
    ),
  ),
];
